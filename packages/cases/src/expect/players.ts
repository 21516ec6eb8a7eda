import type { Thing } from "../actions/action.ts";
import type { ObjectId, Seat, State } from "../adapter.ts";
import type { Located, PlayerCheck } from "../case.ts";
import { DOMAINS } from "../read/keywords.ts";
import { type Checker, seatName } from "./checker.ts";
import { checkConstruction } from "./construction.ts";

export function checkPlayer(checker: Checker, seat: Seat, checks: readonly Located<PlayerCheck>[]): void {
  for (const check of checks) checkOne(checker, seat, check);
}

function checkOne(checker: Checker, seat: Seat, check: Located<PlayerCheck>): void {
  const { state } = checker.situation;
  const player = state.players[seat];
  const what = `${seatName(seat)}'s ${check.key}`;
  switch (check.key) {
    case "points":
    case "xp":
      checker.same(check.line, what, check.n, player[check.key]);
      return;
    case "runes":
      checker.same(check.line, what, check.n, player.runes.length);
      return;
    case "readyRunes":
      checker.same(check.line, what, check.n, player.runes.filter((id) => !state.objects[id].exhausted).length);
      return;
    case "runeDeck":
      checker.same(check.line, what, check.n, player.runeDeck.length);
      return;
    case "hand":
    case "trash":
    case "banished":
      checkContents(checker, check, what, [player[check.key]]);
      return;
    case "base":
      checkContents(checker, check, what, baseOf(state, seat));
      return;
    case "deck":
      checkDeck(checker, check, what, player.deck.toReversed());
      return;
    case "pool":
      checkPool(checker, check, what, seat);
      return;
    case "lost":
      checker.same(check.line, what, check.is, player.lost);
      return;
    case "breaks":
    case "keeps":
      checkConstruction(checker, seat, check);
      return;
  }
}

/** Units and gear; what is attached may be listed beside its host or left to it. */
function baseOf({ at, objects }: State, seat: Seat): [ObjectId[], ObjectId[]] {
  const all = [...at[seat]];
  return [all.filter((id) => objects[id].attachedTo < 0), all];
}

/** `readings`: the ways to count what is there, the usual one first. */
function checkContents(
  checker: Checker,
  { line, contents }: Located<Extract<PlayerCheck, { key: "hand" | "trash" | "banished" | "base" }>>,
  what: string,
  readings: readonly (readonly ObjectId[])[],
): void {
  const fits = (ids: readonly ObjectId[]) => {
    if ("count" in contents) return ids.length === contents.count;
    const { missing, surplus } = checker.compareObjects(contents.exactly, ids);
    return missing.length === 0 && surplus.length === 0;
  };
  if (readings.some(fits)) return;
  const [usual] = readings;
  if ("exactly" in contents) checker.sameObjects(line, what, contents.exactly, usual);
  else checker.fail(line, `expected ${what} to hold ${contents.count}, but it holds ${usual.length}: [${checker.list(usual)}].`);
}

function checkDeck(
  checker: Checker,
  { line, contents }: Located<Extract<PlayerCheck, { key: "deck" }>>,
  what: string,
  topFirst: readonly ObjectId[],
): void {
  if ("count" in contents) checker.same(line, `the number of cards in ${what}`, contents.count, topFirst.length);
  else if ("top" in contents) {
    const matches = contents.top.every((thing, i) => i < topFirst.length && checker.isCalled(thing, topFirst[i]));
    const shown = checker.list(topFirst.slice(0, contents.top.length));
    if (!matches) checker.fail(line, `expected the top of ${what} to be [${texts(contents.top)}], but it is [${shown}].`);
  } else {
    const { missing } = checker.compareObjects(contents.contains, topFirst);
    if (missing.length > 0) checker.fail(line, `expected ${what} to contain ${texts(missing)}, but it is [${checker.list(topFirst)}].`);
  }
}

const texts = (things: readonly Thing[]): string => things.map(({ text }) => text).join(", ");

const total = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0);

/** Only what is mentioned is compared. */
function checkPool(checker: Checker, { line, pool }: Located<Extract<PlayerCheck, { key: "pool" }>>, what: string, seat: Seat): void {
  const player = checker.situation.state.players[seat];
  const actual = {
    energy: player.energy + total(player.limitedEnergy),
    any: player.power[DOMAINS.length] + total(player.limitedPower),
    ...Object.fromEntries(DOMAINS.map((domain, i) => [domain, player.power[i]])),
  } as Record<string, number>;
  for (const [resource, amount] of Object.entries(pool)) checker.same(line, `${resource} in ${what}`, amount, actual[resource]);
}

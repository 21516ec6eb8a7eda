import { describe, expect, it } from "vitest";
import {
  addBattlefield,
  addCard,
  addPermanent,
  apply,
  type CardId,
  emptyGame,
  explain,
  loadPool,
  MODES,
  type ModeName,
  NO_CARD,
  Phase,
  type State,
  setControl,
  setPlayer,
  startAt,
  Zone,
} from "../src/internal.ts";
import { battlefield, type CardData, type Filter, gear, spell, unit } from "../src/language/index.ts";
import { baseOf, nthBattlefield, nthLocation, nthSeat, type ObjectId, type Seat } from "../src/state/ids.ts";
import type { Chance } from "../src/state/rng.ts";
import { chanceOf } from "./games.ts";
import { groups, keyOf, MIGHTY_ENOUGH, SMALL_ENOUGH, subsets, type Table, type Text, type Thing } from "./targets-reference.ts";

/** What spells may choose against a slow reference, on random boards. LONG=1 tries more of them. */

const BOARDS = process.env.LONG === undefined ? 600 : 40_000;
const MODE_NAMES: readonly ModeName[] = ["duel", "ffa3", "ffa4", "2v2"];
const STATES = ["exhausted", "ready", "stunned", "damaged", "buffed"] as const;
const FIELDS = 3;

const TEXTS: readonly Text[] = (["unit", "gear", "permanent"] as const).flatMap((kind) =>
  (["friendly", "enemy", "yours", null] as const).flatMap((side) =>
    (["battlefield", "base", null] as const).flatMap((place) =>
      [...(kind === "unit" ? [...STATES, MIGHTY_ENOUGH, SMALL_ENOUGH] : []), null].flatMap((also) =>
        [1, 2].map((howMany) => ({ kind, side, place, also, howMany })),
      ),
    ),
  ),
);

function filterOf({ kind, side, place, also }: Text): Filter {
  const status = STATES.find((state) => state === also);
  return {
    kinds: [kind],
    ...(side === null ? {} : { side }),
    ...(place === null ? {} : { place }),
    ...(status === undefined ? {} : { is: [status] }),
    ...(also === MIGHTY_ENOUGH ? { might: { atLeast: 4 } } : also === SMALL_ENOUGH ? { might: { atMost: 3 } } : {}),
  };
}
const nameOf = (text: Text): string => `Choose ${Object.values(text).join(" ")}`;

const CARDS: readonly CardData[] = [
  battlefield("Plain Field", "SFD-700"),
  gear("Plain Gear", "SFD-701", { energy: 0 }),
  ...[1, 2, 3, 4, 5].map((might) => unit(`Plain ${might}`, `SFD-71${might}`, { energy: 0, might })),
  ...TEXTS.map((text, i) =>
    spell(
      nameOf(text),
      `SFD-${1000 + i}`,
      { energy: 0 },
      { kind: "spell", then: [{ do: "ready", what: { a: filterOf(text), ...(text.howMany === 1 ? {} : { n: text.howMany }) } }] },
    ),
  ),
];
const { pool, refused } = loadPool([...CARDS]);
const card = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;

function addThing(s: State, chance: Chance, seat: Seat): Thing {
  const oneIn = (n: number): boolean => chance.below(n) === 0;
  const isUnit = !oneIn(4);
  const printed = 1 + chance.below(5);
  const name = card(isUnit ? `Plain ${printed}` : "Plain Gear");
  if (oneIn(6)) {
    const id = addCard(s, name, seat, oneIn(2) ? Zone.trash : Zone.hand);
    return { id, seat, isUnit, isOnBoard: false, isAtBattlefield: false, might: printed, deflect: 0, states: [] };
  }
  const isAtBattlefield = isUnit && seat < FIELDS && oneIn(2);
  const exhausted = oneIn(3);
  const buffed = isUnit && oneIn(4) ? 1 : 0;
  const turn = isUnit && oneIn(4) ? chance.below(5) - 2 : 0;
  const might = printed + buffed + turn;
  const damage = isUnit && might > 1 && oneIn(4) ? 1 : 0;
  const stunned = isUnit && oneIn(4);
  const deflect = isUnit && oneIn(4) ? 1 + chance.below(2) : 0;
  const place = isAtBattlefield ? nthLocation(4 + seat) : baseOf(seat);
  const keywords = deflect > 0 ? [{ keyword: "Deflect" as const, value: deflect }] : [];
  const id = addPermanent(s, name, seat, place, { exhausted, buffed, might: turn, damage, stunned, keywords });
  const states = [
    exhausted ? "exhausted" : "ready",
    ...(stunned ? ["stunned"] : []),
    ...(damage > 0 ? ["damaged"] : []),
    ...(buffed > 0 ? ["buffed"] : []),
  ];
  return { id, seat, isUnit, isOnBoard: true, isAtBattlefield, might, deflect, states };
}

/** Every group that the engine accepts, and null where the spell cannot be played. */
function accepted(s: State, things: readonly Thing[], spellId: ObjectId, howMany: number): string[] | null {
  const { turnPlayer } = s;
  if (apply(s, { do: "play", object: spellId, way: 0 }) !== null) return null;
  const d = s.decision;
  // Where there is one way alone, nobody is asked.
  if (d?.about !== "targets") return s.chain.map(({ targets }) => keyOf(targets.flat()));
  const ids = things.map(({ id }) => id);
  const legalGroups = subsets(ids, howMany).filter((picks) => explain(s, turnPlayer, { do: "choose", picks }) === null);
  return legalGroups.map(keyOf).toSorted();
}

interface Tally {
  played: number;
  refused: number;
  groups: number;
}

function compare(seed: number, tally: Tally): void {
  const chance = chanceOf(seed);
  const mode = MODE_NAMES[chance.below(MODE_NAMES.length)];
  const { teams } = MODES[MODES.findIndex(({ name }) => name === mode)];
  const you = nthSeat(chance.below(teams.length));
  const power = chance.below(4);
  const text = TEXTS[chance.below(TEXTS.length)];
  const s = emptyGame(pool, { mode, seed: 1, windows: "all" });
  for (let field = 0; field < Math.min(FIELDS, teams.length); field++) addBattlefield(s, card("Plain Field"), nthSeat(field));
  const things = teams.flatMap((_, seat) => Array.from({ length: chance.below(4) }, () => addThing(s, chance, nthSeat(seat))));
  for (const { seat, isAtBattlefield } of things) if (isAtBattlefield) setControl(s, nthBattlefield(seat), nthSeat(seat));
  setPlayer(s, you, { power: [0, 0, 0, 0, 0, 0, power] });
  const spellId = addCard(s, card(nameOf(text)), you, Zone.hand);
  startAt(s, { turnPlayer: you, phase: Phase.main, turnNumber: 5, scored: [], moved: [], played: [] });
  const table: Table = { things, teams, you, power };
  const book = groups(table, text);
  const found = accepted(s, things, spellId, text.howMany);
  const words = `seed ${seed}: ${mode}, P${you + 1} with ${power}: ${JSON.stringify(text)} ${JSON.stringify(things)}`;
  expect(found, words).toEqual(book.length === 0 ? null : book);
  if (found === null) tally.refused++;
  else tally.played++;
  tally.groups += book.length;
}

describe("targets (355.8, 355.9)", () => {
  it("are those of the book, and a spell without any cannot be played", { timeout: 1_200_000 }, () => {
    expect(refused).toEqual([]);
    const tally: Tally = { played: 0, refused: 0, groups: 0 };
    for (let seed = 1; seed <= BOARDS; seed++) compare(seed, tally);
    console.log(`${BOARDS} boards, ${TEXTS.length} texts: ${tally.played} played, ${tally.refused} refused, ${tally.groups} groups`);
    expect(tally.played).toBeGreaterThan(BOARDS / 4);
    expect(tally.refused).toBeGreaterThan(BOARDS / 10);
  });
});

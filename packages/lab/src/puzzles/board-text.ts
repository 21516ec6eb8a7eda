import { flow, type Value } from "@rulebound/cases/report";
import {
  DOMAINS,
  FIRST_BATTLEFIELD,
  type GameObject,
  modeOf,
  type ObjectId,
  Phase,
  type PlayerRecord,
  playerName,
  printedName,
  type Seat,
  type State,
} from "@rulebound/engine/internal";

/** The board of a game at the beginning of a main phase, in the notation of the cases. Steps are somebody else's business. */
interface CaseHead {
  readonly name: string;
  readonly seed: number;
}

/** Why this board cannot be written down; null: it can. */
export function refusalToWrite(s: State): string | null {
  if (s.phase !== Phase.main || s.chain.length > 0 || s.showdownAt >= 0) return "something is under way";
  if (s.ongoing.length > 0 || s.turnQueue.length > 0) return "an effect is in force";
  if (s.players.some((p) => p.legends.length !== 1 || p.furtherLegends.length > 0 || p.lost)) return "a player has no single legend";
  if (s.players.some((p) => p.energy > 0 || p.limit !== 0 || p.power.some((n) => n > 0))) return "a pool is not empty";
  const names = s.battlefields.map(({ object }) => printedName(s, object));
  if (new Set(names).size < names.length) return "two battlefields have the same name";
  if (s.battlefields.some(({ contestedBy, cannotScore, excepted }) => contestedBy >= 0 || cannotScore !== 0 || excepted !== 0))
    return "a battlefield is contested or barred";
  const odd = s.at.flat().find((id) => isOdd(s.objects[id]));
  return odd === undefined ? null : `${printedName(s, odd)} has been given something`;
}

const isOdd = (o: GameObject): boolean =>
  (o.keywordsTurn | o.keywordsCombat | o.keywordsGranted | o.typesGained | o.prevent | o.mightCombat | o.deflectTurn | o.huntTurn) !== 0 ||
  (o.assaultTurn | o.shieldTurn | o.shieldCombat | o.moves) !== 0 ||
  o.named >= 0 ||
  o.linked.length > 0 ||
  o.used.length > 0;

export function boardText(s: State, { name, seed }: CaseHead): string {
  const scored = s.players
    .map(({ seat }) => [seat, s.battlefields.filter((b) => (b.scoredBy & (1 << seat)) !== 0)] as const)
    .filter(([, fields]) => fields.length > 0);
  const played = s.players.filter(({ finalizedCards }) => finalizedCards.length > 0);
  return [
    `name: ${flow(name)}`,
    ...(modeOf(s).name === "duel" ? [] : [`mode: ${flow(modeOf(s).name)}`]),
    `seed: ${seed}`,
    `turn: ${playerName(s.turnPlayer)}`,
    `turnNumber: ${s.turnNumber}`,
    ...(scored.length === 0
      ? []
      : [
          `scored: ${flow(Object.fromEntries(scored.map(([seat, fields]) => [playerName(seat), fields.map(({ object }) => printedName(s, object))])))}`,
        ]),
    ...(played.length === 0
      ? []
      : [
          `played: ${flow(Object.fromEntries(played.map((p) => [playerName(p.seat), p.finalizedCards.map((card) => s.pool.cards[card].data.name)])))}`,
        ]),
    "players:",
    ...s.players.flatMap((p) => [`  ${playerName(p.seat)}:`, ...playerLines(s, p)]),
    "battlefields:",
    ...s.battlefields.map(({ index }) => `  - ${battlefieldLine(s, index)}`),
  ].join("\n");
}

function playerLines(s: State, p: PlayerRecord): string[] {
  const names = (ids: readonly ObjectId[]): string[] => ids.map((id) => printedName(s, id));
  const [legend] = p.legends;
  const [champion] = p.champion;
  const values: Readonly<Record<string, Value | undefined>> = {
    legend: cardWith(s, legend),
    champion: champion === undefined ? undefined : printedName(s, champion),
    chosen: champion === undefined && p.chosen >= 0 ? s.pool.cards[p.chosen].data.name : undefined,
    points: p.points,
    xp: p.xp === 0 ? undefined : p.xp,
    hand: names(p.hand),
    deck: { exactly: names(p.deck).reverse() },
    trash: given(names(p.trash)),
    banished: given(names(p.banished)),
    runes: runes(s, p),
    runeDeck: names(p.runeDeck)
      .reverse()
      .map((name) => name.replace(/ rune$/i, "").toLowerCase()),
    base: given(permanents(s, p.seat, p.seat)),
  };
  return Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [`    ${key}: ${flow(value)}`]));
}

const given = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

function runes(s: State, p: PlayerRecord): Value {
  const out: Record<string, Value> = {};
  for (const domain of DOMAINS) {
    const own = p.runes.filter((id) => s.pool.cards[s.objects[id].card].data.domains[0] === domain);
    const exhausted = own.filter((id) => s.objects[id].exhausted).length;
    if (own.length > 0) out[domain] = exhausted === 0 ? own.length : { ready: own.length - exhausted, exhausted };
  }
  return out;
}

/** Units and gear that a player controls at a place; what is attached is said of its host. */
const permanents = (s: State, seat: Seat, location: number): Value[] =>
  s.at[location]
    .filter((id) => s.objects[id].controller === seat && s.objects[id].attachedTo < 0 && !s.players[seat].runes.includes(id))
    .map((id) => cardWith(s, id));

function cardWith(s: State, id: ObjectId): Value {
  const o = s.objects[id];
  const states: Readonly<Record<string, Value | undefined>> = {
    exhausted: o.exhausted || undefined,
    damage: o.damage || undefined,
    buffed: o.buffs || undefined,
    stunned: o.stunned || undefined,
    empowered: o.empowered || undefined,
    might: o.mightTurn || undefined,
    attached: given(o.attached.map((gear) => cardWith(s, gear))),
    copyOf: o.copyOf < 0 ? undefined : s.pool.cards[o.copyOf].data.name,
    owner: o.owner === o.controller ? undefined : playerName(o.owner),
  };
  const said = Object.entries(states).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return said.length === 0 ? printedName(s, id) : { card: printedName(s, id), ...Object.fromEntries(said) };
}

function battlefieldLine(s: State, index: number): string {
  const { object, controller, facedown } = s.battlefields[index];
  const perPlayer = (listOf: (seat: Seat) => readonly Value[]): Value | undefined => {
    const entries = s.players.map(({ seat }) => [playerName(seat), listOf(seat)] as const).filter(([, list]) => list.length > 0);
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  };
  const values: Readonly<Record<string, Value | undefined>> = {
    controller: controller < 0 ? "none" : playerName(controller),
    units: perPlayer((seat) => permanents(s, seat, index + FIRST_BATTLEFIELD)),
    facedown: perPlayer((seat) => facedown.filter((id) => s.objects[id].controller === seat).map((id) => printedName(s, id))),
  };
  const said = Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return `${flow(printedName(s, object))}: ${flow(Object.fromEntries(said))}`;
}

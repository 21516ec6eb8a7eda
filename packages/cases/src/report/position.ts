import { FIRST_BATTLEFIELD, FIRST_SEAT, type PermanentView, Phase, playerName, type Seat, type View } from "@rulebound/engine/internal";
import { flow, type Value } from "./flow.ts";

/** A board as one seat sees it; nothing else goes into a report. */
export type SeenBoard = Omit<View, "decision">;

export interface WrittenPosition {
  /** A case: whoever runs it has the board. */
  readonly text: string;
  /** What the notation has no words for, or nobody but its owner knows. */
  readonly leftOut: readonly string[];
}

/** What stands for a card that the seat cannot see. */
const UNKNOWN = "Filler";

/** The board as a case, at the beginning of the main phase: what is on the chain, and what lasts, is told but not set up. */
export function positionOf(view: SeenBoard, name: string, cardName: (card: number) => string): WrittenPosition {
  const { turn, players, battlefields } = view;
  const fields = fieldNames(view);
  const perPlayer = (listOf: (seat: Seat) => readonly string[]): Value | null => {
    const said = players.map(({ seat }) => [playerName(seat), listOf(seat)] as const).filter(([, list]) => list.length > 0);
    return said.length === 0 ? null : Object.fromEntries(said);
  };
  const scored = perPlayer((seat) => fields.filter((_, at) => battlefields[at].scoredBy.includes(seat)));
  const played = perPlayer((seat) => players[seat].thisTurn.cards.map(cardName));
  const text = [
    `name: ${flow(name)}`,
    ...(view.mode === "duel" ? [] : [`mode: ${flow(view.mode)}`]),
    `turn: ${playerName(turn.player < 0 ? FIRST_SEAT : turn.player)}`,
    `turnNumber: ${Math.max(1, turn.number)}`,
    ...(scored === null ? [] : [`scored: ${flow(scored)}`]),
    ...(played === null ? [] : [`played: ${flow(played)}`]),
    "players:",
    ...players.flatMap((player) => [`  ${playerName(player.seat)}:`, ...playerLines(view, player.seat, cardName)]),
    ...(battlefields.length === 0 ? [] : ["battlefields:", ...fields.map((field, at) => `  - ${fieldLine(view, at, field, cardName)}`)]),
    "steps:",
    `  - expect: ${flow(Object.fromEntries(players.map(({ seat, points }) => [playerName(seat), { points }])))}`,
  ].join("\n");
  return { text, leftOut: leftOutOf(view, cardName) };
}

/** Two players may bring the same battlefield. */
function fieldNames({ battlefields }: SeenBoard): string[] {
  const names = battlefields.map(({ name }) => name);
  return names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`));
}

const given = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);
const many = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => UNKNOWN);

function playerLines(view: SeenBoard, seat: Seat, cardName: (card: number) => string): string[] {
  const player = view.players[seat];
  const { hand, deck, champion, chosen, legends, pool, trash, banished } = player;
  const [legend, ...further] = legends;
  const names = (cards: readonly { readonly name: string }[]): string[] => cards.map((card) => card.name);
  const cards = many(deck.count);
  for (const card of deck.known) if (card.fromTop < cards.length) cards[card.fromTop] = card.name;
  const values: Readonly<Record<string, Value | undefined>> = {
    legend: legend === undefined ? undefined : legend.exhausted ? { card: legend.name, exhausted: true } : legend.name,
    legends: given(names(further)),
    champion: champion[0]?.name,
    chosen: champion.length === 0 && chosen >= 0 ? cardName(chosen) : undefined,
    points: player.points,
    xp: player.xp || undefined,
    hand: given([...names(hand.cards), ...many(hand.count - hand.cards.length)]),
    deck: { exactly: cards },
    trash: given(names(trash)),
    banished: given(names(banished)),
    runes: runesOf(view, seat),
    runeDeck: runeDeckOf(view, seat),
    pool: poolOf(pool),
    base: given(permanentsAt(view, seat, seat, cardName)),
  };
  return Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [`    ${key}: ${flow(value)}`]));
}

const domainOf = (rune: string): string => rune.replace(/ rune$/i, "").toLowerCase();

function runesOf(view: SeenBoard, seat: Seat): Value | undefined {
  const counts = new Map<string, { ready: number; exhausted: number }>();
  for (const { name, exhausted } of view.players[seat].runes) {
    const count = counts.get(domainOf(name)) ?? { ready: 0, exhausted: 0 };
    counts.set(domainOf(name), exhausted ? { ...count, exhausted: count.exhausted + 1 } : { ...count, ready: count.ready + 1 });
  }
  return counts.size === 0 ? undefined : Object.fromEntries(counts);
}

/** Runes that nobody knows are taken for one of those that lie there. */
function runeDeckOf({ players }: SeenBoard, seat: Seat): Value | undefined {
  const { runeDeck, runes } = players[seat];
  const some = runeDeck.known[0]?.name ?? runes[0]?.name;
  if (some === undefined) return runeDeck.count === 0 ? [] : undefined;
  const domains = Array.from({ length: runeDeck.count }, () => domainOf(some));
  for (const { fromTop, name } of runeDeck.known) if (fromTop < domains.length) domains[fromTop] = domainOf(name);
  return domains;
}

const DOMAINS_AND_ANY = ["fury", "calm", "mind", "body", "chaos", "order", "any"] as const;

function poolOf({ energy, power }: SeenBoard["players"][number]["pool"]): Value | undefined {
  const said = power.flatMap((amount, at) => (amount > 0 && at < DOMAINS_AND_ANY.length ? [[DOMAINS_AND_ANY[at], amount] as const] : []));
  const all = [...(energy > 0 ? [["energy", energy] as const] : []), ...said];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

const permanentsAt = (view: SeenBoard, seat: Seat, location: number, cardName: (card: number) => string): Value[] =>
  view.board
    .filter((one) => one.location === location && one.controller === seat && one.attachedTo < 0)
    .map((one) => objectOf(view, one, cardName));

function objectOf(view: SeenBoard, one: PermanentView, cardName: (card: number) => string): Value {
  const isCopy = one.copyOf >= 0;
  const card = isCopy ? cardName(one.card) : one.name;
  const attached = one.attached.flatMap((id) => view.board.find((other) => other.id === id) ?? []);
  const states: Readonly<Record<string, Value | undefined>> = {
    exhausted: one.exhausted || undefined,
    damage: one.damage || undefined,
    buffed: one.buffs || undefined,
    stunned: one.stunned || undefined,
    empowered: one.empowered || undefined,
    attached: given(attached.map((other) => objectOf(view, other, cardName))),
    copyOf: isCopy ? cardName(one.copyOf) : undefined,
    owner: one.owner === one.controller ? undefined : playerName(one.owner),
  };
  const said = Object.entries(states).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return said.length === 0 ? card : { card, ...Object.fromEntries(said) };
}

function fieldLine(view: SeenBoard, at: number, field: string, cardName: (card: number) => string): string {
  const { name, controller, contestedBy, facedown } = view.battlefields[at];
  const perPlayer = (listOf: (seat: Seat) => readonly Value[]): Value | undefined => {
    const entries = view.players.map(({ seat }) => [playerName(seat), listOf(seat)] as const).filter(([, list]) => list.length > 0);
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  };
  const values: Readonly<Record<string, Value | undefined>> = {
    card: field === name ? undefined : name,
    controller: controller < 0 ? "none" : playerName(controller),
    units: perPlayer((seat) => permanentsAt(view, seat, at + FIRST_BATTLEFIELD, cardName)),
    facedown: perPlayer((seat) => facedown.filter((one) => one.controller === seat).map((one) => (one.card < 0 ? UNKNOWN : one.name))),
    contested: contestedBy < 0 ? undefined : playerName(contestedBy),
  };
  const said = Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return `${flow(field)}: ${flow(Object.fromEntries(said))}`;
}

function leftOutOf({ turn, chain, ongoing, players, board }: SeenBoard, cardName: (card: number) => string): string[] {
  const hidden = players.some(({ hand, deck }) => hand.count > hand.cards.length || deck.count > deck.known.length);
  const phase = Object.entries(Phase).find(([, value]) => value === turn.phase)?.[0] ?? "";
  return [
    ...(hidden ? [`${UNKNOWN} stands for cards that this seat does not see`] : []),
    ...(turn.phase === Phase.main ? [] : [`it was in the phase ${phase}`]),
    ...(turn.showdown === null ? [] : [`a ${turn.showdown.combat ? "combat" : "showdown"} was under way`]),
    ...chain.map(({ name, controller, kind }) => `on the chain: ${name || "a card"} (${kind}, ${playerName(controller)})`),
    ...ongoing.map(({ card }) => `an effect in force: ${card < 0 ? "of something" : cardName(card)}`),
    ...board
      .filter(({ moves }) => moves > 0)
      .map(({ name, moves }) => `${name} has moved ${moves === 1 ? "once" : `${moves} times`} this turn`),
  ];
}

import {
  type CardPool,
  DOMAINS,
  isItemChoice,
  isLocationChoice,
  isPlayerChoice,
  isWordChoice,
  KEYWORDS,
  LOCATION,
  type PermanentView,
  PLAYER,
  type PlayerView,
  type View,
  WORD,
} from "@rulebound/engine";
import { FIRST_KEYWORD, POWER, Rows } from "./layout.ts";
import { locationRow, ROWS, relative, type Slots } from "./slots.ts";

/**
 * A view as a list of whole numbers of one length, `layout.ts` says what stands where. Cards are their index in the pool plus
 * 1, players and locations their relative number plus 1, so that 0 is always nothing.
 */
const KINDS = ["act", "choose", "order", "may", "mode", "number", "assign", "pay", "name", "mulligan", "battlefield"];
const ABOUT = [
  "act",
  "targets",
  "may",
  "order",
  "assign",
  "pay",
  "mode",
  "number",
  "location",
  "cards",
  "player",
  "name",
  "combat",
  "mulligan",
];
const ITEM_KINDS = ["card", "activated", "triggered"];
const ROLES = ["attacker", "defender"];
const KEYWORD_FIELD: ReadonlyMap<string, number> = new Map(KEYWORDS.map((keyword, i) => [keyword, FIRST_KEYWORD + i]));

/** The numbers of the decision's kinds and topics, for whoever wants to read them. */
export const DECISION_WORDS = { kind: KINDS, about: ABOUT };

export function tensorOf(view: View, slots: Slots, pool: CardPool): number[] {
  const rows = new Rows();
  rows.write("turn", 0, turnRow(view));
  for (const p of view.players) {
    const row = relative(view, p.seat);
    rows.write("players", row, playerRow(view, p, pool));
    for (let i = 0; i < Math.min(ROWS.trash, p.trash.length); i++)
      rows.write("trash", row * ROWS.trash + i, [p.trash[p.trash.length - 1 - i].card + 1]);
  }
  view.battlefields.forEach((b, row) => {
    const scored = b.scoredBy.reduce((bits, seat) => bits | (1 << relative(view, seat)), 0);
    const own = b.facedown.find(({ controller }) => controller === view.viewer)?.card ?? -1;
    const sides = [b.owner, b.controller, b.contestedBy].map((seat) => relative(view, seat) + 1);
    rows.write("battlefields", row, [b.card + 1, ...sides, b.showdownStaged, b.combatStaged, scored, b.facedown.length, own + 1]);
  });
  slots.board.forEach((o, row) => {
    rows.write("board", row, permanentRow(view, slots, o));
    for (const keyword in o.keywords) rows.set("board", row, KEYWORD_FIELD.get(keyword) ?? 0, o.keywords[keyword]);
  });
  view.players[view.viewer]?.hand.cards.forEach(({ card }, row) => {
    const { energy, power, might } = pool.cards[card].data;
    rows.write("hand", row, [card + 1, energy ?? 0, power ?? 0, might ?? 0]);
  });
  view.chain.slice(-ROWS.chain).forEach((item, row) => {
    const target = item.targets.flat().find((choice) => slots.boardRow.has(choice)) ?? -1;
    const facts = [item.card + 1, ITEM_KINDS.indexOf(item.kind) + 1, relative(view, item.controller) + 1, item.finalized];
    rows.write("chain", row, [...facts, (slots.boardRow.get(target) ?? -1) + 1]);
  });
  writeDecision(view, slots, rows);
  return rows.values;
}

function turnRow(view: View): (number | boolean)[] {
  const { turn } = view;
  const player = (seat: number): number => relative(view, seat) + 1;
  return [
    ...[turn.number, turn.phase, player(turn.player), player(turn.firstPlayer), player(turn.priority), player(turn.focus)],
    ...[turn.state.endsWith("closed"), turn.showdown === null ? 0 : locationRow(view, turn.showdown.at) + 1],
    ...[turn.showdown?.combat === true, player(turn.showdown?.attacker ?? -1), player(turn.showdown?.defender ?? -1)],
    view.victoryScore,
  ];
}

function playerRow(view: View, p: PlayerView, pool: CardPool): (number | boolean)[] {
  const runes = DOMAINS.map(() => [0, 0]);
  for (const { card, exhausted } of p.runes) {
    const domain = DOMAINS.indexOf(pool.cards[card].data.domains[0] as (typeof DOMAINS)[number]);
    if (domain >= 0) runes[domain][exhausted ? 1 : 0]++;
  }
  const own = view.players[view.viewer];
  const { energy, power, limitedEnergy, limitedPower } = p.pool;
  const { cards, drawn, discarded, unitsLost } = p.thisTurn;
  return [
    ...[true, own !== undefined && p.seat !== own.seat && p.team === own.team, p.lost, p.points, p.xp, energy],
    ...POWER.map((_, i) => power[i] ?? 0),
    ...[limitedEnergy, limitedPower, p.hand.count, p.deck.count, p.runeDeck.count, p.trash.length, p.banished.length],
    ...[cards.length, drawn, discarded, unitsLost],
    ...runes.map(([ready]) => ready),
    ...runes.map(([, exhausted]) => exhausted),
    ...[(p.legends[0]?.card ?? -1) + 1, p.legends[0]?.exhausted === true, (p.champion[0]?.card ?? -1) + 1, p.chosen + 1],
  ];
}

/** All but the keywords. */
const permanentRow = (view: View, { boardRow }: Slots, o: PermanentView): (number | boolean)[] => [
  o.card + 1,
  o.copyOf + 1,
  locationRow(view, o.location) + 1,
  relative(view, o.owner) + 1,
  relative(view, o.controller) + 1,
  o.token,
  o.types.includes("unit"),
  o.types.includes("gear"),
  o.might,
  o.damage,
  o.exhausted,
  o.stunned,
  o.buffs,
  o.empowered,
  o.role === null ? 0 : ROLES.indexOf(o.role) + 1,
  o.prevent,
  (boardRow.get(o.attachedTo) ?? -1) + 1,
  o.moves,
  o.since === view.turn.number,
];

function writeDecision(view: View, { boardRow }: Slots, rows: Rows): void {
  const d = view.decision;
  if (d?.asked !== "you") return;
  const cards = d.options.length > 0 || d.source >= 0 ? cardsByAlias(view) : new Map<number, number>();
  const source = (cards.get(d.source) ?? -1) + 1;
  rows.write("decision", 0, [KINDS.indexOf(d.kind) + 1, ABOUT.indexOf(d.about) + 1, source, d.min, d.max, d.picked.length, d.total]);
  const isPlain = d.kind === "mode" || d.kind === "number" || d.kind === "battlefield";
  d.options.slice(0, ROWS.options).forEach(({ option }, row) => {
    const picked = d.picked.includes(option);
    if (isPlain) rows.write("options", row, [picked, 0, 0, 0, 0, 0, 0, option]);
    else if (isWordChoice(option)) rows.write("options", row, [picked, 0, 0, 0, 0, 0, option - WORD + 1]);
    else if (isItemChoice(option)) rows.write("options", row, [picked, 0, 0, 0, 0, 1]);
    else if (isLocationChoice(option)) rows.write("options", row, [picked, 0, 0, 0, locationRow(view, option - LOCATION) + 1]);
    else if (isPlayerChoice(option)) rows.write("options", row, [picked, 0, 0, relative(view, option - PLAYER) + 1]);
    else rows.write("options", row, [picked, (boardRow.get(option) ?? -1) + 1, (cards.get(option) ?? -1) + 1]);
  });
}

/** The cards of all objects that the view names. */
function cardsByAlias(view: View): Map<number, number> {
  const out = new Map<number, number>();
  const add = (cards: readonly { readonly id: number; readonly card: number }[]): void => {
    for (const { id, card } of cards) out.set(id, card);
  };
  add(view.board);
  add(view.battlefields);
  for (const b of view.battlefields) add(b.facedown);
  for (const p of view.players)
    for (const cards of [p.hand.cards, p.deck.known, p.runeDeck.known, p.trash, p.banished, p.champion, p.legends, p.runes]) add(cards);
  return out;
}

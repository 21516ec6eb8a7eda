import type { Rng } from "@rulebound/bots";
import {
  addCard,
  type BattlefieldIndex,
  baseOf,
  battlefieldLocation,
  type CardId,
  type CardPool,
  type CompiledCard,
  type DeckList,
  hideAt,
  Keyword,
  type LocationId,
  nthBattlefield,
  nthSeat,
  type ObjectId,
  type PermanentOptions,
  type Seat,
  type State,
  TypeBit,
  Zone,
} from "@rulebound/engine/internal";
import type { Filter } from "@rulebound/engine/language";
import { place, type Scene } from "../random-board.ts";
import { paragraphsOf, type Text } from "./ledger.ts";
import { fits, wishesOf } from "./wishes.ts";

/** A board where a text may soon be at work: its card at hand and in play, and what it speaks of where it says. */
export function sceneOf(pool: CardPool, { card, paragraph }: Text, bare: boolean): Scene {
  const { objects, played, moves, hand, runes } = wishesOf(paragraphsOf(pool.cards[card])[paragraph - 1]);
  return {
    bare,
    hand,
    runes,
    set: (s, seat, field, rng) => {
      const stage: Stage = { s, seat, field: nthBattlefield(field), rng };
      for (const { filter, times } of objects) for (let i = 0; i < times; i++) putOneOf(stage, filter);
      const star = putStar(stage, pool.cards[card]);
      return {
        moved: star === null || moves === 0 ? [] : [{ object: star, times: moves }],
        played: played.flatMap((filter) => oneOf(stage, filter) ?? []),
      };
    },
  };
}

/** The deck with the legend, battlefield and runes that a card asks for. */
export function deckFor(pool: CardPool, deck: DeckList, card: CardId): DeckList {
  const { types, domains, tags, data } = pool.cards[card];
  const isSignature = data.supertypes?.includes("signature") === true;
  const legend = pool.cards.find(
    (one) => one.index === card || (isSignature && one.data.type === "legend" && one.tags.some((tag) => tags.includes(tag))),
  );
  const runes = pool.cards.filter((one) => (one.types & TypeBit.rune) !== 0 && (one.domains & domains) !== 0);
  return {
    ...deck,
    legend: legend !== undefined && (legend.types & TypeBit.legend) !== 0 ? legend.index : deck.legend,
    battlefields: (types & TypeBit.battlefield) !== 0 ? [card, ...deck.battlefields.slice(1)] : deck.battlefields,
    runes: runes.length === 0 ? deck.runes : deck.runes.map((_, at) => runes[at % runes.length].index),
  };
}

interface Stage {
  readonly s: State;
  readonly seat: Seat;
  /** The player's own battlefield; enemies are at theirs. */
  readonly field: BattlefieldIndex;
  readonly rng: Rng;
}

/** The card itself. Null: it is not put into play. */
function putStar(stage: Stage, { index, types, token, keywords }: CompiledCard): ObjectId | null {
  const { s, seat, field, rng } = stage;
  const isPermanent = (types & (TypeBit.unit | TypeBit.gear)) !== 0;
  if (!token && (isPermanent || (types & TypeBit.spell) !== 0)) {
    addCard(s, index, seat, Zone.hand);
    if ((keywords & Keyword.Hidden) !== 0 && rng.below(2) === 0) hideAt(s, index, seat, field);
  }
  if (!isPermanent) return null;
  return place(s, seat, somewhere(stage, index, seat, field), index, rng, { exhausted: false });
}

function putOneOf(stage: Stage, filter: Filter): void {
  const { s, rng } = stage;
  const card = oneOf(stage, filter);
  if (card === null) return;
  const isEnemy = filter.side === "enemy" || filter.side === "opponents" || filter.of === "opponent" || filter.of === "opponents";
  const away = isEnemy ? 1 : 0;
  const seat = nthSeat((stage.seat + away) % s.players.length);
  const field = nthBattlefield((stage.field + away) % s.battlefields.length);
  const zone = typeof filter.zone === "string" ? filter.zone : (filter.zone?.[rng.below(filter.zone.length)] ?? "board");
  const { types, token } = s.pool.cards[card];
  if (zone === "board" && (types & (TypeBit.unit | TypeBit.gear)) !== 0) {
    const { place: at } = filter;
    const isAnywhere = at === undefined || at === "anywhere";
    const location =
      at === "base" || at === "yourBase" ? baseOf(seat) : isAnywhere ? somewhere(stage, card, seat, field) : battlefieldLocation(field);
    place(s, seat, location, card, rng, statesIn(filter));
  } else if (zone === "board" && (types & TypeBit.spell) !== 0) addCard(s, card, seat, Zone.hand);
  else if (!token && (zone === "hand" || zone === "trash" || zone === "deck" || zone === "banished")) addCard(s, card, seat, Zone[zone]);
}

/** In the base, or at a battlefield. */
const somewhere = ({ s, rng }: Stage, card: CardId, seat: Seat, field: BattlefieldIndex): LocationId =>
  (s.pool.cards[card].keywords & Keyword.Deploy) !== 0 || rng.below(2) === 0 ? battlefieldLocation(field) : baseOf(seat);

const statesIn = ({ is }: Filter): PermanentOptions => ({
  ...(is?.includes("exhausted") === true && { exhausted: true }),
  ...(is?.includes("ready") === true && { exhausted: false }),
  ...(is?.includes("stunned") === true && { stunned: true }),
  ...(is?.includes("buffed") === true && { buffed: 1 }),
  ...(is?.includes("empowered") === true && { empowered: 1 }),
});

function oneOf({ s, rng }: Stage, filter: Filter): CardId | null {
  const cards = s.pool.cards.filter((card) => fits(card, filter));
  return cards.length === 0 ? null : cards[rng.below(cards.length)].index;
}

import {
  becomeCard,
  type CardId,
  type CardPool,
  determinize,
  isAmong,
  Keyword,
  type ObjectId,
  type PlayerRecord,
  type Seat,
  type State,
  seenBy,
  TypeBit,
  Zone,
} from "@rulebound/engine/internal";
import { type Likely, likelyCards, runesOf } from "./likely-cards.ts";
import type { Rng } from "./rng.ts";

/**
 * A game as it could be for all that a seat knows. The engine deals what is really missing; that would give the opponents'
 * deck lists away, so here their unseen cards are what such a deck may hold: more copies of what was seen, and cards that
 * people play with such a legend. The seat's own list is known to it, the order is not. What comes out depends on nothing that is hidden.
 */
export function deal(s: State, seat: Seat, rng: Rng): State {
  const f = determinize(s, seat, rng);
  for (const p of f.players) {
    const main = unseen(f, seat, [...p.hand, ...f.battlefields.flatMap((b) => b.facedown), ...p.deck], p.seat);
    const runes = unseen(f, seat, p.runeDeck, p.seat);
    if (p.seat === seat) {
      place(f, main, ownCards(f, main, rng));
      place(f, runes, ownCards(f, runes, rng));
    } else {
      place(f, main, likelyMain(f, seat, p, main, rng));
      place(f, runes, likelyRunes(f, p, runes.length, rng));
    }
  }
  noteZoneCards(f);
  return f;
}

const unseen = (f: State, seat: Seat, ids: readonly ObjectId[], owner: Seat): ObjectId[] =>
  ids.filter((id) => f.objects[id].owner === owner && !isAmong(seenBy(f.objects[id]), seat));

/** The fork's own records are written: it has been shown to nobody yet. */
function place(f: State, ids: readonly ObjectId[], cards: readonly CardId[]): void {
  ids.forEach((id, i) => {
    if (f.objects[id].card !== cards[i]) becomeCard(f, id, cards[i]);
  });
}

/** In order before they are shuffled: chance alone says what comes where. */
const ownCards = (f: State, ids: readonly ObjectId[], rng: Rng): CardId[] =>
  shuffle(
    ids.map((id) => f.objects[id].card).sort((a, b) => a - b),
    rng,
  );

function likelyMain(f: State, seat: Seat, p: PlayerRecord, slots: readonly ObjectId[], rng: Rng): CardId[] {
  const legend = f.objects[p.legends[0] ?? -1]?.card ?? -1;
  const missing = stillMissing(f, seat, p, likelyCards(f.pool, legend));
  const draw = drawer(missing, rng);
  const drawHidden = drawer(
    missing.filter(({ card }) => isHidden(f.pool, card)),
    rng,
  );
  return slots.map((id) => (f.objects[id].zone === Zone.facedown ? drawHidden() : null) ?? draw() ?? p.chosen);
}

const isHidden = (pool: CardPool, card: CardId): boolean => (pool.cards[card].keywords & Keyword.Hidden) !== 0;

/** Who has shown a copy of a card mostly has so many. */
const SHOWN = 2.5;

/** What has not been seen yet: less of what has been seen often, more of what has been seen at all. */
function stillMissing(f: State, seat: Seat, p: PlayerRecord, likely: readonly Likely[]): Likely[] {
  const shown = new Map<CardId, number>();
  for (const o of f.objects)
    if (o.owner === p.seat && !o.token && isAmong(seenBy(o), seat) && isOfMainDeck(f.pool, o.card))
      shown.set(o.card, (shown.get(o.card) ?? 0) + 1);
  const missing = likely.filter(({ card }) => !shown.has(card));
  for (const [card, copies] of shown) if (copies < SHOWN) missing.push({ card, copies: SHOWN - copies });
  return missing;
}

const FINE = 1 << 24;

/** Draws one card after the other, each as often as it is to be expected; null: there is nothing to draw from. */
function drawer(likely: readonly Likely[], rng: Rng): () => CardId | null {
  const sums: number[] = [];
  let sum = 0;
  for (const { copies } of likely) {
    sum += copies;
    sums.push(sum);
  }
  return () => {
    if (likely.length === 0) return null;
    const at = (rng.below(FINE) / FINE) * sum;
    let low = 0;
    for (let high = sums.length - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (sums[middle] <= at) low = middle + 1;
      else high = middle;
    }
    return likely[low].card;
  };
}

const MAIN = TypeBit.unit | TypeBit.gear | TypeBit.spell;
const isOfMainDeck = (pool: CardPool, card: CardId): boolean => (pool.cards[card].types & MAIN) !== 0 && !pool.cards[card].token;

function likelyRunes(f: State, p: PlayerRecord, n: number, rng: Rng): CardId[] {
  const kinds = runesOf(f.pool, f.objects[p.legends[0] ?? -1]?.card ?? -1);
  if (kinds.length === 0) return p.runeDeck.map((id) => f.objects[id].card);
  return Array.from({ length: n }, () => kinds[rng.below(kinds.length)]);
}

/** Which cards there are decides what the engine looks out for. */
function noteZoneCards(f: State): void {
  f.hasZoneCards = false;
  f.hasTrashPlays = false;
  for (const o of f.objects) {
    const card = f.pool.cards[o.card];
    if (card.hasZoneAbilities) f.hasZoneCards = true;
    if (card.flows.length > 0 || card.alternativeCosts.length > 0) f.hasTrashPlays = true;
  }
}

function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

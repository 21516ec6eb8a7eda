import { type CardId, type CardPool, checkDeck, type DeckList, TypeBit } from "@rulebound/engine/internal";

/** Cards of a Main Deck that go out, and as many that come in. */
export interface Swap {
  readonly out: readonly CardId[];
  readonly in: readonly CardId[];
}

/** Cards that may come in, and how many copies of each there are. */
export type Candidates = ReadonlyMap<CardId, number>;

export function candidatesOf(cards: readonly CardId[]): Candidates {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Every card that the deck's legend allows, as often as one likes: the rules set the limit. */
export function cardsOfIdentity(pool: CardPool, deck: DeckList): Candidates {
  const identity = pool.cards[deck.legend].domains;
  const fits = pool.cards.filter(
    ({ token, types, domains }) => !token && (types & (TypeBit.unit | TypeBit.gear | TypeBit.spell)) !== 0 && (domains & ~identity) === 0,
  );
  return new Map(fits.map(({ index }) => [index, Number.POSITIVE_INFINITY]));
}

/** The deck after the swap. What comes in takes the place of what goes out, so that the same seed deals it in its stead. */
export function swapped(deck: DeckList, swap: Swap): DeckList {
  const main = [...deck.main];
  swap.out.forEach((card, i) => {
    main[main.lastIndexOf(card)] = swap.in[i];
  });
  return { ...deck, main };
}

/** Are there enough copies of everything, and is the deck legal then? */
export function isPossible(pool: CardPool, deck: DeckList, candidates: Candidates, swap: Swap): boolean {
  const most = (cards: readonly CardId[], limit: (card: CardId) => number): boolean =>
    cards.every((card) => cards.filter((other) => other === card).length <= limit(card));
  return (
    swap.out.every((card) => !swap.in.includes(card)) &&
    most(swap.out, (card) => deck.main.filter((other) => other === card).length) &&
    most(swap.in, (card) => candidates.get(card) ?? 0) &&
    checkDeck(pool, swapped(deck, swap)).length === 0
  );
}

/** One card for another, in every way that is possible. */
export const singleSwaps = (pool: CardPool, deck: DeckList, candidates: Candidates): Swap[] =>
  [...new Set(deck.main)]
    .flatMap((out) => [...candidates.keys()].map((card): Swap => ({ out: [out], in: [card] })))
    .filter((swap) => isPossible(pool, deck, candidates, swap));

/** Swaps of `cards` cards, put together of single ones; the same one may be in it twice. */
export function combined(pool: CardPool, deck: DeckList, candidates: Candidates, singles: readonly Swap[], cards: number): Swap[] {
  const grow = (so: Swap, from: number, left: number): Swap[] =>
    left === 0
      ? [so]
      : singles
          .slice(from)
          .flatMap((single, i) => grow({ out: [...so.out, ...single.out], in: [...so.in, ...single.in] }, from + i, left - 1));
  const seen = new Set<string>();
  return grow({ out: [], in: [] }, 0, cards).filter((swap) => {
    const key = JSON.stringify([[...swap.out].sort(), [...swap.in].sort()]);
    if (seen.has(key) || !isPossible(pool, deck, candidates, swap)) return false;
    seen.add(key);
    return true;
  });
}

import { type CardId, type CardPool, isChampionOf, TypeBit } from "@rulebound/engine/internal";
import { PLAYED } from "./played.ts";

/** What a deck of a legend may hold, by the rules of deck construction (103), and how much of it, by what people play. */

const MAIN = TypeBit.unit | TypeBit.gear | TypeBit.spell;

export interface Likely {
  readonly card: CardId;
  /** To be expected in a deck. */
  readonly copies: number;
}

interface Lists {
  readonly main: Map<CardId, readonly Likely[]>;
  readonly runes: Map<CardId, readonly CardId[]>;
}
const known = new WeakMap<CardPool, Lists>();

function listsOf(pool: CardPool): Lists {
  let lists = known.get(pool);
  if (lists === undefined) {
    lists = { main: new Map(), runes: new Map() };
    known.set(pool, lists);
  }
  return lists;
}

function remembered<T>(lists: Map<CardId, readonly T[]>, legend: CardId, make: () => T[]): readonly T[] {
  let list = lists.get(legend);
  if (list === undefined) {
    list = make();
    lists.set(legend, list);
  }
  return list;
}

/** 103.2.c, 103.2.d: within the legend's domains; Signature cards only of the legend's champion. */
export const likelyCards = (pool: CardPool, legend: CardId): readonly Likely[] =>
  remembered(listsOf(pool).main, legend, () => {
    const domains = pool.cards[legend]?.domains ?? 0;
    const tags = new Set(pool.cards.filter(({ index }) => legend >= 0 && isChampionOf(pool, legend, index)).flatMap((card) => card.tags));
    const usual = usualCopies(pool, legend);
    return pool.cards
      .filter((card) => (card.types & MAIN) !== 0 && !card.token && (card.domains & ~domains) === 0)
      .filter(({ data, tags: own }) => data.supertypes?.includes("signature") !== true || own.some((tag) => tags.has(tag)))
      .map(({ index }) => ({ card: index, copies: usual(index) }));
  });

interface Tally {
  readonly legend: string;
  readonly lists: number;
  readonly copies: ReadonlyMap<string, number>;
}

const tallies: readonly Tally[] = PLAYED.trim()
  .split("\n")
  .map((line) => {
    const [legend, lists, ...cards] = line.split(" ");
    return { legend, lists: Number(lists), copies: new Map(cards.map((card) => card.split("*")).map(([id, n]) => [id, Number(n)])) };
  });

/** So many lists of the legend's own count as much as those of all other legends with the card's domains. */
const ENOUGH_LISTS = 2;
/** What nobody is known to play. */
const UNHEARD_OF = 0.01;

function usualCopies(pool: CardPool, legend: CardId): (card: CardId) => number {
  const own = tallies.find((tally) => tally.legend === pool.cards[legend]?.data.id);
  const domainsOf = new Map(pool.cards.map((card) => [card.data.id, card.domains]));
  return (card) => {
    const { id } = pool.cards[card].data;
    const possible = tallies.filter((tally) => (pool.cards[card].domains & ~(domainsOf.get(tally.legend) ?? 0)) === 0);
    const lists = possible.reduce((sum, tally) => sum + tally.lists, 0);
    const copies = possible.reduce((sum, tally) => sum + (tally.copies.get(id) ?? 0), 0);
    const anywhere = lists === 0 ? 0 : copies / lists;
    return ((own?.copies.get(id) ?? 0) + ENOUGH_LISTS * anywhere) / ((own?.lists ?? 0) + ENOUGH_LISTS) + UNHEARD_OF;
  };
}

/** 103.3.a.1 */
export const runesOf = (pool: CardPool, legend: CardId): readonly CardId[] =>
  remembered(listsOf(pool).runes, legend, () => {
    const domains = pool.cards[legend]?.domains ?? 0;
    return pool.cards.filter((card) => (card.types & TypeBit.rune) !== 0 && (card.domains & ~domains) === 0).map(({ index }) => index);
  });

import { type CardPool, isChampionOf, TypeBit } from "@rulebound/engine";

/** What a deck of a legend may hold, by the rules of deck construction (103). */

const MAIN = TypeBit.unit | TypeBit.gear | TypeBit.spell;

interface Lists {
  readonly main: Map<number, readonly number[]>;
  readonly runes: Map<number, readonly number[]>;
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

function remembered(lists: Map<number, readonly number[]>, legend: number, make: () => number[]): readonly number[] {
  let list = lists.get(legend);
  if (list === undefined) {
    list = make();
    lists.set(legend, list);
  }
  return list;
}

/** 103.2.c, 103.2.d: within the legend's domains; Signature cards only of the legend's champion. */
export const likelyCards = (pool: CardPool, legend: number): readonly number[] =>
  remembered(listsOf(pool).main, legend, () => {
    const domains = pool.cards[legend]?.domains ?? 0;
    const tags = new Set(pool.cards.filter(({ index }) => legend >= 0 && isChampionOf(pool, legend, index)).flatMap((card) => card.tags));
    return pool.cards
      .filter((card) => (card.types & MAIN) !== 0 && !card.token && (card.domains & ~domains) === 0)
      .filter(({ data, tags: own }) => data.supertypes?.includes("signature") !== true || own.some((tag) => tags.has(tag)))
      .map(({ index }) => index);
  });

/** 103.3.a.1 */
export const runesOf = (pool: CardPool, legend: number): readonly number[] =>
  remembered(listsOf(pool).runes, legend, () => {
    const domains = pool.cards[legend]?.domains ?? 0;
    return pool.cards.filter((card) => (card.types & TypeBit.rune) !== 0 && (card.domains & ~domains) === 0).map(({ index }) => index);
  });

import { factsOf, SETS } from "@rulebound/cards";
import type { CardFacts } from "../../card/facts.ts";

/** By what cards can be put in order. */
export const SORTS = ["name", "cost", "might", "set", "rarity"] as const;
export type Sort = (typeof SORTS)[number];

export const RARITIES = ["Common", "Uncommon", "Rare", "Epic"] as const;

export const isSort = (text: string): text is Sort => SORTS.some((one) => one === text);

/** "-cost" is the dearest first. */
export const sortOf = (text: string): { readonly by: Sort; readonly isDown: boolean } | null => {
  const by = text.replace(/^-/, "");
  return isSort(by) ? { by, isDown: text.startsWith("-") } : null;
};

const SET_ORDER = Object.keys(SETS);

/** Null: the card has no such thing, and stands at the end whichever way round. */
const VALUES: Readonly<Record<Exclude<Sort, "name">, (card: CardFacts) => number | null>> = {
  cost: ({ energy, power }) => (energy === null ? null : energy * 100 + power),
  might: ({ might }) => might,
  set: ({ data }) => SET_ORDER.indexOf(factsOf(data).set),
  rarity: ({ data }) => {
    const { rarity } = factsOf(data);
    return rarity === null ? null : RARITIES.indexOf(rarity);
  },
};

const byName = (a: CardFacts, b: CardFacts): number => a.name.localeCompare(b.name, "en");
const byId = (a: CardFacts, b: CardFacts): number => a.id.localeCompare(b.id, "en", { numeric: true });

export function sortedCards(cards: readonly CardFacts[], sort: string): readonly CardFacts[] {
  const wanted = sortOf(sort);
  if (wanted === null) return cards;
  const { by, isDown } = wanted;
  const way = isDown ? -1 : 1;
  if (by === "name") return cards.toSorted((a, b) => way * byName(a, b));
  const value = VALUES[by];
  const then = by === "set" ? byId : byName;
  return cards.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || then(a, b);
    return way * (one - other) || then(a, b);
  });
}

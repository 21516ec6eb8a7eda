import { type CardData, renderCard } from "@rulebound/engine/language";
import { factsOf } from "../facts/facts.ts";

/** What cards are looked for: everything stated must hold. */
export interface Search {
  readonly name?: string;
  readonly text?: string;
  readonly set?: string;
  readonly domain?: string;
  readonly type?: string;
  readonly keyword?: string;
  readonly tag?: string;
  readonly rarity?: string;
  readonly cost?: Bounds;
  readonly power?: Bounds;
  readonly might?: Bounds;
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** "3", "3+", "3-" (three or less), "2-4"; null: anything else. */
export function bounds(text: string): Bounds | null {
  const found = /^(\d+)(?:(\+)|-(\d+)?)?$/.exec(text.trim());
  if (found === null) return null;
  const n = Number(found[1]);
  if (found[2] !== undefined) return { least: n, most: Number.POSITIVE_INFINITY };
  if (found[3] !== undefined) return { least: n, most: Number(found[3]) };
  return text.includes("-") ? { least: 0, most: n } : { least: n, most: n };
}

interface Spoken {
  /** The rendered text in small letters. */
  readonly text: string;
  /** The same as a player reads it: in one line, and without the brackets of keywords and symbols. */
  readonly words: string;
}

const known = new WeakMap<CardData, Spoken>();

/** Kept, since a search as one types asks for a thousand texts at every letter. */
function spoken(card: CardData): Spoken {
  let found = known.get(card);
  if (found === undefined) {
    const text = renderCard(card).text.toLowerCase();
    found = { text, words: text.replace(/[[\]]/g, "").replace(/\s+/g, " ") };
    known.set(card, found);
  }
  return found;
}

const within = (value: number | undefined, wanted: Bounds | undefined): boolean =>
  wanted === undefined || (value !== undefined && value >= wanted.least && value <= wanted.most);
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const holds = (wanted: string | undefined, test: (wanted: string) => boolean): boolean => wanted === undefined || test(wanted);
/** Costs are of cards that are played; a battlefield without a cost is not one of cost 0. */
const isPlayed = ({ type }: CardData): boolean => type === "unit" || type === "gear" || type === "spell";

/** What a card can be looked for by, as its type and as its domain. */
export const typesOf = (card: CardData): readonly string[] => [
  ...(card.types ?? [card.type]),
  ...(card.supertypes ?? []),
  ...(card.tags?.includes("Equipment") ? ["equipment"] : []),
];
export const domainsOf = ({ domains }: CardData): readonly string[] => (domains.length === 0 ? ["colorless"] : domains);

export function isFound(card: CardData, search: Search): boolean {
  const domains = domainsOf(card);
  return (
    holds(search.name, (name) => card.name.toLowerCase().includes(name.toLowerCase())) &&
    holds(search.set, (set) => factsOf(card).prints.some((print) => same(print.slice(0, set.length + 1), `${set}-`))) &&
    holds(search.domain, (domain) => domain.split(/[,/+\s]+/).every((one) => domains.some((own) => same(own, one)))) &&
    holds(search.type, (type) => typesOf(card).some((own) => same(own, type))) &&
    holds(search.tag, (tag) => card.tags?.some((own) => same(own, tag)) === true) &&
    holds(search.rarity, (rarity) => same(factsOf(card).rarity ?? "", rarity)) &&
    within(isPlayed(card) ? (card.energy ?? 0) : undefined, search.cost) &&
    within(isPlayed(card) ? (card.power ?? 0) : undefined, search.power) &&
    within(card.might, search.might) &&
    holds(search.keyword, (keyword) => spoken(card).text.includes(`[${keyword.toLowerCase()}`)) &&
    holds(search.text, (text) =>
      text
        .toLowerCase()
        .split(/\s+/)
        .every((word) => spoken(card).words.includes(word)),
    )
  );
}

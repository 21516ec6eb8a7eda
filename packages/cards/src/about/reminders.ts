import type { CardData, KeywordName } from "@rulebound/engine/language";
import { partsOf, usageOf } from "../vocabulary.ts";
import { MEANINGS, type Meaning } from "./meanings.ts";

/** The keywords of a card. */

const isKeyword = (word: string): word is KeywordName => word in MEANINGS;

/** Dependent keywords, Deathknell and Show Off are abilities of their own kind in the language. */
const SAID_OTHERWISE: readonly (readonly [KeywordName, (part: Part) => boolean])[] = [
  ["Deathknell", ({ deathknell }) => deathknell === true],
  ["Legion", ({ on, legion }) => on === "Legion" || legion === true],
  ["Empowered", ({ on }) => on === "Empowered"],
  ["Level", ({ level }) => level !== undefined],
  ["Show Off", ({ kind }) => kind === "showOff"],
  ["Action", ({ timing }) => timing === "Action"],
  ["Reaction", ({ timing }) => timing === "Reaction"],
];

type Part = Readonly<Record<string, unknown>>;

function saidOtherwise(card: CardData): KeywordName[] {
  const parts = [...partsOf([card.abilities, card.effectText])];
  return SAID_OTHERWISE.flatMap(([keyword, says]) => (parts.some(says) ? [keyword] : []));
}

export function keywordsOf(card: CardData): KeywordName[] {
  return [...new Set([...[...usageOf([card]).keywords.keys()].filter(isKeyword), ...saidOtherwise(card)])];
}

export const remindersOf = (card: CardData): (Meaning & { readonly keyword: KeywordName })[] =>
  keywordsOf(card).map((keyword) => ({ keyword, ...MEANINGS[keyword] }));

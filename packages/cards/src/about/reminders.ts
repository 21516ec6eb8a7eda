import type { CardData, KeywordName } from "@rulebound/engine/language";
import { usageOf } from "../vocabulary.ts";
import { MEANINGS, type Meaning } from "./meanings.ts";

/** The keywords of a card. */

const isKeyword = (word: string): word is KeywordName => word in MEANINGS;

/** Dependent keywords, Deathknell and Show Off are abilities of their own kind in the language. */
function saidOtherwise(card: CardData): KeywordName[] {
  const text = JSON.stringify([card.abilities, card.effectText ?? []]);
  return [
    ...(text.includes('"deathknell":true') ? (["Deathknell"] as const) : []),
    ...(text.includes('"on":"Legion"') || text.includes('"legion":true') ? (["Legion"] as const) : []),
    ...(text.includes('"on":"Empowered"') ? (["Empowered"] as const) : []),
    ...(text.includes('"level":') ? (["Level"] as const) : []),
    ...(text.includes('"kind":"showOff"') ? (["Show Off"] as const) : []),
    ...(/"timing":"(Action|Reaction)"/.exec(text)?.slice(1).filter(isKeyword) ?? []),
  ];
}

export function keywordsOf(card: CardData): KeywordName[] {
  return [...new Set([...[...usageOf([card]).keywords.keys()].filter(isKeyword), ...saidOtherwise(card)])];
}

export const remindersOf = (card: CardData): (Meaning & { readonly keyword: KeywordName })[] =>
  keywordsOf(card).map((keyword) => ({ keyword, ...MEANINGS[keyword] }));

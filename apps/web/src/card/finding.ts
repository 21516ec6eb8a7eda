import { CARDS, CardFinder } from "@rulebound/cards";
import type { CardData } from "@rulebound/engine/language";

let finder: CardFinder | null = null;

function names(): CardFinder {
  finder ??= new CardFinder(CARDS);
  return finder;
}

/** Cards by name, in nearly any spelling, the best first. */
export const cardsNamed = (words: string, language: string): readonly CardData[] => names().named(words, language).cards;

/** Reads some more names ahead, and says whether any are left. */
export const readMoreNames = (count: number): boolean => names().readMoreNames(count);

import { CARDS, domainsOf, factsOf, isFound, typesOf } from "@rulebound/cards";
import { KEYWORDS } from "@rulebound/engine/internal";
import type { CardData } from "@rulebound/engine/language";
import { didYouMean } from "../names.ts";

/** Words of a search that no card has: misspelt, most likely. */

type Word = "type" | "domain" | "set" | "rarity" | "keyword" | "tag";

const ofCards = (words: (card: CardData) => readonly string[]): string[] => [...new Set(CARDS.flatMap(words))].sort();

const KNOWN: Readonly<Record<Word, () => readonly string[]>> = {
  type: () => ofCards(typesOf),
  domain: () => ofCards(domainsOf),
  set: () => ofCards((card) => factsOf(card).prints.map((print) => print.slice(0, print.indexOf("-")))),
  rarity: () => ofCards((card) => [factsOf(card).rarity ?? []].flat()),
  keyword: () => KEYWORDS,
  tag: () => ofCards(({ tags = [] }) => tags),
};

const MOST_LISTED = 40;

/** What is wrong with each such word; nothing: there are cards of each, but none that is all of it. */
export function unknownWords(search: Readonly<Partial<Record<Word, string>>>): string[] {
  return (Object.keys(KNOWN) as Word[]).flatMap((key) =>
    partsOf(key, search[key] ?? "")
      .filter((word) => !CARDS.some((card) => isFound(card, { [key]: word })))
      .map((word) => {
        const known = KNOWN[key]();
        return `There is no ${key} "${word}".${didYouMean(word, known)}${known.length > MOST_LISTED ? "" : ` There are: ${known.join(", ")}.`}`;
      }),
  );
}

const partsOf = (key: Word, text: string): string[] => (key === "domain" ? text.split(/[,/+\s]+/) : [text]).filter((part) => part !== "");

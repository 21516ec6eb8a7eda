import { rulesOf } from "@rulebound/cards";
import {
  type Asked,
  findRules,
  findTerms,
  isNumber,
  OLDER_VERSIONS,
  type OlderVersion,
  readMoreRules,
  rulesAsked,
} from "@rulebound/rules/book";
import { useSyncExternalStore } from "react";
import { cardsNamed, readMoreNames } from "../../card/finding.ts";

/** What somebody typed into the search: numbers of this book or an older one, or words. */
export type Query = { readonly kind: "numbers"; readonly asked: Asked } | { readonly kind: "words"; readonly words: string };

const IN_VERSION = /^(\S+)\s*(?:in|of|v|@|,)?\s*(?:version\s*)?v?(\d\.\d)$/i;

export function queryOf(text: string): Query | null {
  const words = text.trim();
  if (words === "") return null;
  const older = IN_VERSION.exec(words);
  const version = OLDER_VERSIONS.find((one) => one === older?.[2]) ?? null;
  const number = version === null || older === null ? words : older[1];
  return isNumber(number) ? { kind: "numbers", asked: rulesAsked(number, version) } : { kind: "words", words };
}

/** Rules, words of the book, and cards of that name with the rules that they touch. */
export function rulesAbout(words: string, language: string) {
  const named = cardsNamed(words, language).map((card) => ({ card, rests: rulesOf(card) }));
  return { ...findRules(words, language), entries: findTerms(words, language), cards: named };
}

const AT_ONCE = 60;
let isReading = false;
let isRead = false;
const waiting = new Set<() => void>();

/** Reads the book, and the names of the cards, in small parts, so that the page is never busy for long. */
function readAhead(): void {
  isReading = true;
  if (readMoreRules(AT_ONCE) || readMoreNames(AT_ONCE)) {
    setTimeout(readAhead, 4);
    return;
  }
  isRead = true;
  for (const tell of waiting) tell();
}

/** Whether words can be looked for yet; asking sets the reading off. */
export const useBook = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      waiting.add(tell);
      if (!isReading) readAhead();
      return () => waiting.delete(tell);
    },
    () => isRead,
  );

export const isOlder = (version: string): version is OlderVersion => OLDER_VERSIONS.some((one) => one === version);

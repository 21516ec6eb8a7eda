import { type Asked, glossaryEntries, isNumber, OLDER_VERSIONS, type OlderVersion, rulesAsked, searchRules } from "@rulebound/rules/book";

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

export const rulesAbout = (words: string) => ({ entries: glossaryEntries(words), rules: searchRules(words) });

export const isOlder = (version: string): version is OlderVersion => OLDER_VERSIONS.some((one) => one === version);

import { readFileSync } from "node:fs";
import { CARDS, factsOf } from "@rulebound/cards";
import { REASONS } from "@rulebound/engine/internal";
import { renderCard } from "@rulebound/engine/language";
import { GISTS } from "@rulebound/rules/gists";
import { en } from "../src/strings/en/index.ts";

/** Words of texts, without rule numbers and the names of cards, tags and tokens; and which of them are German. */

const namesOf = ({ name, tags = [] }: (typeof CARDS)[number]): readonly string[] => [name, ...name.split(", "), ...tags];

const NAMES = [...new Set([...CARDS.flatMap(namesOf), ...CARDS.map((card) => factsOf(card).shortName)])]
  .filter((name) => name !== "")
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

const NAME = new RegExp(`(?<!\\p{L})(?:${NAMES.join("|")})s?(?!\\p{L})`, "gu");
const RULE = /\b\d{3}(?:\.[\da-z]+)*\b/g;

export const wordsOf = (text: string): readonly string[] =>
  (
    text
      .replace(NAME, " ")
      .replace(RULE, " ")
      .match(/\p{L}+/gu) ?? []
  ).map((word) => word.toLowerCase());

/** One word in each line, in small letters. A text with a new word adds it here, if it is German. */
export const LEXICON: ReadonlySet<string> = new Set(
  readFileSync(new URL("./german-lexicon.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((word) => word !== ""),
);

export const strangersIn = (text: string): readonly string[] => wordsOf(text).filter((word) => !LEXICON.has(word));

export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every word that cards, reasons, rules and the interface say in English. */
export const englishWords = (): ReadonlySet<string> =>
  new Set(
    [
      ...CARDS.flatMap((card) => Object.values(renderCard(card))),
      ...Object.values(REASONS),
      ...Object.values(GISTS).flatMap(({ text, title = "" }) => [text, title]),
      ...textsIn(en),
    ].flatMap(wordsOf),
  );

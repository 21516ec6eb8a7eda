import type { Page } from "@playwright/test";
import { de } from "../../src/strings/de/index.ts";
import { englishWords, LEXICON, textsIn, wordsOf } from "../german-words.ts";

/** What a German player sees of a page, and which words of it are English. */

const german = new Set([...LEXICON, ...textsIn(de).flatMap(wordsOf)]);
const english = new Set([...englishWords()].filter((word) => word.length > 2 && !german.has(word)));

/** What has not been translated: names of decks, bots and keys. */
const NAMES = new Set(["skilled", "space", "esc", "enter", "rulebound", "jinx", "ahri"]);

export const seenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...document.body.innerText.split("\n"),
    ...[...document.querySelectorAll("[aria-label], [title]")].flatMap((one) => [one.ariaLabel ?? "", one.getAttribute("title") ?? ""]),
  ]);

export const englishIn = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].flatMap((text) => {
    const found = wordsOf(text).filter((word) => english.has(word) && !NAMES.has(word));
    return found.length === 0 ? [] : [`${found.join(", ")} in: ${text}`];
  });

export const inGerman = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("rulebound.settings") ?? '{"state":{},"version":0}');
    localStorage.setItem("rulebound.settings", JSON.stringify({ ...kept, state: { ...kept.state, language: "de" } }));
  });

import type { Reason, Speech } from "@rulebound/engine/internal";
import type { KeywordName } from "@rulebound/engine/language";
import type { RuleId } from "@rulebound/rules";
import type { LogLine } from "./log.ts";

/** A rule in the language's own words. */
export interface GistWords {
  readonly text: string;
  readonly title?: string;
}

/** What is missing is shown in English; a test lists it. */
export type GistTexts = Readonly<Partial<Record<RuleId, GistWords>>>;

/** What else the book says: terms of its glossary and what versions changed, by what they are in English. */
export interface BookWords {
  readonly terms: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, string>>;
}

/** The words in brackets in card texts. Complete by its type: a keyword that the card language gains must be named here. */
export type KeywordNames = Readonly<Record<KeywordName | "Mighty" | "Stun" | "Buff" | "Predict" | "Burn" | "Add", string>>;

/** What a language brings. */
export interface Language {
  /** What is shown for the words in brackets in card texts, by their English key; those that are missing are shown as they are. */
  readonly keywords: Readonly<Record<string, string>>;
  /** What cards say, and how they ask. */
  readonly speech: Speech;
  /** An event as a line of the log. */
  readonly logLine: LogLine;
  /** Why something cannot be done, or what is wrong with a deck: a clause that stands behind a colon, without a full stop. */
  refusal(reason: Reason): string;
  /** Every rule of the book in short: large, and so loaded by whoever reads rules. */
  gists(): Promise<GistTexts>;
  book?(): Promise<BookWords>;
}

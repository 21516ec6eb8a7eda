import type { Language } from "../language.ts";
import { CARDS } from "./cards/index.ts";
import { KEYWORD_NAMES } from "./keywords.ts";
import { logLine } from "./log/index.ts";
import { QUESTIONS } from "./questions.ts";
import { refusal } from "./reasons.ts";

export default {
  keywords: KEYWORD_NAMES,
  speech: { ...CARDS, clauses: QUESTIONS },
  logLine,
  refusal,
  gists: async () => (await import("./gists/index.ts")).GISTS,
  book: async () => {
    const { TERMS, CHANGES } = await import("./book.ts");
    return { terms: { ...KEYWORD_NAMES, ...TERMS }, changes: CHANGES };
  },
} satisfies Language;

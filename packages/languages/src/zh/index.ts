import type { Language } from "../language.ts";
import { CARDS } from "./cards/index.ts";
import { KEYWORD_NAMES } from "./keywords.ts";
import { logLine } from "./log/index.ts";
import { QUESTIONS } from "./questions.ts";
import { refusal } from "./reasons.ts";

/** The rules themselves are read in English. */
export default {
  keywords: KEYWORD_NAMES,
  speech: { ...CARDS, clauses: QUESTIONS },
  logLine,
  refusal,
  gists: async () => (await import("@rulebound/rules/gists")).GISTS,
} satisfies Language;

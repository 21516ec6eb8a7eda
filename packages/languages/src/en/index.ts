import { ENGLISH_SPEECH, inEnglish } from "@rulebound/engine/internal";
import type { Language } from "../language.ts";
import { logLine } from "./log.ts";

/** English is what the engine itself says. */
export const english: Language = {
  keywords: {},
  speech: ENGLISH_SPEECH,
  logLine,
  refusal: inEnglish,
  gists: async () => (await import("@rulebound/rules/gists")).GISTS,
};

/**
 * The words of the game in other languages than English, rendered from the same data: one folder per language, each loaded
 * when somebody reads it. English is what the engine itself says.
 */
import type { Speech } from "@rulebound/engine/internal";
import { english } from "./en/index.ts";
import type { Language } from "./language.ts";

export type { CardGrammar } from "@rulebound/engine/language";
export type { BookWords, GistTexts, GistWords, Language } from "./language.ts";
export type { LogLine, LogNames, LogPlace, LogPlayer } from "./log.ts";
export { english };

const LANGUAGES = {
  de: () => import("./de/index.ts"),
  zh: () => import("./zh/index.ts"),
} satisfies Readonly<Record<string, () => Promise<{ readonly default: Language }>>>;

export type LanguageName = keyof typeof LANGUAGES;

export const isLanguage = (name: string): name is LanguageName => Object.hasOwn(LANGUAGES, name);

export const loadLanguage = async (name: LanguageName): Promise<Language> => (await LANGUAGES[name]()).default;

/** What cards say and ask in the language of that name: English where there is none, or where it cannot be fetched. */
export const speechOf = async (name: string): Promise<Speech> =>
  isLanguage(name)
    ? loadLanguage(name).then(
        ({ speech }) => speech,
        () => english.speech,
      )
    : english.speech;

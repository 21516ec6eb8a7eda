import type { Speech } from "@rulebound/engine/internal";
import german from "./de/index.ts";
import { english } from "./en/index.ts";
import type { Language } from "./language.ts";
import chinese from "./zh/index.ts";

/** Every language at once, for a server that speaks all of them. */
const ALL: Readonly<Record<string, Language>> = { en: english, de: german, zh: chinese };

/** The language by which everybody who reads the same is known: English for one that nobody here speaks. */
export const languageNow = (language: string): string => (Object.hasOwn(ALL, language) ? language : "en");

/** English for a language that nobody here speaks. */
export const speechNow = (language: string): Speech => (Object.hasOwn(ALL, language) ? ALL[language].speech : english.speech);

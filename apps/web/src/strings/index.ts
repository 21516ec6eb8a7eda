import { useSettings } from "../app/settings.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";

export type Strings = typeof en;

const LANGUAGES: Readonly<Record<"en" | "de", Strings>> = { en, de };

/** All words of the interface, by area, in the language of the settings. */
export const useStrings = (): Strings => LANGUAGES[useSettings((settings) => settings.language)];

/** The same outside of components. */
export const stringsNow = (): Strings => LANGUAGES[useSettings.getState().language];

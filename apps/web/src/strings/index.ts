import { useSettings } from "../app/settings.ts";
import { de } from "./de/index.ts";
import { forTouch } from "./device.ts";
import { en } from "./en/index.ts";

export type Strings = typeof en;

/** Whether the main pointer is a finger: it does not change while the page is open. */
export const isTouched = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

const LANGUAGES: Readonly<Record<"en" | "de", Strings>> = isTouched ? { en: forTouch(en, "en"), de: forTouch(de, "de") } : { en, de };

/** All words of the interface, by area, in the language of the settings. */
export const useStrings = (): Strings => LANGUAGES[useSettings((settings) => settings.language)];

/** The same outside of components. */
export const stringsNow = (): Strings => LANGUAGES[useSettings.getState().language];

import { english, type Language, loadLanguage } from "@rulebound/languages";
import { create } from "zustand";
import { type Language as LanguageCode, useSettings } from "../app/settings.ts";
import { forTouch } from "./device.ts";
import { en } from "./en/index.ts";

export type Strings = typeof en;

/** Whether the main pointer is a finger: it does not change while the page is open. */
export const isTouched = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

/** The words of the interface, by area, and those of the game: log lines, refusals, rules. */
interface Words {
  readonly code: LanguageCode;
  readonly strings: Strings;
  readonly game: Language;
}

const withDevice = (strings: Strings, code: LanguageCode): Strings => (isTouched ? forTouch(strings, code) : strings);

const ENGLISH: Words = { code: "en", strings: withDevice(en, "en"), game: english };

/** English comes with the page; every other language is fetched by whoever reads it. */
const LOADERS: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => ENGLISH,
  de: async () => {
    const [{ de }, game] = await Promise.all([import("./de/index.ts"), loadLanguage("de")]);
    return { code: "de", strings: withDevice(de, "de"), game };
  },
  zh: async () => {
    const [{ zh }, game] = await Promise.all([import("./zh/index.ts"), loadLanguage("zh")]);
    return { code: "zh", strings: withDevice(zh, "zh"), game };
  },
};

/** What is read now. A language that is still on its way changes nothing until it is there. */
const useWords = create<Words>(() => ENGLISH);

async function load(code: LanguageCode): Promise<void> {
  const words = await LOADERS[code]();
  if (useSettings.getState().language === code) useWords.setState(words);
}

/** To be awaited before the first drawing. Without a network the page stays English. */
export async function startLanguage(): Promise<void> {
  useSettings.subscribe(({ language }) => {
    if (language !== useWords.getState().code) void load(language).catch(() => undefined);
  });
  await load(useSettings.getState().language).catch(() => undefined);
}

/** All words of the interface, by area, in the language of the settings. */
export const useStrings = (): Strings => useWords((words) => words.strings);

/** The same outside of components. */
export const stringsNow = (): Strings => useWords.getState().strings;

/** How the game itself speaks: log lines, refusals, rules. */
export const useGameWords = (): Language => useWords((words) => words.game);

/** The same outside of components. */
export const gameWordsNow = (): Language => useWords.getState().game;

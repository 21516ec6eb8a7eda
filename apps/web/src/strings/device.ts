import type { Language } from "../app/settings.ts";
import type { Strings } from "./index.ts";

/** The same words for whoever has a finger in place of a mouse: "tap" where it says "click". */

type Replacement = readonly [from: RegExp, to: string];

const TOUCH: Readonly<Record<Language, readonly Replacement[]>> = {
  en: [
    [/\bPoint at one, then at where\b/g, "Tap one, then where"],
    [/\bPoint at\b/g, "Tap"],
    [/, or walk to it with the arrow keys and press V\b/g, ""],
    [/\bright click\b/g, "long press"],
    [/\bClick\b/g, "Tap"],
    [/\bclick\b/g, "tap"],
    [/\bclicked\b/g, "tapped"],
  ],
  de: [
    [/\bZeig auf eine, dann dorthin, wohin\b/g, "Tipp eine an, dann dorthin, wohin"],
    [/\bZeig auf Karten, die du am Anfang nicht willst\b/g, "Tipp Karten an, die du am Anfang nicht willst"],
    [/, oder geh mit den Pfeiltasten hin und drück V\b/g, ""],
    [/\bRechtsklick\b/g, "langes Drücken"],
    [/\bKlick\b/g, "Tipp"],
    [/\bangeklickt\b/g, "angetippt"],
    [/\banklicken\b/g, "antippen"],
  ],
  zh: [
    [/，或用方向键移到它上面再按V/g, ""],
    [/右键点击/g, "长按"],
    [/点击/g, "点按"],
  ],
};

function translated(words: unknown, replacements: readonly Replacement[]): unknown {
  if (typeof words === "string") return replacements.reduce((text, [from, to]) => text.replace(from, to), words);
  if (typeof words === "function") return (...given: unknown[]) => translated(words(...given), replacements);
  if (Array.isArray(words)) return words.map((one) => translated(one, replacements));
  if (typeof words === "object" && words !== null)
    return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, translated(one, replacements)]));
  return words;
}

/** Only the areas that speak of pointing; card texts are long, and speak of the game. */
export const forTouch = (strings: Strings, language: Language): Strings => ({
  ...strings,
  board: translated(strings.board, TOUCH[language]) as Strings["board"],
  decks: translated(strings.decks, TOUCH[language]) as Strings["decks"],
  judge: translated(strings.judge, TOUCH[language]) as Strings["judge"],
  tutorial: translated(strings.tutorial, TOUCH[language]) as Strings["tutorial"],
});

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Stops, USUAL_STOPS } from "../engine/table.ts";

/** Simplified Chinese is `zh`. */
export const LANGUAGES = ["en", "de", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** As pages say it: which characters are drawn depends on it. */
export const langOf = (language: Language): string => (language === "zh" ? "zh-Hans" : language);

/** High contrast is a theme of its own. */
export const THEMES = ["system", "dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
/** In hundredths. */
export const TEXT_SIZES: readonly number[] = [90, 100, 110, 125, 150];
export type Motion = "system" | "full" | "reduced";

/** How fast what others do is shown. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** One of TEXT_SIZES. */
  readonly textSize: number;
  readonly motion: Motion;
  readonly speed: Speed;
  /** A turn in which nothing else can be done ends by itself, after a moment in which that can be seen and held. */
  readonly autoEnd: boolean;
  readonly sound: boolean;
  /** How loud, from 0 to 100, while there is sound. */
  readonly volume: number;
  /** Sentences for newcomers beside the board. */
  readonly hints: boolean;
  /** Ask once more before passing while a reaction could be played. */
  readonly remind: boolean;
  /** Where passing by itself always stops. */
  readonly stops: Stops;
  change(settings: Partial<Omit<Settings, "change">>): void;
}

/** What the browser is set to; tests have none. */
const spoken = typeof navigator === "undefined" ? "en" : navigator.language;
const firstLanguage = (): Language => LANGUAGES.find((language) => spoken.startsWith(language)) ?? "en";

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: firstLanguage(),
      theme: "system",
      textSize: 100,
      motion: "system",
      speed: "normal",
      autoEnd: false,
      sound: true,
      volume: 70,
      hints: true,
      remind: false,
      stops: USUAL_STOPS,
      change: (settings) => set(settings),
    }),
    { name: "rulebound.settings" },
  ),
);

/** What the system says of motion. */
export const STILLNESS = "(prefers-reduced-motion: reduce)";

export const isStill = (motion: Motion): boolean => motion === "reduced" || (motion === "system" && matchMedia(STILLNESS).matches);

/** Whether things should jump instead of fly. */
export const prefersStillness = (): boolean => isStill(useSettings.getState().motion);

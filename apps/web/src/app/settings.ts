import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Stops, USUAL_STOPS } from "../engine/table.ts";

export type Language = "en" | "de";
export type Motion = "system" | "full" | "reduced";

/** How fast what others do is shown. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly language: Language;
  readonly motion: Motion;
  readonly speed: Speed;
  /** A turn in which nothing else can be done ends by itself, after a moment in which that can be seen and held. */
  readonly autoEnd: boolean;
  readonly sound: boolean;
  /** Sentences for newcomers beside the board. */
  readonly hints: boolean;
  /** Ask once more before passing while a reaction could be played. */
  readonly remind: boolean;
  /** Where passing by itself always stops. */
  readonly stops: Stops;
  change(settings: Partial<Omit<Settings, "change">>): void;
}

const firstLanguage = (): Language => (navigator.language.startsWith("de") ? "de" : "en");

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: firstLanguage(),
      motion: "system",
      speed: "normal",
      autoEnd: false,
      sound: true,
      hints: true,
      remind: false,
      stops: USUAL_STOPS,
      change: (settings) => set(settings),
    }),
    { name: "rulebound.settings" },
  ),
);

/** Whether things should jump instead of fly. */
export const prefersStillness = (): boolean => {
  const { motion } = useSettings.getState();
  return motion === "reduced" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
};

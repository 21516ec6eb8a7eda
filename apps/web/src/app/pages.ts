import { isSite } from "./base.ts";

/** The pages, in the order of the navigation. */
const ALL = ["play", "online", "decks", "cards", "rules", "judge", "replays", "puzzles", "stats", "tutorial"] as const;
export type PageName = (typeof ALL)[number];

export const PAGES: readonly PageName[] = isSite ? ALL.filter((page) => page !== "online") : ALL;

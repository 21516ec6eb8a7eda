/** The pages, in the order of the navigation. */
export const PAGES = ["play", "online", "decks", "cards", "rules", "judge", "replays", "puzzles", "stats", "tutorial"] as const;
export type PageName = (typeof PAGES)[number];

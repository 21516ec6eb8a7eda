/** What a case may ask for: many times what any question needs, and little enough to be read and set up at once. */
export const LIMITS = {
  /** Characters of a text with cases, and of one entry of it. */
  text: 500_000,
  entry: 2_000,
  documents: 500,
  /** Entries of a list or a map. */
  entries: 500,
  /** XP, damage, Might: what is only a number. */
  number: 1_000_000,
  /** Runes, pips of Power, values of keywords: what is made one by one. */
  things: 1_000,
} as const;

import { z } from "zod";

/** What is agreed before a game: everybody sees it before they sit down, and nobody changes it afterwards. */

export const MODE_NAMES = ["duel", "match", "ffa3", "ffa4", "2v2"] as const;

export const clockSchema = z.strictObject({
  /** Seconds that a player has for all decisions of a game. */
  game: z
    .int()
    .min(10)
    .max(24 * 3600),
  /** Seconds that come back after each turn of one's own. */
  increment: z.int().min(0).max(300),
  /** The longest that one decision may take, in seconds. */
  decision: z
    .int()
    .min(5)
    .max(24 * 3600),
});

export const termsSchema = z
  .strictObject({
    mode: z.enum(MODE_NAMES),
    format: z.string().min(1).max(40),
    bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
    /** Null: nobody's time is counted. */
    clock: clockSchema.nullable(),
    /** So many seconds without a connection in a row, and the match is lost. Null: nobody has to be there. */
    away: z
      .int()
      .min(5)
      .max(7 * 24 * 3600)
      .nullable(),
    /** Seconds between two games of a match, for the sideboard. */
    between: z.int().min(10).max(3600),
    takeBacks: z.boolean(),
    spectators: z.boolean(),
    /** Seconds by which spectators see everything later. */
    delay: z.int().min(0).max(600),
    rated: z.boolean(),
    /** In the public list; else only by link or code. */
    isPublic: z.boolean(),
  })
  .refine(({ mode, bestOf }) => (mode === "match") === bestOf > 1, {
    path: ["bestOf"],
    message: "a match is the best of 3 or 5 games; every other mode is a single game",
  });

export type Terms = z.infer<typeof termsSchema>;
export type ClockTerms = z.infer<typeof clockSchema>;

export const DEFAULT_TERMS: Terms = {
  mode: "duel",
  format: "open",
  bestOf: 1,
  clock: { game: 25 * 60, increment: 5, decision: 180 },
  away: 180,
  between: 180,
  takeBacks: true,
  spectators: true,
  delay: 30,
  rated: false,
  isPublic: false,
};

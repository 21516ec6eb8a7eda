import { createHash, randomBytes } from "node:crypto";
import type { RegisteredList } from "../rooms/entries.ts";

/**
 * The seed of a match is fixed before the first card is drawn: its hash is told then, seed and salt when the match is
 * over. So nobody, the server included, can choose chance afterwards.
 */
export interface Secret {
  /** Eight words of 32 bits, from the operating system's generator. */
  readonly seed: readonly number[];
  readonly salt: string;
}

export function newSecret(): Secret {
  const bytes = randomBytes(32);
  return {
    seed: Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i)),
    salt: randomBytes(16).toString("hex"),
  };
}

const seedText = (seed: readonly number[]): string => seed.map((word) => word.toString(16).padStart(8, "0")).join("");

export const decksHash = (decks: readonly RegisteredList[]): string =>
  createHash("sha256")
    .update(JSON.stringify(decks.map((d) => [d.legend, d.furtherLegends ?? [], d.champion, d.main, d.runes, d.battlefields, d.sideboard])))
    .digest("hex");

/** SHA-256 of "seed:salt:hash of the decks", all in hexadecimal. */
export const commitmentOf = ({ seed, salt }: Secret, decks: readonly RegisteredList[]): string =>
  createHash("sha256")
    .update(`${seedText(seed)}:${salt}:${decksHash(decks)}`)
    .digest("hex");

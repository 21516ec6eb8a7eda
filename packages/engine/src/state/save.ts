import type { State } from "./records.ts";
import { toStoredNames } from "./stored-names.ts";

/** Saving and fingerprinting a state; border/load.ts loads it. Everything is data; caches, epochs and versions are left out. */

export const FORMAT = 3;
/** border/older-formats.ts reads what has changed since. */
export const OLDEST_FORMAT = 2;
const LEFT_OUT: ReadonlySet<string> = new Set([
  "pool",
  "epoch",
  "version",
  "layersVersion",
  "paymentVersion",
  "cleanupVersion",
  "cleanFor",
  "cleanIn",
  "derived",
  "memory",
  "acts",
  "actsJudged",
  "actJudged",
  "actsVersion",
  "actsSeat",
  "index",
  "events",
  "cause",
]);

/** A text that is no saved game, or none that can be played on. */
export class SaveError extends Error {}

/** Nearly all of a state, and nothing but whole numbers, truth values and lists of them: no need to look at each value. */
const RECORDS: ReadonlySet<string> = new Set(["objects", "players", "battlefields"]);
const EPOCHS = /"epoch":\d+,|,"epoch":\d+/g;

/** The game as text, from which `load` makes it again. A digest of the text comes last. */
export function save(s: State): string {
  const body = `{"format":${FORMAT},${inner(s)}`;
  return `${body},"digest":"${digest(body)}"}`;
}

function inner(s: State): string {
  const state: string[] = [];
  for (const [key, value] of Object.entries(s)) {
    if (LEFT_OUT.has(key)) continue;
    const text = RECORDS.has(key) ? JSON.stringify(value).replace(EPOCHS, "") : JSON.stringify(value, encode);
    state.push(`"${key}":${toStoredNames(text)}`);
  }
  return `"pool":${JSON.stringify(s.pool.hash)},"state":{${state.join(",")}}`;
}

/** Epochs differ from one process to another. */
const encode = (key: string, value: unknown): unknown => (key === "epoch" ? undefined : value);

/** 64 bits of a game: the same game gives the same number on every platform. Replays hold it, so what is hashed does not change with the format. */
export const hash = (s: State): string => digest(`{"format":1,${inner(s)}}`);

export function digest(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995) ^ (b >>> 15);
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}

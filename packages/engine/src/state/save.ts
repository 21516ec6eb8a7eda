import type { CardPool } from "../language/pool.ts";
import { copyBattlefield, copyItem, copyObject, copyPlayer } from "./copies.ts";
import { nextEpoch, nextVersion } from "./fork.ts";
import { mapped } from "./lists.ts";
import type { State } from "./records.ts";

/** Saving, loading and fingerprinting a state. Everything is data; caches, epochs and versions are left out. */

const FORMAT = 1;
const LEFT_OUT: ReadonlySet<string> = new Set([
  "pool",
  "epoch",
  "version",
  "traits",
  "wealth",
  "stirred",
  "cleanFor",
  "cleanIn",
  "derived",
  "acts",
  "actsJudged",
  "actJudged",
  "actsVersion",
  "actsSeat",
  "index",
  "events",
  "cause",
]);

interface Saved {
  readonly format: number;
  readonly pool: string;
  readonly state: Record<string, unknown>;
}

export class SaveError extends Error {}

/** Nearly all of a state, and nothing but whole numbers, truth values and lists of them: no need to look at each value. */
const RECORDS: ReadonlySet<string> = new Set(["objects", "players", "battlefields"]);
const EPOCHS = /"epoch":\d+,|,"epoch":\d+/g;

export function save(s: State): string {
  const state: string[] = [];
  for (const [key, value] of Object.entries(s)) {
    if (LEFT_OUT.has(key)) continue;
    const text = RECORDS.has(key) ? JSON.stringify(value).replace(EPOCHS, "") : JSON.stringify(value, encode);
    state.push(`"${key}":${text}`);
  }
  return `{"format":${FORMAT},"pool":${JSON.stringify(s.pool.hash)},"state":{${state.join(",")}}}`;
}

/** Epochs differ from one process to another. */
const encode = (key: string, value: unknown): unknown => (key === "epoch" ? undefined : value);

export function load(pool: CardPool, text: string): State {
  let saved: Saved;
  try {
    saved = JSON.parse(text) as Saved;
  } catch (error) {
    throw new SaveError(`this is not a saved game: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof saved !== "object" || saved === null || saved.format !== FORMAT)
    throw new SaveError(`a saved game of format ${FORMAT} was expected`);
  if (saved.pool !== pool.hash) throw new SaveError(`the game was saved with other cards (${saved.pool}) than these (${pool.hash})`);
  const epoch = nextEpoch();
  const version = nextVersion();
  const s = {
    ...saved.state,
    epoch,
    pool,
    version,
    traits: version,
    wealth: version,
    stirred: version,
    cleanFor: -1,
    cleanIn: 0,
    derived: null,
    acts: [],
    actsJudged: false,
    actJudged: null,
    actsVersion: -1,
    actsSeat: -1,
    index: null,
    events: null,
    cause: -1,
  } as unknown as State;
  s.objects = mapped(s.objects, (o) => copyObject(o, epoch));
  s.players = mapped(s.players, (p) => copyPlayer(p, epoch));
  s.battlefields = mapped(s.battlefields, (b) => copyBattlefield(b, epoch));
  s.chain = mapped(s.chain, (item) => copyItem(item, epoch));
  for (const frame of s.frames) frame.epoch = epoch;
  return s;
}

/** 52 bits of the saved text: the same game gives the same number on every platform. */
export function hash(s: State): string {
  const text = save(s);
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995) ^ (b >>> 15);
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}

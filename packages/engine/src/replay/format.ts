import type { ModeName } from "../modes/modes.ts";
import type { Answer } from "../state/decision.ts";
import type { State } from "../state/records.ts";

/** A game is its inputs (property 10): what was there at the start, and what was answered. The rest is played again. */
export const REPLAY_FORMAT = 1;

export interface Replay {
  readonly format: number;
  readonly engine: string;
  /** The hash of the card pool. */
  readonly pool: string;
  readonly mode: ModeName;
  readonly seed: number;
  /** In place of the seed, where the game had it. */
  readonly entropy?: readonly number[];
  readonly windows: State["windows"];
  /** Null: at random, by the seed. */
  readonly firstPlayer: number | null;
  readonly decks: readonly NamedDeck[];
  /** 486.5: battlefields that were presented without being asked for, by seat; null: asked for, or at random. */
  readonly battlefields: readonly (string | null)[];
  readonly answers: readonly Answer[];
  /** What the game was after so many answers, the last after all of them. */
  readonly fingerprints: readonly Fingerprint[];
}

export interface Fingerprint {
  readonly after: number;
  readonly hash: string;
}

/** A deck by the names of its cards, for people. */
export interface NamedDeck {
  readonly legend: string;
  readonly champion: string;
  readonly main: readonly string[];
  readonly runes: readonly string[];
  readonly battlefields: readonly string[];
  readonly furtherLegends?: readonly string[];
}

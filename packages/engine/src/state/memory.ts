import type { DerivedBoard } from "../derive/board.ts";
import type { AvailableResources } from "../procedures/cost/available-resources.ts";
import type { ObjectId, Seat } from "./ids.ts";
import type { State } from "./records.ts";

/**
 * Results that were last computed for a state, kept for the next caller. It is no part of the game: it can be thrown away at
 * any time, is not saved, and a fork begins with none. Each answer stands beside what it was found from, lists by their identity (they
 * are never changed in place) and the rest by version.
 */
export interface Memory {
  readonly seats: readonly SeatMemory[];
  /** A board for one sequence of layers after the other (layers.ts). */
  scratch: DerivedBoard | null;
  /** By viewer + 1, and the chance that their keys come from (aliases.ts). */
  rng: readonly number[] | null;
  readonly aliases: ViewerAliases[];
}

/** The alias that a viewer has for each object that was asked for, and which of the object's lives it is for. */
export interface ViewerAliases {
  key: number | readonly number[];
  isKeyOld: boolean;
  readonly lives: number[];
  readonly aliases: ObjectId[];
}

export interface SeatMemory {
  /** What can be paid with (available-resources.ts). */
  resources: AvailableResources | null;
  resourcesMadeFrom: number;
  resourcesPurpose: number;
  /** Power in the pool and in runes. */
  power: readonly number[];
  powerPool: readonly number[] | null;
  powerRunes: readonly ObjectId[] | null;
  /** The keywords that are printed on a hand, its cards without those that are there twice, and what can be played from a trash. */
  timings: number;
  timingsOf: readonly ObjectId[] | null;
  different: readonly ObjectId[];
  differentOf: readonly ObjectId[] | null;
  playable: readonly ObjectId[];
  playableOf: readonly ObjectId[] | null;
  /** Has an opponent anything with Deflect (completions.ts)? */
  facesDeflect: boolean;
  deflectMadeFrom: number;
}

const newSeat = (): SeatMemory => ({
  resources: null,
  resourcesMadeFrom: -1,
  resourcesPurpose: 0,
  power: NONE,
  powerPool: null,
  powerRunes: null,
  timings: 0,
  timingsOf: null,
  different: NONE,
  differentOf: null,
  playable: NONE,
  playableOf: null,
  facesDeflect: false,
  deflectMadeFrom: -1,
});
const NONE: readonly never[] = [];

export const memoryOf = (s: State): Memory => (s.memory === null ? begin(s) : s.memory);
export const seatMemory = (s: State, seat: Seat): SeatMemory => memoryOf(s).seats[seat];

function begin(s: State): Memory {
  const seats: SeatMemory[] = [];
  for (let i = 0; i < s.players.length; i++) seats.push(newSeat());
  s.memory = { seats, scratch: null, rng: null, aliases: [] };
  return s.memory;
}

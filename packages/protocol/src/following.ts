import { type Change, changed, type Json } from "./changes.ts";
import type { SeatSnapshot } from "./seat.ts";

/** What a viewer was last shown of a game, and its number. */
export interface Shown {
  readonly at: number;
  readonly snapshot: SeatSnapshot;
}

/** The part of a `game` message that says what is to be seen: all of it, or what has changed since the number before. */
export interface GameNews {
  readonly at: number;
  readonly snapshot?: unknown;
  readonly changes?: unknown;
}

/** What is to be seen now; null: something was missed, and all of it has to be asked for (`resync`). */
export function shownNext(before: Shown | null, { at, snapshot, changes }: GameNews): Shown | null {
  if (changes === undefined) return { at, snapshot: snapshot as SeatSnapshot };
  if (before === null || before.at !== at - 1) return null;
  return { at, snapshot: changed(before.snapshot as unknown as Json, changes as Change) as unknown as SeatSnapshot };
}

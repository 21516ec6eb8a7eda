import type { Replay, Seat } from "@rulebound/engine";
import type { TableSetup } from "../engine/messages.ts";

/** What is kept of games, on the shelves "games" (the one that is being played, under "current") and "replays". */

export interface SavedSeat {
  readonly name: string;
  readonly bot: string | null;
  readonly deck: string;
  readonly legend: string;
}

/** A game that was played to its end: shelf "replays", key `id`. */
export interface SavedGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly replay: Replay;
  readonly seats: readonly SavedSeat[];
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  readonly turns: number;
  /** From first to last answer. */
  readonly lastedMs: number;
}

/** The game that is being played: enough to play it again up to here. */
export interface CurrentGame {
  readonly setup: TableSetup;
  readonly replay: Replay;
  readonly startedAt: number;
  /** After how many answers the game can be taken back to. */
  readonly moments?: readonly number[];
  /** Games of a match that are over, and who began them. */
  readonly match: import("@rulebound/engine").Match | null;
}

import type { Match, Replay, Seat } from "@rulebound/engine/internal";
import type { TableSetup } from "../engine/messages.ts";

/** What is kept of games, on the shelves "games" (those that are being played, by the id of their table) and "replays". */

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
  /** Whose game it is, where it was played online; else the first person's. */
  readonly me?: Seat;
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  readonly turns: number;
  /** From first to last answer. */
  readonly lastedMs: number;
}

/** A game that is being played: enough to play it again up to here. */
export interface CurrentGame {
  readonly setup: TableSetup;
  readonly replay: Replay;
  readonly startedAt: number;
  /** After how many answers the game can be taken back to. */
  readonly moments?: readonly number[];
  /** Games of a match that are over, and who began them. */
  readonly match: Match | null;
  /** Not there in what older versions have kept. */
  readonly standing?: Standing;
}

/** How a game stands, without playing it again. */
export interface Standing {
  readonly turn: number;
  readonly points: readonly number[];
  /** Games won of a match; null: it is none. */
  readonly wins: readonly number[] | null;
  /** There is nothing to go on with: the game is over, and the match with it. */
  readonly isOver: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

import { type Replay, replayOf } from "@rulebound/engine/internal";
import type { RegisteredList } from "../rooms/entries.ts";
import type { Finished } from "../rooms/table.ts";

/** A finished game as it is published: what it takes to play it again and to see that chance was fixed before it began. */
export interface GameRecord {
  readonly kind: "rulebound game";
  readonly id: string;
  readonly players: readonly string[];
  readonly winners: readonly number[];
  readonly reason: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Of the match that the game belongs to. */
  readonly commitment: string;
  readonly seed: readonly number[];
  readonly salt: string;
  readonly registered: readonly RegisteredList[];
  /** Its number in the match, from 1, and the length of the match. */
  readonly number: number;
  readonly bestOf: number;
  readonly replay: Replay;
}

/** The engine's record of a game. */
export const replayOfGame = ({ game }: Finished): Replay => ({
  ...replayOf(
    game.setup,
    game.answers.map(({ answer }) => answer),
    [{ after: game.answers.length, hash: game.rules.hash(game.state) }],
  ),
  engine: game.rules.version,
});

import {
  addGame,
  type CardPool,
  type FinishedGame,
  finishedGame,
  isRefusal,
  type Match,
  matchResult,
  nthSeat,
  presentable,
  type Refusal,
  type Seat,
} from "@rulebound/engine/internal";
import { betweenGames } from "./between.ts";
import type { Game } from "./game.ts";
import type { Frame } from "./table.ts";

/** How a match stands while one of its games is played. */

/** Whoever concedes before presenting a battlefield has used up the first that was left. */
function finished(match: Match, game: Game): FinishedGame {
  const over = finishedGame(game.state);
  return { ...over, presented: over.presented.map((card, seat) => (card >= 0 ? card : presentable(match, nthSeat(seat))[0])) };
}

/** With the game that is played, if that is over. */
export const matchNow = (match: Match | null, game: Game | null): Match | Refusal | null =>
  match === null || game?.isOver !== true ? match : addGame(match, finished(match, game));

export function matchSoFar(match: Match | null, game: Game | null): Match | null {
  const found = matchNow(match, game);
  return found === null || isRefusal(found) ? match : found;
}

export function matchInfo(match: Match | null, game: Game, pool: CardPool, isPerson: (seat: Seat) => boolean): Frame["match"] {
  if (match === null) return null;
  const now = matchSoFar(match, game) ?? match;
  const { wins, isOver } = matchResult(now);
  const between = now === match || isOver ? null : betweenGames(now, pool, isPerson);
  return { bestOf: now.bestOf, wins, isOver, game: match.games.length + 1, between };
}

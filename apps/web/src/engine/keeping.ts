import { matchResult } from "@rulebound/engine/internal";
import type { CurrentGame, SavedGame } from "../app/saved.ts";
import type { Game } from "./game.ts";
import type { TableSetup } from "./messages.ts";

/** What is kept of a table: where it stands, and each game that has come to its end. */
export interface Tabled {
  readonly game: Game;
  readonly setup: TableSetup;
  /** Before the game that is being played. */
  readonly match: CurrentGame["match"];
  /** With it, if it is over. */
  readonly matchNow: CurrentGame["match"];
  readonly startedAt: number;
  readonly now: number;
}

/** Each game of a match is recorded by itself. */
export const recordId = ({ id }: TableSetup, match: CurrentGame["match"]): string =>
  match === null ? id : `${id}-${match.games.length + 1}`;

/** The game is over, and the match if it is one of a match. */
export const isAllOver = (game: Game | null, matchNow: CurrentGame["match"]): boolean =>
  game?.isOver === true && (matchNow === null || matchResult(matchNow).isOver);

export function currentGame({ game, setup, match, matchNow, startedAt, now }: Tabled): CurrentGame {
  const { turnNumber: turn, players } = game.state;
  return {
    setup,
    replay: game.replay(),
    startedAt,
    match,
    moments: game.past.map(({ answers }) => answers),
    standing: {
      turn,
      points: players.map(({ points }) => points),
      wins: matchNow === null ? null : matchResult(matchNow).wins,
      isOver: isAllOver(game, matchNow),
      changedAt: now,
    },
  };
}

export function recordOf({ game, setup, match, startedAt, now }: Tabled): SavedGame {
  const replay = game.replay();
  const { winners, players, turnNumber } = game.state;
  return {
    id: recordId(setup, match),
    when: now,
    replay,
    seats: setup.seats.map(({ name, bot, deckName }, seat) => ({ name, bot, deck: deckName, legend: replay.decks[seat].legend })),
    winners,
    points: players.map(({ points }) => points),
    turns: turnNumber,
    lastedMs: now - startedAt,
  };
}

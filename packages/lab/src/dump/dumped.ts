import { type CardPool, type Replay, ReplayError, replay } from "@rulebound/engine/internal";

/** A game of a dump: one line of JSON. docs/DATA.md is the schema; whatever changes it raises the format. */
export const DUMP_FORMAT = 1;

export interface DumpedGame {
  readonly format: typeof DUMP_FORMAT;
  readonly source: "bots" | "server";
  /** The engine's fingerprint of the end of the game. */
  readonly id: string;
  readonly mode: Replay["mode"];
  readonly players: readonly DumpedPlayer[];
  /** Seats; empty: nobody won. */
  readonly winners: readonly number[];
  /** Why it ended: "played" for a game of bots; what the server says otherwise. */
  readonly reason: string;
  /** Null: this version of the engine plays the game otherwise, or not at all. */
  readonly turns: number | null;
  readonly firstPlayer: number | null;
  readonly decisions: number;
  /** YYYY-MM in which a server's game ended. */
  readonly month: string | null;
  readonly replay: Replay;
}

export interface DumpedPlayer {
  readonly seat: number;
  readonly legend: string;
  /** The bot that played; null: a person, or a bot of a server, of whom nothing is told. */
  readonly bot: string | null;
}

/** What a server has kept of a game that matters here: no names, accounts, rooms, seeds of matches or times. */
export interface KeptGame {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly endedAt: number;
  readonly replay: Replay;
}

export function dumpedFromServer(pool: CardPool, { winners, reason, endedAt, replay: data }: KeptGame): DumpedGame {
  return {
    format: DUMP_FORMAT,
    source: "server",
    id: data.fingerprints.at(-1)?.hash ?? "",
    mode: data.mode,
    players: data.decks.map(({ legend }, seat) => ({ seat, legend, bot: null })),
    winners,
    reason,
    ...playedAgain(pool, data),
    decisions: data.answers.length,
    month: new Date(endedAt).toISOString().slice(0, 7),
    replay: data,
  };
}

function playedAgain(pool: CardPool, data: Replay): Pick<DumpedGame, "turns" | "firstPlayer"> {
  try {
    const { turnNumber, firstPlayer } = replay(pool, data);
    return { turns: turnNumber, firstPlayer };
  } catch (error) {
    if (error instanceof ReplayError) return { turns: null, firstPlayer: null };
    throw error;
  }
}

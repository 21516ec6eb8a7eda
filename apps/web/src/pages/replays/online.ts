import { nthSeat, type Replay, type Seat } from "@rulebound/engine/internal";
import type { SavedGame } from "../../app/saved.ts";
import { everything, put } from "../../app/shelves.ts";
import { type PlayedGame, request } from "../../online/http.ts";
import { sessionToken } from "../../online/session.ts";
import { study } from "../../study/study.ts";

/** Games that were played on a server, put on the shelf with one's own seat marked: replays and statistics then have them like all others. */

/** As the server publishes it (docs/PROTOCOL.md). */
interface GameRecord {
  readonly players: readonly string[];
  readonly winners: readonly Seat[];
  readonly startedAt: number;
  readonly endedAt: number;
  readonly registered: readonly { readonly name: string; readonly legend: string }[];
  readonly replay: Replay;
}

export interface OwnGame {
  readonly id: string;
  readonly me: Seat;
  /** Names of bots by seat; null: a person. */
  readonly bots: readonly (string | null)[];
}

const DROPPED = "rulebound.replays.dropped";
export const keyOfOnline = (id: string): string => `online-${id}`;

const dropped = (): readonly string[] => JSON.parse(localStorage.getItem(DROPPED) ?? "[]") as string[];

/** What somebody has taken off the shelf is not put there again. */
export function noteDropped(key: string): void {
  if (key.startsWith("online-")) localStorage.setItem(DROPPED, JSON.stringify([...dropped().slice(-500), key]));
}

/** The key of the game on the shelf. */
export async function keepOnlineGame({ id, me, bots }: OwnGame): Promise<string> {
  const { replay, players, winners, registered, startedAt, endedAt } = await request<GameRecord>("GET", `/api/games/${id}`);
  const { stops } = await study("watch", replay);
  const last = stops[stops.length - 1];
  const key = keyOfOnline(id);
  const game: SavedGame = {
    id: key,
    when: endedAt,
    replay,
    me,
    seats: players.map((name, seat) => ({
      name,
      bot: bots[seat] ?? null,
      deck: registered[seat]?.name || replay.decks[seat].legend,
      legend: replay.decks[seat].legend,
    })),
    winners,
    points: last.points,
    turns: last.turn,
    lastedMs: endedAt - startedAt,
  };
  await put("replays", key, game);
  return key;
}

/** Brings what was played under one's name, here or on another device, and is not on the shelf yet; how many there were. */
export async function bringOnlineGames(): Promise<number> {
  if (sessionToken() === null) return 0;
  const played = await request<readonly PlayedGame[]>("GET", "/api/me/games");
  const known = new Set([...dropped(), ...(await everything("replays")).map(([key]) => key)]);
  const missing = played.filter(({ id, published }) => published === 1 && !known.has(keyOfOnline(id)));
  let brought = 0;
  for (const { id, seat, players } of missing) {
    const isKept = await keepOnlineGame({ id, me: nthSeat(seat), bots: players.map(({ bot }) => bot) }).catch(() => null);
    if (isKept !== null) brought++;
  }
  return brought;
}

import type { EventView, Seat } from "@rulebound/engine/internal";
import type { TableState } from "../engine/table.ts";

/** What a stream shows of a game: only what everybody at the table may see. */
export interface Scene {
  readonly seats: readonly SceneSeat[];
  readonly victoryScore: number;
  readonly turn: number;
  readonly active: Seat;
  readonly last: LastPlay | null;
  /** Empty while it goes on. */
  readonly winners: readonly Seat[];
}

export interface SceneSeat {
  readonly name: string;
  readonly team: number;
  readonly points: number;
  /** How many games of the match were won; null: there is one game. */
  readonly wins: number | null;
  /** The card of the legend; -1: there is none. */
  readonly legend: number;
  readonly hand: number;
}

export interface LastPlay {
  readonly player: Seat;
  readonly card: number;
  readonly how: "played" | "activated";
}

export function sceneOf({ frame, events }: TableState): Scene | null {
  if (frame === null) return null;
  const { players, turn, victoryScore, winners } = frame.snapshot.view;
  return {
    seats: players.map(({ seat, team, points, legends, hand }) => ({
      name: frame.seats[seat]?.name ?? "",
      team,
      points,
      wins: frame.match?.wins[seat] ?? null,
      legend: legends[0]?.card ?? -1,
      hand: hand.count,
    })),
    victoryScore,
    turn: turn.number,
    active: turn.player,
    last: lastPlay(events),
    winners,
  };
}

/** Cards that have been finalized are open to all; what triggers by itself is nobody's play. */
function lastPlay(events: readonly EventView[]): LastPlay | null {
  const at = events.findLastIndex((event, n) => event.type === "finalized" && event.card >= 0 && cameBy(events, n) !== null);
  const how = at < 0 ? null : cameBy(events, at);
  return how === null ? null : { player: events[at].player, card: events[at].card, how };
}

function cameBy(events: readonly EventView[], at: number): LastPlay["how"] | null {
  const { card, player } = events[at];
  for (let n = at - 1; n >= 0; n--) {
    const event = events[n];
    if (event.card !== card || event.player !== player) continue;
    if (event.type === "played" || event.type === "activated") return event.type;
    if (event.type === "triggered") return null;
  }
  return null;
}

import type { ClockView } from "@rulebound/protocol";
import { useEffect, useState } from "react";
import type { RoomState, ShownGame } from "./room.ts";

/** What the clocks say now, from what was told and when. Times are milliseconds. */

/** This page's own time, several times a second: seconds are shown as they begin. */
export function useNow(everyMs = 250): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

export interface OwnTime {
  /** So soon the game is lost, if nothing is answered. */
  readonly endsIn: number;
  /** What ends first. */
  readonly by: "decision" | "game";
  readonly isWarned: boolean;
}

/** Of whoever has to decide here; null: somebody else has, or nothing is counted. */
export function ownTime(game: Pick<ShownGame, "clock" | "heardAt"> | null, now: number): OwnTime | null {
  const decision = game?.clock?.decision ?? null;
  if (game === null || decision === null) return null;
  const past = now - game.heardAt;
  const left = gameLeft(game.clock, game.clock?.running ?? -1, 0);
  return {
    endsIn: Math.max(0, decision.endsIn - past),
    by: left !== null && left < decision.left ? "game" : "decision",
    isWarned: past >= decision.warnsIn,
  };
}

/** What a seat has left for the game. */
export function gameLeft(clock: ClockView | null, seat: number, past: number): number | null {
  if (clock === null || clock.left[seat] === undefined) return null;
  return Math.max(0, clock.left[seat] - (clock.running === seat ? past : 0));
}

/** When a seat that is away will have lost; null: it is there, or nothing is counted. */
export function forfeitIn({ view, viewAt }: Pick<RoomState, "view" | "viewAt">, seat: number, now: number): number | null {
  const told = view?.seats[seat]?.forfeitIn ?? null;
  return told === null ? null : Math.max(0, told - (now - viewAt));
}

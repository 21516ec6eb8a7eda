import { nthSeat, type Seat } from "./ids.ts";
import type { State } from "./records.ts";

/** All who are still in the game, in turn order from `first` on. */
export function inTurnOrder(s: State, first: Seat): Seat[] {
  const out: Seat[] = [];
  const n = s.players.length;
  for (let i = 0; i < n; i++) {
    const seat = nthSeat((first + i) % n);
    if (!s.players[seat].lost) out.push(seat);
  }
  return out;
}

/** 303.2.a: what several players do they do one after the other, beginning with the turn player. */
export const fromTurnPlayer = (s: State): Seat[] => inTurnOrder(s, s.turnPlayer);

export function playersLeft(s: State): number {
  let n = 0;
  for (let i = 0; i < s.players.length; i++) if (!s.players[i].lost) n++;
  return n;
}

export const nextSeat = (s: State, seat: Seat): Seat => {
  const n = s.players.length;
  for (let i = 1; i <= n; i++) {
    const next = nthSeat((seat + i) % n);
    if (!s.players[next].lost) return next;
  }
  return seat;
};

import { type Answer, legal, NOBODY, Phase, type Seat, type State } from "@rulebound/engine/internal";
import type { AutoPass, Stops } from "./table.ts";

/** Passing that goes on by itself, and where it ends. */
export interface Passing {
  readonly until: AutoPass;
  readonly turn: number;
  readonly phase: Phase;
  readonly showdown: number;
  readonly items: number;
}

export const passingFrom = (s: State, until: AutoPass): Passing => ({
  until,
  turn: s.turnNumber,
  phase: s.phase,
  showdown: s.showdownAt,
  items: s.nextItem,
});

/** The answer that passes here, or null: this is where it stops. */
export function passHere(s: State, seat: Seat, passing: Passing, stops: Stops): Answer | null {
  if (s.decision?.kind !== "act" || s.decision.player !== seat) return null;
  const isOwnMain = s.turnPlayer === seat && s.phase === Phase.main && s.chain.length === 0 && s.showdownAt < 0 && s.invited === NOBODY;
  if (isOwnMain && s.turnNumber > passing.turn) return null;
  const isNewPhase = s.turnNumber > passing.turn || s.phase !== passing.phase;
  if (isNewPhase && stops.phases.includes(s.phase)) return null;
  const othersItem = s.chain.some((item) => item.id >= passing.items && item.controller !== seat);
  const newShowdown = s.showdownAt >= 0 && s.showdownAt !== passing.showdown;
  if (othersItem && (passing.until === "something" || stops.chain)) return null;
  if (newShowdown && (passing.until === "something" || stops.showdown)) return null;
  if (isOwnMain && passing.until === "something") return null;
  return legal(s).find((answer) => answer.do === "pass" || answer.do === "endTurn") ?? null;
}

import { Keyword, Phase, type Seat } from "../../state/ids.ts";
import { type Refusal, refuse } from "../../state/reasons.ts";
import type { State } from "../../state/records.ts";

/** 307-313: the four states of the turn, and who may act in them. */

/** 330, 340.2: while there is anything on the chain. */
export const isClosed = (s: State): boolean => s.chain.length > 0;
export const isShowdown = (s: State): boolean => s.showdownAt >= 0;
export const isNeutralOpen = (s: State): boolean => !isClosed(s) && !isShowdown(s);

const NOT_YOUR_PRIORITY: Refusal = refuse("312.1", "notYourPriority");
const NEEDS_REACTION: Refusal = refuse("309.1.a", "needsReaction");
const NEEDS_ACTION: Refusal = refuse("308.1.a", "needsAction");
const NOT_YOUR_TURN: Refusal = refuse("310.1.a", "notYourTurn");
const NOT_MAIN: Refusal = refuse("316.5", "notMainPhase");

/** May this player play something with these permissions now? `timing` are bits of Keyword.Action (806) and Keyword.Reaction (813). */
export function refusalByTiming(s: State, seat: Seat, timing: number): Refusal | null {
  if (isClosed(s)) {
    if (s.priority !== seat) return NOT_YOUR_PRIORITY; // 313.4: Focus alone is not enough
    return (timing & Keyword.Reaction) !== 0 ? null : NEEDS_REACTION; // 159.2.b.2, 813.1.c.1, 813.1.c.2
  }
  if (isShowdown(s)) {
    if (s.focus !== seat) return NOT_YOUR_PRIORITY;
    return (timing & (Keyword.Action | Keyword.Reaction)) !== 0 ? null : NEEDS_ACTION; // 159.2.a.1, 159.2.b.1, 313.1.a, 813.1.b
  }
  // 145.2, 151.2, 155, 316.5.b, 381, 409: otherwise on one's own turn, in the Main Phase.
  if (s.turnPlayer !== seat && s.invited !== seat) return NOT_YOUR_TURN;
  return s.phase === Phase.main ? null : NOT_MAIN;
}

export const describeState = (s: State): "neutral open" | "neutral closed" | "showdown open" | "showdown closed" =>
  isShowdown(s) ? (isClosed(s) ? "showdown closed" : "showdown open") : isClosed(s) ? "neutral closed" : "neutral open";

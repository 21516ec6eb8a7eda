import { type Answer, apply, decision, fork, legal, type Seat, type State } from "@rulebound/engine/internal";
import { type Against, type Solution, solve } from "@rulebound/lab/solver";

export type { Against } from "@rulebound/lab/solver";

/** Whether a win this turn is still sure. "open": nobody could tell in time. */
export type Standing = "won" | "winning" | "lost" | "open";

/** Positions that may be looked at: a second or two. */
const LIMIT = 30_000;
const REPLY_LIMIT = 8_000;
/** More replies than these are not told apart. */
const MOST_REPLIES = 16;

export function standingOf(state: State, seat: Seat, against: Against, turn: number): Standing {
  if (state.winners.length > 0) return state.winners.includes(seat) ? "won" : "lost";
  if (decision(state) === null || state.turnNumber !== turn) return "lost";
  const { verdict } = solve(state, { seat, against, limit: LIMIT });
  return verdict === "win" ? "winning" : verdict === "none" ? "lost" : "open";
}

/** The answer of an opponent that saves them, or else makes the win longest. */
export function bestReply(state: State, seat: Seat, against: Against): Answer | null {
  const open = legal(state)
    .sort((a, b) => Number(isPassing(b)) - Number(isPassing(a)))
    .slice(0, MOST_REPLIES);
  if (open.length <= 1) return open[0] ?? null;
  let best: { readonly answer: Answer; readonly worth: number } | null = null;
  for (const answer of open) {
    const after = fork(state);
    if (apply(after, answer) !== null) continue;
    const worth = worthOf(after, seat, against);
    if (best === null || worth > best.worth) best = { answer, worth };
    if (worth === Number.POSITIVE_INFINITY) break;
  }
  return best?.answer ?? null;
}

const isPassing = (answer: Answer): boolean => answer.do === "pass" || answer.do === "no" || answer.do === "done";

/** How many acts the win still takes; Infinity: there is none any more. */
function worthOf(state: State, seat: Seat, against: Against): number {
  if (state.winners.length > 0) return state.winners.includes(seat) ? -1 : Number.POSITIVE_INFINITY;
  const { verdict, acts }: Solution = solve(state, { seat, against, limit: REPLY_LIMIT });
  return verdict === "none" ? Number.POSITIVE_INFINITY : acts;
}

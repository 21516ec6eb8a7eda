import type { Seat, State } from "@rulebound/engine/internal";
import { type LineStep, lineOf, type Resistance } from "./line.ts";
import type { Against } from "./replies.ts";
import { LimitReached, prepared, Search } from "./search.ts";

/** Is there a sure win this turn? */
export interface SolveOptions {
  /** Who wants to win; by default whoever's turn it is. */
  readonly seat?: Seat;
  readonly against?: Against;
  /** How many positions may be looked at. */
  readonly limit?: number;
  /** No line of more own acts is looked for. */
  readonly deepest?: number;
  /** What the others do in the line that is shown. */
  readonly resistance?: Resistance;
}

export interface Solution {
  readonly verdict: "win" | "none" | "undecided";
  readonly seat: Seat;
  readonly against: Against;
  /** Own acts of the shortest win, whatever the others do; where there is none, of the longest attempts looked at. */
  readonly acts: number;
  /** The win against replies of the wanted resistance: by default the toughest. */
  readonly line: readonly LineStep[];
  readonly positions: number;
  /** Branches that were counted as not won because they turn on too many unknown cards. */
  readonly chances: number;
  /** What the solver had to choose from when it was free to act, on average. */
  readonly branching: number;
  readonly milliseconds: number;
}

export const DEFAULT_LIMIT = 200_000;

export function solve(state: State, options: SolveOptions = {}): Solution {
  const {
    resistance = "toughest",
    seat = state.turnPlayer,
    against = "hidden",
    limit = DEFAULT_LIMIT,
    deepest = Number.POSITIVE_INFINITY,
  } = options;
  const started = performance.now();
  const root = prepared(state, against);
  const search = new Search(root, { seat, against, limit });
  const solution = (verdict: Solution["verdict"], acts: number, line: readonly LineStep[]): Solution => ({
    verdict,
    seat,
    against,
    acts,
    line,
    positions: Math.min(search.positions, limit),
    chances: search.chances,
    branching: search.decisions === 0 ? 0 : search.answers / search.decisions,
    milliseconds: performance.now() - started,
  });
  let acts = 0;
  try {
    for (; acts <= deepest; acts++) {
      const verdict = search.prove(root, acts);
      if (verdict === "win") return solution("win", acts, lineOf(search, root, acts, resistance));
      if (verdict === "loss") return solution("none", acts, []);
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
  return solution("undecided", Math.min(acts, deepest), []);
}

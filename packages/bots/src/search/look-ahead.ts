import type { Answer, Seat, State } from "@rulebound/engine/internal";
import type { Clock } from "../budget.ts";
import { BY_EVALUATION } from "../judge.ts";
import { rollout, withReactions } from "./rollout.ts";

/** Where an answer leads in an imagined game, and the chance to win that is left there. */
export interface Ahead {
  readonly end: State;
  readonly chance: number;
}

const NO_HURRY: Clock = { tick: () => {}, used: () => 0 };

/** Through this turn and the next, to where the seat's own next turn begins; everybody does what is best at once. */
export function lookAhead(game: State, seat: Seat, answer: Answer, clock: Clock = NO_HURRY, judge = BY_EVALUATION): Ahead {
  const end = rollout(withReactions(game, answer, seat, "carefully", clock, judge), seat, clock, judge);
  return { end, chance: judge.chance(end, seat) };
}

import type { Seat, State } from "@rulebound/engine/internal";
import { chanceOf, evaluate } from "./evaluate.ts";
import { chanceAtTurn } from "./turn-value.ts";

/** How positions are judged by whoever tries answers: by the evaluation, or by what was learned from games. */
export interface Judge {
  /** For a seat, once everything that has begun has come to its end; more is better. The game may be played on for it. */
  readonly worth: (s: State, seat: Seat) => number;
  /** The same if the seat, whose turn it is, does nothing more. */
  readonly resting: (s: State, seat: Seat) => number;
  /** The chance to win that a worth stands for. */
  readonly chanceOf: (worth: number) => number;
  /** The chance to win where a turn begins. */
  readonly chance: (s: State, seat: Seat) => number;
  /** What a pass is given beforehand, and what a reaction must gain, for what it costs is gone. */
  readonly patience: number;
  readonly reactionGain: number;
}

/** What an act must gain to be worth doing at all. */
const WORTHWHILE = 0.01;

export const BY_EVALUATION: Judge = {
  worth: evaluate,
  resting: (s, seat) => evaluate(s, seat) + WORTHWHILE,
  chanceOf,
  chance: chanceAtTurn,
  patience: WORTHWHILE,
  reactionGain: 0.05,
};

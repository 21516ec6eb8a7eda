import type { Answer, State } from "@rulebound/engine";
import type { Rng } from "./rng.ts";

/**
 * A player. It is asked only when its seat is to decide, gets every legal answer in step form, and gives one of them back.
 * It may look ahead on forks; it must not change `state`, and has no chance but `rng`.
 */
export interface Bot {
  readonly name: string;
  choose(state: State, answers: readonly Answer[], rng: Rng): Answer;
}

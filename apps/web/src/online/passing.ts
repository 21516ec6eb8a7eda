import { type Answer, Phase } from "@rulebound/engine/internal";
import type { OwnQuestion, SeatSnapshot } from "@rulebound/protocol/seat";
import type { AutoPass, Stops } from "../engine/table.ts";

/** Passing by itself, from what a seat can see (engine/passing.ts does it with the game at hand). */
export interface ViewPassing {
  readonly until: AutoPass;
  readonly turn: number;
  readonly phase: Phase;
  readonly showdown: number;
  readonly lastItem: number;
}

type View = SeatSnapshot["view"];

export const passingFrom = (view: View, until: AutoPass): ViewPassing => ({
  until,
  turn: view.turn.number,
  phase: view.turn.phase,
  showdown: view.turn.showdown?.at ?? -1,
  lastItem: Math.max(-1, ...view.chain.map(({ id }) => id)),
});

/** The answer that passes here, or null: this is where it stops. */
export function passHere(view: View, question: OwnQuestion, passing: ViewPassing, stops: Stops): Answer | null {
  if (question.kind !== "act") return null;
  const { turn, chain } = view;
  const showdown = turn.showdown?.at ?? -1;
  const isOwnMain = turn.player === question.player && turn.phase === Phase.main && chain.length === 0 && showdown < 0;
  if (isOwnMain && (turn.number > passing.turn || passing.until === "something")) return null;
  const isNewPhase = turn.number > passing.turn || turn.phase !== passing.phase;
  if (isNewPhase && stops.phases.includes(turn.phase)) return null;
  const isAnswered = chain.some(({ id, controller }) => id > passing.lastItem && controller !== question.player);
  if (isAnswered && (passing.until === "something" || stops.chain)) return null;
  if (showdown >= 0 && showdown !== passing.showdown && (passing.until === "something" || stops.showdown)) return null;
  return question.offers.find(({ answer }) => answer.do === "pass" || answer.do === "endTurn")?.answer ?? null;
}

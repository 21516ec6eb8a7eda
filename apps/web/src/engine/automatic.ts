import type { Answer, DecisionKind, Phase, Seat } from "@rulebound/engine";
import type { Stops } from "./table.ts";

/** A question to a person, as far as it matters for whether it has to be put. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly answers: readonly Answer[];
  readonly phase: Phase;
  /** Who controls what resolves next; null: the chain is empty. */
  readonly next: Seat | null;
}

/**
 * The answer that is given without asking: the only one there is, and passing over one's own items, which then resolve. Turns are
 * never ended like this, and with full control nothing is. A cost that has to be paid is still shown: the play can be taken back.
 */
export function automaticAnswer({ seat, kind, answers, phase, next }: Asked, stops: Stops): Answer | null {
  if (stops.full === true || kind === "may") return null;
  if (kind !== "act") return answers.length === 1 ? answers[0] : null;
  if (stops.phases.includes(phase)) return null;
  const pass = answers.find((answer) => answer.do === "pass");
  return pass !== undefined && (answers.length === 1 || next === seat) ? pass : null;
}

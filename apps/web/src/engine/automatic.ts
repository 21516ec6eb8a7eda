import { type Answer, type DecisionKind, type GameEvent, isWorthSeeing, type Phase, type Seat } from "@rulebound/engine/internal";
import { NO_HABITS } from "./habits.ts";
import type { Stops } from "./table.ts";

/** Something to look at, or something that now stands on the chain with all that was chosen for it. */
export const isStep = (event: GameEvent): boolean => isWorthSeeing(event) || event.type === "finalized";

/** A question to a person, as far as it matters for whether it has to be put. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly answers: readonly Answer[];
  readonly phase: Phase;
  /** Who controls what resolves next; null: the chain is empty. */
  readonly next: Seat | null;
  /** The name of the card that an answer uses; "": none. */
  cardOf(answer: Answer): string;
}

/**
 * The answer that is given without asking: the only one there is, and passing over one's own items, which then resolve. Turns are
 * never ended like this, and with full control nothing is. A cost that has to be paid is still shown: the play can be taken back.
 * What could be done with a card may count for nothing, or always, if that is the player's habit.
 */
export function automaticAnswer({ seat, kind, answers, phase, next, cardOf }: Asked, stops: Stops): Answer | null {
  if (stops.full === true || kind === "may") return null;
  if (kind !== "act") return answers.length === 1 ? answers[0] : null;
  if (stops.phases.includes(phase)) return null;
  const pass = answers.find((answer) => answer.do === "pass");
  if (pass === undefined) return null;
  const { windows } = stops.habits ?? NO_HABITS;
  const habits = answers.flatMap((answer) => (answer === pass ? [] : [windows[cardOf(answer)]]));
  if (habits.includes("always")) return null;
  return next === seat || habits.every((habit) => habit === "never") ? pass : null;
}

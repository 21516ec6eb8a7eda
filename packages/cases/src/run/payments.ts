import type { Seat } from "../adapter.ts";
import type { Step } from "../case.ts";
import type { Game } from "./game.ts";

/** Instructed payments that can be declined are paid unless the next step is `no`. */
export const isDeclinablePayment = (game: Game): boolean => {
  const asked = game.decision;
  return asked !== null && asked.kind === "may" && asked.about === "pay";
};

/** Pays before a step that neither answers the question nor looks at it. */
export function payBefore(step: Step, game: Game): void {
  for (let asked = game.decision; asked !== null && isDeclinablePayment(game); asked = game.decision) {
    if (concerns(step, asked.player)) return;
    if (game.answer(asked.player, { do: "yes" }) !== null) return;
  }
}

function concerns(step: Step, player: Seat): boolean {
  if (step.kind === "act" || step.kind === "cannot") return step.player === player && (step.action.do === "yes" || step.action.do === "no");
  return step.kind === "expect" && step.expectations.some((expected) => expected.what === "question" && expected.question !== null);
}

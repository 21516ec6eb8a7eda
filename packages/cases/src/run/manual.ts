import type { ActStep, Step } from "../case.ts";
import { StepFailure } from "../failure.ts";

/**
 * `paying manually` and the `pay` that answers it. Adding resources is a reaction like any other, so the runes are used
 * just before the play, and the play then takes what is in the pool.
 */
export function withManualPayments(steps: readonly Step[]): Step[] {
  const waiting: ActStep[] = [];
  const out: Step[] = [];
  for (const step of steps) {
    if (step.kind !== "act") out.push(step);
    else if (isManual(step)) waiting.push(step);
    else if (step.action.do === "pay") {
      const paidFor = waiting.pop();
      if (paidFor === undefined) throw new StepFailure('"pay" answers a payment after "paying manually"; there is none.', step.line);
      out.push(...uses(step), paidWith(paidFor, step));
    } else out.push(step);
  }
  return [...out, ...waiting];
}

const isManual = ({ action }: ActStep): boolean =>
  (action.do === "play" || action.do === "use" || action.do === "hide") && action.paying === "manually";

/** Where there is a choice of prices, the one is meant that takes what is added here. */
function paidWith(step: ActStep, { action: pay }: ActStep): ActStep {
  const { action } = step;
  if (pay.do !== "pay" || (action.do !== "play" && action.do !== "use" && action.do !== "hide")) return step;
  const energy = pay.payments.filter(({ how }) => how === "exhaust").length;
  return { ...step, action: { ...action, paying: { energy, power: pay.payments.length - energy } } };
}

/** `exhaust mind` is a rune's first ability, `recycle fury` its second. */
function uses(step: ActStep): Step[] {
  if (step.action.do !== "pay") return [];
  return step.action.payments.map(({ how, what }) => {
    if (what.kind !== "named") throw new StepFailure(`"${what.text}" is not something to pay with.`, step.line);
    const clauses = { from: null, to: null, on: null, modes: null, with: [], paying: null };
    const ability = how === "recycle" ? 2 : how === "exhaust" ? 1 : null;
    return { ...step, action: { do: "use", object: what, ability, ...clauses } };
  });
}

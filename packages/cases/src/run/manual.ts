import type { ActStep, Step } from "../case.ts";
import { StepFailure } from "../failure.ts";

/**
 * `paying manually` and the `pay` that answers it. Adding resources is a reaction like any other, so the runes are used
 * just before the play, and the play then takes what is in the pool.
 */
export function withManualPayments(steps: readonly Step[]): Step[] {
  const waiting: ActStep[] = [];
  const out: Step[] = [];
  let numbersFrom = 0;
  for (const [i, step] of steps.entries()) {
    if (i < numbersFrom) continue;
    if (step.kind !== "act") out.push(step);
    else if (isManual(step)) waiting.push(step);
    else if (step.action.do === "pay") {
      const paidFor = waiting.pop();
      if (paidFor === undefined) throw new StepFailure('"pay" answers a payment after "paying manually"; there is none.', step.line);
      numbersFrom = i + 1;
      if (endsWithUse(step)) while (isNumber(steps[numbersFrom], step)) numbersFrom++;
      out.push(...uses(step), ...steps.slice(i + 1, numbersFrom), paidWith(paidFor, step));
    } else out.push(step);
  }
  return [...out, ...waiting];
}

const isManual = ({ action }: ActStep): boolean =>
  (action.do === "play" || action.do === "use" || action.do === "hide") && action.paying === "manually";

/** What a gear asks that is used to pay ("any amount of Power") is answered before the play goes on. */
const endsWithUse = ({ action }: ActStep): boolean => action.do === "pay" && action.payments.at(-1)?.how === "use";

const isNumber = (step: Step | undefined, { player }: ActStep): boolean =>
  step?.kind === "act" &&
  step.player === player &&
  step.action.do === "choose" &&
  step.action.things.length === 1 &&
  step.action.things[0].kind === "number";

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

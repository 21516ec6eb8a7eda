import { type Answer, objectOfChoice } from "@rulebound/engine/internal";
import type { Outlook } from "./outlook.ts";

/** The choices before the first turn: there is nothing yet to look ahead from, so habits decide. */

/** A card that costs more Energy waits too long in an opening hand. */
const MAX_OPENING_COST = 4;

/** What to present, or to put back of a hand; null: it is another question. */
export function opening(outlook: Outlook): Answer | null {
  const { decision, answers } = outlook;
  if (decision.kind === "battlefield") return answers[0];
  return decision.kind === "mulligan" ? mulligan(outlook) : null;
}

/** Puts back the most expensive card above the limit; keeps the rest. */
function mulligan(outlook: Outlook): Answer {
  const { answers, pool } = outlook;
  let worst = answers[answers.length - 1];
  let highestCost = MAX_OPENING_COST;
  for (const answer of answers) {
    if (answer.do !== "pick") continue;
    const energy = pool.cards[outlook.cardOf(objectOfChoice(answer.pick))]?.energy ?? 0;
    if (energy <= highestCost) continue;
    highestCost = energy;
    worst = answer;
  }
  return worst;
}

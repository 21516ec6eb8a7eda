import type { RuleId } from "@rulebound/rules";

/** Behaviour rules that the engine has nothing to do for, and why. */
export const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  "135.2.d.3": "cards are data without reminder text; what is shown as a reminder is not what runs",
  "489.8.f.1": "showing cards to others is talk at the table; no answer of a player does it",
};

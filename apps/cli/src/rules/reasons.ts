import type { RuleId } from "@rulebound/rules";

/** Behaviour rules that the engine has nothing to do for, and why. */
export const REASONS: Readonly<Partial<Record<RuleId, string>>> = {};

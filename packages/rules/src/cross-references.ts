import { compareRules, isRuleId, type RuleId } from "./index.ts";
import { REFERENCES } from "./references.ts";

const to = new Map<RuleId, readonly RuleId[]>(
  REFERENCES.trim()
    .split("\n")
    .map((line) => line.split(" ").filter(isRuleId))
    .map(([from, ...those]) => [from, those]),
);

const from = new Map<RuleId, RuleId[]>();
for (const [source, those] of to) for (const target of those) from.set(target, [...(from.get(target) ?? []), source]);

/** The rules that a rule sends its reader to. */
export const referencesOf = (id: RuleId): readonly RuleId[] => to.get(id) ?? [];

/** The rules that send their reader to a rule. */
export const referrersOf = (id: RuleId): readonly RuleId[] => [...(from.get(id) ?? [])].sort(compareRules);

import { RULE_IDS, type RuleId } from "./rule-ids.ts";

export { RULE_IDS, type RuleId };

const position: ReadonlyMap<string, number> = new Map(RULE_IDS.map((id, index) => [id, index]));

export function isRuleId(text: string): text is RuleId {
  return position.has(text);
}

/** The rule that a rule stands under: "309.1.a" stands under "309.1". A three-digit rule stands under none. */
export function parentOf(id: RuleId): RuleId | null {
  const parent = id.slice(0, Math.max(0, id.lastIndexOf(".")));
  return isRuleId(parent) ? parent : null;
}

/** The three-digit rule that a rule belongs to: "309.1.a" belongs to "309". */
export function sectionOf(id: RuleId): RuleId {
  const parent = parentOf(id);
  return parent === null ? id : sectionOf(parent);
}

/** Whether a rule is the ancestor itself or stands anywhere below it. */
export function isWithin(id: RuleId, ancestor: RuleId): boolean {
  return id === ancestor || id.startsWith(`${ancestor}.`);
}

/** Orders rules as the book does: "309.2" before "309.10", a rule before what stands below it. */
export function compareRules(a: RuleId, b: RuleId): number {
  return bookPosition(a) - bookPosition(b);
}

function bookPosition(id: RuleId): number {
  return position.get(id) ?? RULE_IDS.length;
}

import { type RuleId, sectionOf } from "@rulebound/rules";
import { ruleAt } from "@rulebound/rules/book";
import type { Witness } from "./evidence.ts";
import type { Asked } from "./numbers.ts";

/** A rule with everything that is known about it, for programs. */
function jsonOfRule(id: RuleId, witness: Witness): object {
  const { code, tests, cases, isCited, implementation, reason, kill, notKilled } = witness.of(id);
  const where = ({ file, line }: { readonly file: string; readonly line: number }) => `${file}:${line}`;
  return {
    ...ruleAt(id),
    exists: true,
    section: sectionOf(id),
    implementation,
    reason,
    cited: isCited,
    killed: kill,
    notKilled,
    code: code.map(where),
    tests: tests.map(where),
    cases: cases.map((one) => ({ name: one.name, source: one.source, at: where(one) })),
  };
}

/** What was asked for by number: its rules, or why there are none. */
export const jsonOfAsked = ({ text, rules, note, problem }: Asked, witness: Witness): object[] =>
  problem === null
    ? rules.map((id) => ({ ...(note === null ? {} : { note }), ...jsonOfRule(id, witness) }))
    : [{ number: text, exists: false, problem }];

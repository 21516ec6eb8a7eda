import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { casesIn, findCaseFiles, type ListedCase } from "@rulebound/cases";
import { isRuleId, type RuleId } from "@rulebound/rules";
import { casesFolder, projectFolder } from "../options.ts";

/** A case that shows rules; its file is named from the project's folder. */
export interface ShowingCase extends ListedCase {
  readonly rules: readonly RuleId[];
}

/** All cases of the project. */
export function projectCases(): ShowingCase[] {
  const named = (path: string) => relative(projectFolder(), path).split(sep).join("/");
  return findCaseFiles([casesFolder()])
    .flatMap((path) => casesIn(named(path), readFileSync(path, "utf8")))
    .map((one) => ({ ...one, rules: one.rules.filter(isRuleId) }));
}

export function casesByRule(cases: readonly ShowingCase[]): ReadonlyMap<RuleId, readonly ShowingCase[]> {
  const found = new Map<RuleId, ShowingCase[]>();
  for (const one of cases) for (const rule of one.rules) found.set(rule, [...(found.get(rule) ?? []), one]);
  return found;
}

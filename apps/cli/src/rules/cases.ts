import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { findCaseFiles, type Source, sourceOf } from "@rulebound/cases";
import { isRuleId, type RuleId } from "@rulebound/rules";
import { casesFolder, projectFolder } from "../options.ts";

/** A case that shows rules: those it lists, and those that it expects an action to be refused by. */
export interface ShowingCase {
  readonly name: string;
  /** From the project's folder. */
  readonly file: string;
  readonly line: number;
  readonly source: Source | null;
  readonly rules: readonly RuleId[];
}

/** The rules that a case names. Read from its text: to read and to understand a thousand cases would take seconds. */
export function casesIn(file: string, content: string): ShowingCase[] {
  const documents = content.split(/^---.*$/m);
  let line = 1;
  return documents.flatMap((text) => {
    const first = line;
    line += text.split("\n").length - 1;
    const title = /^name:\s*(.+?)\s*$/m.exec(text);
    if (title === null) return [];
    const at = first + text.slice(0, title.index).split("\n").length - 1;
    return [{ name: unquoted(title[1]), file, line: at, source: sourceOf(file), rules: rulesNamed(text) }];
  });
}

const LISTED = /^rules:\s*(\[[^\]]*\]|(?:\n\s+-[^\n]*)+)/m;
const REFUSED = /\bbecause:\s*["']?([\d.a-z]+)/g;

function rulesNamed(text: string): RuleId[] {
  const listed = LISTED.exec(text)?.[1].match(/\d{3}[\d.a-z]*/g) ?? [];
  const refused = [...text.matchAll(REFUSED)].map(([, number]) => number);
  return [...new Set([...listed, ...refused])].filter(isRuleId);
}

const unquoted = (text: string): string => text.replace(/^(["'])(.*)\1$/, "$2");

/** All cases of the project. */
export function projectCases(): ShowingCase[] {
  const named = (path: string) => relative(projectFolder(), path).split(sep).join("/");
  return findCaseFiles([casesFolder()]).flatMap((path) => casesIn(named(path), readFileSync(path, "utf8")));
}

export function casesByRule(cases: readonly ShowingCase[]): ReadonlyMap<RuleId, readonly ShowingCase[]> {
  const found = new Map<RuleId, ShowingCase[]>();
  for (const one of cases) for (const rule of one.rules) found.set(rule, [...(found.get(rule) ?? []), one]);
  return found;
}

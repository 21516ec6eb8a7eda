import { isWithin, parentOf, RULE_IDS, type RuleId } from "@rulebound/rules";
import { partOf } from "@rulebound/rules/book";
import { casesByRule, projectCases, type ShowingCase } from "./cases.ts";
import { type Place, placesInCode, placesInTests } from "./citations.ts";
import recorded from "./killed.json" with { type: "json" };
import { REASONS } from "./reasons.ts";

/**
 * What speaks for a rule. It is cited if a case or a test names it. It is implemented if the code names it or a rule
 * below it; or if it is cited and the code names a rule of the same part of the book. A rule for which neither holds is
 * open, unless there is a reason why the engine has nothing to do for it. It is killed if a change to the code that names
 * it makes a case or a test fail that names it: that alone shows that it works.
 */
export interface Evidence {
  readonly code: readonly Place[];
  readonly tests: readonly Place[];
  readonly cases: readonly ShowingCase[];
  readonly isCited: boolean;
  readonly implementation: Implementation;
  readonly reason: string | null;
  readonly kill: Kill | null;
  /** Why it is not killed. */
  readonly notKilled: string | null;
}

/** A change to the code, and the case or the test that failed with it: its file, a tab and its name. */
export interface Kill {
  readonly id: string;
  readonly change: string;
  readonly case?: string;
  readonly test?: string;
}

/** Recorded by tools/mutate.mjs --by-rule; what was recorded of another engine or other cases may be out of date. */
const RECORDED: {
  readonly date: string;
  readonly killed: Readonly<Record<string, Kill | undefined>>;
  readonly rest: Readonly<Record<string, string | undefined>>;
} = recorded;
export const KILLS_RECORDED = RECORDED.date;

export type Implementation = "named" | "shown" | "excused" | "open";

export class Witness {
  private readonly code = placesInCode();
  private readonly tests = placesInTests();
  readonly cases: readonly ShowingCase[] = projectCases();
  private readonly shownBy = casesByRule(this.cases);
  /** Rules that the code names, or that stand above one it names. */
  private readonly reached = new Set([...this.code.keys()].flatMap(upwards));
  /** Parts of the book of which the code names a rule. */
  private readonly parts = new Set([...this.code.keys()].map(partOf));

  of(id: RuleId): Evidence {
    const [code, tests, cases] = [this.code.get(id) ?? [], this.tests.get(id) ?? [], this.shownBy.get(id) ?? []];
    const isCited = tests.length > 0 || cases.length > 0;
    const reason = REASONS[id] ?? null;
    const kill = RECORDED.killed[id] ?? null;
    const notKilled = kill === null ? (RECORDED.rest[id] ?? "not tried") : null;
    return { code, tests, cases, isCited, implementation: this.implementation(id, isCited, reason), reason, kill, notKilled };
  }

  /** What speaks for a rule and for everything below it. */
  codeWithin(id: RuleId): Place[] {
    return within(id, this.code);
  }

  testsWithin(id: RuleId): Place[] {
    return within(id, this.tests);
  }

  casesWithin(id: RuleId): ShowingCase[] {
    return [...new Set(within(id, this.shownBy))];
  }

  private implementation(id: RuleId, isCited: boolean, reason: string | null): Implementation {
    if (this.reached.has(id)) return "named";
    if (isCited && this.parts.has(partOf(id))) return "shown";
    return reason === null ? "open" : "excused";
  }
}

function upwards(id: RuleId): RuleId[] {
  const parent = parentOf(id);
  return parent === null ? [id] : [id, ...upwards(parent)];
}

const within = <T>(id: RuleId, found: ReadonlyMap<RuleId, readonly T[]>): T[] =>
  RULE_IDS.filter((one) => isWithin(one, id)).flatMap((one) => found.get(one) ?? []);

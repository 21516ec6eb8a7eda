import { isWithin, parentOf, RULE_IDS, type RuleId } from "@rulebound/rules";
import { partOf } from "@rulebound/rules/book";
import { casesByRule, projectCases, type ShowingCase } from "./cases.ts";
import { type Place, placesInCode, placesInTests } from "./citations.ts";
import { REASONS } from "./reasons.ts";

/**
 * What speaks for a rule. It is shown if a case or a test names it. It is implemented if the code names it or a rule
 * below it; or if it is shown and the code names a rule of the same part of the book. A rule for which neither holds is
 * open, unless there is a reason why the engine has nothing to do for it.
 */
export interface Evidence {
  readonly code: readonly Place[];
  readonly tests: readonly Place[];
  readonly cases: readonly ShowingCase[];
  readonly isShown: boolean;
  readonly implementation: Implementation;
  readonly reason: string | null;
}

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
    const isShown = tests.length > 0 || cases.length > 0;
    const reason = REASONS[id] ?? null;
    return { code, tests, cases, isShown, implementation: this.implementation(id, isShown, reason), reason };
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

  private implementation(id: RuleId, isShown: boolean, reason: string | null): Implementation {
    if (this.reached.has(id)) return "named";
    if (isShown && this.parts.has(partOf(id))) return "shown";
    return reason === null ? "open" : "excused";
  }
}

function upwards(id: RuleId): RuleId[] {
  const parent = parentOf(id);
  return parent === null ? [id] : [id, ...upwards(parent)];
}

const within = <T>(id: RuleId, found: ReadonlyMap<RuleId, readonly T[]>): T[] =>
  RULE_IDS.filter((one) => isWithin(one, id)).flatMap((one) => found.get(one) ?? []);

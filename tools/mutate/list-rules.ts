/**
 * Each behaviour rule with the places in the code that name it; behind them those that name a rule below it, then those of the nearest
 * above it; and with the cases and the tests that name it.
 */
import { parentOf, RULE_IDS, type RuleId } from "@rulebound/rules";
import { GISTS } from "@rulebound/rules/book";
import type { Place } from "../../apps/cli/src/rules/citations.ts";
import { Witness } from "../../apps/cli/src/rules/evidence.ts";

const witness = new Witness();
const placed = (places: readonly Place[]) => places.map(({ file, line }) => ({ file, line }));

function levelsOf(rule: RuleId): { readonly file: string; readonly line: number }[][] {
  const parent = parentOf(rule);
  const own = [placed(witness.of(rule).code), placed(witness.codeWithin(rule))];
  return parent === null ? own : [...own, ...levelsOf(parent)];
}

const rules = RULE_IDS.filter((id) => GISTS[id].kind === "behaviour").map((rule) => ({
  rule,
  levels: levelsOf(rule).filter((places) => places.length > 0),
  cases: witness.of(rule).cases.map(({ file, name }) => `${file}\t${name}`),
  tests: placed(witness.of(rule).tests),
}));
console.log(JSON.stringify(rules));

/** Each behaviour rule with the places in the engine that name it, or a rule below it, or the nearest above it; and the cases that name it. */
import { parentOf, RULE_IDS, type RuleId } from "@rulebound/rules";
import { GISTS } from "@rulebound/rules/book";
import type { Place } from "../../apps/cli/src/rules/citations.ts";
import { Witness } from "../../apps/cli/src/rules/evidence.ts";

const witness = new Witness();
const ENGINE = "packages/engine/src/";
const inEngine = (places: readonly Place[]) =>
  places.filter(({ file }) => file.startsWith(ENGINE)).map(({ file, line }) => ({ path: file.slice(ENGINE.length), line }));

function placesOf(rule: RuleId): { readonly path: string; readonly line: number }[] {
  const own = inEngine(witness.of(rule).code);
  const below = own.length > 0 ? own : inEngine(witness.codeWithin(rule));
  const parent = parentOf(rule);
  return below.length > 0 || parent === null ? below : placesOf(parent);
}

const rules = RULE_IDS.filter((id) => GISTS[id].kind === "behaviour").map((rule) => ({
  rule,
  places: placesOf(rule),
  cases: witness.of(rule).cases.map(({ file, name }) => `${file}\t${name}`),
}));
console.log(JSON.stringify(rules));

import { isRuleId, parentOf, RULE_IDS, type RuleId, sectionOf } from "@rulebound/rules";
import type { Command } from "commander";

export function rules(program: Command): void {
  program
    .command("rules")
    .description("check rule numbers against the book, and show what stands above and below them")
    .argument("<number...>", "rule numbers, such as 466.1 or 359.3.e.12")
    .option("--json", "print the answer as JSON")
    .addHelpText("after", "\nExamples:\n  $ rulebound rules 466\n  $ rulebound rules 359.3.e.12 466.1 --json")
    .action((numbers: string[], options: { json?: boolean }) => {
      const places = numbers.map(locate);
      console.log(options.json ? JSON.stringify(places, null, 2) : places.map(describe).join("\n"));
      if (places.some((place) => !place.exists)) process.exitCode = 1;
    });
}

type Place =
  | { number: RuleId; exists: true; section: RuleId; parent: RuleId | null; below: RuleId[] }
  | { number: string; exists: false; nearest: RuleId | null };

function locate(number: string): Place {
  if (!isRuleId(number)) return { number, exists: false, nearest: nearestAbove(number) };
  return {
    number,
    exists: true,
    section: sectionOf(number),
    parent: parentOf(number),
    below: RULE_IDS.filter((id) => parentOf(id) === number),
  };
}

function nearestAbove(number: string): RuleId | null {
  const cut = number.lastIndexOf(".");
  if (cut < 0) return null;
  const above = number.slice(0, cut);
  return isRuleId(above) ? above : nearestAbove(above);
}

function describe(place: Place): string {
  if (!place.exists) {
    const hint =
      place.nearest === null ? `numbers go from ${RULE_IDS[0]} to ${RULE_IDS.at(-1)}` : `the nearest above it is ${place.nearest}`;
    return `${place.number} is not in the book: ${hint}.`;
  }
  const above = place.parent === null ? "a rule of its own" : `under ${place.parent}`;
  const below = place.below.length === 0 ? "nothing below it" : `below it: ${place.below.join(", ")}`;
  return `${place.number}: ${above}; ${below}.`;
}

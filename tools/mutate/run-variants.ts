/**
 * Runs cases on one change after another, all of which are in this bundle. Standard input has a line of JSON for each change: its number, its
 * cases (a file, a tab and a name), and whether cards have to be compiled anew for it. Tells what it is at, so that one without end is known,
 * and for each change the case that failed, or that none did; or all that failed, if all are asked for. A case that fails must pass again
 * without the change.
 */
import { readFileSync, writeSync } from "node:fs";
import { CARDS } from "@rulebound/cards";
import { type Case, everyCard, readCases, runCase, setUp } from "@rulebound/cases/judging";

const global = globalThis as { change?: number };
const tell = (...words: readonly (string | number)[]) => writeSync(1, `${words.join("\t")}\n`);
const warm = new Set<Case>();
const files = new Map<string, Map<string, Case>>();

function caseOf(line: string, anew: boolean): Case {
  const [path, name] = line.split("\t");
  const known = files.get(path) ?? new Map(readCases(path, readFileSync(path, "utf8"), everyCard()).map((one) => [one.name, one]));
  files.set(path, known);
  const found = known.get(name);
  if (found === undefined) throw new Error(`${path} has no case named ${name}`);
  // Cards that are kept compiled are compiled without a change.
  if (!anew && !warm.has(found)) setUp(found, CARDS);
  if (!anew) warm.add(found);
  return found;
}

const whyItFails = (from: Case, cards: typeof CARDS): string | null => {
  const { status, message } = runCase(from, cards, { strict: true });
  return status === "failed" ? message.split("\n")[0] : null;
};

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const { number, cases, anew, all }: { number: number; cases: string[]; anew: boolean; all?: boolean } = JSON.parse(line);
  const cards = anew ? [...CARDS] : CARDS;
  const failed = cases.find((one) => {
    const from = caseOf(one, anew);
    tell("at", number, one);
    global.change = number;
    const why = whyItFails(from, cards);
    global.change = 0;
    if (why === null) return false;
    if (whyItFails(from, CARDS) !== null) {
      tell("spoilt", number, one);
      process.exit(3);
    }
    tell(all === true ? "one" : "failed", number, one, why);
    return all !== true;
  });
  if (failed === undefined) tell("passed", number);
}

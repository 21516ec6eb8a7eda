/**
 * Runs cases on one change after another, all of which are in this bundle, and tells each case that fails. Standard input has a line of JSON
 * for each change: its number, that of the function it is in, and lists of cases (a file, a tab and a name), of each of which one that fails is
 * enough. Each case is run once without a change, to know which functions it runs: it meets only the changes in these. A change in a function
 * that ran while cards were compiled meets all of its cases, with cards compiled anew. Tells what it is at, so that one without end is known,
 * and in the end how many cases a change has met.
 */
import { readFileSync, writeSync } from "node:fs";
import { CARDS } from "@rulebound/cards";
import { type Case, everyCard, readCases, runCase, setUp } from "@rulebound/cases/judging";

const global = globalThis as { change?: number; ran?: Set<number> };
const tell = (...words: readonly (string | number)[]) => writeSync(1, `${words.join("\t")}\n`);
interface Asked {
  readonly number: number;
  readonly inFunction: number;
  readonly lists: string[][];
  /** It may run while the cards of a case are compiled. */
  readonly compiles: boolean;
}

const files = new Map<string, Map<string, Case>>();
const ranBy = new Map<string, ReadonlySet<number>>();
let compiled: ReadonlySet<number> | null = null;

function caseOf(line: string): Case {
  const [path, name] = line.split("\t");
  const known = files.get(path) ?? new Map(readCases(path, readFileSync(path, "utf8"), everyCard()).map((one) => [one.name, one]));
  files.set(path, known);
  const found = known.get(name);
  if (found === undefined) throw new Error(`${path} has no case named ${name}`);
  return found;
}

const fails = (from: Case, cards: typeof CARDS): boolean => runCase(from, cards, { strict: true }).status === "failed";

function recorded<T>(run: () => T): { readonly value: T; readonly ran: ReadonlySet<number> } {
  const ran = new Set<number>();
  global.ran = ran;
  const value = run();
  global.ran = undefined;
  return { value, ran };
}

/** The functions that the case runs by itself, without a change. */
function ranIn(line: string): ReadonlySet<number> {
  const known = ranBy.get(line);
  if (known !== undefined) return known;
  const from = caseOf(line);
  compiled ??= recorded(() => setUp(from, CARDS)).ran;
  const { value, ran } = recorded(() => fails(from, CARDS));
  if (value) {
    tell("spoilt", 0, line);
    process.exit(3);
  }
  ranBy.set(line, ran);
  return ran;
}

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const { number, inFunction, lists, compiles }: Asked = JSON.parse(line);
  const all = [...new Set(lists.flat())];
  const sets = new Map(all.map((one) => [one, ranIn(one)]));
  const anew = compiles || compiled?.has(inFunction) === true;
  const cards = anew ? [...CARDS] : CARDS;
  const answers = new Map<string, boolean>();
  const notices = (one: string): boolean => {
    const known = answers.get(one);
    if (known !== undefined) return known;
    const from = caseOf(one);
    tell("at", number, one);
    global.change = number;
    const failed = fails(from, cards);
    global.change = 0;
    answers.set(one, failed);
    if (failed && fails(from, CARDS)) {
      tell("spoilt", number, one);
      process.exit(3);
    }
    if (failed) tell("one", number, one);
    return failed;
  };
  for (const list of lists) list.filter((one) => anew || sets.get(one)?.has(inFunction)).some(notices);
  tell("passed", number, answers.size);
}

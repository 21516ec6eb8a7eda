/**
 * Runs cases on one change after another, all of which are in this bundle, and tells each case that fails. Standard input has a line of JSON
 * for each change: its number, that of the function it is in, and lists of cases (a file, a tab and a name), of each of which one that fails is
 * enough. Each case is run once without a change, to know which functions it runs: it meets only the changes in these. Where a change may
 * run while cards are compiled, those that the case names are compiled anew. Tells what it is at, so that one without end is known, and in
 * the end how many cases a change has met.
 */
import { readFileSync, writeSync } from "node:fs";
import { CARDS } from "@rulebound/cards";
import { type Case, everyCard, readCases, runCase } from "@rulebound/cases/judging";

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
const runs = new Map<string, Run>();

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

/** The functions that a case runs by itself, without a change; and those of them that run as the cards it needs are compiled. */
interface Run {
  readonly ran: ReadonlySet<number>;
  readonly compiled: ReadonlySet<number>;
  readonly cards: typeof CARDS;
}

const TEXTS: readonly string[] = CARDS.map((card) => JSON.stringify(card));

/** Cards that a text names, and those that these name: few are compiled more quickly than all. */
function cardsOf(text: string): typeof CARDS {
  const found = new Set(CARDS.flatMap(({ name }, i) => (text.includes(name) || isAlwaysThere(CARDS[i]) ? [i] : [])));
  // Those added are visited, too.
  for (const at of found) for (const [i, { name }] of CARDS.entries()) if (TEXTS[at].includes(`"${name}"`)) found.add(i);
  return CARDS.filter((_, i) => found.has(i));
}
const isAlwaysThere = ({ type, supertypes }: (typeof CARDS)[number]): boolean => type === "rune" || supertypes?.includes("token") === true;

function runOf(line: string): Run {
  const known = runs.get(line);
  if (known !== undefined) return known;
  const from = caseOf(line);
  const few = cardsOf(readFileSync(line.split("\t")[0], "utf8"));
  const { value: isLacking, ran: compiled } = recorded(() => fails(from, few));
  const { value, ran } = recorded(() => fails(from, CARDS));
  if (value) {
    tell("spoilt", 0, line);
    process.exit(3);
  }
  const run = { ran, compiled, cards: isLacking ? CARDS : few };
  runs.set(line, run);
  return run;
}

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const { number, inFunction, lists, compiles }: Asked = JSON.parse(line);
  const answers = new Map<string, boolean>();
  const notices = (one: string): boolean => {
    const known = answers.get(one);
    if (known !== undefined) return known;
    const from = caseOf(one);
    tell("at", number, one);
    global.change = number;
    const failed = fails(from, compiles ? [...runOf(one).cards] : CARDS);
    global.change = 0;
    answers.set(one, failed);
    if (failed && fails(from, CARDS)) {
      tell("spoilt", number, one);
      process.exit(3);
    }
    if (failed) tell("one", number, one);
    return failed;
  };
  const runsIt = (one: string): boolean => (compiles ? runOf(one).compiled : runOf(one).ran).has(inFunction);
  for (const list of lists) list.filter(runsIt).some(notices);
  tell("passed", number, answers.size);
}

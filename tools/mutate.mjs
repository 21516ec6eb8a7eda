// How many small wrong changes to the engine go unnoticed? Makes them one at a time, chosen by a seed, and runs cases, types and tests on
// each: node tools/mutate.mjs --help
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { killedRules, listRules } from "./mutate/by-rule.mjs";
import { Cases, caseFiles, Reach, recordReach } from "./mutate/cases.mjs";
import { changed, hash } from "./mutate/changes.mjs";
import { reasonFor } from "./mutate/equivalent.mjs";
import { shareOf } from "./mutate/figures.mjs";
import { meetTests } from "./mutate/meet-tests.mjs";
import { Project } from "./mutate/project.mjs";
import { cardSources, everyChange, inOrder, sourcesOf, told, withoutTypes } from "./mutate/sample.mjs";
import { sweep } from "./mutate/sweep.mjs";
import { sweepTests } from "./mutate/tests.mjs";
import { sweepTypes } from "./mutate/types.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
/** One for each checkout: two that are tried at a time do not take each other's copy away. */
const STATE = join(tmpdir(), `rulebound-mutate-${hash(root).slice(0, 8)}`);
const KILLED = "apps/cli/src/rules/killed.json";
const HELP = `node tools/mutate.mjs [OPTIONS]: makes small wrong changes to the engine, one at a time, and tells which go unnoticed

  --count N        how many changes (default: 300; about a second each, two minutes for one that no case notices)
  --seed N         which ones: the same seed makes the same changes to the same sources (default: 1)
  --only WORDS     only in files whose path holds these words
  --again ID,ID    these changes again, by the names that they were told with
  --stages LIST    of cases, types, tests (default: all three, in this order; a change that one notices is not shown to the next)
  --most PERCENT   end with 1 if more than this share goes unnoticed (default: 5)
  --state FOLDER   where to keep what has been found out (default: ${STATE})
  --likely N       a first look: each change meets only the N cases that are the likeliest to notice it (default: all that could)
  --cases WORDS    a first look: only files of cases whose path holds one of these words (mighty,985)
  --tests WORDS    a first look: only files of tests whose path holds one of these words (told,match), and only changes of which it is not
                   known why nobody can notice them
  --by-rule        instead: which behaviour rules are killed, that is, a change to the code that names the rule makes a case or a test
                   fail that names it; writes ${KILLED} (--only 44,103.2: of the rules whose numbers begin so;
                   --rest: of those that were not killed when it was last found out; --stages cases: without tests)
  --record         find out anew which cases run which functions; otherwise only where that has not been done yet
  --help           this text

Nothing else in this folder is written. A run that was interrupted goes on where it was: what was found out about the same engine and the same
cases is not tried again. A change that makes the engine run without end counts as noticed, and is counted apart.

  node tools/mutate.mjs --count 20 --seed 7
  node tools/mutate.mjs --only procedures/combat --stages cases,types`;

const fail = (words, code = 2) => {
  console.error(words);
  process.exit(code);
};
const { values } = (() => {
  try {
    return parseArgs({
      options: {
        count: { type: "string" },
        seed: { type: "string", default: "1" },
        only: { type: "string", default: "" },
        again: { type: "string" },
        stages: { type: "string", default: "cases,types,tests" },
        most: { type: "string", default: "5" },
        state: { type: "string", default: STATE },
        record: { type: "boolean", default: false },
        likely: { type: "string" },
        cases: { type: "string", default: "" },
        tests: { type: "string", default: "" },
        "by-rule": { type: "boolean", default: false },
        rest: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    return fail(`${error.message}\n\n${HELP}`);
  }
})();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const number = (name) => {
  const n = Number(values[name]);
  return Number.isFinite(n) && n >= 0 ? n : fail(`--${name} ${values[name]}: a number is expected.\n\n${HELP}`);
};
const [seed, most] = ["seed", "most"].map(number);
const likely = values.likely === undefined ? null : number("likely");
const count = values.count === undefined ? 300 : number("count");
const STAGES = ["cases", "types", "tests"];
const stages = values.stages.split(",");
const unknown = stages.find((one) => !STAGES.includes(one));
if (unknown !== undefined) fail(`--stages ${unknown}: expected some of ${STAGES.join(", ")}.`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

const { state } = values;
mkdirSync(state, { recursive: true });
// Everything runs in a copy: the project may change meanwhile.
const copy = join(state, "copy");
const project = new Project(root, copy);
project.make();
const sources = sourcesOf(copy);
const every = everyChange(sources);
const chosen =
  values.again === undefined
    ? inOrder(
        every.filter(({ path }) => path.includes(values.only)),
        seed,
      ).slice(0, count)
    : every.filter(({ id }) => values.again.split(",").includes(id));
if (chosen.length === 0 && !values["by-rule"])
  fail(
    values.again === undefined
      ? `No file with "${values.only}" in its path has a place for a change.`
      : `No change is called ${values.again}.`,
  );

const sourcesAre = hash([...sources].flat().join("\n")).slice(0, 16);
/** Without types and comments: what cases and tests have found out about an engine is true of one that differs in these alone. */
const engineIs = hash(withoutTypes(sources)).slice(0, 16);
const textsOfCases = new Map(caseFiles(copy).map((path) => [path, hash(readFileSync(join(copy, path), "utf8")).slice(0, 16)]));
const casesAre = hash([...textsOfCases].flat().join("\n")).slice(0, 16);

const textsOfTests = new Map(project.testFiles().map((path) => [path, hash(readFileSync(join(copy, path), "utf8")).slice(0, 16)]));
const testsAre = hash([...textsOfTests].flat().join("\n")).slice(0, 16);
/** What a stage found nothing with: it may find something with another. */
const asked = { cases: `${casesAre} ${values.cases || (likely ?? "all")}`, types: sourcesAre, tests: `${testsAre}${values.tests}` };

/** What was found out before about this engine, and which stages found nothing. */
const journal = join(state, "found.jsonl");
const before = new Map();
const passed = { cases: new Set(), types: new Set(), tests: new Set() };
/** The files of cases that a change has passed, with their texts then. */
const passedCases = new Map();
const casesThen = (are) => join(state, `cases-${are}.json`);
writeFileSync(casesThen(casesAre), JSON.stringify(Object.fromEntries(textsOfCases)));
const textsThen = new Map();
function textsOfCasesThen(asked) {
  const [are, which] = asked.split(" ");
  if (!textsThen.has(are)) textsThen.set(are, existsSync(casesThen(are)) ? JSON.parse(readFileSync(casesThen(are), "utf8")) : {});
  return which === "all" ? textsThen.get(are) : {};
}
/** Which files of tests, as they are now, a change has passed: `${change} ${file}`. */
const passedFiles = new Set();
if (existsSync(journal))
  for (const line of readFileSync(journal, "utf8").split("\n").filter(Boolean)) {
    const one = JSON.parse(line);
    if (one.engine !== engineIs) continue;
    if (one.files !== undefined) {
      for (const [file, text] of Object.entries(one.files)) if (textsOfTests.get(file) === text) passedFiles.add(`${one.id} ${file}`);
    } else if (one.asked === undefined && (one.types === undefined || one.types === sourcesAre)) before.set(one.id, one);
    else if (one.asked === asked[one.stage]) passed[one.stage].add(one.id);
    else if (one.stage === "cases") passedCases.set(one.id, textsOfCasesThen(one.asked));
  }
function note(change, found) {
  appendFileSync(journal, `${JSON.stringify({ id: change.id, engine: engineIs, told: told(change), ...found })}\n`);
}
function notePassed(change, stage) {
  passed[stage].add(change.id);
  note(change, { stage, asked: asked[stage] });
}

function notePassedFiles(change, files) {
  for (const file of files) passedFiles.add(`${change.id} ${file}`);
  note(change, { files: Object.fromEntries(files.map((file) => [file, textsOfTests.get(file)])) });
}

const cases = new Cases(copy, state);
let reach = null;
let isExact = false;

/**
 * Which cases run what. Recorded for this engine, it tells which cases can notice a change in a function; recorded for another one, it
 * decides about their order alone. Cases that are new are recorded by themselves.
 */
async function reachOf() {
  const file = join(state, "reach.json");
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const fresh = values.record || known === null ? { engine: sourcesAre, parts: [], files: {} } : known;
  isExact = fresh.engine === sourcesAre;
  const todo = isExact ? cases.files.filter((path) => fresh.files[path] !== textsOfCases.get(path)) : [];
  if (todo.length > 0) {
    console.log(`Recording what ${todo.length} files of cases run ...`);
    const part = join(state, `reach-${fresh.parts.length}.jsonl`);
    await recordReach(copy, state, part, todo);
    const recorded = Object.fromEntries(todo.map((path) => [path, textsOfCases.get(path)]));
    writeFileSync(file, JSON.stringify({ engine: sourcesAre, parts: [...fresh.parts, part], files: { ...fresh.files, ...recorded } }));
    fresh.parts.push(part);
  }
  if (!isExact) console.log("The engine has changed since it was recorded which cases run what: --record makes it faster.");
  return new Reach(fresh.parts);
}

/** Those of rules that the changed file names come first, then those that run little besides the changed function. */
function casesFor({ path, line, column }) {
  const { cases: reaching, areAll } = reach.of(path, line - 1, column);
  const named = new Set(sources.get(path).match(/\b\d{3}(?:\.[\da-z]+)*\b/g));
  const isNamed = ({ rules }) => rules.some((rule) => named.has(rule));
  const lines = [...new Set([...reaching.filter(isNamed).slice(0, 30), ...reaching].map((one) => `${one.path}\t${one.name}`))];
  if (likely !== null) return { first: lines.slice(0, likely), files: [] };
  return isExact && areAll ? { first: lines, files: [] } : { first: lines.slice(0, 60), files: cases.files };
}

/** What it has passed as it is now is not run again. */
const isNewTo = (change, path) => passedCases.get(change.id)?.[path] !== textsOfCases.get(path);
const isMet = (path) => values.cases.split(",").some((word) => path.includes(word));
const isToMeet = (change, path) => isMet(path) && isNewTo(change, path);
const newTo = (change, lines) => lines.filter((line) => isToMeet(change, line.split("\t")[0]));

/** Code that runs while cards are compiled. */
const COMPILING = /^(?:language|keywords)\//;
const isCompiling = ({ path, line, column }) => !isExact || COMPILING.test(path) || !reach.of(path, line - 1, column).areAll;
/** The cases that could notice a change, for a bundle that has them all; compiled anew, if it runs while cards are compiled. */
function namedCasesFor(change) {
  const { cases: reaching, areAll } = reach.of(change.path, change.line - 1, change.column);
  const { first } = casesFor(change);
  const anew = isCompiling(change);
  if (likely !== null || (isExact && areAll)) return { cases: newTo(change, first), anew };
  const others = reach.everyCase.map((one) => `${one.path}\t${one.name}`);
  return { cases: newTo(change, [...new Set([...first, ...reaching.map((one) => `${one.path}\t${one.name}`), ...others])]), anew };
}

/** The cases against a change that cannot be in the bundle of all. */
async function failingCase(change) {
  const { first, files } = casesFor(change);
  const left = { first: newTo(change, first), files: files.filter((path) => isToMeet(change, path)) };
  const [failed] = await cases.failing({ path: change.path, source: changed(sources.get(change.path), change) }, left);
  return failed ?? null;
}

/**
 * Begins with what killed each rule before, so that it goes on where it was, and is true of this engine whenever it has ended. What is known
 * is written as it goes.
 */
async function byRule() {
  const was = JSON.parse(readFileSync(join(root, KILLED), "utf8"));
  const begins = values.only.split(",");
  const isWanted = (rule) => begins.some((begin) => rule.startsWith(begin)) && !(values.rest && rule in was.killed);
  const rules = (await listRules(copy)).filter(({ rule }) => isWanted(rule));
  const found = new Map();
  const write = () => {
    const all = { killed: { ...was.killed }, rest: { ...was.rest } };
    for (const [rule, one] of found) {
      delete all.killed[rule];
      delete all.rest[rule];
      if (one.why === undefined) all.killed[rule] = one;
      else all.rest[rule] = one.why;
    }
    const inBook = (some) => Object.fromEntries(Object.entries(some).sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true })));
    const date = new Date().toISOString().slice(0, 10);
    const answer = { date, engine: sourcesAre, killed: inBook(all.killed), rest: inBook(all.rest) };
    writeFileSync(join(root, KILLED), `${JSON.stringify(answer, null, 2)}\n`);
  };
  const began = Date.now();
  const report = (words) => {
    console.log(`${Math.round((Date.now() - began) / 1000)} s: ${words}`);
    write();
  };
  const codes = new Map([...sources, ...cardSources(copy)]);
  await killedRules({
    rules,
    every: everyChange(codes, { more: true }),
    sources: codes,
    known: was.killed,
    note: (rule, one) => found.set(rule, one),
    report,
    sweepCases: async ({ changes, listsOf, failed, wasRun }) => {
      let done = 0;
      const left = await sweep({
        root: copy,
        folder: state,
        sources: codes,
        changes,
        build: { entryPoints: [join(copy, "tools/mutate/run-rules.ts")] },
        casesFor: (change) => ({ lists: listsOf(change), compiles: COMPILING.test(change.path) }),
        tell: (change, one, met) => {
          if (++done % 200 === 0) report(`${done} of ${changes.length} changes have met their cases`);
          if (met > 0) wasRun(change);
          if (one !== null && !one.stopped) failed(change, `${one.file}\t${one.name}`);
        },
        one: failed,
      });
      report(`${left.length} changes run as the engine is loaded`);
      for (const change of left) {
        const names = [...new Set(listsOf(change).flat())];
        if (names.length === 0) continue;
        const source = changed(codes.get(change.path), change);
        for (const one of await cases.failing({ path: change.path, source }, { first: names, files: [], all: true }))
          if (!one.stopped) failed(change, `${one.file}\t${one.name}`);
        wasRun(change);
      }
    },
    sweepTests: stages.includes("tests") ? (asked) => sweepTests({ ...asked, root: copy, sources: codes, report }) : null,
  });
  await cases.dispose();
  write();
  const killed = [...found.values()].filter(({ why }) => why === undefined).length;
  console.log(`${killed} of ${rules.length} behaviour rules killed: ${KILLED}`);
}

if (values["by-rule"]) {
  await byRule();
  process.exit(0);
}
console.log(`${chosen.length} of ${every.length} changes, seed ${seed}, engine ${engineIs}, cases ${casesAre}, ${stages.join(" + ")}`);
if (stages.includes("cases") && chosen.some(({ id }) => !before.has(id))) {
  reach = await reachOf();
  const passing = join(state, "passing");
  if (!existsSync(passing) || readFileSync(passing, "utf8") !== engineIs + casesAre) {
    const [failed] = await cases.failing({ path: "", source: "" }, { files: cases.files.filter(isMet) });
    if (failed !== undefined) fail(`Without a change a case fails already (${failed.name}): mend that first.`, 1);
    if (values.cases === "") writeFileSync(passing, engineIs + casesAre);
  }
}

const began = Date.now();
const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
const whyEquivalent = (change) => reasonFor(change, sources.get(change.path).split("\n")[change.line - 1]);
function tellFound(change, found) {
  before.set(change.id, found);
  note(change, found);
}
const MEET = {
  async cases(todo, tell) {
    const left = await sweep({ root: copy, folder: state, sources, changes: todo, casesFor: namedCasesFor, tell });
    for (const change of left) tell(change, await failingCase(change));
  },
  types: (todo, tell) => sweepTypes({ project, sources, changes: todo, tell }),
  /** Those of which it is known why nobody can notice them come last. */
  async tests(todo, tell) {
    const files = project.testFiles().filter((path) => values.tests.split(",").some((word) => path.includes(word)));
    const of = { tell, sources, copy, state, project, files, is: engineIs + asked.tests, seconds, fail };
    const hasPassed = (change, file) => passedFiles.has(`${change.id} ${file}`);
    const isExplained = (change) => whyEquivalent(change) !== null;
    const last = values.tests === "" ? [todo.filter(isExplained)] : [];
    for (const changes of [todo.filter((change) => !isExplained(change)), ...last])
      await meetTests({ ...of, changes, hasPassed, notePassed: notePassedFiles });
  },
};
for (const stage of stages) {
  const todo = chosen.filter(({ id }) => !before.has(id) && !passed[stage].has(id));
  let n = 0;
  const tell = (change, found) => {
    n++;
    if (found === null) notePassed(change, stage);
    else {
      const at = found.stopped ? "time" : found.name.startsWith("does not build") ? "types" : stage;
      tellFound(change, { ...found, stage: at, ...(at === "types" ? { types: sourcesAre } : {}) });
    }
    if (n % 25 === 0) console.log(`${n} of ${todo.length} have met the ${stage}, ${seconds()}`);
  };
  if (todo.length > 0) await MEET[stage](todo, tell);
}

const tally = {};
const survivors = [];
const equivalent = [];
for (const [i, change] of chosen.entries()) {
  const found = before.get(change.id) ?? { stage: "survived", name: "" };
  const why = found.stage === "survived" ? whyEquivalent(change) : null;
  const stage = why === null ? found.stage : "equivalent";
  tally[stage] = (tally[stage] ?? 0) + 1;
  if (stage === "survived") survivors.push(change);
  if (stage === "equivalent") equivalent.push({ change, why });
  const word = stage === "survived" ? "SURVIVED" : stage;
  console.log(`${String(i + 1).padStart(4)} ${change.id} ${word.padEnd(10)} ${told(change)}${found.name ? ` (${found.name})` : ""}`);
  if ((i + 1) % 25 === 0) console.log(`     ${i + 1} of ${chosen.length}, ${survivors.length} survived, ${seconds()}`);
}
await cases.dispose();

const counts = Object.entries(tally).map(([stage, n]) => `${n} ${stage}`);
const { percent, low, high } = shareOf(survivors.length, chosen.length);
console.log(`\n${chosen.length} changes: ${counts.join(", ")}`);
console.log(`${percent.toFixed(1)}% went unnoticed (95% interval: ${low.toFixed(1)}% to ${high.toFixed(1)}%)`);
for (const change of survivors) console.log(`  ${told(change)}\n    node tools/mutate.mjs --again ${change.id}`);
if (equivalent.length > 0) console.log(`\nNobody could notice these ${equivalent.length}:`);
for (const { change, why } of equivalent) console.log(`  ${told(change)}\n    ${why}`);
if (percent > most) process.exitCode = 1;

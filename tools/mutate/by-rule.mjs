// Which behaviour rules are killed: a change to the code that names the rule makes a case or a test fail that names the rule.
import { join } from "node:path";
import { build } from "esbuild";
import { OPTIONS } from "./cases.mjs";
import { changesByRule } from "./places.mjs";
import { run } from "./processes.mjs";
import { told } from "./sample.mjs";
import { testNames } from "./tests.mjs";

/** The behaviour rules of the book with their places in the code, their cases and their tests. */
export async function listRules(root) {
  // The commands find the project's folder from where they stand.
  const outfile = join(root, "apps/cli/src/list-rules.mjs");
  await build({ ...OPTIONS, entryPoints: [join(root, "tools/mutate/list-rules.ts")], outfile });
  const { out, passed } = await run(process.execPath, [outfile], { cwd: root, seconds: 120 });
  if (!passed) throw new Error(out.trim().split("\n").at(-1));
  return JSON.parse(out).map((one) => ({ ...one, tests: testNames(root, one.tests) }));
}

/** How many changes near a rule are tried at first, on how many of its cases; and then, if these pass with all of them. */
const ROUNDS = {
  case: [
    { most: 2, among: 10 },
    { most: 8, among: 40 },
    { most: 30, among: 1000 },
  ],
  // Seconds each.
  test: [
    { most: 1, among: 5 },
    { most: 3, among: 5 },
    { most: 8, among: 5 },
  ],
};

const WHY = {
  noPlace: "the engine does not name it",
  noChange: "nothing can be changed where the engine names it",
  noCase: "no case or test names it",
  notRun: "no case of the rule runs the code that names it",
  noTests: "its tests have not been tried",
  passes: "its cases pass whatever is changed there",
};

/**
 * Tries changes near each rule until one is killed by a case or a test of the rule. Tells for each rule the change and the case, or why
 * there is none. `known` are kills of before, of which each is tried first, by itself. `sweepCases` runs cases on changes, `sweepTests` tests:
 * both tell each that fails, and of each change whether anything ran it. Null: they are left out.
 */
export async function killedRules({ rules, every, sources, known, note, report, sweepCases, sweepTests }) {
  const near = changesByRule(rules, every, sources);
  const open = new Map();
  for (const { rule, levels, cases, tests } of rules) {
    if (cases.length + tests.length === 0) note(rule, { why: WHY.noCase });
    else if (levels.length === 0) note(rule, { why: WHY.noPlace });
    else if (near.get(rule).length === 0) note(rule, { why: WHY.noChange });
    else open.set(rule, { names: { case: cases, test: tests }, changes: near.get(rule), met: new Set(), wasRun: false });
  }
  for (const [by, sweepOf] of [
    ["case", sweepCases],
    ["test", sweepTests],
  ]) {
    if (sweepOf === null) continue;
    // What killed a rule before comes first: one change, and what failed with it.
    await tried(by, sweepOf, (rule, { names, changes }) => {
      const was = known[rule];
      const isNamed = names[by].includes(was?.[by]);
      return isNamed ? { changes: changes.filter(({ id }) => id === was.id), names: [was[by]] } : { changes: [], names: [] };
    });
    for (const { most, among } of ROUNDS[by])
      await tried(by, sweepOf, (_rule, { names, changes }) => ({ changes: changes.slice(0, most), names: names[by].slice(0, among) }));
  }
  for (const [rule, { names, wasRun }] of open)
    note(rule, { why: sweepTests === null && names.test.length > 0 ? WHY.noTests : wasRun ? WHY.passes : WHY.notRun });

  async function tried(by, sweepOf, choice) {
    const asked = new Map();
    for (const [rule, one] of open) {
      const { changes, names } = choice(rule, one);
      const fresh = changes.filter(({ id }) => names.some((name) => !one.met.has(`${id} ${name}`)));
      if (names.length > 0)
        for (const change of fresh) {
          const lists = asked.get(change.id)?.lists ?? new Map();
          asked.set(change.id, { change, lists: lists.set(rule, names) });
          for (const name of names) one.met.add(`${change.id} ${name}`);
        }
    }
    report(`${open.size} rules open, ${asked.size} changes meet ${by}s that name them`);
    if (asked.size === 0) return;
    await sweepOf({
      changes: [...asked.values()].map(({ change }) => change),
      listsOf: ({ id }) => [...asked.get(id).lists].filter(([rule]) => open.has(rule)).map(([, names]) => names),
      failed: (change, name) => {
        for (const [rule, names] of asked.get(change.id).lists)
          if (names.includes(name) && open.delete(rule)) note(rule, { id: change.id, change: told(change), [by]: name });
      },
      wasRun: (change) => {
        for (const rule of asked.get(change.id).lists.keys()) if (open.has(rule)) open.get(rule).wasRun = true;
      },
    });
  }
}

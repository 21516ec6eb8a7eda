// Runs tests on one change after another, all of which are in the bundle that is named. Standard input has a line of JSON for each change: its
// number, and the files of tests in their order. The bundle is run anew for each, so that nothing is kept from one to the next. Tells what it
// is at, and for each change the test that failed, or that none did. Number 0 is no change: then it tells how long each file took that passed.
import { readFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { format } from "node:util";
import vm from "node:vm";
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";
import * as chai from "chai";

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const tell = (...words) => writeSync(1, `${words.map((word) => String(word).replace(/\s+/g, " ")).join("\t")}\n`);

let file = "";
let tests = [];
const it = (title, run) => tests.push({ file, title, run });
it.each = (rows) => (title, run) => {
  for (const row of rows) {
    const given = Array.isArray(row) ? row : [row];
    it(format(title, ...given.map((one) => (typeof one === "object" ? JSON.stringify(one) : one))), () => run(...given));
  }
};
const describe = (_, run) => run();
describe.each = (rows) => (_, run) => {
  for (const row of rows) run(...(Array.isArray(row) ? row : [row]));
};
describe.skipIf = (skipped) => (skipped ? () => {} : describe);
/** What of Vitest the tests use, and how they say in which file they are. */
const vitest = {
  describe,
  it,
  test: it,
  expect: chai.expect,
  beginFile: (path) => {
    file = path;
  },
};

const require = createRequire(import.meta.url);
const script = new vm.Script(`(function (require, module, exports) {${readFileSync(process.argv[2], "utf8")}\n})`);
const given = (name) => (name === "vitest" ? vitest : require(name));

async function failing(number, files) {
  tests = [];
  try {
    script.runInThisContext()(given, { exports: {} }, {});
  } catch (error) {
    return [file, "is read", error];
  }
  const placeOf = new Map(files.map((one, i) => [one, i]));
  tests = tests.filter((one) => placeOf.has(one.file)).sort((a, b) => placeOf.get(a.file) - placeOf.get(b.file));
  const took = new Map(files.map((one) => [one, 0]));
  for (const { file, title, run } of tests) {
    tell("at", number, file, title);
    const began = process.cpuUsage();
    try {
      await run();
    } catch (error) {
      if (number !== 0) return [file, title, error];
      took.delete(file);
    }
    const { user, system } = process.cpuUsage(began);
    if (took.has(file)) took.set(file, took.get(file) + Math.round((user + system) / 1000));
  }
  if (number === 0) tell("took", JSON.stringify([...took]));
  return null;
}

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const { number, files } = JSON.parse(line);
  globalThis.change = number;
  const found = await failing(number, files);
  if (found === null) tell("passed", number, 1);
  else tell("failed", number, found[0], found[1], String(found[2]?.message).split("\n")[0]);
}

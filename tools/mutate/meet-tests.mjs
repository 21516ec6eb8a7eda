// Changes against the tests: all in one bundle, the quick files first.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleOfTests, RUN_TESTS, timesOf } from "./all-tests.mjs";
import { changed } from "./changes.mjs";
import { sweep } from "./sweep.mjs";

/** Quick files of tests first. */
const GROUPS_MS = [1_000, 10_000, Number.POSITIVE_INFINITY];

/** The files of tests in groups, the quick ones first, and those that do not run in a bundle; without a change all pass. */
async function readyTests({ copy, state, project, files: all, is, fail }) {
  const file = join(state, "tests-of.json");
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const times = known?.of === is ? known.times : await timesOf(copy, state, all);
  const alone = all.filter((path) => !times.some(([one]) => one === path));
  if (times !== known?.times) {
    const failing = alone.length > 0 ? await project.tests(alone) : null;
    if (failing !== null) fail(`Without a change a test fails already (${failing.name}): mend that first.`, 1);
    writeFileSync(file, JSON.stringify({ of: is, times }));
  }
  const groups = GROUPS_MS.map((most, i) => times.filter(([, ms]) => ms <= most && ms > (GROUPS_MS[i - 1] ?? -1)).map(([path]) => path));
  return { groups: groups.filter(({ length }) => length > 0), alone, all };
}

/**
 * Tells of each change which test notices it, or that none does: all in one bundle; what cannot be there, by itself. What a change has
 * passed before (`hasPassed`) is not run again. `is` names the engine and the tests, of which `files` are met.
 */
export async function meetTests({ changes, tell, sources, hasPassed, notePassed, seconds, ...run }) {
  const { copy, state, project } = run;
  const { groups, alone, all } = await readyTests(run);
  const filesLeft = (change, files) => files.filter((file) => !hasPassed(change, file));
  const byThemselves = async (change, files) => {
    const found = await project.with([{ path: change.path, source: changed(sources.get(change.path), change) }], () =>
      project.tests(files),
    );
    if (found === null) notePassed(change, files);
    return found;
  };
  const noticed = new Set(); // by name: those that come back from a sweep are copies
  const tellNoticed = (change, found) => {
    noticed.add(change.id);
    tell(change, found);
  };
  for (const files of groups) {
    const left = await sweep({
      root: copy,
      folder: state,
      sources,
      changes: changes.filter((change) => !noticed.has(change.id) && filesLeft(change, files).length > 0),
      build: bundleOfTests(copy, files),
      runner: RUN_TESTS,
      mostMs: 600_000,
      casesFor: (change) => ({ files: filesLeft(change, files) }),
      tell(change, found) {
        if (found === null) notePassed(change, files);
        else tellNoticed(change, { ...found, name: `${found.file} ${found.name}` });
      },
    });
    for (const change of left) {
      const found = await byThemselves(change, all);
      if (found !== null) tellNoticed(change, found);
    }
    console.log(`${changes.length - noticed.size} of ${changes.length} have passed ${files.length} files of tests, ${seconds()}`);
  }
  for (const change of changes.filter((one) => !noticed.has(one.id))) {
    const files = filesLeft(change, alone);
    tell(change, files.length > 0 ? await byThemselves(change, files) : null);
  }
}

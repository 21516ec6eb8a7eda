// Tests against changes: only those that name a rule, each change in the copy of the project.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { changed } from "./changes.mjs";

const HEAD = /^( *)(?:it|test)(?:\.\w+(?:\(.*?\))?)?\(/;

/** The test that a line stands in, by its title; null if it stands in none, as a list for several does. */
export function titleAt(text, line) {
  const lines = text.split("\n");
  for (let i = line - 1; i >= 0; i--) {
    const head = HEAD.exec(lines[i]);
    if (head === null) continue;
    const end = lines.findIndex((each, j) => j >= i && each.startsWith(`${head[1]}}`) && /^ *\}.*\);$/.test(each));
    const isOneLine = /\);$/.test(lines[i]);
    if (line - 1 > (isOneLine ? i : end)) return null;
    const rest = lines.slice(i).join("\n").slice(head[0].length);
    return (
      /^\s*(?:"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/
        .exec(rest)
        ?.slice(1)
        .find((one) => one !== undefined) ?? null
    );
  }
  return null;
}

/** The tests of a rule: a file, a tab and a title each. */
export const testNames = (root, places) =>
  [...new Set(places.map(({ file, line }) => `${file}\t${titleAt(readFileSync(join(root, file), "utf8"), line) ?? ""}`))].filter(
    (name) => !name.endsWith("\t"),
  );

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** `%i` and the like stand for what a test of many is given. */
const patternOf = (title) => escaped(title).replace(/%[a-zA-Z]|\\\$(?:\\\{.*?\\\}|\w+)/g, ".*");

/** Runs the tests of each change on it; tells each that fails. A test has to pass without a change. */
export async function sweepTests({ root, project, sources, changes, listsOf, failed, wasRun, report }) {
  const answer = join(root, "tests-of-rules.json");
  const failing = async (names) => {
    rmSync(answer, { force: true });
    const files = [...new Set(names.map((name) => name.split("\t")[0]))];
    const titles = names.map((name) => patternOf(name.split("\t")[1])).join("|");
    await project.vitest(["--experimental.fsModuleCache", "--reporter", "json", "--outputFile", answer, "-t", titles, ...files]);
    if (!existsSync(answer)) return [];
    const { testResults } = JSON.parse(readFileSync(answer, "utf8"));
    return names.filter((name) => {
      const [file, title] = name.split("\t");
      const like = new RegExp(`^${patternOf(title)}$`);
      return testResults.some(
        (one) => one.name.endsWith(file) && one.assertionResults.some((test) => test.status === "failed" && like.test(test.title)),
      );
    });
  };
  const namesOf = (change) => [...new Set(listsOf(change).flat())];
  const all = [...new Set(changes.flatMap(namesOf))];
  const broken = await failing(all);
  if (broken.length > 0) throw new Error(`Without a change a test fails already (${broken[0]}): mend that first.`);
  for (const [i, change] of changes.entries()) {
    const names = namesOf(change);
    if (names.length === 0) continue;
    const source = changed(sources.get(change.path), change);
    const found = await project.with({ path: change.path, source }, () => failing(names));
    wasRun(change);
    for (const name of found) failed(change, name);
    if (i % 10 === 9) report(`${i + 1} of ${changes.length} changes have met their tests`);
  }
}

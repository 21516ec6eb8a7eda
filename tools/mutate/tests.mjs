// Tests against changes: only those that name a rule.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { OPTIONS } from "./cases.mjs";
import { changed } from "./changes.mjs";
import { run } from "./processes.mjs";
import { withVariants } from "./variants.mjs";

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

/** How many changes are tried in one process, which has an end if one of them makes a test run without end. */
const AT_ONCE = 8;
const SECONDS = 60;

const CONFIG = `export default { test: { include: ["*.test.mjs"], pool: "threads", maxWorkers: 1, testTimeout: 60000 } };\n`;

/**
 * Runs the tests of each change on it; tells each that fails. A test has to pass without a change. A file of tests is bundled once with all
 * changes that can stand in one bundle, and is run once for each by its number; for any other change it is bundled anew.
 */
export async function sweepTests({ root, sources, changes, listsOf, failed, wasRun, report }) {
  const folder = join(root, "tests-of-rules");
  const numbered = changes.map((change, i) => ({ ...change, number: i + 1, names: [...new Set(listsOf(change).flat())] }));
  const { texts, left } = bundled(sources, numbered);
  const engine = join(root, "packages/engine/src");
  const bundle = (file, outfile, textOf) =>
    build({
      ...OPTIONS,
      entryPoints: [join(root, file)],
      outfile: join(folder, outfile),
      external: ["vitest", "fast-check"],
      plugins: [
        {
          name: "changes",
          setup: ({ onLoad }) =>
            onLoad({ filter: /packages\/(?:engine|cards)\/src\/.*\.ts$/ }, ({ path }) => {
              const contents = textOf(relative(engine, path).replaceAll("\\", "/"));
              return contents === undefined ? undefined : { contents, loader: "ts" };
            }),
        },
      ],
    });
  const filesOf = (names) => [...new Set(names.map((name) => name.split("\t")[0]))];
  const bundleOf = new Map(filesOf(numbered.flatMap(({ names }) => names)).map((file, i) => [file, `all-${i}.mjs`]));
  /** For each number what fails of its names. */
  const failing = async (some) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, "vitest.config.mjs"), CONFIG);
    for (const { number, names, ...change } of some)
      for (const file of filesOf(names)) {
        const own = left.has(number) ? `own-${number}-${bundleOf.get(file)}` : bundleOf.get(file);
        const source = left.has(number) ? changed(sources.get(change.path), change) : null;
        if (!existsSync(join(folder, own)))
          await bundle(file, own, (path) => (source === null ? texts.get(path) : path === change.path ? source : undefined));
        const text = `globalThis.change = ${left.has(number) ? 0 : number};\nawait import("./${own}");\n`;
        writeFileSync(join(folder, `${number}-${bundleOf.get(file).replace(".mjs", ".test.mjs")}`), text);
      }
    const answer = join(folder, "answer.json");
    const titles = [...new Set(some.flatMap(({ names }) => names).map((name) => patternOf(name.split("\t")[1])))].join("|");
    const args = ["run", "--root", folder, "--reporter", "json", "--outputFile", answer, "-t", titles];
    await run(join(root, "node_modules/.bin/vitest"), args, { cwd: folder, seconds: SECONDS });
    if (!existsSync(answer)) return null;
    const { testResults } = JSON.parse(readFileSync(answer, "utf8"));
    return new Map(
      some.map(({ number, names }) => [
        number,
        names.filter((name) => {
          const [file, title] = name.split("\t");
          const like = new RegExp(`^${patternOf(title)}$`);
          const end = `/${number}-${bundleOf.get(file).replace(".mjs", ".test.mjs")}`;
          return testResults.some(
            (one) => one.name.endsWith(end) && one.assertionResults.some((test) => test.status === "failed" && like.test(test.title)),
          );
        }),
      ]),
    );
  };
  const without = await failing([{ number: 0, names: [...new Set(numbered.flatMap(({ names }) => names))] }]);
  const broken = without?.get(0)[0];
  if (without === null || broken !== undefined)
    throw new Error(`Without a change a test fails already (${broken ?? "all"}): mend that first.`);
  for (let i = 0; i < numbered.length; i += AT_ONCE) {
    const some = numbered.slice(i, i + AT_ONCE).filter(({ names }) => names.length > 0);
    // Where one of them has no end, each is tried by itself.
    const found = (await failing(some)) ?? new Map();
    if (found.size === 0) for (const one of some) for (const [number, names] of (await failing([one])) ?? []) found.set(number, names);
    for (const [number, names] of found) {
      wasRun(changes[number - 1]);
      for (const name of names) failed(changes[number - 1], name);
    }
    report(`${Math.min(i + AT_ONCE, numbered.length)} of ${numbered.length} changes have met their tests`);
  }
}

/** The sources with the changes that can be chosen by their number, and the numbers of the others. */
function bundled(sources, numbered) {
  const texts = new Map();
  const left = new Set();
  for (const path of new Set(numbered.map((change) => change.path))) {
    const made = withVariants(
      sources.get(path),
      numbered.filter((change) => change.path === path),
    );
    texts.set(path, made.text);
    for (const { number } of made.left) left.add(number);
  }
  return { texts, left };
}

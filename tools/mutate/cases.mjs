// Cases against a change: one bundle with the change in it, and the cases that run the changed function before all others.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, context } from "esbuild";
import { run } from "./processes.mjs";

export const OPTIONS = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "silent",
  banner: { js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);' },
};
const SECONDS = { each: 90, recording: 900 };

export const caseFiles = (root) =>
  readdirSync(join(root, "packages/cases/cases"), { recursive: true })
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => join("packages/cases/cases", path))
    .sort();

/** Runs cases on the engine with one of its files changed. */
export class Cases {
  #changed = null;
  #context;

  constructor(root, folder) {
    this.root = root;
    this.bundle = join(folder, "run-cases.mjs");
    this.engine = join(root, "packages/engine/src");
    this.files = caseFiles(root);
  }

  async #build() {
    this.#context ??= await context({
      ...OPTIONS,
      entryPoints: [join(this.root, "tools/mutate/run-cases.ts")],
      outfile: this.bundle,
      plugins: [
        {
          name: "change",
          setup: ({ onLoad }) =>
            onLoad({ filter: /packages\/(?:engine\/src|cards\/src\/decks)\/.*\.ts$|packages\/cards\/src\/tokens\.ts$/ }, ({ path }) =>
              this.#changed?.path === relative(this.engine, path) ? { contents: this.#changed.source, loader: "ts" } : undefined,
            ),
        },
      ],
    });
    await this.#context.rebuild();
  }

  /** The first case that fails, or every one of these: `first` are run before the files. */
  async failing({ path, source }, { first = [], files = this.files, all = false } = {}) {
    this.#changed = { path, source };
    try {
      await this.#build();
    } catch (error) {
      return [{ file: "", name: `does not build: ${error.errors?.[0]?.text ?? error.message}`, stopped: false }];
    }
    const { out, passed, stopped } = await run(process.execPath, [this.bundle, ...(all ? ["--all"] : [])], {
      cwd: this.root,
      seconds: SECONDS.each,
      input: [...first, ...files].join("\n"),
    });
    const lines = out.split("\n").map((line) => line.split("\t"));
    const failed = lines.filter(([word]) => word === "failed").map(([, file, name, message]) => ({ file, name, message, stopped: false }));
    if (passed || (failed.length > 0 && !stopped)) return failed;
    const [, file = "", name = "the cases"] = lines.findLast(([word]) => word === "at") ?? [];
    return [...failed, { file, name, message: stopped ? "it never ended" : `it broke down: ${out.trim().split("\n").at(-1)}`, stopped }];
  }

  async dispose() {
    await this.#context?.dispose();
  }
}

/** Which cases of these files run which functions of the engine, written to a file. */
export async function recordReach(root, folder, file, files) {
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, "record-reach.mjs");
  await build({ ...OPTIONS, entryPoints: [join(root, "tools/mutate/record-reach.ts")], outfile: bundle, sourcemap: "external" });
  const { out, passed } = await run(process.execPath, [bundle], { cwd: root, seconds: SECONDS.recording, input: files.join("\n") });
  if (!passed) throw new Error(`The cases do not run as they are: ${out.trim().split("\n").at(-1)}`);
  writeFileSync(file, out);
}

/** For each function of the engine the cases that run it; those that run the fewest functions first. */
export class Reach {
  #byFile = new Map();

  /** What was recorded: a later file has the cases that were new then, or changed. */
  constructor(files) {
    const parts = files.map((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    );
    const lastOf = new Map(parts.flatMap((part, i) => part.map(({ path }) => [path, i])));
    for (const [i, part] of parts.entries()) this.#read(part, (path) => lastOf.get(path) === i);
    for (const functions of this.#byFile.values()) for (const { cases } of functions) cases.sort((a, b) => a.size - b.size);
    [[this.first]] = parts;
    this.everyCase = parts.flatMap((part, i) => part.filter(({ path }) => lastOf.get(path) === i));
  }

  #read(part, isNewest) {
    const functions = [];
    for (const { path, name, rules, fresh, ran } of part) {
      for (const one of fresh) {
        const [source, ...numbers] = one.split(" ");
        const [line, column, endLine, endColumn] = numbers.map(Number);
        const known = this.#byFile.get(source) ?? [];
        const found = known.find((each) => each.line === line && each.column === column) ?? { line, column, endLine, endColumn, cases: [] };
        functions.push(found);
        this.#byFile.set(source, known.includes(found) ? known : [...known, found]);
      }
      if (isNewest(path)) for (const number of ran) functions[number].cases.push({ path, name, rules, size: ran.length });
    }
  }

  /**
   * The cases that run the innermost function around a place (line and column from 0), or any function of the file. They are all that can
   * notice a change there, unless it also ran when the cards were compiled: then the first case of all is among them.
   */
  of(path, line, column) {
    const functions = this.#byFile.get(path) ?? [];
    const around = functions.filter(
      (one) =>
        (one.line < line || (one.line === line && one.column <= column)) &&
        (one.endLine > line || (one.endLine === line && one.endColumn >= column)),
    );
    const innermost = around.sort((a, b) => b.line - a.line || b.column - a.column)[0];
    if (innermost === undefined)
      return { cases: [...new Set(functions.flatMap(({ cases }) => cases))].sort((a, b) => a.size - b.size), areAll: false };
    const isFirst = ({ path, name }) => path === this.first.path && name === this.first.name;
    return { cases: innermost.cases, areAll: !innermost.cases.some(isFirst) };
  }
}

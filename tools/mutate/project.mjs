// A copy of the project, in which types and tests meet a change.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./processes.mjs";
import { pathOf } from "./sample.mjs";

const TESTS = ["packages/engine/test", "packages/cards/test", "packages/lab/test/fuzz.test.ts", "packages/lab/test/refusals.test.ts"];
const SECONDS = { types: 240, tests: 900 };

export class Project {
  #root;
  #copy;

  constructor(root, copy) {
    this.#root = root;
    this.#copy = copy;
  }

  /** The project's own files, without what others may have put beside them, and the installed packages as links; our packages lead to the copy. */
  make() {
    rmSync(this.#copy, { recursive: true, force: true });
    const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: this.#root, encoding: "utf8" });
    for (const file of files.split("\n").filter((path) => path !== "" && existsSync(join(this.#root, path)))) {
      mkdirSync(dirname(join(this.#copy, file)), { recursive: true });
      cpSync(join(this.#root, file), join(this.#copy, file));
    }
    mkdirSync(join(this.#copy, "node_modules/@rulebound"), { recursive: true });
    for (const name of readdirSync(join(this.#root, "node_modules")))
      if (name !== "@rulebound" && name !== "rulebound")
        symlinkSync(join(this.#root, "node_modules", name), join(this.#copy, "node_modules", name));
    for (const name of readdirSync(join(this.#copy, "packages")))
      symlinkSync(join(this.#copy, "packages", name), join(this.#copy, "node_modules/@rulebound", name));
    // What tests compare with stands beside the project, and so beside its copy.
    const [shared, beside] = [join(this.#root, "../shared"), join(this.#copy, "../shared")];
    if (existsSync(shared) && !existsSync(beside)) symlinkSync(shared, beside);
    const config = JSON.parse(readFileSync(join(this.#copy, "tsconfig.json"), "utf8"));
    // A name that a change leaves unused is no error of types: the change stands for one that an author would have made cleanly.
    const compilerOptions = { ...config.compilerOptions, noUnusedLocals: false, noUnusedParameters: false, incremental: true };
    const given = {
      ...config,
      compilerOptions: { ...compilerOptions, tsBuildInfoFile: "./types.tsbuildinfo" },
      include: ["packages/*/src"],
    };
    writeFileSync(join(this.#copy, "tsconfig.json"), JSON.stringify(given));
  }

  /** The files of tests that meet a change. */
  testFiles() {
    return TESTS.flatMap((path) =>
      path.endsWith(".ts") ? [path] : readdirSync(join(this.#copy, path), { recursive: true }).map((file) => join(path, file)),
    )
      .filter((path) => path.endsWith(".test.ts"))
      .sort();
  }

  /** What is found of these changes, no two of them in one file, while they stand in the copy; null if nothing is. */
  async with(changes, look) {
    const files = changes.map(({ path }) => join(this.#copy, "packages/engine/src", path));
    const was = files.map((file) => readFileSync(file, "utf8"));
    for (const [i, { source }] of changes.entries()) writeFileSync(files[i], source);
    try {
      return await look();
    } finally {
      for (const [i, file] of files.entries()) writeFileSync(file, was[i]);
    }
  }

  /** The errors of types, each with the source that it is in; empty if all is well. */
  async typeErrors() {
    const { out, passed } = await this.#run("tsc", ["--noEmit", "--pretty", "false"], SECONDS.types);
    if (passed) return [];
    const errors = [...out.matchAll(/^(\S+?)\(\d+,\d+\): (error TS\d+: .*)$/gm)].map(([, file, name]) => ({ path: pathOf(file), name }));
    return errors.length > 0 ? errors : [{ path: "", name: "does not compile" }];
  }

  async tests(files) {
    const { out, passed, stopped } = await this.#vitest(["--bail", "1", ...files]);
    return passed ? null : { name: /FAIL\s+(.+)/.exec(out)?.[1] ?? out.trim().split("\n").at(-1), stopped };
  }

  #vitest(args) {
    // The engine is loaded once, and not once for each file.
    return this.#run("vitest", ["run", "--project", "tests", "--maxWorkers", "1", "--no-isolate", ...args], SECONDS.tests);
  }

  #run(command, args, seconds) {
    return run(join(this.#root, "node_modules/.bin", command), args, { cwd: this.#copy, seconds });
  }
}

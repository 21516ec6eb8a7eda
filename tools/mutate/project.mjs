// A copy of the project, in which types and tests meet a change.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./processes.mjs";

const TESTS = ["packages/engine/test", "packages/cards/test", "packages/lab/test/fuzz.test.ts", "packages/lab/test/refusals.test.ts"];
const SECONDS = { types: 240, tests: 900 };
/** A file that takes longer waits until the others have passed. */
const QUICK_MS = 3_000;

export class Project {
  #root;
  #copy;
  #files = null;

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

  /** What is found of the change in a source while it stands in the copy; null if nothing is. */
  async with({ path, source }, look) {
    const file = join(this.#copy, "packages/engine/src", path);
    const was = readFileSync(file, "utf8");
    writeFileSync(file, source);
    try {
      return await look();
    } finally {
      writeFileSync(file, was);
    }
  }

  async types() {
    const { out, passed, stopped } = await this.#run("tsc", ["--noEmit"], SECONDS.types);
    return passed ? null : { name: /error TS\d+: .*/.exec(out)?.[0] ?? "does not compile", stopped };
  }

  async tests() {
    if (this.#files === null) throw new Error("The tests have not been run without a change.");
    const quick = [...this.#files].filter(([, ms]) => ms <= QUICK_MS).map(([file]) => file);
    const slow = [...this.#files].filter(([, ms]) => ms > QUICK_MS).map(([file]) => file);
    for (const files of [quick, ...slow.map((file) => [file])]) {
      const { out, passed, stopped } = await this.#vitest(["--bail", "1", ...files]);
      if (!passed) return { name: /FAIL\s+(.+)/.exec(out)?.[1] ?? out.trim().split("\n").at(-1), stopped };
    }
    return null;
  }

  /** The tests without a change, once: which fail, and how long each file takes. They run in this order from then on. */
  async tryTests() {
    const report = join(this.#copy, "tests.json");
    const { out, passed } = await this.#vitest(["--reporter", "json", "--outputFile", report, ...TESTS]);
    if (!passed) return /FAIL\s+(.+)/.exec(out)?.[1] ?? "see vitest";
    this.useTimes(
      JSON.parse(readFileSync(report, "utf8")).testResults.map(({ name, startTime, endTime }) => [
        name.slice(name.indexOf("/packages/") + 1),
        endTime - startTime,
      ]),
    );
    return null;
  }

  useTimes(times) {
    this.#files = new Map([...times].sort(([, a], [, b]) => a - b));
  }

  get times() {
    return this.#files === null ? null : [...this.#files];
  }

  #vitest(args) {
    return this.#run("vitest", ["run", "--project", "tests", "--maxWorkers", "1", ...args], SECONDS.tests);
  }

  #run(command, args, seconds) {
    return run(join(this.#root, "node_modules/.bin", command), args, { cwd: this.#copy, seconds });
  }
}

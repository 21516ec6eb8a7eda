// How many small wrong changes to the engine go unnoticed? Makes them one at a time in a copy of the project, chosen by a seed, and
// runs cases, types and tests on each: node tools/mutate.mjs --help
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { changesIn, lineOf } from "./mutate/changes.mjs";

const HELP = `node tools/mutate.mjs [OPTIONS]: makes small wrong changes to the engine, one at a time, and tells which go unnoticed

  --count N       how many changes (default: 300; about ten seconds each)
  --seed N        which ones: the same seed makes the same changes to the same sources (default: 1)
  --only WORDS    only in files whose path holds these words
  --from N        go on with the N-th change of the seed (after an interruption)
  --most PERCENT  end with 1 if more than this share goes unnoticed (default: 5)
  --help          this text

A change is made to a copy; nothing in this folder is written. Each is told as it is found out, survivors again at the end.

  node tools/mutate.mjs --count 20 --seed 7
  node tools/mutate.mjs --only procedures/combat`;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    from: { type: "string", default: "1" },
    most: { type: "string", default: "5" },
    help: { type: "boolean", short: "h" },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const number = (name) => {
  const n = Number(values[name]);
  if (Number.isFinite(n) && n >= 0) return n;
  console.error(`--${name} ${values[name]}: a number is expected.\n\n${HELP}`);
  process.exit(2);
};
const [count, seed, first, most] = ["count", "seed", "from", "most"].map(number);

const root = fileURLToPath(new URL("../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "rulebound-mutate-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

const WAIT = { cases: 240_000, types: 240_000, tests: 900_000 };
const TESTS = ["packages/engine/test", "packages/cards/test", "packages/lab/test/fuzz.test.ts", "packages/lab/test/refusals.test.ts"];

/** mulberry32: small, and the same everywhere. */
function rngOf(start) {
  let a = start >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The project's own files, without what others may have put beside them, and the installed packages as links; our packages lead to the copy. */
function copyProject() {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\n").filter((path) => path !== "" && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, "node_modules/@rulebound"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@rulebound" && name !== "rulebound") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@rulebound", name));
  const config = JSON.parse(readFileSync(join(copy, "tsconfig.json"), "utf8"));
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ ...config, include: ["packages/*/src", "packages/*/test"] }));
}

/** Null: it passed. Otherwise what stopped it. */
function run(command, args, { ms, input = "" }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: copy,
      env: { ...process.env, NO_COLOR: "1" },
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    });
    let out = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        out += text;
      });
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    const timer = setTimeout(() => {
      process.kill(-child.pid, "SIGKILL");
      resolve("took too long");
    }, ms);
    child.once("exit", (code) => {
      clearTimeout(timer);
      resolve(code === 0 ? null : out.trim() || `ended with ${code}`);
    });
  });
}

const caseFiles = [];
/** Bundled anew for each change. Files that have found a change out before come first: they find others out, too. */
async function runCases() {
  const bundle = join(copy, "run-cases.mjs");
  try {
    await build({
      entryPoints: [join(copy, "tools/mutate/run-cases.ts")],
      outfile: bundle,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      logLevel: "silent",
      banner: { js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);' },
    });
  } catch (error) {
    return `does not build: ${error.errors?.[0]?.text ?? error.message}`;
  }
  const found = await run(process.execPath, [bundle], { ms: WAIT.cases, input: caseFiles.join("\n") });
  const failed = /^\{.+\}$/m.exec(found ?? "");
  if (failed === null) return found?.split("\n").at(-1) ?? null;
  const { path, name } = JSON.parse(failed[0]);
  caseFiles.splice(caseFiles.indexOf(path), 1);
  caseFiles.unshift(path);
  return name;
}

const STAGES = [
  ["cases", runCases],
  [
    "types",
    async () => ((await run(join(root, "node_modules/.bin/tsc"), ["--noEmit"], { ms: WAIT.types })) === null ? null : "does not compile"),
  ],
  [
    "tests",
    async () => {
      const found = await run(join(root, "node_modules/.bin/vitest"), ["run", "--project", "tests", "--bail", "1", ...TESTS], {
        ms: WAIT.tests,
      });
      return found === null ? null : (/FAIL\s+(.+)/.exec(found)?.[1] ?? found.split("\n").at(-1));
    },
  ],
];

async function findOut() {
  for (const [stage, look] of STAGES) {
    const found = await look();
    if (found !== null) return { stage, found };
  }
  return null;
}

copyProject();
const random = rngOf(seed);
const pick = (list) => list[Math.floor(random() * list.length)];
const engine = join(copy, "packages/engine/src");
const sources = readdirSync(engine, { recursive: true })
  .filter((path) => path.endsWith(".ts") && path.includes(values.only) && !path.includes("language/render"))
  .sort();
const changes = sources.flatMap((path) => changesIn(readFileSync(join(engine, path), "utf8"), pick).map((change) => ({ path, ...change })));
if (changes.length === 0) {
  console.error(`There is nothing to change in files whose path holds "${values.only}".`);
  process.exit(2);
}
for (const entry of readdirSync(join(copy, "packages/cases/cases"), { recursive: true }).sort())
  if (/\.ya?ml$/.test(entry)) caseFiles.push(join(copy, "packages/cases/cases", entry));

const unchanged = await findOut();
if (unchanged !== null) {
  console.error(`Without a change ${unchanged.stage} fail already (${unchanged.found}): mend that first.`);
  process.exit(1);
}

const chosen = Array.from({ length: Math.min(count, changes.length) }, () => changes.splice(Math.floor(random() * changes.length), 1)[0]);
console.log(`${chosen.length} changes of ${chosen.length + changes.length}, seed ${seed}`);
const survivors = [];
const tally = {};
for (const [i, { path, kind, at, length, text }] of chosen.entries()) {
  if (i + 1 < first) continue;
  const file = join(engine, path);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.slice(0, at) + text + source.slice(at + length));
  const out = await findOut();
  writeFileSync(file, source);
  const was = source.slice(at, at + length).trim();
  const told = `${path}:${lineOf(source, at)} ${kind}: ${was || "(nothing)"} -> ${text.trim() || "(nothing)"}`;
  tally[out?.stage ?? "survived"] = (tally[out?.stage ?? "survived"] ?? 0) + 1;
  console.log(
    `${String(i + 1).padStart(4)} ${out === null ? "SURVIVED" : out.stage.padEnd(8)} ${told}${out === null ? "" : ` (${out.found})`}`,
  );
  if (out === null) survivors.push(told);
}

const tried = chosen.length - (first - 1);
const share = (100 * survivors.length) / Math.max(1, tried);
console.log(
  `\n${tried} changes: ${Object.entries(tally)
    .map(([stage, n]) => `${n} ${stage}`)
    .join(", ")}; ${share.toFixed(1)}% went unnoticed`,
);
for (const told of survivors) console.log(`  ${told}`);
if (share > most) process.exitCode = 1;

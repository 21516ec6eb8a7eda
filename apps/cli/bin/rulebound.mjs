#!/usr/bin/env node
// Runs apps/cli/src/main.ts: bundled once, and again whenever a source is newer than the bundle. A release has no sources.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

// The less is inlined and unrolled, the more of the engine's code fits where a core finds it at once (docs/decisions/0009).
// Before anything is hot: V8 ends the process where a limit changes while a function is being optimised on another thread.
setFlagsFromString("--no-turbo-loop-peeling");
setFlagsFromString("--max-inlined-bytecode-size-cumulative=1000");
setFlagsFromString("--max-inlined-bytecode-size=200");

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cli = join(root, "apps/cli");
const server = join(root, "apps/server");
const bundle = join(cli, "dist/rulebound.mjs");
const tools = ["tools/constants.mjs", "tools/lean.mjs"].map((path) => join(root, path));

// The server's dependencies stay what they are: some are native, some load parts of themselves by path.
const SERVER_DEPENDENCIES = ["@fastify/*", "@node-rs/argon2", "esbuild", "fastify", "kysely", "libsql", "pg", "pino", "prom-client", "ws"];

function sources() {
  const packages = readdirSync(join(root, "packages")).map((name) => join(root, "packages", name, "src"));
  return [...packages.filter((path) => existsSync(path)), join(cli, "src"), join(server, "src")];
}

// Folders count too: a removed or renamed file shows only in the date of its folder.
function isFolderNewer(folder, date) {
  if (statSync(folder).mtimeMs > date) return true;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isFolderNewer(path, date);
    return /\.(ts|json)$/.test(entry.name) && statSync(path).mtimeMs > date;
  });
}

function isFresh() {
  const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return false;
  const files = [fileURLToPath(import.meta.url), ...tools, join(cli, "package.json"), join(root, "package-lock.json")];
  if (files.some((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > built)) return false;
  return !sources().some((folder) => isFolderNewer(folder, built));
}

async function loadTools() {
  try {
    const [constants, lean] = await Promise.all(tools.map((path) => import(pathToFileURL(path).href)));
    return { ...(await import("esbuild")), ...constants, ...lean };
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    console.error("rulebound: the dependencies are not installed. Run `npm install` in the project's folder, then try again.");
    process.exit(1);
  }
}

async function build() {
  const { build: bundled, leanSources, withConstants } = await loadTools();
  const started = new Date();
  let result;
  try {
    result = await bundled({
      // The bundle of those who play comes first: once the other one is there, all is there.
      entryPoints: {
        player: join(cli, "src/player.ts"),
        "sqlite-worker": join(server, "src/store/sqlite-worker.ts"),
        "bot-worker": join(server, "src/rooms/bot-worker.ts"),
        "question-worker": join(server, "src/questions/worker.ts"),
        rules: join(server, "src/rules/present.ts"),
        server: join(server, "src/index.ts"),
        rulebound: join(cli, "src/main.ts"),
      },
      outdir: join(cli, "dist"),
      outExtension: { ".js": ".mjs" },
      // So that the same sources give the same bundles, wherever they are built from.
      absWorkingDir: root,
      bundle: true,
      // They start threads or load scripts by paths of their own.
      external: ["bullmq", "ioredis", ...SERVER_DEPENDENCIES],
      plugins: [leanSources()],
      write: false,
      platform: "node",
      format: "esm",
      target: "node20",
      logLevel: "warning",
      // Dependencies in the older module format call `require`.
      banner: { js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);' },
    });
  } catch {
    console.error("rulebound: the sources do not build; the lines above say where.");
    process.exit(1);
  }
  mkdirSync(join(cli, "dist"), { recursive: true });
  for (const file of result.outputFiles) {
    // Two commands may build at once: each file appears whole or not at all. The date is the start of the build,
    // so that a source saved meanwhile counts as newer.
    const draft = `${file.path}.${process.pid}`;
    writeFileSync(draft, withConstants(file.text));
    utimesSync(draft, started, started);
    renameSync(draft, file.path);
  }
}

const isRelease = !existsSync(join(root, "packages/engine"));
if (!isRelease && !isFresh()) {
  if (process.stderr.isTTY) console.error("Building the command...");
  await build();
}
// npm runs scripts in the project's folder; files are meant from where npm was called.
if (process.env.npm_lifecycle_script?.includes("bin/rulebound.mjs")) process.chdir(process.env.INIT_CWD);
await import(pathToFileURL(bundle).href);

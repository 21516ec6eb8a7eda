// Packs everything that is published, as npm would send it: node tools/pack.mjs FOLDER writes a .tgz for each package there.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildIfNeeded } from "../apps/web/bin/build.mjs";
import { emitLibraries } from "./packs/emit.mjs";
import { LIBRARIES, ROOT } from "./packs/list.mjs";
import { stageCommand, stageLibrary } from "./packs/stage.mjs";

const [given] = process.argv.slice(2);
if (given === undefined || given.startsWith("-")) {
  console.error("Usage: node tools/pack.mjs FOLDER\n\nWrites a .tgz of each published package to FOLDER, which must be new or empty.");
  process.exit(2);
}
const out = resolve(given);
if (existsSync(out) && readdirSync(out).length > 0) {
  console.error(`${out} is not empty: name a new folder, so that nothing of an older version stays in it.`);
  process.exit(1);
}

const staged = mkdtempSync(join(tmpdir(), "rulebound-packs-"));
try {
  emitLibraries(staged);
  for (const name of LIBRARIES) stageLibrary(staged, name);
  run(process.execPath, [join(ROOT, "apps/cli/bin/rulebound.mjs"), "--version"]);
  await buildIfNeeded((line) => console.error(line));
  stageCommand(staged);
  mkdirSync(out, { recursive: true });
  for (const name of [...LIBRARIES, "rulebound"]) {
    const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(
      npm(["pack", "--json", "--pack-destination", out, join(staged, name)]),
    );
    console.log(`${filename}: ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked, ${entryCount} files`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(staged, { recursive: true });
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} kB`;
}

function npm(args) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args]) : run("npm", args, { shell: process.platform === "win32" });
}

function run(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 2 ** 28, ...options });
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}

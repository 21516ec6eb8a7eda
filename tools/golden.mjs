// node tools/golden.mjs [--check]: games by chance that the engine plays by itself, 1,000 of each mode, kept in python/golden. Whoever
// drives the gym has to come to the same ends (`python3 -m rulebound_gym check --golden python/golden`). A change of the rules or
// of a card changes some of them: write them again then, and say in the commit why they differ. --check compares and writes nothing.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const folder = new URL("python/golden/", root);
const MODES = ["duel", "match", "ffa3", "ffa4", "2v2"];
const GAMES = 1000;

function played(mode) {
  const bin = fileURLToPath(new URL("apps/cli/bin/rulebound.mjs", root));
  const run = spawnSync(process.execPath, [bin, "gym", "--play-throughs", String(GAMES), "--mode", mode], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const games = run.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return games.map(({ seed, decisions, hash, decks }) => `${[seed, decisions, hash, ...decks].join(" ")}\n`);
}

let stale = 0;
mkdirSync(folder, { recursive: true });
for (const mode of MODES) {
  const file = new URL(`${mode}.txt`, folder);
  const kept = existsSync(file) ? readFileSync(file, "utf8").split(/(?<=\n)/) : [];
  const now = played(mode);
  const differing = now.filter((line, i) => line !== kept[i]).length + Math.max(0, kept.length - now.length);
  console.log(`${mode}: ${now.length} games, ${differing} differ from those kept`);
  stale += differing;
  if (!process.argv.includes("--check")) writeFileSync(file, now.join(""));
}
if (process.argv.includes("--check") && stale > 0) {
  console.error("If that is meant, write them again: npm run golden");
  process.exitCode = 1;
}

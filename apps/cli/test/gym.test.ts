import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const client = fileURLToPath(new URL("../../../examples/gym/client.py", import.meta.url));
const gym = (input: string, ...args: string[]) => spawnSync(process.execPath, [bin, "gym", ...args], { input, encoding: "utf8" });

const MODES = ["duel", "match", "ffa3", "ffa4", "2v2"];

const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) console.log("python3 is not installed here: the example client of rulebound gym is not run");

describe("rulebound gym", () => {
  it("answers each line with a line", () => {
    const { stdout, status } = gym('{"do": "reset", "games": [{"seed": 3}]}\nnonsense\n{"do": "describe", "game": 0}\n{"do": "close"}\n');
    const lines = stdout.trim().split("\n");
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[0]).states[0].legal.length).toBeGreaterThan(0);
    expect(JSON.parse(lines[1]).error).toContain("this is not JSON");
    expect(JSON.parse(lines[2]).actions[0].line).not.toBe("");
    expect(status).toBe(0);
  });

  it("says what observations and actions mean", () => {
    const contract = JSON.parse(gym("", "--contract").stdout);
    expect(contract.observation.size).toBeGreaterThan(1000);
    expect(contract.cards).toContain("Hextech Ray");
  });

  // The other 980 of each mode are compared by `node tools/golden.mjs --check`, and through Python by `npm run try-gym`.
  it.each(MODES)("plays the golden games of %s; if a change of the rules is meant to change them: npm run golden", (mode) => {
    const games = gym("", "--play-throughs", "20", "--mode", mode)
      .stdout.trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const kept = readFileSync(new URL(`../../../python/golden/${mode}.txt`, import.meta.url), "utf8")
      .trim()
      .split("\n");
    expect(kept).toHaveLength(1000);
    expect(games.map(({ seed, decisions, hash, decks }) => [seed, decisions, hash, ...decks].join(" "))).toEqual(kept.slice(0, 20));
  });

  it("says which deck there is not", () => {
    const { stderr, status } = gym("", "--decks", "nowhere.txt");
    expect(stderr).toMatch(/"nowhere.txt" is neither a file/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });

  it.skipIf(!hasPython)("is driven from Python through many games", () => {
    const { stdout, stderr, status } = spawnSync("python3", [client, "--decisions", "1500", "--games", "8"], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(stdout).toMatch(/\d+ decisions, [1-9]\d* games to the end/);
    expect(stdout).toMatch(/\d+ decisions per second/);
    expect(status).toBe(0);
  });
});

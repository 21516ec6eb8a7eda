import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));

function rulebound(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: "utf8", input });
  return { status, stdout, stderr };
}

describe("rulebound play", () => {
  it.each(["duel", "ffa3", "2v2"])("--watch plays a %s to its end", (mode) => {
    const { status, stdout } = rulebound(["play", "--watch", "--seed", "4", "--mode", mode]);
    expect(stdout).toMatch(/P\d( and P\d)? wins? on turn \d+\. Points: /);
    expect(stdout).toContain("— turn 1: ");
    expect(stdout).toMatch(/\[\d{3}[\d.a-z]*\]/); // rule numbers
    expect(status).toBe(0);
  });

  it("prints the same game for the same seed", () => {
    const game = () => rulebound(["play", "--watch", "--seed", "9", "--deck", "jinx", "--opponent", "sett"]).stdout;
    expect(game()).toBe(game());
  });

  it("takes numbers, lines and parts of lines, explains, takes back and quits", () => {
    const input = ["?", "choose none", "? 1", "u", "5", "end", "nonsense", "99", "b", "l", "q"].join("\n");
    const { status, stdout } = rulebound(["play", "--seed", "5", "--deck", "sett", "--opponent", "teemo"], input);
    expect(stdout).toContain("You are asked by rule 117.1.");
    expect(stdout).toContain("Taken back.");
    expect(stdout).toContain('"nonsense" is not possible now.');
    expect(stdout).toContain("There is no 99: the numbers go from 1 to");
    expect(stdout).toContain("  hand:  ");
    expect(status).toBe(0);
  });

  it("does not show the other hand", () => {
    const { stdout } = rulebound(["play", "--seed", "5", "--deck", "sett", "--opponent", "teemo"], "\n\n\n\nq\n");
    expect(stdout).toContain("P2 draws a card");
    expect(stdout).not.toMatch(/P2 draws (?!a card)/);
  });

  it("stops where the input ends", () => {
    const { status, stdout } = rulebound(["play", "--seed", "5"], "");
    expect(stdout).toContain("The input has ended");
    expect(status).toBe(0);
  });

  it("can be given up", () => {
    const { stdout } = rulebound(["play", "--seed", "5"], "concede\n");
    expect(stdout).toContain("P2 wins");
  });

  it("says that the game cannot be saved before it is played", () => {
    const { status, stdout, stderr } = rulebound(["play", "--watch", "--save", "/nowhere/game.json"]);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe("/nowhere/game.json: it cannot be written: there is no such folder.\n");
    expect(rulebound(["play", "--watch", "--save", tmpdir()]).stderr).toContain("it is a folder.");
  });

  it("refuses a deck that is not there, not read, or not legal, with a reason", () => {
    const file = join(mkdtempSync(join(tmpdir(), "rulebound-")), "deck.txt");
    expect(rulebound(["play", "--deck", "nope"]).stderr).toContain(
      '"nope" is neither a file, a folder, a deck code nor a deck of the project. There are: jinx, ',
    );
    expect(rulebound(["play", "--deck", "jinks"]).stderr).toContain('Did you mean "jinx"?');
    expect(rulebound(["play", "--bot", "gredy"]).stderr).toContain('"gredy" is no bot. Did you mean "greedy"?');
    writeFileSync(file, "Legend:\n1 Jinx, Loose Canon\n");
    expect(rulebound(["play", "--deck", file]).stderr).toContain(
      `${file}:2: "Jinx, Loose Canon" is not a card. Did you mean "Jinx, Loose Cannon"?`,
    );
    writeFileSync(file, "Legend:\nJinx, Loose Cannon\nChampion:\nJinx, Rebel\n");
    const { status, stderr } = rulebound(["play", "--deck", file]);
    expect(stderr).toContain("the Main Deck has 1 cards; it needs 40 with the Chosen Champion (103.2).");
    expect(status).toBe(1);
  });
});

describe("rulebound fuzz", () => {
  it("prints a summary", () => {
    const { status, stdout } = rulebound(["fuzz", "--games", "5", "--decks", "starter", "--quiet"]);
    expect(stdout).toMatch(/^duel: 5 games, \d+ decisions/);
    expect(stdout).toContain("checked: invariants ");
    expect(stdout).toContain("no findings");
    expect(status).toBe(0);
  });

  it("shares the games between processes, and plays the same ones", () => {
    const games = (jobs: string) => rulebound(["fuzz", "--games", "7", "--decks", "starter", "--quiet", "--jobs", jobs]);
    const { status, stdout } = games("2");
    expect(status).toBe(0);
    expect(stdout.replace(/[\d.]+ s$/m, "")).toBe(games("1").stdout.replace(/[\d.]+ s$/m, ""));
  });

  it.each(["1", "2"])("interrupted with %s at work, prints what was checked so far", async (jobs) => {
    const child = spawn(process.execPath, [bin, "fuzz", "--games", "100000", "--decks", "starter", "--jobs", jobs]);
    let stdout = "";
    child.stdout.on("data", (text) => {
      stdout += text;
    });
    // As soon as it has told of some games.
    child.stderr.on("data", (text) => {
      if (/^[1-9]\d* of 100000 games/m.test(String(text))) child.kill("SIGINT");
    });
    const [code] = await once(child, "close");
    expect(stdout).toMatch(/^interrupted after [1-9]\d* of 100000 games\nduel: [1-9]/);
    expect(code).toBe(130);
  });

  it("refuses a mode that there is not", () => {
    const { status, stderr } = rulebound(["fuzz", "--mode", "solo"]);
    expect(stderr).toContain("It is one of duel, match, ffa3, ffa4, 2v2.");
    expect(status).toBe(1);
  });
});

describe("rulebound bench", () => {
  it("--json prints every figure with its checksum", () => {
    const { status, stdout } = rulebound(["bench", "--games", "3", "--json"]);
    const report = JSON.parse(stdout) as Record<string, { value: number; unit: string; checksum: string }>;
    for (const key of [
      "startUp",
      "gamesPerSecond",
      "perDecision",
      "legal",
      "fork",
      "answer",
      "forkAndAnswer",
      "forkAndAny",
      "retainedState",
      "retainedFork",
    ]) {
      expect(report[key].value, key).toBeGreaterThanOrEqual(0);
      expect(report[key].checksum, key).toMatch(/^[0-9a-f]{16}$/);
    }
    expect(status).toBe(0);
  });
});

describe("package.json", () => {
  it("starts a game in the terminal with npm run play", () => {
    const { scripts } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
      scripts: { play: string };
    };
    expect(scripts.play).toContain("rulebound.mjs play");
  });
});

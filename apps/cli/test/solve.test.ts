import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rulebound-"));
const rulebound = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: "utf8" });

const BOARD = `name: The last point
scored: {P1: [BF-A]}
players:
  P1: {points: 7, base: [V4]}
  P2: {hand: [V1]}
battlefields:
  - BF-A: {controller: P1, units: {P1: [V1]}}
  - BF-B: {controller: P2, units: {P2: [V3]}}
`;
function board(name: string, text = BOARD): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe("rulebound solve", () => {
  it("prints the line of play, and what it took", () => {
    const { stdout, status } = rulebound("solve", board("win.yaml"));
    expect(stdout).toMatch(/P1 wins this turn in 1 act, whatever the opponents hold \(\d+ positions, \d+ ms\):\n {4}P1: move V4 to BF-B/);
    expect(status).toBe(0);
  });

  it("says that there is no win only if every line was gone through", () => {
    const file = board("none.yaml", BOARD.replace("[V4]", "[V3]"));
    expect(rulebound("solve", file).stdout).toMatch(/no sure win this turn, .*: every line fails/);
    const hurried = rulebound("solve", file, "--limit", "2");
    expect(hurried.stdout).toContain("not decided");
    expect(hurried.status).toBe(1);
  });

  it("speaks JSON", () => {
    const [solution] = JSON.parse(rulebound("solve", board("win.yaml"), "--json", "--against", "visible").stdout);
    expect(solution).toMatchObject({ name: "The last point", verdict: "win", acts: 1, against: "visible" });
    expect(solution.milliseconds).toBeGreaterThan(0);
  });

  it.each([
    [["nowhere.yaml"], /nowhere.yaml: there is no such file/],
    [[board("empty.yaml", "")], /There is no case in .*empty.yaml/],
    [[board("broken.yaml", "name: x\nplayers: 3\n")], /broken.yaml:2: /],
    [[board("win.yaml"), "--for", "P4"], /there is no P4; the game has 2 players/],
    [[board("win.yaml"), "--after", "3"], /it has 0 steps, not 3/],
    [[board("win.yaml"), "--against", "ghosts"], /Allowed choices are hidden, visible/],
  ])("says what is wrong: %s", (args, message) => {
    const { stderr, status } = rulebound("solve", ...args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });
});

describe("rulebound puzzles", () => {
  it("writes what it finds as cases that judge and solve accept", () => {
    const out = join(folder, "mined");
    const { stdout } = rulebound("puzzles", "--games", "60", "--least", "1", "--count", "1", "--seed", "1", "--out", out, "--quiet");
    expect(stdout).toMatch(/(easy|medium|hard) +P\d wins this turn in \d acts/);
    const [entry] = JSON.parse(readFileSync(join(out, "index.json"), "utf8"));
    expect(readdirSync(out).sort()).toEqual(["index.json", entry.file]);
    expect(rulebound("judge", join(out, entry.file)).stdout).toContain("1 case, 1 passed");
    const [solution] = JSON.parse(rulebound("solve", join(out, entry.file), "--against", "visible", "--json").stdout);
    expect(solution).toMatchObject({ verdict: "win", acts: entry.acts });
  });

  it("says which bot there is not", () => {
    expect(rulebound("puzzles", "--bots", "busy,deep").stderr).toMatch(/"deep" is no bot/);
  });
});

describe("rulebound analyse", () => {
  const saved = join(folder, "game.json");

  it("names the better move of a costly one, what it was worth, and why", () => {
    const saved = join(folder, "costly.json");
    rulebound("play", "--watch", "--seed", "7", "--bot", "casual", "--save", saved);
    const { stdout } = rulebound("analyse", saved, "--worlds", "4", "--bot", "greedy");
    const [, , costly] = stdout.split(/^(?=Where chances|What cost)/m);
    expect(costly).toMatch(/turn +\d+ +P\d +\d+% +-\d+% +\w/);
    expect(costly).toMatch(/better: .+ \(\d+% instead of \d+%\)\n +why: (?!undefined).+/);
  });

  it("judges a game that was saved", () => {
    rulebound("play", "--watch", "--bot", "busy", "--seed", "4", "--save", saved);
    const page = join(folder, "game.html");
    const { stdout } = rulebound("analyse", saved, "--worlds", "1", "--bot", "busy", "--html", page);
    expect(stdout).toMatch(/duel, \d+ turns, \d+ answers .*judged by busy/);
    expect(stdout).toMatch(/P1 [▁-█]+ \d+%/);
    expect(stdout).toContain("Where chances changed most");
    expect(readFileSync(page, "utf8")).toContain("<svg");
  });

  it.each([
    ["nowhere.json", () => "nowhere.json", /nowhere.json: there is no such file/],
    ["a folder", () => folder, /: it is a folder/],
    ["no JSON", () => board("no.json", "{"), /no.json: .*this is not JSON/],
    ["no replay", () => board("other.json", "{}"), /other.json: format: 1 was expected/],
    [
      "another game",
      () => board("changed.json", readFileSync(saved, "utf8").replace(/"seed":\d+/, '"seed":99')),
      /changed.json: the game does not begin as the recorded one did/,
    ],
  ])("says what is wrong: %s", (_, file, message) => {
    const { stderr, status } = rulebound("analyse", file());
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });
});

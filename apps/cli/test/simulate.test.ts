import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rulebound-"));

function rulebound(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("rulebound simulate", () => {
  it("gives the same numbers with one thread and with three", () => {
    const wanted = ["simulate", "jinx", "ahri", "--bots", "random", "--games", "24", "--seed", "11", "--json"];
    const one = rulebound(...wanted, "--threads", "1");
    expect(one.status).toBe(0);
    expect(one.stderr).toMatch(/24 games in .* s: [\d.]+ a second/);
    expect(rulebound(...wanted, "--threads", "3").stdout).toBe(one.stdout);
    expect(JSON.parse(one.stdout)).toMatchObject({ contests: 24, games: 24, seed: 11, mode: "duel", failures: [] });
  });

  it("prints who wins, with an interval, and the cards", () => {
    const { stdout } = rulebound("simulate", "jinx", "ahri", "--games", "20", "--bots", "random,busy");
    expect(stdout).toMatch(/duel: 20 games from seed 1 on, [\d.]+ turns a game/);
    expect(stdout).toMatch(/ahri +busy +[\d.]+% \([\d.]+%–[\d.]+%\)/);
    expect(stdout).toContain("cards of jinx");
  });

  it("writes a page, and prints CSV", () => {
    const file = join(folder, "report.html");
    const { stdout, stderr } = rulebound("simulate", "jinx", "ahri", "sett", "--games", "12", "--csv", "--html", file);
    expect(stdout).toMatch(/^deck,bot,measure,of,games,won,value,low,high\n/);
    expect(stdout).toContain("sett,instinct,win rate,,8,");
    expect(stderr).toContain(`written: ${file}`);
    expect(readFileSync(file, "utf8")).toContain("rulebound simulate jinx ahri sett --games 12");
  });

  it("stops when it knows enough", () => {
    const { stdout } = rulebound("simulate", "jinx", "ahri", "--bots", "random", "--games", "5000", "--until", "10%", "--json");
    expect(JSON.parse(stdout).contests).toBe(100);
  });

  it("prints what was played when it is interrupted", async () => {
    const child = spawn(process.execPath, [bin, "simulate", "jinx", "ahri", "--bots", "random", "--games", "1000000", "--threads", "1"]);
    let stdout = "";
    child.stdout.on("data", (data) => {
      stdout += data;
    });
    // It tells how far it is after ten seconds.
    await once(child.stderr, "data");
    child.kill("SIGINT");
    const [code] = await once(child, "close");
    expect(stdout).toMatch(/^interrupted after \d+ of 1000000 games\nduel: \d+ games/);
    expect(code).toBe(130);
  });

  it("says what is wrong with decks, bots and options", () => {
    const deck = join(folder, "broken.txt");
    writeFileSync(deck, "Legend:\n1 Jinx, Lose Cannon\n");
    const says = (...args: string[]): string => {
      const { status, stdout, stderr } = rulebound("simulate", ...args);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).not.toContain("    at ");
      return stderr;
    };
    expect(says("jinx", "nobody")).toContain('"nobody" is neither a file');
    expect(says("jinx", deck)).toContain(`${deck}:2: `);
    expect(says("jinx", deck)).toContain("Jinx, Loose Cannon");
    expect(says("jinx", "ahri", "--bots", "gredy")).toContain('"gredy" is no bot. Did you mean "greedy"?');
    expect(says("jinx", "ahri", "--bots", "random,random,random")).toContain("There are 2 decks and 3 bots");
    expect(says("jinx")).toContain("needs two decks or more");
    expect(says("jinx", "ahri", "--until", "80%")).toContain("It must be a share such as 2%");
    expect(says("jinx", "ahri", "--mode", "solo")).toContain("It is one of duel");
    writeFileSync(deck, "Legend:\n1 Jinx, Loose Cannon\n");
    expect(says("jinx", deck)).toContain("(103.2");
    const nowhere = join(folder, "nowhere", "report.html");
    expect(rulebound("simulate", "jinx", "ahri", "--games", "2", "--html", nowhere).stderr).toContain(`${nowhere}: it cannot be written`);
  });
});

describe("rulebound matchups", () => {
  it("prints every pair, from both sides", () => {
    const { stdout, status } = rulebound("matchups", "jinx", "ahri", "sett", "--bots", "random", "--games", "4", "--csv", "--quiet");
    expect(status).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => line.split(",").slice(0, 3).join()),
    ).toEqual(["deck,against,games", "jinx,ahri,4", "jinx,sett,4", "ahri,jinx,4", "ahri,sett,4", "sett,jinx,4", "sett,ahri,4"]);
  });

  it("is the same with any number of threads, and a page", () => {
    const file = join(folder, "field.html");
    const wanted = ["matchups", "jinx", "ahri", "sett", "--bots", "random", "--games", "4", "--json", "--html", file];
    const one = rulebound(...wanted, "--threads", "1");
    expect(rulebound(...wanted, "--threads", "3").stdout).toBe(one.stdout);
    expect(readFileSync(file, "utf8").match(/class="heat/g)).toHaveLength(6);
  });

  it("has two players", () => {
    expect(rulebound("matchups", "jinx", "ahri", "--mode", "ffa3").stderr).toContain("a match-up has two players");
    expect(rulebound("matchups", "jinx").stderr).toContain("A field has two decks or more");
  });
});

describe("rulebound matchups tune", () => {
  it("tries swaps on the same seeds", () => {
    const { stdout, status } = rulebound(
      ...["matchups", "tune", "jinx", "--bots", "random", "--against", "ahri", "--cards", "Falling Star"],
      ...["--screening", "2", "--games", "4", "--finalists", "2", "--quiet"],
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/^jinx: 17 swaps, \d+ games; as it is, it wins [\d.]+%/);
    expect(stdout.match(/ of 2 /g)).toHaveLength(2); // finalists, with the rounds that changed
    expect(stdout).toContain("Falling Star");
  });

  it("says what is wrong", () => {
    const tune = (...args: string[]): string => rulebound("matchups", "tune", "jinx", "--against", "ahri", ...args).stderr;
    expect(tune("--cards", "Faling Star")).toContain('"Faling Star" is not a card. Did you mean "Falling Star"?');
    expect(tune("--from", "sideboard")).toContain("jinx has no sideboard");
    expect(tune("--from", "thin air")).toContain("It is sideboard or identity");
  });
});

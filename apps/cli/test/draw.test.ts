import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { STARTER_DECKS } from "@rulebound/cards";
import { afterAll, describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rulebound-draw-"));
afterAll(() => rmSync(folder, { recursive: true }));

function draw(name: string, text: string, ...args: string[]) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return { file, ...spawnSync(process.execPath, [bin, "draw", file, ...args], { encoding: "utf8" }) };
}

const CASE = `name: A <b> & "quoted" question
players:
  P1: {hand: [Hextech Ray], runes: {fury: 1}, base: [V2]}
battlefields:
  - BF-A: {controller: P2, units: {P2: [Stalwart Poro]}}
steps:
  - P1: move V2 to BF-A
  - P1: play Hextech Ray on Stalwart Poro
  - all pass
  - expect: {showdown: BF-A}
`;

describe("rulebound draw", () => {
  it("draws the board of a case, without scripts and with everything escaped", () => {
    const out = join(folder, "board.svg");
    const { status, stdout } = draw("case.yaml", CASE, "-o", out);
    expect(stdout).toBe(`written: ${out}\n`);
    expect(status).toBe(0);
    const svg = readFileSync(out, "utf8");
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    for (const said of ["Hextech Ray", "Stalwart", "BF-A", "controlled by P2", "fury rune", "A &lt;b&gt; &amp;"])
      expect(svg).toContain(said);
    expect(svg).not.toMatch(/<script|<b>|href=|on\w+="/);
  });

  it("draws it after some steps: what was played lies on the chain", () => {
    const { stdout } = draw("case.yaml", CASE, "--step", "2");
    expect(stdout).toContain("After step 2 of 4");
    expect(stdout).toContain("P1: Hextech Ray");
    expect(stdout).toContain("attacker");
    expect(stdout).toContain("contested by P1, combat");
  });

  it("draws a deck with its copies", () => {
    const { stdout, status } = draw("deck.txt", STARTER_DECKS[0].text);
    expect(stdout).toContain("Jinx, Loose");
    expect(stdout).toContain("×3");
    expect(status).toBe(0);
  });

  it.each([
    ["case.yaml", CASE, ["--step", "9"], /has 4 steps/],
    ["case.yaml", CASE, ["--only", "nothing"], /no case whose name has "nothing"/],
    ["case.yaml", "name: x\nplayers: 7\n", [], /case\.yaml/],
    ["deck.txt", "Legend:\n1 Nobody", [], /deck\.txt:2: .*Nobody/],
    ["game.json", "{}", [], /game\.json: format/],
  ])("says what is wrong: %#", (name, text, args, message) => {
    const { status, stderr, stdout } = draw(name, text, ...args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain("    at ");
    expect(stdout).toBe("");
    expect(status).toBe(1);
  });
});

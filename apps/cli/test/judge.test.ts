import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GISTS } from "@rulebound/rules/gists";
import { describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const file = join(mkdtempSync(join(tmpdir(), "rulebound-")), "one.yaml");

function judge(text: string, ...args: string[]) {
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, "judge", file, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

const PASSES = "name: A turn ends\nsteps:\n  - P1: end turn\n  - expect: {turn: P2}\n";

describe("rulebound judge", () => {
  it("counts what passed", () => {
    const { status, stdout } = judge(PASSES);
    expect(stdout).toContain("1 case, 1 passed, 0 failed");
    expect(status).toBe(0);
  });

  it("says in which line a case fails, and why", () => {
    const { status, stdout } = judge(PASSES.replace("P2", "P1"));
    expect(stdout).toContain(`${file}:4: A turn ends\n  expected the turn player to be P1, but it is P2.`);
    expect(status).toBe(1);
  });

  it("explains every event with its rule and what that says", () => {
    const { stdout } = judge(PASSES, "--explain");
    const events = stdout.split("\n").filter((text) => text.startsWith("  "));
    expect(stdout).toContain(`P2's turn begins  [304] ${GISTS["304"].text}`);
    expect(events.filter((text) => !/ {2}\[\d{3}[\d.a-z]*\] [A-Z0-9].+/.test(text))).toEqual([]);
  });

  it("puts an event under what caused it", () => {
    const fight =
      "name: A fight\nplayers:\n  P1: {base: [V2]}\nbattlefields:\n  - BF-A: {units: {P2: [V1]}}\nsteps:\n  - P1: move V2 to BF-A\n";
    expect(judge(fight, "--explain").stdout).toMatch(/\n {2}a showdown begins at BF-A .+\n {4}a combat begins at BF-A /);
  });

  it("explains a refusal, too", () => {
    const refused = PASSES.replace("  - P1: end turn", "  - P2 cannot: end turn\n  - P1: end turn");
    expect(judge(refused, "--explain").stdout).toMatch(/cannot P2: end turn\n {2}refused: .+ {2}\[\d[\d.a-z]*\] [A-Z]/);
  });

  it("counts the cases of the project by where they come from, and nobody else's", () => {
    expect(judge(PASSES).stdout).not.toContain("by source");
    const folder = fileURLToPath(new URL("../../../packages/cases/cases/rules/400-scoring", import.meta.url));
    const { stdout } = spawnSync(process.execPath, [bin, "judge", folder], { encoding: "utf8" });
    expect(stdout).toMatch(/^by source: (\d+) rules\n\1 cases, /);
  });

  it("runs duels among more players, who only pass", () => {
    const twice = `${PASSES}  - P2: end turn\n  - expect: {turn: P1}\n`;
    const { status, stdout } = judge(twice, "--among", "ffa4", "--explain");
    expect(stdout).toContain("P4's turn begins");
    expect(status).toBe(0);
    expect(judge(`duelOnly: a reason\n${twice}`, "--among", "ffa4").stderr).toBe("No case here can be run in ffa4.\n");
  });

  it("fails where there is nothing to judge", () => {
    expect(judge("")).toMatchObject({ status: 1, stdout: "", stderr: `There is no case in ${file}.\n` });
    expect(judge(PASSES, "--only", "zebra")).toMatchObject({ status: 1, stderr: 'No case here has "zebra" in its name.\n' });
    expect(judge("", "--why", "P1: pass").stderr).toBe(`There is no case in ${file}.\n`);
  });
});

describe("rulebound judge --why", () => {
  const BOARD = "name: A unit waits\nplayers:\n  P1: {base: [V2]}\nbattlefields: [BF-A]\nsteps:\n  - P1: move V2 to BF-A\n  - P1: pass\n";

  it("says by which rule an action is refused, and what the rule says", () => {
    const { status, stdout } = judge(BOARD, "--why", "P1: move V2 to base", "--step", "2");
    expect(stdout).toBe(
      `${file}:7: A unit waits\n  Before step 2, "P1: move V2 to base" is illegal: a showdown or combat is going on.\n  It is refused by 144.1.c: ${GISTS["144.1.c"].text}\n`,
    );
    expect(status).toBe(0);
  });

  it("says that an action is legal, and what comes after it", () => {
    const { stdout } = judge(BOARD, "--why", "P1: move V2 to BF-A", "--step", "1");
    expect(stdout).toContain('Before step 1, "P1: move V2 to BF-A" is legal.\n  What is asked now rests on ');
    expect(stdout).toContain("After it, P1 may act or pass.");
    expect(judge(BOARD, "--why", "P2: pass").stdout).toContain('After step 2, "P2: pass" is legal.');
    expect(JSON.parse(judge(BOARD, "--why", "P2: pass", "--json").stdout)).toMatchObject([{ isLegal: true, step: 3, steps: 2 }]);
  });

  it("says what is wrong with a question", () => {
    expect(judge(BOARD, "--why", "P1: fly").stderr).toContain("expected an action: move, play, ");
    expect(judge(BOARD, "--why", "P1: move V3 to BF-A").stderr).toContain(`${file}:`);
    expect(judge(BOARD, "--why", "P7: pass").stderr).toContain('"P7: pass" is not an action line; expected "P1: ACTION"');
    expect(judge(BOARD, "--why", "P1: pass", "--step", "9").stderr).toContain(
      'there is no step 9: "A unit waits" has 2 steps; 3 is after the last.',
    );
    expect(judge(BOARD, "--why", "P1: pass", "--only", "zebra").stderr).toContain('No case here has "zebra" in its name.');
    const { status, stderr } = judge(BOARD, "--step", "1");
    expect(stderr).toContain("it needs --why");
    expect(status).toBe(1);
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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
    expect(stdout).toContain("1 cases, 1 passed, 0 failed");
    expect(status).toBe(0);
  });

  it("says in which line a case fails, and why", () => {
    const { status, stdout } = judge(PASSES.replace("P2", "P1"));
    expect(stdout).toContain(`${file}:4: A turn ends\n  expected the turn player to be P1, but it is P2.`);
    expect(status).toBe(1);
  });

  it("explains every event with its rule", () => {
    expect(judge(PASSES, "--explain").stdout).toMatch(/P2's turn begins {2}\[\d/);
  });

  it("runs duels among more players, who only pass", () => {
    const twice = `${PASSES}  - P2: end turn\n  - expect: {turn: P1}\n`;
    const { status, stdout } = judge(twice, "--among", "ffa4", "--explain");
    expect(stdout).toContain("P4's turn begins");
    expect(status).toBe(0);
    expect(judge(`duelOnly: a reason\n${twice}`, "--among", "ffa4").stdout).toContain("0 cases");
  });
});

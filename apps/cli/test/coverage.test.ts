import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));

function rulebound(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("rulebound cards --untested", () => {
  it("counts the abilities that cases show, by set and in all", () => {
    const { status, stdout } = rulebound("cards", "Hextech Ray", "--untested");
    const counts = /^all +2 +(\d) +(\d) +0 +0 +0$/m.exec(stdout);
    expect(Number(counts?.[1]) + Number(counts?.[2])).toBe(2);
    expect(stdout).toMatch(/^OGN /m);
    expect(status).toBe(0);
  });

  it("is data with --json", () => {
    const { total, untested, sets } = JSON.parse(rulebound("cards", "Hextech Ray", "--untested", "--json").stdout);
    expect(sets).toEqual({ OGN: total });
    expect(total.abilities - total.shown).toBe(untested.length);
  });
});

describe("rulebound cover", () => {
  it("lists what was not reached, and fails for it", () => {
    const { status, stdout } = rulebound("cover", "--times", "1", "--games", "2", "--quiet");
    expect(stdout).toMatch(/: played, or in play \(0\): never/);
    expect(stdout).toMatch(/^duel: 2 games, \d+ decisions, 0 findings$/m);
    expect(stdout).toMatch(/^\d+ of \d+ cards and \d+ of \d+ texts seen 1 times in 2 games/m);
    expect(status).toBe(1);
  });

  it("counts each card with --json", () => {
    const counts = JSON.parse(rulebound("cover", "--times", "1", "--games", "1", "--quiet", "--json").stdout);
    expect(counts.some(({ seen }: { seen: { games: number }[] }) => seen[0].games === 1)).toBe(true);
  });

  it("refuses nonsense", () => {
    expect(rulebound("cover", "--times", "none").stderr).toContain("It must be a whole number.");
  });
});

import "@rulebound/bots/weights";
import { fileURLToPath } from "node:url";
import { greedy, plan, search } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { readCaseFiles, runCase } from "@rulebound/cases";
import { describe, expect, it } from "vitest";
import { tacticOf, tryTactic } from "../src/index.ts";

const cases = readCaseFiles([fileURLToPath(new URL("../../bots/tactics/", import.meta.url))]);
const tactics = cases.map(tacticOf);
const MINUTES = 5 * 60_000;

describe("the tactics", () => {
  it("are 60 or more, and each has a right line that the judge accepts", () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    for (const one of cases) expect(runCase(one, CARDS, { strict: true }), `${one.file}: ${one.name}`).toMatchObject({ status: "passed" });
  });

  it("are all found by the search, even with few iterations", { timeout: MINUTES }, () => {
    const bot = search({ iterations: 30 });
    expect(tactics.flatMap((tactic) => tryTactic(tactic, bot, 1) ?? [])).toEqual([]);
  });

  it("are all found by a plan", { timeout: MINUTES }, () => {
    const bot = plan({ iterations: 600 });
    expect(tactics.flatMap((tactic) => tryTactic(tactic, bot, 1) ?? [])).toEqual([]);
  });

  it("tell bots apart: greedy does not see two acts together", () => {
    const missed = tactics.filter((tactic) => tryTactic(tactic, greedy, 1) !== null).map((tactic) => tactic.case.name);
    expect(missed).toContain("Accelerate for the win");
    expect(missed.length).toBeLessThan(10);
  });
});

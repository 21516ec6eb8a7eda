import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const tool = fileURLToPath(new URL("../tools/compare-bench.mjs", import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [tool, ...args], { encoding: "utf8" });

/** Measuring takes minutes: here it is only asked what it would do. */
describe("comparing two checkouts", () => {
  it("says how it is used", () => {
    const { status, stdout } = run("--help");
    expect(status).toBe(0);
    for (const word of ["<before>", "--pairs", "--rounds", "--json"]) expect(stdout).toContain(word);
    expect(run().status).toBe(1);
  });

  it("refuses what it cannot measure, and says why", () => {
    const elsewhere = run(fileURLToPath(new URL("./", import.meta.url)));
    expect([elsewhere.status, elsewhere.stderr]).toEqual([1, expect.stringContaining("is no checkout of the project")]);
    const never = run(".", "--rounds", "0");
    expect([never.status, never.stderr]).toEqual([1, expect.stringContaining("--rounds is a number of 1 or more, not 0")]);
  });
});

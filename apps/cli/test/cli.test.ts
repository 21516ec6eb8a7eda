import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));

function rulebound(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("the rulebound command", () => {
  it("lists its commands with examples", () => {
    const { status, stdout } = rulebound("--help");
    expect(stdout).toContain("Usage: rulebound");
    expect(stdout).toContain("rules");
    expect(stdout).toContain("Examples:");
    expect(status).toBe(0);
  });

  it("refuses a command that it does not have, and says which is near", () => {
    const { status, stderr } = rulebound("rule");
    expect(stderr).toContain("Did you mean rules?");
    expect(status).toBe(1);
  });
});

describe("rulebound rules", () => {
  it("shows where a number stands in the book", () => {
    const { status, stdout } = rulebound("rules", "359.3.e.12", "--json");
    expect(JSON.parse(stdout)).toMatchObject([{ number: "359.3.e.12", exists: true, section: "359", parent: "359.3.e" }]);
    expect(status).toBe(0);
  });

  it("fails on a number that is not in the book, and names the nearest above it", () => {
    const { status, stdout } = rulebound("rules", "466.1", "466.99.a");
    expect(stdout).toContain("466.1: under 466");
    expect(stdout).toContain("466.99.a is not in the book: the nearest above it is 466.");
    expect(status).toBe(1);
  });
});

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

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { commands } from "../src/commands/index.ts";

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
    expect(stderr).toContain("(rulebound --help lists the commands)");
    expect(status).toBe(1);
  });

  it("points at the help of the command that was not understood", () => {
    expect(rulebound("play", "--sede", "4").stderr).toContain("(rulebound play --help tells what it takes)");
    expect(rulebound("deck", "show", "jinx", "--as", "x").stderr).toContain("(rulebound deck show --help tells what it takes)");
  });

  it("shows words as what an option is by default", () => {
    const program = new Command();
    for (const register of commands) register(program);
    const helps = (some: readonly Command[]): string[] => some.flatMap((one) => [one.helpInformation(), ...helps(one.commands)]);
    expect(helps(program.commands).filter((help) => help.includes('{"') || help.includes("[object"))).toEqual([]);
  });

  it("finds files where npm was called, not where it runs scripts", () => {
    const folder = mkdtempSync(join(tmpdir(), "rulebound-"));
    writeFileSync(join(folder, "one.yaml"), "name: A turn ends\nsteps:\n  - P1: end turn\n");
    const env = { ...process.env, INIT_CWD: folder, npm_lifecycle_script: "node apps/cli/bin/rulebound.mjs judge" };
    const { stdout } = spawnSync(process.execPath, [bin, "judge", "one.yaml"], { encoding: "utf8", env });
    expect(stdout).toContain("1 case, 1 passed");
  });
});

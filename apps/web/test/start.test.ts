import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("../bin/start.mjs", import.meta.url));
const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [program, ...args], { encoding: "utf8", env: { ...process.env, ...env } });

describe("npm start", () => {
  it("says what can be chosen, and starts nothing", () => {
    const { status, stdout } = start(["--help"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/--port NUMBER[\s\S]*--host ADDRESS/);
  });

  it.each([
    [["--prot", "8080"], "--prot"],
    [["--port", "65536"], '"65536" is no port'],
    [["8080"], "8080"],
  ])("refuses %j with the reason", (args, reason) => {
    const { status, stderr } = start(args);
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
  });

  it("refuses a PORT that is none", () => {
    expect(start([], { PORT: "http" })).toMatchObject({ status: 2, stderr: expect.stringContaining('"http" is no port') });
  });
});

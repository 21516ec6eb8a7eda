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

  it.each([
    ["8080", []],
    ["true", ["8080"]],
  ])("says that npm took an option that stands before --: %s", (value, args) => {
    const { status, stderr } = start(args, { npm_config_port: value });
    expect(status).toBe(2);
    expect(stderr).toContain('npm took "--port" for itself: npm start -- --port 8080');
  });

  it("tells an address that is not of this machine from a port that is taken", () => {
    expect(start(["--host", "203.0.113.1"])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('"203.0.113.1" is no address of this machine'),
    });
  });

  it("refuses a PORT that is none", () => {
    expect(start([], { PORT: "http" })).toMatchObject({ status: 2, stderr: expect.stringContaining('"http" is no port') });
  });
});

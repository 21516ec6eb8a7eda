import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const web = fileURLToPath(new URL("../", import.meta.url));
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** What a list of some hundred tests says beside "passed": failures, tests that needed another try, and the count. */
const withoutPasses = (printed: string): string =>
  printed
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^ +✓/.test(line))
    .join("\n");

describe("the client in a browser", () => {
  if (!existsSync(chromium)) {
    it.skip(`was not tried: there is no Chromium at ${chromium}. Install it, or say where it is with CHROMIUM.`, () => {});
    return;
  }

  // LONG=1 adds the tests that are marked @long: every board at every size, every theme.
  const isLong = process.env.LONG !== undefined;

  it(`passes ${isLong ? "every test" : "all but the long tests"} in test/browser`, { timeout: 2_400_000 }, async () => {
    const cli = fileURLToPath(new URL("../../../node_modules/@playwright/test/cli.js", import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "test"], {
      cwd: web,
      encoding: "utf8",
      env: { ...process.env, PORT: String(await freePort()), FORCE_COLOR: "0", ...(isLong ? {} : { EVERYDAY: "1" }) },
      maxBuffer: 64 * 1024 * 1024,
    });
    const summary = withoutPasses(stdout);
    console.log(summary);
    expect(status, `${summary}\n${stderr}`).toBe(0);
    expect(stdout.includes("@long"), "long tests were tried").toBe(isLong);
  });
});

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

describe("the client in a browser", () => {
  if (!existsSync(chromium)) {
    it.skip(`was not tried: there is no Chromium at ${chromium}. Install it, or say where it is with CHROMIUM.`, () => {});
    return;
  }

  it("passes every test in test/browser", { timeout: 2_400_000 }, async () => {
    const cli = fileURLToPath(new URL("../../../node_modules/@playwright/test/cli.js", import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "test"], {
      cwd: web,
      encoding: "utf8",
      env: { ...process.env, PORT: String(await freePort()), FORCE_COLOR: "0" },
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });
});

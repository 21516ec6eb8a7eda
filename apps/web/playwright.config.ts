import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const port = Number(process.env.PORT ?? 4390);

export default defineConfig({
  testDir: "test/browser",
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  projects: [
    // A machine that is busy with other things may be late; what is wrong is wrong three times.
    // What the command line leaves out does not count for a project that another depends on, so it is left out here.
    {
      name: "pages",
      testIgnore: ["smooth.spec.ts", "online.spec.ts"],
      retries: 2,
      ...(process.env.EVERYDAY === undefined ? {} : { grepInvert: /@long/ }),
    },
    // How long the page's tasks are is looked at when the other tests are done, and once.
    { name: "smooth", testMatch: "smooth.spec.ts", dependencies: ["pages"], workers: 1 },
    // A match of two people takes minutes: it has a command of its own, npm run test:online.
    ...(process.env.WHOLE === undefined ? [] : [{ name: "online", testMatch: "online.spec.ts", workers: 1, retries: 2 }]),
  ],
  outputDir: "dist-test",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 720 },
    // The light theme has its own tests (looks.spec.ts).
    colorScheme: "dark",
    // Each test is a first visit: none of them should fetch the whole application to keep it. Being offline has its own test.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: existsSync(chromium) ? chromium : undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  webServer: {
    command: "node bin/start.mjs",
    // A place of its own for games: whoever runs the tests may be playing at the same time.
    env: { PORT: String(port), DATABASE_URL: join(mkdtempSync(join(tmpdir(), "rulebound-")), "games.db") },
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: process.env.REUSE !== undefined,
    timeout: 240_000,
  },
});

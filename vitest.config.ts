import { defineConfig } from "vitest/config";
import LongestFirst from "./tests/longest-first.ts";

const BROWSER = "apps/web/test/browser.test.ts";

export default defineConfig({
  test: {
    reporters: ["default", "./tests/closing-line.ts"],
    pool: "forks",
    // On two cores, since tests of servers mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          include: ["packages/*/test/**/*.test.ts", "apps/*/test/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: [BROWSER],
          setupFiles: ["tests/properties.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Afterwards and alone: a page is looked at as a player would, and nobody plays beside a test run.
        extends: true,
        test: { name: "browser", include: [BROWSER], sequence: { groupOrder: 1 } },
      },
    ],
  },
});

import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

// The static site, from a plain server of files below some path: tests/site.test.ts builds it and says where it is.
const port = Number(process.env.PORT ?? 4391);
const under = "/some/where/";

export default defineConfig({
  ...base,
  testDir: "test/site",
  projects: [{ name: "site", retries: 1 }],
  outputDir: "dist-test/site",
  use: { ...base.use, baseURL: `http://127.0.0.1:${port}${under}` },
  webServer: {
    command: `node ../../tools/site/serve.mjs "${process.env.SITE ?? "../../dist/site"}" --port ${port} --under ${under}`,
    url: `http://127.0.0.1:${port}${under}`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});

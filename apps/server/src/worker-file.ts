import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Programs for worker threads, and the rules by themselves. Beside a bundle they lie ready; from sources (tests) they are built when first asked for. */
const WORKERS = {
  "sqlite-worker": new URL("./store/sqlite-worker.ts", import.meta.url),
  "bot-worker": new URL("./rooms/bot-worker.ts", import.meta.url),
  "question-worker": new URL("./questions/worker.ts", import.meta.url),
  rules: new URL("./rules/present.ts", import.meta.url),
} as const;

const built = new Map<string, Promise<string>>();

export function workerFile(name: keyof typeof WORKERS): Promise<string> {
  if (!import.meta.url.endsWith(".ts")) return Promise.resolve(fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)));
  const ready = built.get(name) ?? build(name);
  built.set(name, ready);
  return ready;
}

async function build(name: keyof typeof WORKERS): Promise<string> {
  const { buildSync } = await import("esbuild");
  const folder = mkdtempSync(join(tmpdir(), "rulebound-worker-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, `${name}.mjs`);
  buildSync({
    entryPoints: [fileURLToPath(WORKERS[name])],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["libsql"],
    logLevel: "error",
    // Dependencies in the older module format call `require`.
    banner: { js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);' },
  });
  return outfile;
}

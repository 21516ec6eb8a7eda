// Bundles programs of the server into a folder of their own beside its dependencies: what is edited meanwhile changes nothing.
// What serves is built as `rulebound serve` is (apps/cli/bin/rulebound.mjs).
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { withConstants } from "../../../tools/constants.mjs";
import { leanSources } from "../../../tools/lean.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
// Some are native, some load parts of themselves by path.
const AS_THEY_ARE = [
  "@fastify/*",
  "@node-rs/argon2",
  "esbuild",
  "fastify",
  "ioredis",
  "kysely",
  "libsql",
  "pg",
  "pino",
  "prom-client",
  "ws",
];

/**
 * `withMaps`: so that a profile can tell where in the sources time is spent, in somewhat slower code. `root`: another checkout of
 * the project, which may be of a time when it had fewer programs.
 */
export async function bundle(names, { withMaps = false, root = ROOT } = {}) {
  const server = join(root, "apps/server");
  mkdirSync(join(server, "dist"), { recursive: true });
  const folder = mkdtempSync(join(server, "dist/proof-"));
  const programs = Object.fromEntries(names.map((name) => [name, join(server, "test/proofs", `${name}.ts`)]));
  const entryPoints = {
    ...programs,
    "sqlite-worker": join(server, "src/store/sqlite-worker.ts"),
    "bot-worker": join(server, "src/rooms/bot-worker.ts"),
    "question-worker": join(server, "src/questions/worker.ts"),
    rules: join(server, "src/rules/present.ts"),
  };
  for (const [name, source] of Object.entries(entryPoints)) if (!existsSync(source)) delete entryPoints[name];
  await build({
    entryPoints,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: AS_THEY_ARE,
    plugins: [leanSources(root)],
    sourcemap: true,
    logLevel: "error",
    banner: { js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);' },
  });
  if (!withMaps)
    for (const name of ["serve", "sqlite-worker", "bot-worker", "rules"]) {
      const file = join(folder, `${name}.mjs`);
      if (!existsSync(file)) continue;
      writeFileSync(file, withConstants(readFileSync(file, "utf8")));
      rmSync(`${file}.map`, { force: true });
    }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

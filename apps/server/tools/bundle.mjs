// Bundles programs of the server into a folder of their own beside its dependencies: what is edited meanwhile changes nothing.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const server = fileURLToPath(new URL("../", import.meta.url));
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

export async function bundle(names) {
  mkdirSync(join(server, "dist"), { recursive: true });
  const folder = mkdtempSync(join(server, "dist/proof-"));
  const programs = Object.fromEntries(names.map((name) => [name, join(server, "test/proofs", `${name}.ts`)]));
  await build({
    entryPoints: {
      ...programs,
      "sqlite-worker": join(server, "src/store/sqlite-worker.ts"),
      "bot-worker": join(server, "src/rooms/bot-worker.ts"),
      rules: join(server, "src/rules/present.ts"),
    },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: AS_THEY_ARE,
    sourcemap: true,
    logLevel: "error",
    banner: { js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

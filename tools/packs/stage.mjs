// Folders as they are published: a manifest for readers instead of the workspace's, what was built, licence and README.
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { modulesWithEffects } from "./emit.mjs";
import { commonFields, manifestOf, ROOT } from "./list.mjs";

/** Completes `<out>/<name>`, where `dist` has been emitted. */
export function stageLibrary(out, name) {
  const from = join(ROOT, "packages", name);
  const folder = join(out, name);
  const { private: _, exports, files = [], ...manifest } = manifestOf(join("packages", name));
  for (const path of files) cpSync(join(from, path), join(folder, path), { recursive: true });
  const effects = modulesWithEffects(folder);
  writeManifest(folder, {
    ...manifest,
    ...commonFields(),
    sideEffects: effects.length === 0 ? false : effects,
    exports: { ...publishedExports(exports), "./package.json": "./package.json" },
    types: "./dist/index.d.ts",
    files: ["dist", ...files],
  });
  copyTexts(from, folder);
}

/** `./src/x.ts` of the workspace is `./dist/x.js` with `./dist/x.d.ts` for readers. */
const publishedExports = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([entry, source]) => {
      const module = /^\.\/src\/(.+)\.ts$/.exec(source)?.[1];
      if (module === undefined) throw new Error(`the entry "${entry}" is ${source}, which is no source below ./src`);
      return [entry, { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` }];
    }),
  );

/**
 * The command: bundles, the built client and the cases, at the same places as in the project. What the bundles do not hold is what
 * it depends on.
 */
export function stageCommand(out) {
  const folder = join(out, "rulebound");
  const { private: _, bin: __, dependencies, ...manifest } = manifestOf("apps/cli");
  const isCompressed = (path) => /\.(gz|br)$|[\\/]\.built$/.test(path);
  for (const path of ["apps/cli/bin", "apps/cli/dist", "apps/web/dist", "packages/cases/cases", "packages/cases/puzzles"])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: (file) => !isCompressed(file) });
  // Bundled: our own packages, and commander. The rest is installed beside it.
  const needed = { ...manifestOf("apps/server").dependencies, ...manifestOf("packages/lab").dependencies };
  const external = Object.entries(needed).filter(([name]) => !name.startsWith("@rulebound/"));
  writeManifest(folder, {
    ...manifest,
    ...commonFields(),
    bin: { rulebound: "apps/cli/bin/rulebound.mjs" },
    files: ["apps", "packages"],
    dependencies: Object.fromEntries(external.sort(([a], [b]) => a.localeCompare(b))),
  });
  copyTexts(join(ROOT, "apps/cli"), folder);
}

function writeManifest(folder, manifest) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

function copyTexts(from, folder) {
  if (!existsSync(join(from, "README.md"))) throw new Error(`${from} has no README.md`);
  cpSync(join(from, "README.md"), join(folder, "README.md"));
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
}

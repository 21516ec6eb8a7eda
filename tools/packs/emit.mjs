// Modules and declarations of the libraries, one for each source.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse } from "acorn";
import { LIBRARIES, ROOT } from "./list.mjs";

/** Writes `<out>/<library>/dist` for each library. */
export function emitLibraries(out) {
  const config = join(out, "tsconfig.json");
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, "tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        noEmitOnError: true,
        declaration: true,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        rootDir: join(ROOT, "packages"),
        outDir: out,
        typeRoots: [join(ROOT, "node_modules/@types")],
      },
      include: LIBRARIES.map((name) => join(ROOT, "packages", name, "src")),
      exclude: [],
    }),
  );
  const tsc = spawnSync(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", config], { encoding: "utf8" });
  rmSync(config);
  if (tsc.status !== 0) throw new Error(`the sources do not compile:\n${tsc.stdout}${tsc.stderr}`);
  for (const name of LIBRARIES) {
    renameSync(join(out, name, "src"), join(out, name, "dist"));
    for (const path of filesBelow(join(out, name, "dist"), ".d.ts")) writeFileSync(path, withModuleNames(readFileSync(path, "utf8")));
  }
}

/** Declarations name the sources that they import; readers have the modules. */
const withModuleNames = (text) => text.replace(/((?:from |import )"|import\(")(\.{1,2}\/[^"]*)\.ts"/g, '$1$2.js"');

export function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Modules that do something when they are loaded, such as handing a function to a module that must not import them: bundlers keep
 * these, and leave out whatever else nobody uses.
 */
export function modulesWithEffects(folder) {
  return filesBelow(join(folder, "dist"), ".js")
    .filter((path) => {
      const { body } = parse(readFileSync(path, "utf8"), { ecmaVersion: "latest", sourceType: "module" });
      return body.some(({ type }) => !DECLARATIONS.has(type));
    })
    .map((path) => `./${relative(folder, path).split(sep).join("/")}`);
}

const DECLARATIONS = new Set([
  "ClassDeclaration",
  "EmptyStatement",
  "ExportAllDeclaration",
  "ExportDefaultDeclaration",
  "ExportNamedDeclaration",
  "FunctionDeclaration",
  "ImportDeclaration",
  "VariableDeclaration",
]);

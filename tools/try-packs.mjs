// Uses the packages as a stranger would: packs them, installs them in an empty folder, runs the examples of their READMEs, checks
// types strictly, bundles for browsers, and runs the command. node tools/try-packs.mjs [FOLDER OF .tgz FILES]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { transformSync } from "esbuild";
import { measureBundles, playInBundle } from "./packs/bundles.mjs";
import { everyEntry, examples, ownExample } from "./packs/examples.mjs";
import { manifestOf, ROOT } from "./packs/list.mjs";

const work = mkdtempSync(join(tmpdir(), "rulebound-try-"));
const folder = join(work, "empty");
mkdirSync(folder);
try {
  const given = process.argv[2];
  const packed = given === undefined ? join(work, "packed") : resolve(given);
  if (given === undefined) process.stdout.write(run(process.execPath, [join(ROOT, "tools/pack.mjs"), packed]));
  install(packed);
  runExamples();
  checkTypes();
  await bundle();
  runCommand();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true });
}

function install(packed) {
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ name: "stranger", private: true, type: "module" })}\n`);
  const archives = readdirSync(packed).map((name) => join(packed, name));
  const types = `@types/node@${manifestOf(".").devDependencies["@types/node"]}`;
  const options = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const args = [...options, ...archives, types];
  if (npm) run(process.execPath, [npm, ...args]);
  else run("npm", args, { shell: process.platform === "win32" });
  console.log(`installed: ${archives.length} packages`);
}

function runExamples() {
  const all = examples();
  for (const { name, code, printed } of all) {
    writeFileSync(join(folder, `${name}.ts`), code);
    const { code: module } = transformSync(code, { loader: "ts", format: "esm", target: "es2022" });
    writeFileSync(join(folder, `${name}.mjs`), module);
    const found = run(process.execPath, [`${name}.mjs`]);
    if (found !== printed) throw new Error(`the example of ${name} prints\n${found}instead of\n${printed}`);
  }
  writeFileSync(join(folder, "readme.ts"), ownExample());
  writeFileSync(join(folder, "readme.mjs"), ownExample()); // as it is: a plain module of JavaScript
  const lines = run(process.execPath, ["readme.mjs"]).trim().split("\n");
  if (lines.length < 50) throw new Error(`the example of the project's README plays ${lines.length} answers, which is no game`);
  console.log(`examples: ${all.length} and that of the project run in Node ${process.versions.node}`);
}

/** Once as Node resolves modules, once as bundlers do with a page's types; with what `tsc --init` asks for beside strictness. */
function checkTypes() {
  writeFileSync(join(folder, "every-entry.ts"), everyEntry());
  const asInit = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true, isolatedModules: true };
  const common = { strict: true, skipLibCheck: false, noEmit: true, target: "ES2022", ...asInit };
  const readers = {
    node: { ...common, module: "nodenext", moduleResolution: "nodenext", types: ["node"] },
    page: { ...common, module: "esnext", moduleResolution: "bundler", lib: ["ES2023", "DOM", "DOM.Iterable"], types: ["node"] },
  };
  for (const [reader, compilerOptions] of Object.entries(readers)) {
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    run(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder]);
    console.log(`types: 0 errors for a ${reader} project, strict, skipLibCheck false`);
  }
}

async function bundle() {
  const sizes = await measureBundles(folder);
  for (const [what, { minified, gzipped }] of Object.entries(sizes))
    console.log(`bundle of ${what}: ${Math.round(minified / 1000)} kB minified, ${Math.round(gzipped / 1000)} kB gzipped`);
  const winners = await playInBundle(folder);
  if (winners !== 1) throw new Error(`the game in a bundle has ${winners} winners instead of 1`);
  console.log("bundle of a game: played to its end without Node or a page");
}

function runCommand() {
  const rulebound = join(folder, "node_modules/rulebound/apps/cli/bin/rulebound.mjs");
  const version = run(process.execPath, [rulebound, "--version"]).trim();
  if (version !== manifestOf("apps/cli").version) throw new Error(`rulebound --version prints ${version}`);
  const judged = run(process.execPath, [rulebound, "judge", join(folder, "node_modules/@rulebound/cases/cases/rules")]);
  const counts = /(\d+) cases, \1 passed/.exec(judged);
  if (counts === null) throw new Error(`rulebound judge prints\n${judged}`);
  run(process.execPath, [rulebound, "rules", "466.3"]);
  run(process.execPath, [rulebound, "serve", "--help"]);
  console.log(`command: version ${version}, ${counts[0]}`);
}

function run(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28, ...options });
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}

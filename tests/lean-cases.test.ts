import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type * as Cases from "@rulebound/cases";
import { CASES_FOLDER, findCaseFiles, TABLES } from "@rulebound/cases";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withConstants } from "../tools/constants.mjs";
import { leanSources } from "../tools/lean.mjs";

/**
 * What is served and measured is not the sources but a lean bundle of them (docs/decisions/0011): every case must hold there as well.
 * With LONG=1, as in CI, all of them, on every kind of table; else every twentieth file.
 */
const EVERY = process.env.LONG ? 1 : 20;
const tables = process.env.LONG ? TABLES : TABLES.slice(0, 1);

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), "rulebound-lean-cases-")));
const cases = fileURLToPath(CASES_FOLDER);
const files = findCaseFiles([cases]);
const chosen = files.filter((_, at) => at % EVERY === 0);

let lean: typeof Cases;
let text = "";

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(root, "packages/cases/src/index.ts")],
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    plugins: [leanSources()],
    logLevel: "silent",
    banner: { js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);' },
  });
  text = withConstants(outputFiles[0].text);
  const bundle = join(folder, "cases.mjs");
  writeFileSync(bundle, text);
  lean = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as typeof Cases;
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the bundle is lean", () => {
  expect(text.match(/s\.events === null \? -1 : emit\(/g)?.length ?? 0).toBeGreaterThan(20);
  expect(text.match(/ [!=]== true\b/g)?.length ?? 0).toBeGreaterThan(500);
});

test.each(tables)("cases hold on the lean bundle, %s", { timeout: 600_000 }, (table) => {
  const results = chosen.flatMap((file) => lean.runCaseFile(file, { table, strict: true }));
  const failed = results.filter(({ status }) => status === "failed");
  console.log(`${results.length} cases of ${chosen.length} of ${files.length} files on the lean bundle, ${table}: ${failed.length} failed`);
  expect(failed.map(({ file, line, name, message }) => `${relative(cases, file)}:${line}: ${name}\n${message}`)).toEqual([]);
  expect(results.length).toBeGreaterThan(EVERY === 1 ? 3000 : 50);
});

test("a bundle that plays otherwise is found out", async () => {
  // As if the rewriting had turned a comparison round: a unit with lethal damage survives.
  const wrong = text.replace(/(var|const|function) killNow\b[\s\S]{0,40}?\{/, (start) => `${start} if (dying.length > 0) return;`);
  expect(wrong).not.toBe(text);
  const bundle = join(folder, "wrong.mjs");
  writeFileSync(bundle, wrong);
  const other = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as typeof Cases;
  const failed = chosen.some((file) => other.runCaseFile(file, { strict: true }).some(({ status }) => status === "failed"));
  expect(failed).toBe(true);
});

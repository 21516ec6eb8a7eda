#!/usr/bin/env node
// Writes the lists of words into docs/CASES.md, as the reader of cases knows them.
//   node packages/cases/tools/reference.mjs
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rulebound-"));
const bundle = join(folder, "document.cjs");
try {
  await build({
    entryPoints: [join(root, "packages/cases/src/reference.ts")],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "cjs",
  });
  const { default: reference } = await import(pathToFileURL(bundle).href);
  const page = join(root, "docs/CASES.md");
  const text = reference.withWordLists(readFileSync(page, "utf8"), reference.wordLists());
  writeFileSync(page, text);
  console.log(`docs/CASES.md: ${text.split("\n").length} lines`);
} finally {
  rmSync(folder, { recursive: true });
}

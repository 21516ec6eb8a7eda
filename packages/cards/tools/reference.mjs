#!/usr/bin/env node
// Writes the vocabulary of the card language into docs/CARDS.md.
//   node packages/cards/tools/reference.mjs
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rulebound-"));
const bundle = join(folder, "document.mjs");
try {
  await build({
    entryPoints: [join(root, "packages/cards/tools/document.ts")],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "esm",
  });
  const { cardsDocument } = await import(pathToFileURL(bundle).href);
  const document = join(root, "docs/CARDS.md");
  const text = cardsDocument(root, readFileSync(document, "utf8"));
  writeFileSync(document, text);
  console.log(`docs/CARDS.md: ${text.split("\n").length} lines`);
} finally {
  rmSync(folder, { recursive: true });
}

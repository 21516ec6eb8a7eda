// Writes the API reference of the libraries, a page each: node tools/api.mjs FOLDER
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { emitLibraries } from "./packs/emit.mjs";
import { referencePages } from "./packs/reference.mjs";

const [given] = process.argv.slice(2);
if (given === undefined || given.startsWith("-")) {
  console.error("Usage: node tools/api.mjs FOLDER\n\nWrites the API reference, a Markdown page for each package, to FOLDER.");
  process.exit(2);
}
const out = resolve(given);
const emitted = mkdtempSync(join(tmpdir(), "rulebound-api-"));
try {
  emitLibraries(emitted);
  mkdirSync(out, { recursive: true });
  for (const { name, text } of referencePages(emitted)) {
    writeFileSync(join(out, `${name}.md`), text);
    console.log(`${join(out, `${name}.md`)}: ${text.match(/^#### /gm)?.length ?? 0} exports`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(emitted, { recursive: true });
}

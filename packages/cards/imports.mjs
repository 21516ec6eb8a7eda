#!/usr/bin/env node
// Rewrites the import of the builders at the top of each card file, so that one can write cards without minding imports.
//   node packages/cards/imports.mjs [FILE...]      (default: every file under packages/cards/src)
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const build = new URL("../engine/src/language/build/", import.meta.url);
const exported = new Set(["CardData"]);
for (const file of readdirSync(build))
  for (const [, name] of readFileSync(new URL(file, build), "utf8").matchAll(/^export (?:const|function) (\w+)/gm)) exported.add(name);

const sources = new URL("./src/", import.meta.url);
const files = process.argv.slice(2);
if (files.length === 0)
  for (const file of readdirSync(sources, { recursive: true }))
    if (file.endsWith(".ts") && !file.endsWith("index.ts")) files.push(new URL(file, sources).pathname);

const IMPORT = /^import [^;]* from "@rulebound\/engine\/language";\n/m;
for (const file of files) {
  const text = readFileSync(file, "utf8");
  if (!IMPORT.test(text)) continue;
  const code = text
    .replace(IMPORT, "")
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  const own = new Set([...code.matchAll(/\b(?:const|function) (\w+)/g)].map(([, name]) => name));
  const used = new Set([...code.matchAll(/(?<!(?<!\.\.)\.|\w)([A-Za-z_]\w*)(?!\w*\??:)/g)].map(([, name]) => name));
  const names = [...used]
    .filter((name) => exported.has(name) && !own.has(name))
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const statement = `import { ${names.map((name) => (name === "CardData" ? "type CardData" : name)).join(", ")} } from "@rulebound/engine/language";\n`;
  const next = text.replace(IMPORT, statement);
  if (next !== text) writeFileSync(file, next);
}

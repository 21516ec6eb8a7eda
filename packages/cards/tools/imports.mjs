#!/usr/bin/env node
// Writes the import of the builders at the top of each card file, so that nobody who writes a card minds imports.
//   node packages/cards/tools/imports.mjs      (part of `npm run format`)
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const build = new URL("../../engine/src/language/build/", import.meta.url);
const sources = new URL("../src/", import.meta.url);

/** The words that a card file can use. */
function exportedNames() {
  const names = new Set(["CardData"]);
  for (const file of readdirSync(build))
    for (const [, name] of readFileSync(new URL(file, build), "utf8").matchAll(/^export (?:const|function) (\w+)/gm)) names.add(name);
  return names;
}
const EXPORTED = exportedNames();

/** The files of the sets, whose folders bear the code of a set, and nothing else. */
export const cardFiles = () =>
  readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{3}$/.test(entry.name))
    .flatMap(({ name }) => readdirSync(new URL(`${name}/`, sources)).map((file) => new URL(`${name}/${file}`, sources)))
    .filter(({ pathname }) => pathname.endsWith(".ts") && !pathname.endsWith("/index.ts"));

const KEPT = "// biome-ignore format: a word a line would be longer than the cards\n";
const IMPORT = /^(?:\/\/ biome-ignore format: .*\n)?import (?:type )?\{[^}]*\} from "@rulebound\/engine\/language";\n/m;
const WIDTH = 140;

/** The text of a card file with the import that it needs. */
export function withImport(text) {
  const code = text
    .replace(IMPORT, "")
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  const own = new Set([...code.matchAll(/\b(?:const|function) (\w+)/g)].map(([, name]) => name));
  const used = new Set([...code.matchAll(/(?<!(?<!\.\.)\.|\w)([A-Za-z_]\w*)(?!\w*\??:)/g)].map(([, name]) => name));
  const names = [...used]
    .filter((name) => EXPORTED.has(name) && !own.has(name))
    .sort(asBiomeDoes)
    .map((name) => (name === "CardData" ? "type CardData" : name));
  return IMPORT.test(text) ? text.replace(IMPORT, statement(names)) : statement(names) + text;
}

/** Letter by letter; of the same letter the large one comes first. */
function asBiomeDoes(a, b) {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [one, other] = [a[at] ?? "", b[at] ?? ""];
  return one.toLowerCase() === other.toLowerCase() ? (one < other ? -1 : 1) : one.toLowerCase() < other.toLowerCase() ? -1 : 1;
}

/** On one line, or on as many full ones as it takes. */
function statement(names) {
  if (names.length === 1 && names[0] === "type CardData") return 'import type { CardData } from "@rulebound/engine/language";\n';
  const short = `import { ${names.join(", ")} } from "@rulebound/engine/language";\n`;
  if (short.length <= WIDTH) return short;
  const lines = [""];
  for (const name of names) {
    const line = lines[lines.length - 1];
    if (line.length + name.length + 4 > WIDTH) lines.push(` ${name},`);
    else lines[lines.length - 1] = `${line} ${name},`;
  }
  return `${KEPT}import {\n${lines.map((line) => ` ${line}`).join("\n")}\n} from "@rulebound/engine/language";\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of cardFiles()) {
    const text = readFileSync(file, "utf8");
    const next = withImport(text);
    if (next !== text) writeFileSync(file, next);
  }

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { casesIn, textOfCase } from "../../../packages/cases/src/listing.ts";

/** Which cases name which cards: `virtual:cards-of-cases`, for the page of a card. */
const ID = "virtual:cards-of-cases";
const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));
const cases = join(packages, "cases/cases");

async function namesOfCards(): Promise<string[]> {
  const entry = join(packages, "cards/src/index.ts");
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: "esm", platform: "node" });
  const { CARDS } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  return CARDS.map((card: { readonly name: string }) => card.name);
}

/**
 * The names in a text. They are looked for word by word, since a thousand names in thousands of cases would take long
 * otherwise. A name stands for itself: "Jinx" is not named by "Jinx, Rebel".
 */
function finder(names: readonly string[]): (text: string) => Set<string> {
  const byFirst = new Map<string, string[]>();
  for (const name of names) {
    const first = firstWord(name);
    byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
  }
  return (text) => {
    const found = new Set<string>();
    for (const { 0: word, index } of text.matchAll(/[\w']+/g))
      for (const name of byFirst.get(word.toLowerCase()) ?? [])
        if (
          !found.has(name) &&
          text.slice(index, index + name.length).toLowerCase() === name.toLowerCase() &&
          isEnd(text.slice(index + name.length))
        )
          found.add(name);
    return found;
  };
}

const firstWord = (name: string): string => (/[\w']+/.exec(name)?.[0] ?? "").toLowerCase();
const isEnd = (rest: string): boolean => !/^(?:[\w']|, [A-Z])/.test(rest);

/** By name of card: places of cases, each as the file's number and the line of the case's name. */
async function casesOfCards(): Promise<{ readonly files: readonly string[]; readonly named: Readonly<Record<string, number[]>> }> {
  const find = finder(await namesOfCards());
  const named: Record<string, number[]> = {};
  const files = readdirSync(cases, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  files.forEach((file, at) => {
    const content = readFileSync(file, "utf8");
    for (const { name, line } of casesIn(file, content))
      for (const card of find(textOfCase(content, name))) named[card] = [...(named[card] ?? []), at, line];
  });
  return { files: files.map((file) => `cases/${relative(cases, file).split(sep).join("/")}`), named };
}

export function cardsOfCases(): Plugin {
  return {
    name: "rulebound-cards-of-cases",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      return id === `\0${ID}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(await casesOfCards()))});` : null;
    },
  };
}

import { readdirSync, readFileSync, watch } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { casesIn } from "../../../packages/cases/src/listing.ts";

/**
 * The project's cases for the client: `virtual:cases` is a list of them all, and loads the texts of one folder at a time.
 * The pages that show cases load it, and nobody else.
 */
const LIST = "virtual:cases";
const FOLDER = "virtual:cases/";
/** What is known of each puzzle: how long its win is, and how hard to find. */
const PUZZLES = "virtual:puzzles";
const root = fileURLToPath(new URL("../../../packages/cases/", import.meta.url));
/** Cases that show rules, and boards to solve. */
const TOPS = ["cases", "puzzles"] as const;

/** "cases/rulings/chain" and the like, with the texts of its files by path. */
type Folders = ReadonlyMap<string, Readonly<Record<string, string>>>;

function readFolders(): Folders {
  const found = new Map<string, Record<string, string>>();
  for (const top of TOPS)
    for (const file of filesBelow(join(root, top))) {
      const path = relative(root, file).split(sep).join("/");
      const texts = found.get(dirname(path)) ?? {};
      texts[path] = readFileSync(file, "utf8");
      found.set(dirname(path), texts);
    }
  return found;
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return []; // no puzzles yet
  }
}

export function cases(): Plugin {
  let folders: Folders | null = null;
  const all = (): Folders => {
    folders ??= readFolders();
    return folders;
  };
  return {
    name: "rulebound-cases",
    resolveId: (id) => (id === LIST || id === PUZZLES || id.startsWith(FOLDER) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listModule(all());
      if (id === `\0${PUZZLES}`) return jsonModule(puzzles());
      if (id.startsWith(`\0${FOLDER}`)) return jsonModule(all().get(id.slice(FOLDER.length + 1)) ?? {});
      return null;
    },
    configureServer(server) {
      const watching = watch(root, { recursive: true }, () => {
        folders = null;
      });
      server.httpServer?.once("close", () => watching.close());
    },
  };
}

function puzzles(): unknown {
  try {
    return JSON.parse(readFileSync(join(root, "puzzles/index.json"), "utf8"));
  } catch {
    return []; // no puzzles yet
  }
}

/** Strings parse faster as JSON than as code. */
const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
const jsonModule = (value: unknown): string => `export default ${json(value)};`;

function listModule(folders: Folders): string {
  const listed = [...folders].flatMap(([, texts]) =>
    Object.entries(texts).flatMap(([path, text]) =>
      casesIn(path, text).map(({ name, line, rules }) => [name, path, line, rules.join(" ")]),
    ),
  );
  const loaders = [...folders.keys()].map((folder) => `${JSON.stringify(folder)}: () => import(${JSON.stringify(FOLDER + folder)})`);
  return `export const listed = ${json(listed)};\nexport const folders = {\n${loaders.join(",\n")}\n};\n`;
}

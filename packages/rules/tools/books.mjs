// Reads the rule books that the generated files are made from. They are not part of the project.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const USUAL_FOLDER = fileURLToPath(new URL("../../../../shared/rules/", import.meta.url));

export function readBooks(path) {
  const folder = path === undefined ? USUAL_FOLDER : resolve(path);
  try {
    const files = readdirSync(folder);
    const read = (name) => readFileSync(join(folder, name), "utf8");
    const newest = files.filter((name) => /^core-rules-v.*\.json$/.test(name)).at(-1);
    if (newest === undefined) throw new Error("there is no core-rules-v*.json");
    const book = JSON.parse(read(newest));
    const older = files
      .map((name) => [name, /^core-rules-v([\d.]+)-.*\.txt$/.exec(name)?.[1]])
      .filter(([, version]) => version !== undefined && version !== book.meta.version)
      .map(([name, version]) => ({ version, rules: lines(read(name)) }));
    return { book, older, crosswalk: JSON.parse(read("crosswalk.json")) };
  } catch (error) {
    console.error(`${folder}: cannot read the rule books (${error.message}). Give their folder as the first argument.`);
    process.exit(1);
  }
}

/** "number, tab, text", a rule for each line. */
const lines = (content) =>
  content
    .split("\n")
    .filter((line) => line.includes("\t"))
    .map((line) => ({ id: line.slice(0, line.indexOf("\t")), text: line.slice(line.indexOf("\t") + 1) }));

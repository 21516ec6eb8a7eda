// Which changes are tried: of all that could be made to the engine, in an order that only the seed and the change itself decide.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { transformSync } from "esbuild";
import { changesIn, hash, lineOf } from "./changes.mjs";
import { siblingsIn } from "./siblings.mjs";

export const ENGINE = "packages/engine/src";
/** Sources are called by their path from there. */
export const pathOf = (file) => posix.relative(ENGINE, file);

/** The sources of the engine by their path. */
export const sourcesOf = (root) => below(root, ENGINE);

/** Those of the cards that a rule is about: what is asked of decks, and tokens. */
export const cardSources = (root) => below(root, "packages/cards/src", (path) => path.startsWith("decks/") || path === "tokens.ts");

const below = (root, folder, isWanted = () => true) =>
  new Map(
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => path.endsWith(".ts") && isWanted(path))
      .sort()
      .map((path) => [pathOf(`${folder}/${path}`), readFileSync(join(root, folder, path), "utf8")]),
  );

/** What runs of these sources. */
export const withoutTypes = (sources) =>
  [...sources].map(([path, source]) => `${path}\n${transformSync(source, { loader: "ts", minifyWhitespace: true }).code}`).join("\n");

/** Every change to these sources, with the line it is in and what it needs to be imported. */
export function everyChange(sources, { more = false } = {}) {
  const around = siblingsIn(sources);
  return [...sources].flatMap(([path, source]) => {
    const { siblings, needs } = around(path);
    return changesIn(source, { path, siblings, more }).map((change) => ({
      ...change,
      line: lineOf(source, change.at),
      column: change.at - source.lastIndexOf("\n", change.at - 1) - 1,
      needs: change.kind === "wrong function" ? needs(change.text.slice(0, -1)) : "",
    }));
  });
}

/** A sample stays nearly the same while the engine changes a little: each change has its place in the order by its own name. */
export const inOrder = (changes, seed) =>
  changes
    .map((change) => ({ change, place: hash(`${seed}|${change.key}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ change }) => change);

export const told = ({ path, line, owner, kind, was, text }) =>
  `${path.replace("../../", "")}:${line} ${owner} · ${kind}: ${short(was) || "(nothing)"} -> ${short(text) || "(nothing)"}`;
const short = (text) => text.trim().replace(/\s+/g, " ");

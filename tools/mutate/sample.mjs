// Which changes are tried: of all that could be made to the engine, in an order that only the seed and the change itself decide.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { changesIn, hash, lineOf } from "./changes.mjs";
import { siblingsIn } from "./siblings.mjs";

export const ENGINE = "packages/engine/src";

/** The sources of the engine by their path. */
export const sourcesOf = (root) =>
  new Map(
    readdirSync(join(root, ENGINE), { recursive: true })
      .filter((path) => path.endsWith(".ts"))
      .map((path) => path.replaceAll("\\", "/"))
      .sort()
      .map((path) => [path, readFileSync(join(root, ENGINE, path), "utf8")]),
  );

/** Every change to these sources, with the line it is in and what it needs to be imported. */
export function everyChange(sources) {
  const around = siblingsIn(sources);
  return [...sources].flatMap(([path, source]) => {
    const { siblings, needs } = around(path);
    return changesIn(source, { path, siblings }).map((change) => ({
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
  `${path}:${line} ${owner} · ${kind}: ${short(was) || "(nothing)"} -> ${short(text) || "(nothing)"}`;
const short = (text) => text.trim().replace(/\s+/g, " ");

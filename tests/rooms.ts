import { readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";

/** Which file imports values of which, and what that says about rooms and cycles. Types alone bind nothing at run time. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Rooms from the lowest to the highest: a file imports values of its own room and of lower ones. Longer prefixes go before shorter ones. */
export type Layers = readonly (readonly string[])[];

const STATEMENT = /^(?:import|export)\s+(type\s+)?([^"';]*?)from\s*"([^"]+)"/gms;

/** The relative paths of which code imports values. */
export function valueImports(code: string): string[] {
  const out: string[] = [];
  for (const [, typeOnly, clause, from] of code.matchAll(STATEMENT)) {
    if (typeOnly !== undefined || !from.startsWith(".")) continue;
    const named = /\{([^}]*)\}/.exec(clause);
    const onlyTypes = named !== null && !clause.includes("*") && named[1].split(",").every((name) => /^\s*(type\s.*)?$/s.test(name));
    if (!onlyTypes) out.push(from);
  }
  for (const [, from] of code.matchAll(/^import\s+"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gm)) if (from !== undefined) out.push(from);
  return out;
}

export function graphOf(files: ReadonlyMap<string, string>): Graph {
  return new Map([...files].map(([path, code]) => [path, valueImports(code).map((from) => posix.join(posix.dirname(path), from))]));
}

/** All TypeScript below a folder, by path from there. */
export function sourcesBelow(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile() && /\.tsx?$/.test(e.name));
  return new Map(
    entries.map((e) => {
      const path = join(e.parentPath, e.name);
      return [path.slice(folder.length).split(sep).join("/").replace(/^\//, ""), readFileSync(path, "utf8")];
    }),
  );
}

/** The number of the layer that a file lies in, by the longest prefix that fits; -1: in none. */
function layerOf(layers: Layers, path: string): number {
  let best = -1;
  let length = -1;
  layers.forEach((rooms, layer) => {
    for (const room of rooms)
      if (room.length > length && (room.endsWith("/") ? path.startsWith(room) : path === room)) {
        best = layer;
        length = room.length;
      }
  });
  return best;
}

/** Imports of a higher layer, as "from -> to", and files in no layer. */
export function upwardImports(layers: Layers, graph: Graph): string[] {
  const out: string[] = [];
  for (const [path, imports] of graph) {
    const own = layerOf(layers, path);
    if (own < 0) out.push(`${path} is in no layer`);
    else for (const to of imports) if (layerOf(layers, to) > own) out.push(`${path} -> ${to}`);
  }
  return out.sort();
}

/** Groups of files each of which imports all others of its group, directly or not (Tarjan); the files in order. */
export function cycles(graph: Graph): string[][] {
  const out: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const lowOf = (path: string): number => low.get(path) ?? 0;
  function visit(path: string): void {
    index.set(path, index.size);
    low.set(path, index.size - 1);
    stack.push(path);
    for (const to of graph.get(path) ?? []) {
      if (!index.has(to)) {
        visit(to);
        low.set(path, Math.min(lowOf(path), lowOf(to)));
      } else if (stack.includes(to)) low.set(path, Math.min(lowOf(path), index.get(to) ?? 0));
    }
    if (lowOf(path) !== index.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1 || (graph.get(path) ?? []).includes(path)) out.push(group.sort());
  }
  for (const path of graph.keys()) if (!index.has(path)) visit(path);
  return out.sort((a, b) => a[0].localeCompare(b[0]));
}

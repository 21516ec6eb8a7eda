// Functions that a hasty author could call in place of another: of one module, of as many parameters, and called nearly the same.
import { dirname, posix } from "node:path";
import { codeOf } from "./changes.mjs";

const IMPORT = /^import \{([^}]*)\} from "(\.[^"]+)";$/gm;
const FUNCTION = /^export (?:function (\w+)(?:<[^>]*>)?|const (\w+) = (?:<[^>]*>)?)\(([^)]*)\)/gm;

/** The exported functions of a source, with the number of their parameters. */
function functionsOf(source) {
  return [...codeOf(source).matchAll(FUNCTION)].map(([, a, b, parameters]) => ({
    name: a ?? b,
    arity: parameters.split(",").filter((one) => one.includes(":")).length,
  }));
}

const wordsOf = (name) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
const isLike = (a, b) => wordsOf(a)[0] === wordsOf(b)[0] || wordsOf(a).at(-1) === wordsOf(b).at(-1);

/** For each source the functions that it imports, or exports itself, with those that could be meant instead. */
export function siblingsIn(sources) {
  const exported = new Map([...sources].map(([path, source]) => [path, functionsOf(source)]));
  const others = (path, name) => {
    const all = exported.get(path) ?? [];
    const one = all.find((each) => each.name === name);
    return one === undefined ? [] : all.filter((each) => each.name !== name && each.arity === one.arity && isLike(each.name, name));
  };
  return (path) => {
    const found = new Map();
    const home = new Map();
    const note = (name, from) => {
      const names = others(from, name).map((each) => each.name);
      if (names.length === 0) return;
      found.set(name, names);
      for (const each of names) home.set(each, from);
    };
    for (const { name } of exported.get(path) ?? []) note(name, path);
    const imported = new Set();
    for (const [, names, from] of (sources.get(path) ?? "").matchAll(IMPORT))
      for (const name of names.split(",").map((each) => each.trim())) {
        imported.add(name);
        note(name, posix.join(dirname(path), from));
      }
    /** What has to be written at the end of the source so that this name is known there. */
    const needs = (name) => {
      const from = home.get(name);
      if (from === undefined || from === path || imported.has(name)) return "";
      const way = posix.relative(dirname(path), from);
      return `\nimport { ${name} } from "${way.startsWith(".") ? way : `./${way}`}";\n`;
    };
    return { siblings: found, needs };
  };
}

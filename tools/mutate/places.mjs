// Where the engine keeps to a rule, and which changes can be made there.
import { codeOf, declarationsIn, lineOf } from "./changes.mjs";
import { pathOf } from "./sample.mjs";

/** A change of these kinds may be one that does not compile, which says nothing about a case. */
const LEFT_OUT = ["wrong function", "swapped arguments"];

/** What stands at the margin of a source, each with its name, its first line (of the comment above it) and its last. */
function declared(source) {
  const lines = source.split("\n");
  const code = declarationsIn(codeOf(source)).map(({ name, at }) => ({ name, line: lineOf(source, at), isType: false }));
  const types = [...source.matchAll(/^(?:export )?(?:type|interface) (\w+)/gm)].map((match) => ({
    name: match[1],
    line: lineOf(source, match.index),
    isType: true,
  }));
  const all = [...code, ...types]
    .sort((a, b) => a.line - b.line)
    .map((one) => {
      let from = one.line;
      while (from > 1 && /^(?:\/\/|\/?\*| \*)/.test(lines[from - 2])) from--;
      return { ...one, from };
    });
  return all.map((one, i) => ({ ...one, to: (all[i + 1]?.from ?? lines.length + 1) - 1 }));
}

/** The declaration that a line belongs to: it stands in it, or in the comment above it. At the head of a file, all of it. */
function declarationAt(source, line) {
  const found = declared(source).findLast(({ from }) => from <= line);
  return found ?? { name: "", from: 1, to: source.split("\n").length, isType: false };
}

/** Whether a declaration has something to run: else it only gives a name to what is run elsewhere. */
const hasCode = (lines) => /=>|^(?:export )?(?:default )?(?:async )?function|^(?:export )?(?:abstract )?class|\) \{$/m.test(lines);

/**
 * A constant that names a rule, such as a refusal, ties it to the places that use the constant; an entry of a table of such, to those that
 * use the entry.
 */
function usesOf({ path, line }, sources) {
  const source = sources.get(path) ?? "";
  const { name, from, to, isType } = declarationAt(source, line);
  const lines = source.split("\n");
  const text = codeOf(source)
    .split("\n")
    .slice(from - 1, to)
    .join("\n");
  if (name === "" || isType || hasCode(text)) return [];
  const entry =
    /^ {2}(\w+): /.exec(lines[line - 1])?.[1] ??
    /^ {2}(?:\/\/|\/\*\*) [\s\S]*?\n {2}(\w+): /.exec(lines.slice(line - 1, line + 1).join("\n"))?.[1];
  const word = new RegExp(entry === undefined ? `\\b${name}\\b` : `\\b${name}\\.${entry}\\b`);
  return [...sources].flatMap(([other, theirs]) => {
    if (
      other !== path &&
      !new RegExp(`^import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from "[^"]*/${path.split("/").at(-1).replace(".", "\\.")}"`, "m").test(
        theirs,
      )
    )
      return [];
    return codeOf(theirs)
      .split("\n")
      .flatMap((each, i) => (word.test(each) && !(other === path && i + 1 >= from && i + 1 <= to) ? [{ path: other, line: i + 1 }] : []));
  });
}

/** What a citation speaks of: the declaration; of a list of data, which nothing runs, the one entry. */
function rangeAt(source, line) {
  const found = declarationAt(source, line);
  const lines = source.split("\n");
  const inner = lines.slice(found.from - 1, found.to);
  if (found.name === "" || found.isType || hasCode(inner.join("\n")) || line <= found.line || !inner.some((each) => /^ {2}\S/.test(each)))
    return found;
  // Behind a comment stands the entry that it speaks of.
  let first = line;
  while (/^\s*\/[/*]/.test(lines[first - 1])) first++;
  const rest = lines.slice(first).findIndex((each) => /^(?: {2})?[^\s)\]}]/.test(each));
  return { ...found, from: line, to: rest === -1 ? found.to : first + rest };
}

/** The changes in the declaration of a place, the nearest first, and what follows a comment before what precedes it. */
function changesNear({ path, line }, sources, every) {
  const { from, to, isType } = rangeAt(sources.get(path) ?? "", line);
  if (isType) return [];
  const away = (change) => (change.line >= line ? change.line - line : 2 * (line - change.line));
  return (every.get(path) ?? [])
    .filter((change) => change.line >= from && change.line <= to)
    .map((change) => ({ change, away: away(change) }))
    .sort((a, b) => a.away - b.away);
}

/**
 * For each rule the changes that could show it: those of the places that name it, the nearest of each first; where there are none, of those
 * that name a rule below it, and then of the nearest above it.
 */
export function changesByRule(rules, every, sources) {
  const byPath = grouped(every.filter(({ kind }) => !LEFT_OUT.includes(kind)));
  const known = new Map();
  const near = ({ file, line }) => {
    const place = { path: pathOf(file), line };
    const key = `${file}:${line}`;
    if (!known.has(key))
      known.set(
        key,
        [place, ...usesOf(place, sources)].flatMap((one) => changesNear(one, sources, byPath)),
      );
    return known.get(key);
  };
  const ofLevel = (places) => {
    const found = places.flatMap(near).sort((a, b) => a.away - b.away);
    return [...new Set(found.map(({ change }) => change))];
  };
  return new Map(rules.map(({ rule, levels }) => [rule, levels.map(ofLevel).find((changes) => changes.length > 0) ?? []]));
}

function grouped(changes) {
  const found = new Map();
  for (const change of changes) {
    const own = found.get(change.path) ?? [];
    own.push(change);
    found.set(change.path, own);
  }
  return found;
}

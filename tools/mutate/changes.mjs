// Small wrong changes to a source: where they can be made, and what they make of it.
import { createHash } from "node:crypto";

const OTHER = { "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">" };

/** Each kind of change: what it looks for outside of strings and comments, and what it puts there. */
const KINDS = [
  { kind: "comparison", from: / (===|!==|<=|>=|<|>) /g, to: ([, sign]) => ` ${OTHER[sign]} ` },
  { kind: "and for or", from: / (&&|\|\|) /g, to: ([, sign]) => (sign === "&&" ? " || " : " && ") },
  { kind: "arithmetic", from: /(?<=[\w)\]]) ([+-]) (?=[\w(])/g, to: ([, sign]) => (sign === "+" ? " - " : " + ") },
  { kind: "negation", from: /(?<=[ (])!(?=[\w(])/g, to: () => "" },
  { kind: "dropped condition", from: /^ +if \((?:[^()]|\([^()]*\))+\) (?:return\b[^;{]*|continue|break);(?=[ \0]*$)/gm, to: () => "" },
  { kind: "number", from: /(?<=[ (,[])([01])(?=[),;\] ])/g, to: ([, digit]) => (digit === "0" ? "1" : "0") },
  { kind: "truth", from: /(?<=[ (:])(true|false)(?=[),; }])/g, to: ([, word]) => (word === "true" ? "false" : "true") },
  { kind: "one for all", from: /\.(some|every)\(/g, to: ([, word]) => (word === "some" ? ".every(" : ".some(") },
  { kind: "least for most", from: /Math\.(min|max)\(/g, to: ([, word]) => (word === "min" ? "Math.max(" : "Math.min(") },
  // Not the state, which comes first in most calls under a name of one letter: with it in another place nothing compiles.
  { kind: "swapped arguments", from: /(?<=\w\((?:[\w.]+, )*)(?!(?<=\()\w,)([\w.]+), ([\w.]+)(?=[,)])/g, to: ([, a, b]) => `${b}, ${a}` },
  { kind: "wrong function", from: /(?<![\w.])(?<!function )([a-z]\w*)\(/g, to: ([, name], { siblings }) => sibling(name, siblings) },
  { kind: "dropped call", from: /^ +(?:\w+\.)*\w+\((?:[^()]|\([^()]*\))*\);(?=[ \0]*$)/gm, to: () => "" },
];

const ANOTHER_ZONE = { trash: "banished", banished: "trash", hand: "deck", deck: "hand", board: "none", chain: "none" };
const ARGUMENTS = /(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*/.source;

/** Further kinds, for one rule after another: a sample of all changes would have too many of them. */
const MORE_KINDS = [
  {
    kind: "turned condition",
    from: new RegExp(`(?<= if )\\((${ARGUMENTS})\\)(?= )`, "g"),
    to: ({ 0: all, index }, { source }) => `(!${source.slice(index, index + all.length)})`,
  },
  { kind: "dropped write", from: /^ +(?!const |let |return )[\w.[\]()]+(?:\+\+|--| [|&+*-]?= [^;\n{]*);(?=[ \0]*$)/gm, to: () => "" },
  {
    kind: "dropped task",
    from: new RegExp(`(?<=^ +(?:if|for) .*\\) )(?!return)[\\w.]+\\(${ARGUMENTS}\\);(?=[ \\0]*$)`, "gm"),
    to: () => ";",
  },
  {
    kind: "dropped field",
    from: new RegExp(`^ +[a-z]\\w*: (?!(?:number|string|boolean|unknown)\\b)[a-z][\\w.]*(?:\\(${ARGUMENTS}\\)[\\w.]*)?,(?=[ \\0]*$)`, "gm"),
    to: () => "",
  },
  { kind: "another number", from: /(?<=[ (,[])([2-9]|1\d)(?=[),;\] ])/g, to: ([, n]) => String(Number(n) + 1) },
  {
    kind: "another zone",
    from: new RegExp(`\\bZone\\.(${Object.keys(ANOTHER_ZONE).join("|")})\\b`, "g"),
    to: ([, zone]) => `Zone.${ANOTHER_ZONE[zone]}`,
  },
  {
    kind: "dropped text",
    from: new RegExp(`(?<=[)}\\0]),\\s+(?:temporary|deploy|(?:passive|activated|when|deflect|deathknell)\\(${ARGUMENTS}\\))(?=,|\\))`, "g"),
    to: () => "",
  },
];

function sibling(name, siblings) {
  const others = siblings.get(name) ?? [];
  return others.length === 0 ? `${name}(` : `${others[hash(name).charCodeAt(0) % others.length]}(`;
}

/** The source with strings, comments, imports and types' declarations blanked, so that nothing is found in them. */
export function codeOf(source) {
  const blank = (text) => text.replace(/[^\n]/g, "\0");
  return source
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, blank)
    .replace(/^(?:import|export (?:\*|\{|type)|type|interface|export interface)\b[\s\S]*?(?:;|^\})$/gm, blank);
}

/**
 * Every change that could be made: offset, length, replacement, its kind, and the declaration it is in. `siblings` are the functions that
 * could be called in place of another; `more`: of all kinds. A change keeps its name (`id`) as long as its declaration has the same places for it.
 */
export function changesIn(source, { path = "", siblings = new Map(), more = false } = {}) {
  const code = codeOf(source);
  const declared = declarationsIn(code);
  const times = new Map();
  return (more ? [...KINDS, ...MORE_KINDS] : KINDS).flatMap(({ kind, from, to }) =>
    [...code.matchAll(from)].flatMap((match) => {
      const was = match[0];
      const text = to(match, { siblings, source });
      if (text === was || (kind === "swapped arguments" && (match[1] === match[2] || isDeclared(code, match.index)))) return [];
      if (ALONE.includes(kind) && !standsAlone(code, match.index, was.length)) return [];
      const owner = declared.findLast(({ at }) => at <= match.index)?.name ?? "";
      const key = [path, owner, kind, was.trim(), text.trim()].join("|");
      const time = times.get(key) ?? 0;
      times.set(key, time + 1);
      const found = {
        path,
        kind,
        owner,
        at: match.index,
        length: was.length,
        was: source.slice(match.index, match.index + was.length),
        text,
      };
      return [{ ...found, key: `${key}|${time}`, id: hash(`${key}|${time}`).slice(0, 8) }];
    }),
  );
}

/** What is declared at the margin, in order. */
export const declarationsIn = (code) =>
  [...code.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|enum) (\w+)/gm)].map((match) => ({
    name: match[1],
    at: match.index,
  }));

const ALONE = ["dropped condition", "dropped call", "dropped write"];

/** A statement between others: not the body of an arrow or of a condition without braces, and not one that an `else` follows. */
const standsAlone = (code, at, length) =>
  /[;{}:]$/.test(code.slice(0, at).replace(/[\0\s]+$/, "")) && !/^[\0\s]*else\b/.test(code.slice(at + length));

/** In the head of a function parameters are followed by their types; a list of names alone may be an arrow's. */
const isDeclared = (code, at) => /^[^)]*\)(?::[^=]*)? =>/.test(code.slice(at, at + 200)) || /function \w+\([^)]*$/.test(code.slice(0, at));

/** The source as the change makes it. */
export const changed = (source, { at, length, text, needs = "" }) => source.slice(0, at) + text + source.slice(at + length) + needs;

export const lineOf = (source, at) => source.slice(0, at).split("\n").length;
export const hash = (text) => createHash("sha256").update(text).digest("hex");

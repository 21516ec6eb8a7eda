// Small wrong changes to a source: where they can be made, and what they make of it.

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
  { kind: "swapped arguments", from: /(?<=\w\((?:\w+, )*)(\w+), (\w+)(?=[,)])/g, to: ([, a, b]) => `${b}, ${a}` },
  {
    kind: "wrong writer",
    from: /\b(edit(?:Object|Damage|Exhausted|Traits))\(/g,
    to: ([, name], pick) => `${pick(WRITERS.filter((one) => one !== name))}(`,
  },
  { kind: "dropped call", from: /^ +(?:\w+\.)*\w+\((?:[^()]|\([^()]*\))*\);(?=[ \0]*$)/gm, to: () => "" },
];

const OTHER = { "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const WRITERS = ["editObject", "editDamage", "editExhausted", "editTraits"];

/** The source with strings, comments, imports and types' declarations blanked, so that nothing is found in them. */
function codeOf(source) {
  const blank = (text) => text.replace(/[^\n]/g, "\0");
  return source
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, blank)
    .replace(/^(?:import|export (?:\*|\{|type)|type|interface|export interface)\b[\s\S]*?(?:;|^\})$/gm, blank);
}

/** Every change that could be made: offset, length, replacement, and its kind. */
export function changesIn(source, pick) {
  const code = codeOf(source);
  return KINDS.flatMap(({ kind, from, to }) =>
    [...code.matchAll(from)].flatMap((match) => {
      const found = match[0];
      const text = to(match, pick);
      return text === found || (kind === "swapped arguments" && isDeclared(code, match.index))
        ? []
        : [{ kind, at: match.index, length: found.length, text }];
    }),
  );
}

/** In the head of a function parameters are followed by their types; a list of names alone may be an arrow's. */
const isDeclared = (code, at) => /^[^)]*\)(?::[^=]*)? =>/.test(code.slice(at, at + 200)) || /function \w+\([^)]*$/.test(code.slice(0, at));

export const lineOf = (source, at) => source.slice(0, at).split("\n").length;

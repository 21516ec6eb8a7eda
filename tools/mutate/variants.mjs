// Many changes in one bundle: each function that is changed gets a twin for each change, and a number says which of them is called.
import { changed, codeOf } from "./changes.mjs";

const HEAD = /^(?:export )?(?:async )?(?:function (\w+)|const (\w+))/gm;

/** The functions declared at the margin: where each begins and ends, and what it is called. */
function functionsIn(code) {
  return [...code.matchAll(HEAD)].flatMap(({ index: at, 1: name, 2: constant }) => {
    if (name !== undefined) {
      const end = code.indexOf("\n}\n", at);
      return end === -1 ? [] : [{ at, end: end + 2, name, isArrow: false }];
    }
    const end = endOf(code, at);
    return end !== null && isArrow(code.slice(at, end)) ? [{ at, end, name: constant, isArrow: true }] : [];
  });
}

/** The end of a statement: its first semicolon outside of all brackets. */
function endOf(code, at) {
  let depth = 0;
  for (let i = at; i < code.length; i++) {
    if ("([{".includes(code[i])) depth++;
    else if (")]}".includes(code[i])) depth--;
    else if (code[i] === ";" && depth === 0) return i + 1;
  }
  return null;
}

/** What is assigned is a function: parameters and an arrow right behind the sign. */
function isArrow(code) {
  const value = /^[^=]*(?:=>[^=]*)* = /.exec(code.replace(/\0/g, " "));
  if (value === null) return false;
  return /^(?:async )?(?:<[^>]*>)?(?:\w+|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:: (?:[^=;]|=>)*?)?) =>/.test(
    code.slice(value[0].length),
  );
}

/** The source with a twin for each of these changes, by their numbers; and the changes that are in no function at the margin. */
export function withVariants(source, changes) {
  const functions = functionsIn(codeOf(source));
  const left = [];
  const byFunction = new Map();
  for (const change of changes) {
    const around = functions.find(({ at, end }) => at <= change.at && change.at + change.length <= end);
    if (around === undefined) left.push(change);
    else byFunction.set(around, [...(byFunction.get(around) ?? []), change]);
  }
  let text = source;
  for (const [one, own] of [...byFunction].sort(([a], [b]) => b.at - a.at)) {
    const twin = (body, number) => body.replace(/^export /, "").replace(one.name, `${one.name}__${number}`);
    const was = source.slice(one.at, one.end);
    const twins = own.map((change) => twin(changed(was, { ...change, at: change.at - one.at, needs: "" }), change.number));
    const choice = own.map(({ number }) => `    case ${number}: return ${one.name}__${number}(...given);`).join("\n");
    const body = `{\n  switch (globalThis.change) {\n${choice}\n    default: return ${one.name}__0(...given);\n  }\n}`;
    const exported = was.startsWith("export ") ? "export " : "";
    const head = one.isArrow
      ? `${exported}const ${one.name} = (...given) => ${body};`
      : `${exported}function ${one.name}(...given) ${body}`;
    text = text.slice(0, one.at) + [twin(was, 0), ...twins, head].join("\n") + text.slice(one.end);
  }
  const needs = new Set(changes.filter((change) => !left.includes(change)).map((change) => change.needs ?? ""));
  return { text: text + [...needs].join(""), left };
}

// Many changes in one bundle: each function that is changed gets a twin for each change, and a number says which of them is called.
import { bodyAround } from "./bodies.mjs";
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

/**
 * The source with a twin for each of these changes, by their numbers; functions inside of others have one body for each. Which function each
 * change is in, by the number of its first; and the changes that are in no function. What runs is noted in `globalThis.ran`, if there is one.
 */
export function withVariants(source, changes) {
  const code = codeOf(source);
  const functions = functionsIn(code);
  const left = [];
  const twins = new Map();
  const bodies = new Map();
  for (const change of changes) {
    const around = functions.find(({ at, end }) => at <= change.at && change.at + change.length <= end);
    const body = around === undefined ? bodyAround(code, change.at) : null;
    if (around !== undefined) twins.set(around, [...(twins.get(around) ?? []), change]);
    else if (body === null || change.at + change.length > body.to) left.push(change);
    else {
      const known = [...bodies.keys()].find(({ from }) => from === body.from) ?? body;
      bodies.set(known, [...(bodies.get(known) ?? []), change]);
    }
  }
  const edits = [
    ...[...twins].map(([{ at, end, ...one }, own]) => ({ at, end, own, text: twinned(source.slice(at, end), at, one, own) })),
    ...[...bodies].map(([{ from, to, isBlock }, own]) => ({
      at: from,
      end: to,
      own,
      text: bodied(source.slice(from, to), from, isBlock, own),
    })),
  ];
  let text = source;
  for (const edit of edits.sort((a, b) => b.at - a.at)) text = text.slice(0, edit.at) + edit.text + text.slice(edit.end);
  const needs = new Set(changes.filter((change) => !left.includes(change)).map((change) => change.needs ?? ""));
  const inFunction = new Map(edits.flatMap(({ own }) => own.map(({ number }) => [number, own[0].number])));
  return { text: text + [...needs].join(""), left, inFunction };
}

const noted = (own) => `globalThis.ran?.add(${own[0].number})`;
const made = (was, at, change) => changed(was, { ...change, at: change.at - at, needs: "" });

function twinned(was, at, { name, isArrow }, own) {
  const twin = (body, number) => body.replace(/^export /, "").replace(name, `${name}__${number}`);
  const twins = own.map((change) => twin(made(was, at, change), change.number));
  const choice = own.map(({ number }) => `    case ${number}: return ${name}__${number}(...given);`).join("\n");
  const body = `{\n  ${noted(own)};\n  switch (globalThis.change) {\n${choice}\n    default: return ${name}__0(...given);\n  }\n}`;
  const exported = was.startsWith("export ") ? "export " : "";
  const head = isArrow ? `${exported}const ${name} = (...given) => ${body};` : `${exported}function ${name}(...given) ${body}`;
  return [twin(was, 0), ...twins, head].join("\n");
}

function bodied(was, at, isBlock, own) {
  if (!isBlock) {
    const choice = own.map((change) => `globalThis.change === ${change.number} ? (${made(was, at, change)}) : `).join("");
    return `(${noted(own)}, ${choice}(${was}))`;
  }
  const choice = own.map((change) => `case ${change.number}: {${made(was, at, change)}}\nreturn;`).join("\n");
  return `\n${noted(own)};\nswitch (globalThis.change) {\n${choice}\n}\n${was}`;
}

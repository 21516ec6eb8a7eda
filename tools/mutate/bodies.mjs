// Functions that stand inside of something else, such as the steps of a procedure or the methods of a class: where their bodies are.

const CONTROL = /\b(?:if|for|while|switch|catch|with)$/;

/** Each bracket of a code without strings and comments with its counterpart. */
function pairsIn(code) {
  const open = [];
  const pairs = [];
  for (let i = 0; i < code.length; i++) {
    if ("([{".includes(code[i])) open.push(i);
    else if (")]}".includes(code[i])) pairs.push([open.pop() ?? 0, i]);
  }
  return pairs;
}

/** The brackets around a place, the outermost first. */
const around = (pairs, at) => pairs.filter(([from, to]) => from < at && at < to).sort(([a], [b]) => a - b);

/** Whether these braces are the body of a function: after an arrow, or after parameters that belong to no statement. */
function isBody(code, pairs, from) {
  if (code[from] !== "{") return false;
  const before = code.slice(0, from).trimEnd();
  if (before.endsWith("=>")) return true;
  const typed = /\)(?:: [^(){};=]+)?$/.exec(before);
  if (typed === null) return false;
  const close = before.length - typed[0].length;
  const head = pairs.find(([, to]) => to === close);
  return head !== undefined && !CONTROL.test(code.slice(0, head[0]).trimEnd());
}

/** The value of an arrow without braces around a place, between two brackets: from its first character to behind its last. */
function valueAround(code, from, to, at) {
  let depth = 0;
  let start = null;
  let i = from + 1;
  for (; i < to; i++) {
    const c = code[i];
    // What stood behind the arrow was a type: a body follows it.
    if (depth === 0 && c === "{" && /[\w\])>] $/.test(code.slice(i - 2, i))) start = null;
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c)) depth--;
    else if (depth === 0 && (c === "," || c === ";")) {
      if (i > at) break;
      start = null;
    } else if (depth === 0 && start === null && code.startsWith("=> ", i) && i < at && code[i + 3] !== "{") start = i + 3;
  }
  return start === null || start > at ? null : { from: start, to: i };
}

/** The outermost body of a function around a place: a block without its braces, or a value. Null: what is there runs as the module loads. */
export function bodyAround(code, at) {
  const pairs = pairsIn(code);
  const brackets = around(pairs, at);
  for (const [from, to] of brackets) {
    if (isBody(code, pairs, from)) return { from: from + 1, to, isBlock: true };
    const value = valueAround(code, from, to, at);
    if (value !== null) return { ...value, isBlock: false };
  }
  return null;
}

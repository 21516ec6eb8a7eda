// Which behaviour rules are killed: a change to the code that names the rule makes a case fail that names the rule.
import { join } from "node:path";
import { build } from "esbuild";
import { OPTIONS } from "./cases.mjs";
import { codeOf, declarationsIn, lineOf } from "./changes.mjs";
import { run } from "./processes.mjs";
import { told } from "./sample.mjs";

/** A change of these kinds may be one that does not compile, which says nothing about a case. */
const LEFT_OUT = ["wrong function", "swapped arguments"];

/** The behaviour rules of the book with their places in the engine and their cases. */
export async function listRules(root) {
  // The commands find the project's folder from where they stand.
  const outfile = join(root, "apps/cli/src/list-rules.mjs");
  await build({ ...OPTIONS, entryPoints: [join(root, "tools/mutate/list-rules.ts")], outfile });
  const { out, passed } = await run(process.execPath, [outfile], { cwd: root, seconds: 120 });
  if (!passed) throw new Error(out.trim().split("\n").at(-1));
  return JSON.parse(out);
}

/** The lines of the declaration that a line belongs to: it stands in it, or in the comment above it. At the head of a file, all of it. */
function scopeOf(source, line) {
  const lines = source.split("\n");
  const starts = declarationsIn(codeOf(source)).map(({ at }) => lineOf(source, at));
  const withComment = starts.map((start) => {
    let first = start;
    while (first > 1 && /^(?:\/\/|\/?\*| \*)/.test(lines[first - 2])) first--;
    return first;
  });
  const index = withComment.findLastIndex((first) => first <= line);
  return index === -1 ? [1, lines.length] : [withComment[index], (withComment[index + 1] ?? lines.length + 1) - 1];
}

/** The changes near a place, the nearest first, and what follows a comment before what precedes it. */
function changesNear({ path, line }, source, every) {
  const [from, to] = scopeOf(source, line);
  const away = (change) => (change.line >= line ? change.line - line : 2 * (line - change.line));
  return every
    .filter((change) => change.path === path && change.line >= from && change.line <= to && !LEFT_OUT.includes(change.kind))
    .sort((a, b) => away(a) - away(b));
}

/** How many changes near a rule are tried at first, and then, if its cases pass with all of them. */
const ROUNDS = [2, 6];

/**
 * Tries changes near each rule until one is killed by a case of the rule. Tells for each rule the change and the case, or why there is none.
 * `sweepOf` runs cases on changes and tells each case that fails.
 */
export async function killedRules({ rules, every, sources, reach, note, report, sweepOf }) {
  const open = new Map();
  for (const { rule, places, cases: own } of rules) {
    if (own.length === 0) note(rule, { why: "no case names it" });
    else if (places.length === 0) note(rule, { why: "the engine does not name it" });
    else {
      const runs = new Set(own);
      const near = places.flatMap((place) => changesNear(place, sources.get(place.path) ?? "", every));
      const able = [...new Set(near)].filter(({ path, line, column }) =>
        reach.of(path, line - 1, column).cases.some((one) => runs.has(`${one.path}\t${one.name}`)),
      );
      if (able.length === 0) note(rule, { why: "no case of the rule runs the code that names it" });
      else open.set(rule, { own, left: able });
    }
  }
  report(open.size);
  for (const most of ROUNDS) {
    const asked = new Map();
    for (const [rule, one] of open)
      for (const change of one.left.splice(0, most))
        asked.set(change.id, { change, rules: [...(asked.get(change.id)?.rules ?? []), rule] });
    const casesOf = ({ id }) => [...new Set(asked.get(id).rules.flatMap((rule) => open.get(rule)?.own ?? []))];
    const failed = (change, name) => {
      for (const rule of asked.get(change.id).rules)
        if (open.get(rule)?.own.includes(name)) {
          open.delete(rule);
          note(rule, { change: told(change), case: name });
        }
    };
    await sweepOf(
      [...asked.values()].map(({ change }) => change),
      casesOf,
      failed,
    );
    report(open.size);
  }
  for (const rule of open.keys()) note(rule, { why: "its cases pass whatever is changed there" });
}

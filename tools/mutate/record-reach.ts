/**
 * Which functions of the engine each case runs: written to standard output, one line a case. Run as a bundle with its source map beside it.
 * The cards of the pool are compiled once: what only compiles them is told of the first case, and of those with cards of their own.
 */
import { readFileSync, writeSync } from "node:fs";
import { Session } from "node:inspector";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";
import { CARDS } from "@rulebound/cards";
import { everyCard, readCases, runCase } from "@rulebound/cases/judging";
import { casesIn } from "@rulebound/cases/listing";

const bundle = fileURLToPath(import.meta.url);
const code = readFileSync(bundle, "utf8");
const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")));
const lineStarts = [0];
for (let at = code.indexOf("\n"); at !== -1; at = code.indexOf("\n", at + 1)) lineStarts.push(at + 1);

/** Where something of the bundle stands in its source: the file, and its line and column counted from 0. */
function placeOf(offset: number): { readonly file: string; readonly line: number; readonly column: number } | null {
  let [low, high] = [0, lineStarts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (lineStarts[middle] <= offset) low = middle;
    else high = middle;
  }
  const found = map.findEntry(low, offset - lineStarts[low]);
  return "originalSource" in found ? { file: found.originalSource, line: found.originalLine, column: found.originalColumn } : null;
}

const session = new Session();
session.connect();
const post = (method: string, given: object = {}): unknown => {
  let result: unknown;
  session.post(method, given, (error, answer) => {
    if (error !== null) throw new Error(error.message);
    result = answer;
  });
  return result;
};
post("Profiler.enable");
post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

interface Counted {
  readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
}

const ENGINE = "packages/engine/src/";
const known = new Map<number, string | null>();
/** The functions of the engine that have run since this was last asked, as "file line column endLine endColumn". */
function reached(): string[] {
  const { result } = post("Profiler.takePreciseCoverage") as { result: { url: string; functions: readonly Counted[] }[] };
  const functions = result.find(({ url }) => url === import.meta.url)?.functions ?? [];
  return functions.flatMap(({ ranges: [{ startOffset, endOffset, count }] }) => {
    if (count === 0) return [];
    if (!known.has(startOffset)) {
      const [from, to] = [placeOf(startOffset), placeOf(endOffset - 1)];
      const path = from?.file.split(ENGINE)[1];
      const isEngine = path !== undefined && to !== null && from?.file === to.file;
      known.set(startOffset, isEngine ? `${path} ${from?.line} ${from?.column} ${to.line} ${to.column}` : null);
    }
    const found = known.get(startOffset) ?? null;
    return found === null ? [] : [found];
  });
}

const numbers = new Map<string, number>();
for (const path of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const text = readFileSync(path, "utf8");
  const listed = casesIn(path, text);
  const cases = readCases(path, text, everyCard());
  reached();
  for (const from of cases) {
    runCase(from, CARDS, { strict: true });
    const fresh: string[] = [];
    const ran = reached().map((one) => {
      const number = numbers.get(one) ?? numbers.size;
      if (!numbers.has(one)) fresh.push(one);
      numbers.set(one, number);
      return number;
    });
    const rules = listed.find(({ name }) => name === from.name)?.rules ?? [];
    writeSync(1, `${JSON.stringify({ path, name: from.name, rules, fresh, ran })}\n`);
  }
}

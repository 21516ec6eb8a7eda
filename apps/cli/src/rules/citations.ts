import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isRuleId, type RuleId } from "@rulebound/rules";
import { projectFolder } from "../options.ts";

/** Where sources name rules: read from the sources themselves, so that it is never out of date. */
export interface Place {
  readonly rule: RuleId;
  /** From the project's folder. */
  readonly file: string;
  readonly line: number;
  /** The line itself. */
  readonly text: string;
}

type Places = ReadonlyMap<RuleId, readonly Place[]>;

const CODE = ["packages/engine/src", "packages/cards/src"];
/** Tests of the game. Those of the book and of the commands name rules as examples, and show nothing. */
const TESTS = ["packages/engine/test", "packages/cards/test", "packages/lab/test"];

/** Where the code says that it follows a rule. */
export const placesInCode = (): Places => byRule(CODE.flatMap(sourcesBelow).flatMap(citationsOf));

/** Where a test names a rule. */
export const placesInTests = (): Places => byRule(TESTS.flatMap(sourcesBelow).flatMap(citationsOf));

const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const NUMBER = /(?<![\w.-])\d{3}(?:\.(?:\d+|[a-z])(?![a-z\d]))*(?![\w])/g;

/** The rules that a source names in strings and comments. A bare 100 in a sentence is a hundred; "(100)", "(100, 101.1)" and "100" are rules. */
export function citationsIn(code: string): { readonly rule: RuleId; readonly line: number }[] {
  return [...code.matchAll(STRING_OR_COMMENT)].flatMap((piece) =>
    [...piece[0].matchAll(NUMBER)]
      .filter((found) => isCitation(piece[0], found[0], found.index))
      .flatMap(({ 0: rule, index }) => (isRuleId(rule) ? [{ rule, line: lineAt(code, piece.index + index) }] : [])),
  );
}

function isCitation(piece: string, number: string, at: number): boolean {
  if (number.includes(".") || piece.startsWith("/")) return true;
  const [before, after] = [piece.slice(0, at), piece.slice(at + number.length)];
  return piece.length === number.length + 2 || (/\((?:[\d.a-z]+, )*$/.test(before) && /^(?:, [\d.a-z]+)*\)/.test(after));
}

const lineAt = (code: string, index: number): number => code.slice(0, index).split("\n").length;

function citationsOf(path: string): Place[] {
  const code = readFileSync(path, "utf8");
  const lines = code.split("\n");
  const file = relative(projectFolder(), path).split(sep).join("/");
  return citationsIn(code).map(({ rule, line }) => ({ rule, file, line, text: lines[line - 1].trim() }));
}

function sourcesBelow(folder: string): string[] {
  const path = join(projectFolder(), folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function byRule(places: readonly Place[]): Places {
  const found = new Map<RuleId, Place[]>();
  for (const place of places) {
    const known = found.get(place.rule) ?? [];
    if (!known.some(({ file, line }) => file === place.file && line === place.line)) found.set(place.rule, [...known, place]);
  }
  return found;
}

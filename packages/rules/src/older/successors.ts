import { isRuleId, type RuleId } from "../index.ts";
import { OLDER_NUMBERS } from "./numbers.ts";

export type OlderVersion = keyof typeof OLDER_NUMBERS;

export const NEWEST_VERSION = "1.4";
export const OLDER_VERSIONS = Object.keys(OLDER_NUMBERS) as readonly OlderVersion[];

/** What has become of a rule of an older book. */
export type Successor =
  | { readonly kind: "same" | "rewritten"; readonly rule: RuleId }
  /** Nothing has taken its place; the nearest that is left is what became of the rule above it. */
  | { readonly kind: "gone"; readonly nearest: RuleId | null };

/** What a number of an older book leads to; null: that book has no such number. */
export function successorOf(version: OlderVersion, number: string): Successor | null {
  const found = numbersOf(version).get(number);
  if (found === undefined) return null;
  return found ?? { kind: "gone", nearest: nearestOf(version, number) };
}

/** All numbers of an older book, in its order. */
export const olderNumbers = (version: OlderVersion): readonly string[] => [...numbersOf(version).keys()];

/** What a rule was called in older books, where that was something else. */
export function formerNumbersOf(id: RuleId): readonly { readonly version: OlderVersion; readonly numbers: readonly string[] }[] {
  return OLDER_VERSIONS.map((version) => ({ version, numbers: former(version).get(id) ?? [] })).filter(
    ({ numbers }) => numbers.length > 0 && !(numbers.length === 1 && numbers[0] === id),
  );
}

function nearestOf(version: OlderVersion, number: string): RuleId | null {
  const above = number.slice(0, Math.max(0, number.lastIndexOf(".")));
  if (above === "") return null;
  const found = numbersOf(version).get(above);
  return found === null || found === undefined || found.kind === "gone" ? nearestOf(version, above) : found.rule;
}

/** By number; null: gone. */
type Numbers = ReadonlyMap<string, Successor | null>;

const numbersOf = once((version): Numbers => new Map(OLDER_NUMBERS[version].trim().split("\n").flatMap(section)));

const former = once((version): ReadonlyMap<RuleId, readonly string[]> => {
  const found = new Map<RuleId, string[]>();
  for (const [number, successor] of numbersOf(version))
    if (successor !== null && successor.kind !== "gone") found.set(successor.rule, [...(found.get(successor.rule) ?? []), number]);
  return found;
});

function once<T>(make: (version: OlderVersion) => T): (version: OlderVersion) => T {
  const made = new Map<OlderVersion, T>();
  return (version) => {
    const known = made.get(version) ?? make(version);
    made.set(version, known);
    return known;
  };
}

/** A line such as "401=414 1 1.a=1.b 2~415.2 3-". */
function section(line: string): [string, Successor | null][] {
  const [head, ...below] = line.split(" ");
  const [, number, sign, target] = part(head);
  const home = sign === "-" || sign === "!" ? null : target || number;
  const itself: [string, Successor | null][] = sign === "!" ? [] : [[number, home === null ? null : led(sign, home)]];
  return [
    ...itself,
    ...below.map((word): [string, Successor | null] => {
      const [, place, how, to] = part(word);
      return [`${number}.${place}`, how === "-" ? null : led(how, isRuleId(to) ? to : `${home}.${to || place}`)];
    }),
  ];
}

const part = (word: string): readonly string[] => /^([\w.]+)([=~!-]?)(.*)$/.exec(word) ?? ["", word, "", ""];

function led(sign: string, rule: string): Successor {
  if (!isRuleId(rule)) throw new Error(`The table of older numbers names ${rule}, which is not in the book.`);
  return { kind: sign === "~" ? "rewritten" : "same", rule };
}

/** Words and their forms: articles, plurals, numbers, lists. Knows nothing of the game. */
import type { Resources } from "../types.ts";

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const spelled = (n: number): string => NUMBERS[n] ?? String(n);

const ORDINALS = ["zeroth", "first", "second", "third", "fourth", "fifth"];
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;

const TIMES = ["never", "once", "twice", "three times", "four times"];
export const timesWord = (n: number): string => TIMES[n] ?? `${n} times`;

/** "an enemy unit", "a unit", "an Equipment". */
export const withArticle = (phrase: string): string => (/^\[?([aeio]|un[cdeo])/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`);

const SAME_IN_PLURAL = new Set(["gear", "equipment", "gold", "xp", "something"]);

export function plural(noun: string): string {
  if (SAME_IN_PLURAL.has(noun.toLowerCase())) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(s|sh|x)$/.test(noun)) return `${noun}es`;
  return `${noun}s`;
}

/** Third person: "draws", "banishes". */
export function third(verb: string): string {
  const [first = "", ...rest] = verb.split(" ");
  if (first === "have") return ["has", ...rest].join(" ");
  if (first === "may" || first === "must" || first === "can" || first === "can't") return verb;
  if (first === "don't") return ["doesn't", ...rest].join(" ");
  if (first.startsWith("[")) return verb;
  return [/(s|sh|ch|x|o)$/.test(first) ? `${first}es` : /[^aeiou]y$/.test(first) ? `${first.slice(0, -1)}ies` : `${first}s`, ...rest].join(
    " ",
  );
}

/** "a", "a and b", "a, b, and c". */
export function list(items: readonly string[], conjunction: "and" | "or" | "and/or" = "and"): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  if (items.length === 2) return `${items[0]} ${conjunction} ${last}`;
  return `${items.slice(0, -1).join(", ")}, ${conjunction} ${last}`;
}

/** The words that are there, with one space between. */
export const words = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(" ");

/** The first letter large, also behind an opening quote; symbols in brackets stay. */
export const capital = (text: string): string =>
  text.replace(/^("?)([a-z])/, (_, quote: string, letter: string) => quote + letter.toUpperCase());

/** A sentence: capital and full stop, unless it ends with its own. */
export const sentence = (text: string): string => (/[.:"”]$/.test(text) || /\n[•-] /.test(text) ? capital(text) : `${capital(text)}.`);

const symbol = (power: string): string =>
  power === "any" ? "[A]" : power === "own" ? "[C]" : `[${power.charAt(0).toUpperCase()}${power.slice(1)}]`;

/** "[1][Fury]" */
export const resourceSymbols = ({ energy, power = [] }: Resources): string =>
  (energy === undefined ? "" : `[${energy}]`) + power.map(symbol).join("");

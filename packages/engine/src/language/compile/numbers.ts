import { lookAtChoice } from "./looks.ts";
import type { Names } from "./terms.ts";

/** Choices and outcomes have numbers while a text is compiled. */

/** Under this name a group keeps the incarnations of its objects. */
export const incarnationsOf = (name: string): string => `incarnations of ${name}`;

/** A number for a choice or outcome. A name that is said again means the same one: "... If C, choose X instead." */
export const newVar = (names: Names, as: string | undefined): number => {
  if (as === undefined) return names.count++;
  const known = names.fresh.delete(as) ? undefined : names.numbers.get(as);
  if (known !== undefined) return known;
  const number = names.count++;
  names.numbers.set(as, number);
  return number;
};

/** "It" is this from here on, and "there" is where it is. */
export function mention(number: number, names: Names): void {
  names.last = number;
  names.there = number;
}

/** The text needs it later; in a restriction on a target already when that is chosen. */
export function use(number: number, names: Names): void {
  lookAtChoice(number, names);
  names.used.add(number);
  if (names.isChoosing) names.needed.add(number);
}

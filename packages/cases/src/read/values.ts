import { isRuleId, type RuleId } from "@rulebound/rules";
import { NOBODY, nthSeat, type Seat } from "../adapter.ts";
import { eitherOf, fold, suggestion } from "../words.ts";
import type { Part } from "./document.ts";
import { LIMITS } from "./limits.ts";

/** Readers of single values. Each takes a part and what it is for, and refuses with what was expected. */

export function text(part: Part, what: string): string {
  const value = part.scalarText();
  if (value !== null && value.length > LIMITS.entry)
    return part.refuse(`${what} has ${value.length} characters; expected ${LIMITS.entry} at most.`);
  if (value === null || value.trim() === "") return part.refuse(`${part.shown()} stands where ${what} is expected.`);
  return value.trim();
}

export function integer(part: Part, what: string, least: number = -LIMITS.number, most: number = LIMITS.number): number {
  const value = text(part, what);
  if (!/^[-+]?\d+$/.test(value)) part.refuse(`"${value}" stands where ${what}, a whole number, is expected.`);
  const number = Number(value);
  if (number < least) part.refuse(`${what} is ${number}; expected ${least} or more.`);
  if (number > most) part.refuse(`${what} is ${number}; expected ${most} at most.`);
  return number;
}

export function flag(part: Part, what: string): boolean {
  const value = text(part, what);
  if (value === "true") return true;
  if (value === "false") return false;
  return part.refuse(`"${value}" stands where ${what} is expected: true or false.`);
}

/** `true` is once, `false` never; a number says how often. */
export function times(part: Part, what: string): number {
  const value = text(part, what);
  if (value === "true") return 1;
  if (value === "false") return 0;
  return integer(part, what, 0);
}

export function oneOf<W extends string>(part: Part, words: readonly W[], what: string): W {
  const value = text(part, what);
  const found = words.find((word) => fold(word) === fold(value));
  return found ?? part.refuse(`"${value}" is not ${what}; expected ${eitherOf(words)}.`, words);
}

export const SEAT_NAMES = ["P1", "P2", "P3", "P4"] as const;

/** P1 is seat 0. Only the seats of the case's mode exist. */
export function seat(part: Part, seats: number): Seat {
  return nthSeat(SEAT_NAMES.indexOf(oneOf(part, SEAT_NAMES.slice(0, seats), "a player of this mode")));
}

/** A seat, or -1 for `none`. */
export function seatOrNone(part: Part, seats: number): Seat {
  return part.scalarText() === "none" ? NOBODY : seat(part, seats);
}

export function rule(part: Part): RuleId {
  const number = text(part, "a rule number");
  if (isRuleId(number)) return number;
  return part.refuse(`${number} is not a number of the rule book; expected one such as "466.1" or "359.3.e.12".`);
}

/** A map of which every key is known: hands each value to the reader of its key. */
export function fields(part: Part, what: string, readers: Readonly<Record<string, (value: Part) => void>>): void {
  const known = Object.keys(readers);
  for (const [key, keyPart, value] of part.entries(what)) {
    const read = Object.hasOwn(readers, key)
      ? readers[key]
      : keyPart.refuse(`"${key}" is not a key of ${what}; expected ${eitherOf(known)}.${suggestion(key, known)}`, known);
    read(value);
  }
}

export function list<T>(part: Part, what: string, read: (item: Part) => T): T[] {
  return part.items(what).map(read);
}

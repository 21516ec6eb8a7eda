import { objectOfChoice } from "../../state/decision.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import type { Range } from "../types.ts";
import type { Names, ObjectTest } from "./terms.ts";

export function rangeTest(range: Range, names: Names, read: (s: State, id: ObjectId) => number): ObjectTest {
  const atLeast = range.atLeast === undefined ? null : names.compile.amount(range.atLeast, names);
  const atMost = range.atMost === undefined ? null : names.compile.amount(range.atMost, names);
  const less = range.lessThan === undefined ? null : names.compile.amount(range.lessThan, names);
  const more = range.moreThan === undefined ? null : names.compile.amount(range.moreThan, names);
  const others = range.moreThanOthers === undefined ? null : names.compile.filter(range.moreThanOthers, names);
  return (s, scope, id) => {
    const value = read(s, id);
    if (atLeast !== null && !(value >= atLeast(s, scope))) return false;
    if (atMost !== null && !(value <= atMost(s, scope))) return false;
    if (less !== null && !(value < less(s, scope))) return false;
    if (others?.some(s, scope, (other) => other !== id && !(value > read(s, objectOfChoice(other)))) === true) return false;
    return more === null || value > more(s, scope);
  };
}

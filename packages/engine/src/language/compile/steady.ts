import type { Amount, Condition, Filter, Place, Status } from "../types.ts";
import type { Cond } from "./terms.ts";

/**
 * Texts that look at the traits of objects and at XP alone (`retrait`): what such a static makes is kept for as long as the
 * traits are. All others are looked at again after every change, and so is whatever is not known here.
 */
const STATUSES: ReadonlySet<Status> = new Set([
  "stunned",
  "buffed",
  "empowered",
  "attacking",
  "defending",
  "inCombat",
  "alone",
  "token",
  "champion",
]);
const PLACES: ReadonlySet<Place> = new Set(["here", "battlefield", "base", "yourBase"]);
const FILTER_KEYS: ReadonlySet<string> = new Set(["kinds", "side", "other", "place", "is", "not"]);
const BOUNDS = ["atLeast", "atMost", "exactly", "lessThan", "moreThan"] as const;

export const areSteady = (statuses: readonly Status[] | undefined): boolean =>
  statuses === undefined || statuses.every((status) => STATUSES.has(status));

const isSteadyFilter = (filter: Filter): boolean =>
  Object.keys(filter).every((key) => FILTER_KEYS.has(key)) &&
  (filter.place === undefined || PLACES.has(filter.place)) &&
  areSteady(filter.is) &&
  areSteady(filter.not);

export function isSteadyAmount(amount: Amount): boolean {
  if (typeof amount === "number") return true;
  if ("count" in amount) return isSteadyFilter(amount.count);
  if ("empoweredTimes" in amount) return amount.empoweredTimes === "me";
  if ("buffs" in amount) return amount.buffs === "me";
  if ("xp" in amount) return amount.xp === "you";
  return "times" in amount && isSteadyAmount(amount.times[1]);
}

export function isSteadyCondition(condition: Condition): boolean {
  if ("level" in condition || "empowered" in condition) return true;
  if ("not" in condition) return isSteadyCondition(condition.not);
  if ("every" in condition) return condition.every.every(isSteadyCondition);
  if ("some" in condition) return condition.some.every(isSteadyCondition);
  if ("is" in condition) return condition.is === "me" && condition.past === undefined && isSteadyFilter(condition.filter);
  if ("there" in condition) return isSteadyFilter(condition.there) && hasSteadyBounds(condition);
  return "amount" in condition && isSteadyAmount(condition.amount) && hasSteadyBounds(condition);
}

const hasSteadyBounds = (bounds: { readonly [Key in (typeof BOUNDS)[number]]?: Amount }): boolean =>
  BOUNDS.every((key) => isSteadyAmount(bounds[key] ?? 0));

/** Compiled conditions that are steady say so. */
export const isSteady = (cond: Cond): boolean => "steady" in cond;

export const markSteady = (cond: Cond): Cond => Object.assign(cond, { steady: true });

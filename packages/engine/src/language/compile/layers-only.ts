import type { Amount, Condition, Filter, Place, Status } from "../types.ts";
import type { Cond } from "./terms.ts";

/**
 * Texts that depend only on XP and on what the layers compute: the result of such a static is kept until the layers change
 * (`invalidateLayers`). All other texts, and any that this file does not know, are evaluated again after every change.
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

export const statusesDependOnlyOnLayers = (statuses: readonly Status[] | undefined): boolean =>
  statuses === undefined || statuses.every((status) => STATUSES.has(status));

const filterDependsOnlyOnLayers = (filter: Filter): boolean =>
  Object.keys(filter).every((key) => FILTER_KEYS.has(key)) &&
  (filter.place === undefined || PLACES.has(filter.place)) &&
  statusesDependOnlyOnLayers(filter.is) &&
  statusesDependOnlyOnLayers(filter.not);

export function amountDependsOnlyOnLayers(amount: Amount): boolean {
  if (typeof amount === "number") return true;
  if ("count" in amount) return filterDependsOnlyOnLayers(amount.count);
  if ("empoweredTimes" in amount) return amount.empoweredTimes === "me";
  if ("buffs" in amount) return amount.buffs === "me";
  if ("xp" in amount) return amount.xp === "you";
  return "times" in amount && amountDependsOnlyOnLayers(amount.times[1]);
}

export function conditionDependsOnlyOnLayers(condition: Condition): boolean {
  if ("level" in condition || "empowered" in condition) return true;
  if ("not" in condition) return conditionDependsOnlyOnLayers(condition.not);
  if ("every" in condition) return condition.every.every(conditionDependsOnlyOnLayers);
  if ("some" in condition) return condition.some.every(conditionDependsOnlyOnLayers);
  if ("is" in condition) return condition.is === "me" && condition.past === undefined && filterDependsOnlyOnLayers(condition.filter);
  if ("there" in condition) return filterDependsOnlyOnLayers(condition.there) && boundsDependOnlyOnLayers(condition);
  return "amount" in condition && amountDependsOnlyOnLayers(condition.amount) && boundsDependOnlyOnLayers(condition);
}

const boundsDependOnlyOnLayers = (bounds: { readonly [Key in (typeof BOUNDS)[number]]?: Amount }): boolean =>
  BOUNDS.every((key) => amountDependsOnlyOnLayers(bounds[key] ?? 0));

/** Compiled conditions carry a mark. */
export const dependsOnlyOnLayers = (cond: Cond): boolean => "dependsOnlyOnLayers" in cond;

export const markLayersOnly = (cond: Cond): Cond => Object.assign(cond, { dependsOnlyOnLayers: true });

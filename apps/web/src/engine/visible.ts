import type { EventType } from "@rulebound/engine";

/** Steps of the machinery that nobody misses in a log, and that need no time to be looked at. */
const QUIET: ReadonlySet<EventType> = new Set([
  "finalized",
  "exhausted",
  "readied",
  "added",
  "chose",
  "looked",
  "shuffled",
  "passed",
  "designated",
  "phaseBegan",
  "paid",
  "contested",
  "entered",
  "showdownEnded",
  "combatEnded",
  "killed",
  "controlChanged",
  "skipped",
  "removed",
  "resolved",
]);

export const isWorthSeeing = ({ type }: { readonly type: EventType }): boolean => !QUIET.has(type);

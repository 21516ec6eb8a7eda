import type { RuleId } from "@rulebound/rules";
import type { ObjectId, Seat } from "./ids.ts";
import type { HiddenCount } from "./quantities.ts";

/** Past tense: what happened. The names are those of the case notation. */
export const EVENT_TYPES = [
  "played",
  "finalized",
  "resolved",
  "countered",
  "triggered",
  "activated",
  "entered",
  "moved",
  "recalled",
  "died",
  "killed",
  "banished",
  "discarded",
  "drew",
  "burned",
  "recycled",
  "returned",
  "put",
  "revealed",
  "predicted",
  "hidden",
  "dealt",
  "prevented",
  "healed",
  "stunned",
  "buffed",
  "exhausted",
  "readied",
  "added",
  "channelled",
  "burnedOut",
  "attached",
  "detached",
  "empowered",
  "disempowered",
  "gainedXp",
  "spentXp",
  "gainedPoints",
  "conquer",
  "hold",
  "contested",
  "controlChanged",
  "showdownBegan",
  "showdownEnded",
  "combatBegan",
  "combatResult",
  "combatEnded",
  "designated",
  "tokenCreated",
  "replaced",
  "skipped",
  "turnBegan",
  "phaseBegan",
  "conceded",
  "won",
  "gaveMight",
  "gaveKeyword",
  "spentBuff",
  "paid",
  "chose",
  "looked",
  "shuffled",
  "passed",
  "removed",
  "cancelled",
  "named",
  "copied",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/**
 * One thing that happened, with the rule it rests on and the event that caused it (an index into the stream, -1 for a
 * player's own doing): from click to consequence the events form a tree. Unused fields are -1 or 0.
 */
export interface GameEvent {
  readonly type: EventType;
  readonly rule: RuleId;
  readonly cause: number;
  readonly player: Seat;
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly amount: number;
  /** Zones or locations by kind of event: zones for `entered`, `returned`, `recycled`...; locations for `moved`, `recalled`. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly result: string;
  /** Who could read the object's face then, and how often it had been out of sight (sight.ts). For `redact` alone. */
  readonly seenBy: number;
  readonly hiddenCount: HiddenCount;
}

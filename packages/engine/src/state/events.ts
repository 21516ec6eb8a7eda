import type { RuleId } from "@rulebound/rules";
import type { LocationId, ObjectId, Phase, Seat, Zone } from "./ids.ts";
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

interface Who {
  readonly player: Seat;
}
interface What {
  readonly object: ObjectId;
}
interface Where {
  readonly at: LocationId;
}
interface HowMuch {
  readonly amount: number;
}
type WhoWhat = Who & What;

/** What is told of each kind of event, beside its rule and its cause. A place that is not known yet is NOWHERE, a player nobody NOBODY. */
export interface Told {
  played: WhoWhat & { readonly from: Zone };
  finalized: WhoWhat & { /** Where a permanent will enter. */ readonly to: LocationId };
  resolved: WhoWhat;
  countered: What & Partial<Who>;
  triggered: WhoWhat & { readonly source: ObjectId };
  activated: WhoWhat;
  entered: WhoWhat & Partial<Where> & { readonly from?: Zone };
  moved: WhoWhat & { readonly from: LocationId; readonly to: LocationId };
  recalled: WhoWhat & { readonly source: ObjectId; readonly from: LocationId; readonly to: LocationId };
  died: WhoWhat & Where;
  killed: WhoWhat & Where & { readonly source: ObjectId };
  banished: WhoWhat;
  discarded: WhoWhat;
  drew: WhoWhat;
  burned: WhoWhat;
  /** `from` is told of what was on the board. */
  recycled: WhoWhat & { readonly from?: typeof Zone.board };
  returned: WhoWhat & { readonly from: Zone; readonly to: Zone };
  put: WhoWhat & Partial<Where> & { readonly from: Zone; readonly to: Zone };
  revealed: WhoWhat;
  predicted: Who & HowMuch;
  hidden: WhoWhat & Where;
  dealt: WhoWhat & HowMuch & { readonly source: ObjectId };
  prevented: What & HowMuch;
  healed: What & HowMuch;
  stunned: WhoWhat;
  buffed: WhoWhat;
  exhausted: WhoWhat;
  readied: WhoWhat;
  /** `amount` is Energy, `result` the domains of the Power, by number. */
  added: Who & HowMuch & { readonly result: string };
  channelled: WhoWhat;
  burnedOut: Who;
  attached: WhoWhat & { readonly source: ObjectId };
  detached: What & Partial<Who> & { readonly source: ObjectId };
  empowered: WhoWhat;
  disempowered: WhoWhat;
  gainedXp: Who & HowMuch;
  spentXp: Who & HowMuch;
  gainedPoints: Who & HowMuch;
  conquer: Who & Where;
  hold: Who & Where;
  contested: Who & Where;
  /** Of an object; of a battlefield with its place. */
  controlChanged: WhoWhat & Partial<Where>;
  showdownBegan: Who & Where;
  showdownEnded: Where;
  combatBegan: Who & Where;
  combatResult: Who & Where & { readonly result: string };
  combatEnded: Where;
  designated: WhoWhat & { readonly result: "attacker" | "defender" };
  tokenCreated: WhoWhat & Partial<Where>;
  replaced: Partial<WhoWhat & Where> & { readonly source: ObjectId };
  skipped: Who;
  turnBegan: Who & { /** The number of the turn. */ readonly amount: number };
  phaseBegan: Who & { readonly amount: Phase };
  conceded: Who;
  won: Who;
  gaveMight: WhoWhat & HowMuch;
  gaveKeyword: WhoWhat & { /** The keyword. */ readonly amount: number };
  spentBuff: WhoWhat;
  /** `amount` is Energy, `result` how much Power. */
  paid: Who & HowMuch & { readonly result: string };
  chose: WhoWhat & { readonly source: ObjectId; readonly result: "forced" | "" };
  looked: Who & HowMuch;
  shuffled: Who & HowMuch;
  passed: Who;
  removed: Partial<WhoWhat> & { readonly source?: ObjectId };
  cancelled: WhoWhat;
  named: WhoWhat & { /** The word. */ readonly result: string };
  copied: What & { readonly source: ObjectId };
}

/** What every event has, with the rule it rests on and the event that caused it (an index into the stream, -1 for a player's own doing). */
interface Recorded {
  readonly rule: RuleId;
  readonly cause: number;
  /** Who could read the object's face then, and how often it had been out of sight (sight.ts). For `redact` alone. */
  readonly seenBy: number;
  readonly hiddenCount: HiddenCount;
}

/** One thing that happened. From click to consequence the events form a tree. */
export type GameEvent = { [Type in EventType]: Recorded & { readonly type: Type } & Told[Type] }[EventType];

/**
 * The same whatever its kind, for those who pass events on: what is not told is -1, 0 or "". Events are recorded in this one
 * shape. `from` and `to` are zones or locations by kind of event.
 */
export interface FlatEvent extends Recorded {
  readonly type: EventType;
  readonly player: Seat;
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly amount: number;
  readonly from: Zone | LocationId;
  readonly to: Zone | LocationId;
  readonly at: LocationId;
  readonly result: string;
}

/** In these events `from` and `to` are locations, in all others zones. */
const isLocationEvent = (type: EventType): boolean => type === "moved" || type === "recalled";

/** The `from` or `to` of an event, as the place or as the zone that it is; null: the event tells none. */
export function endOf<T>(type: EventType, end: Zone | LocationId, ofPlace: (at: LocationId) => T, ofZone: (zone: Zone) => T): T | null {
  return end < 0 ? null : isLocationEvent(type) ? ofPlace(end as LocationId) : ofZone(end as Zone);
}

export const flatEvent = (event: GameEvent): FlatEvent => event as FlatEvent;

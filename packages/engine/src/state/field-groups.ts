import type { ChainItem, GameObject, PlayerRecord } from "./records.ts";

/**
 * What is worked out from a field, and so goes stale when it is written: said here once for each field. The writers of fork.ts
 * follow it: each makes one group stale and lets its caller write that group. Records are readonly everywhere else, so a writer of
 * the wrong group does not compile, and neither does a new field without a group (test/types/writers.ts).
 */
export interface ObjectFields {
  /** The layers start from it, and cleanups look at it: `editLayerInputs`. */
  readonly layers:
    | "copyOf"
    | "controller"
    | "stunned"
    | "buffs"
    | "empowered"
    | "role"
    | "mightTurn"
    | "mightCombat"
    | "keywordsTurn"
    | "keywordsCombat"
    | "assaultTurn"
    | "shieldTurn"
    | "shieldCombat"
    | "deflectTurn"
    | "huntTurn"
    | "typesGained"
    | "keywordsGranted"
    | "named";
  /** Cleanups look at it: `editDamage`. */
  readonly cleanup: "damage" | "damagedBy" | "damageSource" | "damagedOn";
  /** What can be paid depends on it, for a rune: `editExhausted`. */
  readonly payment: "exhausted";
  /** Which abilities there are, and where: `editPlacement`. What goes stale depends on the object, so its few callers say that. */
  readonly placement:
    | "incarnation"
    | "card"
    | "defaultController"
    | "zone"
    | "location"
    | "lastLocation"
    | "attachedTo"
    | "attached"
    | "stamp"
    | "hiddenCount";
  /** It is read where it is needed, and nothing is kept that was worked out from it: `editObject`. */
  readonly nothing:
    | "designated"
    | "prevent"
    | "since"
    | "attachedSince"
    | "moves"
    | "conquests"
    | "used"
    | "playedFrom"
    | "paid"
    | "linked"
    | "noticedMight"
    | "knownTo";
}

export interface PlayerFields {
  /** [Level] looks at it: `editXp`. */
  readonly layers: "xp";
  /** Cleanups look at it: `editPoints`. */
  readonly cleanup: "points";
  /** What can be paid depends on it: `editPool`. */
  readonly payment: "runes" | "energy" | "power" | "limitedEnergy" | "limitedPower" | "limit";
  /** `editPlayer` */
  readonly nothing: Exclude<
    keyof PlayerRecord,
    "epoch" | "seat" | "team" | PlayerFields["layers"] | PlayerFields["cleanup"] | PlayerFields["payment"]
  >;
}

export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
/** A record of which these fields may be written. */
export type Editable<T, Fields extends keyof T> = { -readonly [Key in Fields]: T[Key] } & {
  readonly [Key in Exclude<keyof T, Fields>]: T[Key];
};

export type EditableObject<Group extends keyof ObjectFields> = Editable<GameObject, ObjectFields[Group | "nothing"]>;
export type EditablePlayer<Group extends keyof PlayerFields> = Editable<PlayerRecord, PlayerFields[Group | "nothing"]>;
export type EditableItem = Editable<ChainItem, Exclude<keyof ChainItem, FixedOnItem>>;
/** What it is, from the beginning. */
type FixedOnItem = "epoch" | "id" | "object" | "ability" | "self" | "triggered" | "batch";

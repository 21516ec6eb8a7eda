import type { Branded } from "./brand.ts";

/** Amounts that are easily taken for each other. */

/** 143.2.b.1: Might as it is computed, which may be negative. */
export type TrueMight = Branded<"true Might">;
/** 143.2.b: Might as texts and combat refer to it, never below 0. */
export type ReferencedMight = Branded<"referenced Might">;

/** 194.3: the Victory Score that the mode starts with. */
export type StartingVictoryScore = Branded<"starting Victory Score">;
/** 194.3.a: the Victory Score with what changes it now. */
export type VictoryScore = Branded<"Victory Score">;

/** How often an object's owner, and how often others, lost sight of it, in one number (sight.ts). */
export type HiddenCount = Branded<"hidden count">;

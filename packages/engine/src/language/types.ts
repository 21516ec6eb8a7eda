/**
 * The card language: what a card is, as plain data. Nothing in it is a function.
 *
 * The engine compiles it (compile/), and the text a player reads is rendered from it (render/): behaviour and text
 * cannot disagree. What the rules distinguish, the language distinguishes: a target (355.10) is `a`, what is found on
 * execution is `all`, what is chosen on execution is `pick`; a cost within an instruction (204.3) is `payTo`, a payment
 * that a later sentence looks at (205) is `may` + `pay` + `if: did`.
 *
 * From the whole to its parts: a card has abilities; abilities have costs, triggers, conditions and instructions; those
 * speak of amounts and of objects, by selectors and filters.
 */

export type * from "./types/abilities.ts";
export type * from "./types/amounts.ts";
export type * from "./types/cards.ts";
export type * from "./types/conditions.ts";
export type * from "./types/costs.ts";
export type * from "./types/filters.ts";
export type * from "./types/instructions.ts";
export type * from "./types/keywords.ts";
export type * from "./types/manner.ts";
export type * from "./types/replacements.ts";
export type * from "./types/selectors.ts";
export type * from "./types/statics.ts";
export type * from "./types/triggers.ts";

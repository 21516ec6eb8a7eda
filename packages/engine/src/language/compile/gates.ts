import type { Ability, Condition } from "../types.ts";
import type { Cond } from "./terms.ts";

/** Conditions that an ability stands behind. */

/** 726: what a dependent keyword is short for (812.1.c, 824.1.c, 828.1.c). */
export const conditionOf = (on: Extract<Ability, { kind: "dependent" }>["on"]): Condition =>
  on === "Legion" ? { legion: true } : on === "Empowered" ? { empowered: true } : { level: on.level };

export const both = (a: Cond | null, b: Cond | null): Cond | null =>
  a === null ? b : b === null ? a : (s, scope) => a(s, scope) && b(s, scope);

export const not =
  (cond: Cond): Cond =>
  (s, scope) =>
    !cond(s, scope);

export const allOf = (a: Condition | undefined, b: Condition | undefined): Condition | undefined =>
  a === undefined ? b : b === undefined ? a : { every: [a, b] };

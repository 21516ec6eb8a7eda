import type { Ability, Condition } from "../types.ts";
import { dependsOnlyOnLayers, markLayersOnly } from "./layers-only.ts";
import type { Cond } from "./terms.ts";

/** Conditions that an ability stands behind. */

/** 135.2.e.7.b, 726, 727.1.b.2: what a dependent keyword is short for (812.1.c, 824.1.c, 828.1.c). */
export const conditionOf = (on: Extract<Ability, { kind: "dependent" }>["on"]): Condition =>
  on === "Legion" ? { legion: true } : on === "Empowered" ? { empowered: true } : { level: on.level };

/** 727.1.b.3: behind several keywords, all of their conditions. */
export function both(a: Cond | null, b: Cond | null): Cond | null {
  if (a === null || b === null) return a ?? b;
  const cond: Cond = (s, scope) => a(s, scope) && b(s, scope);
  return dependsOnlyOnLayers(a) && dependsOnlyOnLayers(b) ? markLayersOnly(cond) : cond;
}

export function not(cond: Cond): Cond {
  const other: Cond = (s, scope) => !cond(s, scope);
  return dependsOnlyOnLayers(cond) ? markLayersOnly(other) : other;
}

export const allOf = (a: Condition | undefined, b: Condition | undefined): Condition | undefined =>
  a === undefined ? b : b === undefined ? a : { every: [a, b] };

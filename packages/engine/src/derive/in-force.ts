import { ownScope } from "../language/scope.ts";
import type { State } from "../state/records.ts";
import { type ActiveStatic, abilityIndex } from "./ability-index.ts";

/** Passive effects of objects that are in force now: the condition holds, and there is something that it speaks of. For onlookers. */
export function* passivesInForce(s: State): Iterable<ActiveStatic> {
  for (const list of abilityIndex(s).statics.values())
    for (const active of list ?? []) {
      const { effect, source, self, ongoing } = active;
      if (ongoing >= 0) continue; // made by an instruction
      const scope = ownScope(s, source, self);
      if (effect.condition !== null && !effect.condition(s, scope)) continue;
      if (effect.of === null || effect.of === "me" || effect.of.any(s, scope)) yield active;
    }
}

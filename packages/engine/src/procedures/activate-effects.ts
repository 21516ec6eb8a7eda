import { addTrigger, controllerOf, noteOf, takesForTheOther } from "../actions/tell.ts";
import { abilityIndex } from "../derive/ability-index.ts";
import { huntTriggers } from "../keywords/beginning.ts";
import { type Scope, scopeOf } from "../language/scope.ts";
import type { ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { T } from "../state/triggers.ts";

/** 383.4.g: the named effects of an object trigger as if their named condition had just been fulfilled. */
export function activateEffects(s: State, id: ObjectId, effects: "conquer" | "hold" | "play", by: Scope): void {
  const kind = effects === "conquer" ? T.conquers : effects === "hold" ? T.holds : T.played;
  const at = s.objects[id].location;
  const { triggers } = abilityIndex(s);
  const others = kind === T.conquers ? triggers[T.holds] : kind === T.holds ? triggers[T.conquers] : undefined;
  const swapped = (others ?? []).filter((active) => active.source === id && takesForTheOther(s, active));
  for (const { ability, source, self } of [...(triggers[kind] ?? []), ...swapped]) {
    if (source !== id) continue;
    const you = controllerOf(s, source, ability);
    const note = noteOf(s, { kind, player: you, object: -1, other: -1, amount: 0, from: -1, to: at, flags: 0 });
    const scope: Scope = { ...scopeOf(you, source, self, s.objects[source].incarnation), note };
    if (ability.gate !== null && !ability.gate(s, scope)) continue;
    if (ability.condition !== null && !ability.condition(s, scope)) continue;
    addTrigger(s, ability, source, self, you, note);
  }
  if (effects !== "play") huntTriggersOf(s, id, by.you, at);
}

const huntTriggersOf = (s: State, id: ObjectId, seat: number, at: number): void => {
  if (s.objects[id].controller === seat && s.at[at]?.length === 1) huntTriggers(s, seat, at);
};

import { addTrigger, controllerOf, noteOf, takesForTheOther } from "../actions/tell.ts";
import { type Active, abilityIndex } from "../derive/ability-index.ts";
import { cardOf } from "../derive/read.ts";
import { huntTrigger } from "../keywords/beginning.ts";
import { scopeOf, withNote } from "../language/scope.ts";
import { type ObjectId, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { T } from "../state/triggers.ts";

/** 383.4.g: the named effects of an object trigger as if their named condition had just been fulfilled. */
export function activateEffects(s: State, id: ObjectId, effects: "conquer" | "hold" | "play"): void {
  const kind = effects === "conquer" ? T.conquers : effects === "hold" ? T.holds : T.played;
  const at = s.objects[id].location;
  for (const { ability, source, self } of effectsOf(s, id, kind)) {
    const you = controllerOf(s, source, ability);
    const note = noteOf(s, { kind, player: you, object: kind === T.played ? id : -1, other: -1, amount: 0, from: -1, to: at, flags: 0 });
    const scope = withNote(scopeOf(you, source, self, s.objects[source].incarnation), note);
    if (ability.gate !== null && !ability.gate(s, scope)) continue;
    if (ability.condition !== null && !ability.condition(s, scope)) continue;
    addTrigger(s, ability, source, self, you, note);
  }
  if (effects !== "play" && s.objects[id].zone === Zone.board) huntTrigger(s, id);
}

function effectsOf(s: State, id: ObjectId, kind: number): readonly Active[] {
  // "Repeat this gear's play effect", said as it dies: what is printed on it.
  if (s.objects[id].zone !== Zone.board)
    return cardOf(s, s.objects[id])
      .abilities.filter((ability) => ability.isPlayEffect && kind === T.played)
      .map((ability) => ({ ability, source: id, self: id }));
  const { triggers } = abilityIndex(s);
  const own = (triggers[kind] ?? []).filter(({ ability, source }) => source === id && (kind !== T.played || ability.isPlayEffect));
  const others = kind === T.conquers ? triggers[T.holds] : kind === T.holds ? triggers[T.conquers] : undefined;
  return [...own, ...(others ?? []).filter((active) => active.source === id && takesForTheOther(s, active))];
}

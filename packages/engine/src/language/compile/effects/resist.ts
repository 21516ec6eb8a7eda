import { isAbout, replacing, startReplacing } from "../../../actions/replace.ts";
import { activeStatics } from "../../../derive/ability-index.ts";
import { StaticKind } from "../../../derive/static-kinds.ts";
import type { ObjectId } from "../../../state/ids.ts";
import type { State } from "../../../state/records.ts";
import { programOf } from "../../chosen.ts";
import { type Scope, withSource } from "../../scope.ts";

/** What depends on a spell or ability having chosen the object that it acts upon. */

/** Is it a target of the spell or ability that is executed? */
function isChosen(s: State, scope: Scope, id: ObjectId): boolean {
  const { item } = scope;
  const program = item === null ? null : programOf(s, item);
  if (item === null || program === null) return false;
  return program.targets.some((slot) => item.targets[slot.sel.number + scope.execution * program.vars]?.includes(id) === true);
}

/** Gangplank, Naval: what hinders the one it chooses is replaced. True: it does not happen. */
export function startResisting(s: State, scope: Scope, id: ObjectId): boolean {
  const effects = replacing(s, "hinder");
  if (effects.length === 0 || !isChosen(s, scope, id)) return false;
  const effect = effects.find((other) => isAbout(s, other, id));
  if (effect === undefined) return false;
  startReplacing(s, effect, [id]);
  return true;
}

/** What is given as -[M] beyond what the text says, to something that the spell or ability chooses. */
export function moreMinus(s: State, scope: Scope, id: ObjectId): number {
  let n = 0;
  for (const { effect, source } of activeStatics(s, StaticKind.moreMinus)) {
    if (effect.data.effect !== "moreMinus" || s.objects[source].controller !== scope.you) continue;
    if (effect.condition !== null && !effect.condition(s, withSource(scope, s.objects[source]))) continue;
    if (isChosen(s, scope, id)) n += effect.data.n;
  }
  return n;
}

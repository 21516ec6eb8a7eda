import { addTrigger, noteOf } from "../actions/tell.ts";
import { activeStatics } from "../derive/ability-index.ts";
import { cardOf, hasKeyword } from "../derive/read.ts";
import { S } from "../derive/static-kinds.ts";
import { ownScope } from "../language/scope.ts";
import { K, type ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { T } from "../state/triggers.ts";

/** Radiance's Disarm: an attack trigger that weakens an enemy there by its value. Each instance triggers. */
export function disarmTriggers(s: State, id: ObjectId): void {
  if (!hasKeyword(s, id, K.Disarm)) return;
  const { controller, location } = s.objects[id];
  for (const amount of valuesOf(s, id)) {
    const note = noteOf(s, { kind: T.attacks, player: controller, object: id, other: -1, amount, from: -1, to: location, flags: 0 });
    addTrigger(s, s.pool.keywords.disarm, id, id, controller, note);
  }
}

/** What is printed, what others' texts give it, and one for what it was given without a number. */
function valuesOf(s: State, id: ObjectId): number[] {
  const o = s.objects[id];
  const { disarm } = cardOf(s, o);
  const out = disarm > 0 ? [disarm] : [];
  for (const { effect, source, self } of activeStatics(s, S.keywords)) {
    if ((effect.keywords & K.Disarm) === 0) continue;
    const scope = ownScope(s, source, self);
    if (effect.condition !== null && !effect.condition(s, scope)) continue;
    if (effect.of === "me" ? source === id : effect.of?.test(s, scope, id) === true) out.push(1);
  }
  if (((o.keywordsGranted | o.keywordsTurn | o.keywordsCombat) & K.Disarm) !== 0) out.push(1);
  return out;
}

import { addTrigger, noteOf } from "../actions/tell.ts";
import { cardOf, hasKeyword } from "../derive/read.ts";
import { K, type ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { T } from "../state/triggers.ts";
import { givenInstances } from "./instances.ts";

/** Radiance's Disarm: an attack trigger that weakens an enemy there by its value. Each instance triggers. */
export function disarmTriggers(s: State, id: ObjectId): void {
  if (!hasKeyword(s, id, K.Disarm)) return;
  const { controller, location } = s.objects[id];
  for (const amount of valuesOf(s, id)) {
    const note = noteOf(s, { kind: T.attacks, player: controller, object: id, other: -1, amount, from: -1, to: location, flags: 0 });
    addTrigger(s, s.pool.keywords.disarm, id, id, controller, note);
  }
}

/** What is printed, and one for each time that it was given without a number. */
function valuesOf(s: State, id: ObjectId): number[] {
  const { disarm } = cardOf(s, s.objects[id]);
  const given = new Array<number>(givenInstances(s, id, K.Disarm)).fill(1);
  return disarm > 0 ? [disarm, ...given] : given;
}

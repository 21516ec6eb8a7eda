import { addTrigger } from "../actions/trigger.ts";
import { lastKnownInfo } from "../derive/last-known-info.ts";
import { cardOf, hasKeyword } from "../derive/read.ts";
import { flatTriggerEvent } from "../derive/trigger-events.ts";
import { Keyword, type ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { givenInstances } from "./instances.ts";

/** Radiance's Disarm: an attack trigger that weakens an enemy there by its value. Each instance triggers. */
export function disarmTriggers(s: State, id: ObjectId): void {
  if (!hasKeyword(s, id, Keyword.Disarm)) return;
  const { controller, location } = s.objects[id];
  for (const amount of valuesOf(s, id)) {
    const note = lastKnownInfo(s, flatTriggerEvent({ kind: TriggerKind.attacks, player: controller, object: id, amount, to: location }));
    addTrigger(s, s.pool.keywords.disarm, id, id, controller, note);
  }
}

/** What is printed, again for each copy of its text (Svellsongur), and one for each time that it was given without a number. */
function valuesOf(s: State, id: ObjectId): number[] {
  const o = s.objects[id];
  const { disarm } = cardOf(s, o);
  const values = new Array<number>(givenInstances(s, id, Keyword.Disarm)).fill(1);
  if (disarm === 0) return values;
  values.push(disarm);
  for (const gear of o.attached) if (cardOf(s, s.objects[gear]).copiesText) values.push(disarm);
  return values;
}

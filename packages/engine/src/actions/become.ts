import { editLayerInputs } from "../state/fork.ts";
import { type Incarnation, type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import { idAt, refersTo } from "../state/object-refs.ts";
import { ONGOING } from "../state/ongoing-numbers.ts";
import type { Ongoing, State } from "../state/records.ts";
import { addOngoing, removeOngoing, Until } from "./ongoing.ts";

/** 178, 477.1.a: objects that are units beside what is printed on them. */

/** A unit with that base Might, until its source chooses another. */
export function becomeUnit(s: State, id: ObjectId, might: number, source: ObjectId, sourceIncarnation: Incarnation, by: Seat): void {
  if (s.objects[id].zone !== Zone.board) return;
  for (const before of becomings(s))
    if (isMadeBy(before, source, sourceIncarnation) && refersTo(s, before.about, id)) removeOngoing(s, before.id);
  addOngoing(s, ONGOING.becomesUnit, { controller: by, source, sourceIncarnation, about: [id], until: Until.forever, amount: might });
  settleTypes(s, id);
}

/** Its source has chosen these: what it made of another one ends. */
export function endBecoming(s: State, source: ObjectId, sourceIncarnation: Incarnation, chosen: readonly number[]): void {
  if (chosen.length === 0) return;
  for (const effect of becomings(s)) {
    const id = idAt(effect.about, 0);
    if (!isMadeBy(effect, source, sourceIncarnation) || chosen.includes(id)) continue;
    removeOngoing(s, effect.id);
    settleTypes(s, id);
  }
}

const becomings = (s: State): Ongoing[] => s.ongoing.filter((o) => o.effect === ONGOING.becomesUnit);

/** What its source made before it left and came back was made by another object (124). */
const isMadeBy = (effect: Ongoing, source: ObjectId, incarnation: Incarnation): boolean =>
  effect.source === source && effect.sourceIncarnation === incarnation;

function settleTypes(s: State, id: ObjectId): void {
  const gained = becomings(s).some((effect) => refersTo(s, effect.about, id)) ? TypeBit.unit : 0;
  if (s.objects[id].typesGained === gained) return;
  editLayerInputs(s, id).typesGained = gained;
  s.cleanupDue = true; // 319.7
}

import { editTraits } from "../state/fork.ts";
import { type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import { ONGOING } from "../state/ongoing-numbers.ts";
import type { Ongoing, State } from "../state/records.ts";
import { addOngoing, removeOngoing, Until } from "./ongoing.ts";

/** 178, 477.1.a: objects that are units beside what is printed on them. */

/** A unit with that base Might, until its source chooses another. */
export function becomeUnit(s: State, id: ObjectId, might: number, source: ObjectId, by: Seat): void {
  if (s.objects[id].zone !== Zone.board) return;
  for (const before of becomings(s)) if (before.source === source && isAbout(s, before, id)) removeOngoing(s, before.id);
  addOngoing(s, ONGOING.becomesUnit, { controller: by, source, about: [id], until: Until.forever, amount: might });
  settleTypes(s, id);
}

/** Its source has chosen these: what it made of another one ends. */
export function endBecoming(s: State, source: ObjectId, chosen: readonly number[]): void {
  if (chosen.length === 0) return;
  for (const effect of becomings(s)) {
    const [id] = effect.about;
    if (effect.source !== source || chosen.includes(id)) continue;
    removeOngoing(s, effect.id);
    settleTypes(s, id);
  }
}

const becomings = (s: State): Ongoing[] => s.ongoing.filter((o) => o.effect === ONGOING.becomesUnit);

const isAbout = (s: State, { about }: Ongoing, id: ObjectId): boolean => about[0] === id && about[1] === s.objects[id].incarnation;

function settleTypes(s: State, id: ObjectId): void {
  const gained = becomings(s).some((effect) => isAbout(s, effect, id)) ? TypeBit.unit : 0;
  if (s.objects[id].typesGained === gained) return;
  editTraits(s, id).typesGained = gained;
  s.cleanupDue = true; // 319.7
}

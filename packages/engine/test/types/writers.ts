/**
 * Tests that the compiler runs (`npm run check`): a record that was read cannot be written, and a writer that makes the wrong things
 * stale does not have the field (state/field-groups.ts). Never run.
 */

import type { ObjectFields, PlayerFields } from "../../src/state/field-groups.ts";
import {
  editDamage,
  editExhausted,
  editItem,
  editItemAt,
  editLayerInputs,
  editObject,
  editPlayer,
  editPoints,
  editPool,
  editXp,
} from "../../src/state/fork.ts";
import type { ItemId, ObjectId, Seat } from "../../src/state/ids.ts";
import type { GameObject, PlayerRecord, State } from "../../src/state/records.ts";

type None<Found> = [Found] extends [never] ? "none" : Found;

/** Fixed from the beginning: what it is, and whose. */
type FixedOnObject = "epoch" | "id" | "token" | "owner";
type FixedOnPlayer = "epoch" | "seat" | "team";

/** Every field is in a group, so that a new one does not compile before somebody has said what depends on it. */
export const objectFieldsWithoutGroup: None<Exclude<keyof GameObject, ObjectFields[keyof ObjectFields] | FixedOnObject>> = "none";
export const playerFieldsWithoutGroup: None<Exclude<keyof PlayerRecord, PlayerFields[keyof PlayerFields] | FixedOnPlayer>> = "none";

/** And in one alone: in two, its writer could be picked wrongly again. */
type InSeveral<Groups> = {
  [A in keyof Groups]: Groups[A] & { [B in Exclude<keyof Groups, A>]: Groups[B] }[Exclude<keyof Groups, A>];
}[keyof Groups];
export const objectFieldsInSeveral: None<InSeveral<ObjectFields>> = "none";
export const playerFieldsInSeveral: None<InSeveral<PlayerFields>> = "none";
/** The tests themselves can fail. */
export const foundInSeveral: None<InSeveral<{ one: "damage" | "zone"; other: "damage" }>> = "damage";

export function records(s: State, o: GameObject, seat: Seat): void {
  // @ts-expect-error an object that was read is not written
  o.damage = 0;
  // @ts-expect-error nor where it stands
  s.objects[o.id].exhausted = true;
  // @ts-expect-error nor a player
  s.players[seat].points++;
  // @ts-expect-error nor what a player has done this turn
  s.players[seat].drawn++;
  // @ts-expect-error nor a battlefield
  s.battlefields[0].contestedBy = seat;
  // @ts-expect-error nor an item on the chain
  s.chain[0].finalized = true;
  // @ts-expect-error nor an effect
  s.ongoing[0].amount = 1;
}

export function wrongPicks(s: State, id: ObjectId, seat: Seat, item: ItemId): void {
  // @ts-expect-error a cleanup has to look at damage again
  editObject(s, id).damage = 1;
  editDamage(s, id).damage = 1;
  // @ts-expect-error and the layers at a buff
  editDamage(s, id).buffs = 1;
  // @ts-expect-error also where it is taken away with nothing else
  editObject(s, id).buffs--;
  editLayerInputs(s, id).buffs = 1;
  // @ts-expect-error and at a role in combat
  editObject(s, id).role = 0;
  // @ts-expect-error what can be paid changes with a rune that is exhausted
  editObject(s, id).exhausted = true;
  // @ts-expect-error the layers have nothing to do with that
  editLayerInputs(s, id).exhausted = true;
  editExhausted(s, id).exhausted = true;
  // @ts-expect-error an object changes its controller by what the layers start from
  editObject(s, id).controller = seat;
  // @ts-expect-error an object comes to a place with its abilities
  editLayerInputs(s, id).zone = s.objects[id].zone;
  // @ts-expect-error it is attached with its abilities
  editObject(s, id).attachedTo = id;
  // @ts-expect-error what an object is does not change
  editLayerInputs(s, id).owner = s.objects[id].owner;
  // @ts-expect-error a pool is what can be paid with
  editPlayer(s, seat).energy = 1;
  editPool(s, seat).energy = 1;
  // @ts-expect-error runes, too
  editPlayer(s, seat).runes = [];
  // @ts-expect-error a cleanup looks at points
  editPlayer(s, seat).points = 1;
  // @ts-expect-error and not because of a pool
  editPool(s, seat).points = 1;
  editPoints(s, seat).points = 1;
  // @ts-expect-error [Level] looks at XP
  editPlayer(s, seat).xp = 1;
  editXp(s, seat).xp = 1;
  const edited = editItem(s, item);
  // @ts-expect-error which ability it is does not change on the chain
  if (edited !== null) edited.ability = s.chain[0].ability;
  // @ts-expect-error by its place in the chain, only its order is written
  editItemAt(s, 0).finalized = true;
  editItemAt(s, 0).ordered = true;
}

import type { TargetSlot } from "../../language/run/program.ts";
import type { Scope } from "../../language/scope.ts";
import type { Choice, ChooseDecision } from "../../state/decision.ts";
import { mapToNumbers } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";

/**
 * 355.14.c: how many targets may be chosen together with each of these. Where they are decides on Bonus Damage, which joins what is
 * split (715.3). Empty where nothing is split.
 */
export function splitRooms(s: State, scope: Scope, { split }: TargetSlot, options: readonly Choice[]): readonly number[] {
  return split === null ? NONE : mapToNumbers(options, (id) => Math.max(0, split(s, scope, [id])));
}
const NONE: readonly number[] = [];

/** The most that can be chosen in any way. */
export function mostInRooms(rooms: readonly number[], most: number): number {
  let room = 0;
  for (const n of rooms) if (n > room) room = n;
  return rooms.length === 0 ? most : Math.min(most, room);
}

export const hasRoom = ({ rooms, options }: ChooseDecision, picks: readonly Choice[]): boolean =>
  rooms.length === 0 || picks.every((pick) => picks.length <= rooms[options.indexOf(pick)]);

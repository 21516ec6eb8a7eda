import { emit } from "../../actions/emit.ts";
import { areOpponents, hasUnitsAt, isUnit } from "../../derive/read.ts";
import { editBattlefield, invalidateLayers } from "../../state/fork.ts";
import { type BattlefieldIndex, battlefieldLocation, type LocationId, NOBODY, type Seat } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";

/** 190: who controls a battlefield, and who is there. */

/** 323.6, 190.4.c: only in an Open State, and not where a showdown or combat is going on (190.4.b), nor where units are left (190.4.a). */
export function loseControl(s: State): void {
  if (s.chain.length > 0) return;
  for (const b of s.battlefields) {
    if (b.controller < 0 || s.showdownAt === b.index || hasUnitsAt(s, battlefieldLocation(b.index), b.controller)) continue;
    setController(s, b.index, NOBODY);
  }
}

/**
 * Who alone has units there, or -1. Teammates may be brought together by others' effects; control is not shared (489.8.c):
 * whoever has it keeps it, else it is whoever contested, else the first of them.
 */
export function occupantOf(s: State, index: BattlefieldIndex): Seat {
  const { controller, contestedBy } = s.battlefields[index];
  const present = mapToNumbers(
    s.players.filter((p) => hasUnitsAt(s, battlefieldLocation(index), p.seat)),
    (p) => p.seat,
  );
  if (present.some((seat) => areOpponents(s, seat, present[0]))) return NOBODY;
  return [controller, contestedBy].find((seat) => present.includes(seat)) ?? present[0] ?? NOBODY;
}

export function setController(s: State, index: BattlefieldIndex, seat: Seat): void {
  editBattlefield(s, index).controller = seat;
  invalidateLayers(s);
  s.cleanupDue = true;
  emit(s, "controlChanged", "190.4", { player: seat, at: battlefieldLocation(index), object: s.battlefields[index].object });
}

export function hasOpposingUnits(s: State, at: LocationId): boolean {
  let seat = NOBODY;
  for (const id of s.at[at]) {
    if (!isUnit(s, id)) continue;
    const { controller } = s.objects[id];
    if (seat === NOBODY) seat = controller;
    else if (areOpponents(s, seat, controller)) return true;
  }
  return false;
}

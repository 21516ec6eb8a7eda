import { type Choice, ITEM } from "../decisions/decision.ts";
import { isTargetable } from "../language/compile/filters.ts";
import type { TargetSlot } from "../language/compile/program.ts";
import type { Scope } from "../language/scope.ts";
import { Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";

/** Whether a target is legal, when it is chosen and when it comes to it; what was hidden has its targets where it lay. */

/** 359.3.e.2: a target must still be what the text asks for, and still be the same object (124). */
export function isLegalTarget(s: State, scope: Scope, slot: TargetSlot, choice: Choice, incarnation: number): boolean {
  if (choice < ITEM && s.objects[choice].incarnation !== incarnation) return false;
  return slot.sel.filter.test(s, scope, choice) && isTargetable(s, scope, choice) && isWithinHiding(s, scope, slot, choice);
}

/** 811.1.d.2: what is chosen for a card played from facedown is at its battlefield, where that is possible at all. */
export function isWithinHiding(s: State, scope: Scope, slot: TargetSlot, choice: Choice): boolean {
  const at = hidingPlace(s, scope);
  if (at < 0 || slot.sel.filter.elsewhere) return true;
  if (choice >= ITEM) return true;
  const o = s.objects[choice];
  if (o.zone !== Zone.board && o.zone !== Zone.battlefield && o.zone !== Zone.facedown) return true;
  return o.location === at;
}

/** The battlefield to which choices are restricted, or -1. For a play effect it is read off its source. */
export function hidingPlace(s: State, scope: Scope): number {
  const { item } = scope;
  if (item === null) return -1;
  if (item.ability < 0) return item.from === Zone.facedown ? item.fromLocation : -1;
  if (!item.triggered || item.note === null || item.note.object !== item.object) return -1;
  const ability = s.pool.abilities[item.ability];
  if (!ability.isPlayEffect || s.objects[item.object].playedFrom !== Zone.facedown) return -1;
  return item.note.to;
}

import { me } from "../../language/references.ts";
import type { TargetSlot } from "../../language/run/program.ts";
import { isTargetable } from "../../language/run/targetable.ts";
import type { Scope } from "../../language/scope.ts";
import { type Choice, ITEM } from "../../state/decision.ts";
import { type Incarnation, type LocationId, NOWHERE, nthLocation, Zone } from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import type { State } from "../../state/records.ts";

/** Whether a target is legal, when it is chosen and when it comes to it; what was hidden has its targets where it lay. */

/** 359.3.e.2: a target must still be what the text asks for, and still be the same object (124). */
export function isLegalTarget(s: State, scope: Scope, slot: TargetSlot, choice: Choice, incarnation: Incarnation): boolean {
  if (choice < ITEM && s.objects[choice].incarnation !== incarnation) return false;
  // 758.1
  return slot.sel.filter.test(s, scope, choice) && isTargetable(s, scope, choice) && isWithinHiding(s, scope, slot, choice);
}

/** 811.1.d.2: what is chosen for a card played from facedown is at its battlefield, where that is possible at all; nothing else is (811.2). */
export function isWithinHiding(s: State, scope: Scope, slot: TargetSlot, choice: Choice): boolean {
  const at = hidingPlace(s, scope);
  if (at === NOWHERE || slot.sel.filter.elsewhere) return true;
  if (choice >= ITEM) return true;
  const o = s.objects[choice];
  if (o.zone !== Zone.board && o.zone !== Zone.battlefield && o.zone !== Zone.facedown) return true;
  return o.location === at;
}

/** A battlefield that is no longer known: nothing is there. */
const UNKNOWN = nthLocation(-2);

/**
 * The battlefield to which choices are restricted, or nowhere. For a play effect it is read off its source: once that has left,
 * there is no such battlefield (359.3.e.12).
 */
export function hidingPlace(s: State, scope: Scope): LocationId {
  const { item } = scope;
  if (item === null) return NOWHERE;
  if (item.ability < 0) return item.from === Zone.facedown ? item.fromLocation : NOWHERE;
  const { note } = item;
  if (!item.triggered || note === null || note.object !== item.object || (note.flags & LastKnownFlag.fromFacedown) === 0) return NOWHERE;
  if (!s.pool.abilities[item.ability].isPlayEffect) return NOWHERE;
  return me(s, scope) === null ? UNKNOWN : note.to;
}

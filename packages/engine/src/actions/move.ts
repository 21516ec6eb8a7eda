import { activeStatics } from "../derive/ability-index.ts";
import { cantBeMovedBy, isForbidden, isForbiddenAt } from "../derive/prohibitions.ts";
import { areFriendly, areOpponents, hasUnitsAt, isUnit } from "../derive/read.ts";
import { StaticKind } from "../derive/static-kinds.ts";
import { editBattlefield, editObject } from "../state/fork.ts";
import {
  baseOf,
  FIRST_BATTLEFIELD,
  isBase,
  isBattlefield,
  type LocationId,
  NO_OBJECT,
  type ObjectId,
  type Seat,
  Zone,
} from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { emit } from "./emit.ts";
import { changeLocation } from "./relocate.ts";
import { startTriggerBatch, trigger } from "./trigger.ts";

/** 445: movement, and 454: recalls, which are not moves. */

/** 170.5.b: may this permanent be at that location at all? Who else is there keeps units out (447.2, 449.2), and gear not. */
export function isValidDestination(s: State, id: ObjectId, to: LocationId): boolean {
  const o = s.objects[id];
  if (isBase(to)) return to === baseOf(o.controller); // 141.1.a.1
  return !isUnit(s, id) || canBeAt(s, o.controller, to);
}

/** For a player's units, as many as there are (170.6). 447.2.a-b, 449.2, 462.1: not into others' combats, not where two others stand, not to a teammate's battlefield. */
export function canBeAt(s: State, seat: Seat, to: LocationId): boolean {
  if (s.players.length === 2) return true;
  const others = new Set<Seat>();
  for (const id of s.at[to]) {
    const { controller } = s.objects[id];
    if (controller !== seat && isUnit(s, id)) others.add(controller);
  }
  for (const other of others) if (areFriendly(s, other, seat)) return false;
  if (others.size >= 2) return false;
  const b = s.battlefields[to - FIRST_BATTLEFIELD];
  const ongoing = s.combat && s.showdownAt === b.index;
  if (ongoing && seat !== s.attacker && seat !== s.defender) return false;
  if (b.combatStaged && !hasUnitsAt(s, to, seat)) return false;
  return true;
}

/** Can this unit move there now? What forbids a move makes the instruction impossible (359.3.e.6). */
export function canMove(s: State, id: ObjectId, to: LocationId, by: Seat): boolean {
  const o = s.objects[id];
  if (o.zone !== Zone.board || o.location === to || o.attachedTo >= 0) return false; // 174.2.b, 174.4
  if (activeStatics(s, StaticKind.cant).length === 0) return true;
  if (isForbidden(s, "move", id) >= 0) return false;
  if (isBase(to) && (isForbidden(s, "moveToBase", id) >= 0 || isForbiddenAt(s, "moveFromHereToBase", o.location) >= 0)) return false;
  if (cantBeMovedBy(s, id, by)) return false;
  return !(areOpponents(s, by, o.controller) && isForbidden(s, "beMovedByEnemies", id) >= 0);
}

/** 420.2.a. One game action on any number of units. Units that may not be there are recalled instead (447.2.c). Returns those that moved. */
export function move(s: State, ids: readonly ObjectId[], to: LocationId, by: Seat): ObjectId[] {
  startTriggerBatch(s);
  const moved: ObjectId[] = [];
  const places: LocationId[] = [];
  for (const id of ids) {
    if (!canMove(s, id, to, by)) continue;
    if (!isValidDestination(s, id, to)) {
      recall(s, id);
      continue;
    }
    const from = s.objects[id].location;
    changeLocation(s, id, to);
    editObject(s, id).moves++;
    moved.push(id);
    places.push(from);
    emit(s, "moved", "446.1", { player: by, object: id, from, to });
    if (isUnit(s, id)) contest(s, id, to);
  }
  for (let i = 0; i < moved.length; i++)
    trigger(s, { kind: TriggerKind.moved, player: by, object: moved[i], amount: s.objects[moved[i]].moves, from: places[i], to });
  return moved;
}

/** 190.3.a, 450: a unit comes to an uncontested battlefield that its controller does not control. */
export function contest(s: State, id: ObjectId, at: LocationId): void {
  if (!isBattlefield(at)) return;
  const { controller } = s.objects[id];
  const b = s.battlefields[at - FIRST_BATTLEFIELD];
  if (b.contestedBy >= 0 || b.controller === controller) return;
  editBattlefield(s, b.index).contestedBy = controller;
  emit(s, "contested", "450", { player: controller, at });
}

/** 455, 456, 456.2, 458: to its controller's base, as it is (458.1); cannot be prevented by what restricts movement (456.3). `source`: whose text says so, if any does. */
export function recall(s: State, id: ObjectId, source: ObjectId = NO_OBJECT): boolean {
  const o = s.objects[id];
  if (o.zone !== Zone.board || o.location === baseOf(o.controller)) return false;
  const from = o.location;
  if (o.attachedTo >= 0) return false;
  const to = baseOf(o.controller);
  changeLocation(s, id, to);
  // 456.1: what waits for a move is not told of it
  emit(s, "recalled", "455", { player: o.controller, object: id, source, from, to });
  return true;
}

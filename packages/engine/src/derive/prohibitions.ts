import type { Scope } from "../language/scope.ts";
import type { Prohibition, StaticEffect } from "../language/types.ts";
import { type LocationId, NO_OBJECT, NOBODY, type ObjectId, type OngoingId, type Seat } from "../state/ids.ts";
import { refersTo } from "../state/object-refs.ts";
import type { State } from "../state/records.ts";
import { type ActiveStatic, activeStatics } from "./ability-index.ts";
import { areOpponents } from "./read.ts";
import { isMe, speaker } from "./speaker.ts";
import { StaticKind } from "./static-kinds.ts";

/** "Can't beats can" (054): what cards forbid. All sources are asked; one that reaches it is enough. Objects are those that forbid it, or -1. */

/** Who speaks, if the prohibition is this one and in force; else null. */
function inForce(s: State, active: ActiveStatic<Cant>, what: Prohibition): Scope | null {
  if (active.effect.data.what !== what) return null;
  const scope = speaker(s, active);
  return active.effect.condition === null || active.effect.condition(s, scope) ? scope : null;
}
type Cant = Extract<StaticEffect, { readonly effect: "cant" }>;

/** Does a prohibition reach this object? */
export function isForbidden(s: State, what: Prohibition, id: ObjectId): ObjectId {
  const cants = activeStatics(s, StaticKind.cant);
  for (let i = 0; i < cants.length; i++) {
    const active = cants[i];
    const scope = inForce(s, active, what);
    if (scope !== null && reaches(s, active, scope, id)) return active.source;
  }
  return NO_OBJECT;
}

function reaches(s: State, active: ActiveStatic, scope: Scope, id: ObjectId): boolean {
  if (active.about.length > 0) return refersTo(s, active.about, id);
  if (active.effect.of === "me") return isMe(s, active, id);
  return active.effect.of === null || active.effect.of.test(s, scope, id);
}

/** Does a prohibition reach this player? */
export function isPlayerForbidden(s: State, what: Prohibition, seat: Seat): ObjectId {
  const cants = activeStatics(s, StaticKind.cant);
  for (let i = 0; i < cants.length; i++) {
    const active = cants[i];
    const scope = inForce(s, active, what);
    if (scope !== null && reachesPlayer(s, active, scope, seat)) return active.source;
  }
  return NO_OBJECT;
}

function reachesPlayer(s: State, active: ActiveStatic<Cant>, scope: Scope, seat: Seat): boolean {
  switch (active.effect.data.who ?? "anyPlayer") {
    case "anyPlayer":
      return true;
    case "opponents":
      return areOpponents(s, scope.you, seat);
    case "you":
      return scope.you === seat;
    case "itsController":
      return active.ongoing >= 0 && ongoingPlayer(s, active.ongoing) === seat;
    default:
      return false;
  }
}

/** Spells with a name that any source has named: each has its own (Fallen Feline). */
export function isNameForbidden(s: State, seat: Seat, name: string): boolean {
  const cants = activeStatics(s, StaticKind.cant);
  for (let i = 0; i < cants.length; i++) {
    const active = cants[i];
    const { named } = s.objects[active.source];
    if (named < 0 || s.pool.words[named] !== name) continue;
    const scope = inForce(s, active, "playNamedSpells");
    if (scope !== null && reachesPlayer(s, active, scope, seat)) return true;
  }
  return false;
}

/** Forbidden to a player at a location: "your opponents' Hidden cards can't be revealed here". */
export function isPlayerForbiddenAt(s: State, what: Prohibition, seat: Seat, location: LocationId): boolean {
  const cants = activeStatics(s, StaticKind.cant);
  for (let i = 0; i < cants.length; i++) {
    const active = cants[i];
    if (s.objects[active.source].location !== location) continue;
    const scope = inForce(s, active, what);
    if (scope !== null && reachesPlayer(s, active, scope, seat)) return true;
  }
  return false;
}

const ongoingPlayer = (s: State, id: OngoingId): Seat => s.ongoing.find((o) => o.id === id)?.player ?? NOBODY;

/** "They can't move it": its controller at that time, and its controller now. */
export function cantBeMovedBy(s: State, id: ObjectId, by: Seat): boolean {
  const cants = activeStatics(s, StaticKind.cant);
  for (let i = 0; i < cants.length; i++) {
    const active = cants[i];
    const scope = inForce(s, active, "beMovedByController");
    if (scope !== null && reaches(s, active, scope, id) && ongoingPlayer(s, active.ongoing) === by) return true;
  }
  return false;
}

/** 757, 758: can this object not be chosen by that player's spell, or by abilities of that object? */
export function cantBeChosen(s: State, id: ObjectId, by: Seat, source: ObjectId): boolean {
  const cants = activeStatics(s, StaticKind.cant);
  for (let i = 0; i < cants.length; i++) {
    const active = cants[i];
    const scope = inForce(s, active, "beChosenByEnemies");
    // 758.2.a: what is no longer protected can be chosen again; 758.2: so it can by what the protection does not speak of.
    if (scope === null || !reaches(s, active, scope, id) || !areOpponents(s, s.objects[id].controller, by)) continue;
    if (active.effect.by === null || active.effect.by(s, scope, source)) return true;
  }
  return false;
}

/** Forbidden at a location: "units can't be played here", "units can't move from here to base". */
export function isForbiddenAt(s: State, what: Prohibition, location: LocationId): ObjectId {
  const cants = activeStatics(s, StaticKind.cant);
  for (let i = 0; i < cants.length; i++) {
    const active = cants[i];
    if (s.objects[active.source].location === location && inForce(s, active, what) !== null) return active.source;
  }
  return NO_OBJECT;
}

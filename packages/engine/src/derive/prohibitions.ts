import { type Scope, scopeOf } from "../language/scope.ts";
import type { Prohibition } from "../language/types.ts";
import { type LocationId, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { type ActiveStatic, activeStatics } from "./ability-index.ts";
import { areOpponents } from "./read.ts";
import { S } from "./static-kinds.ts";

/** "Can't beats can" (054): what cards forbid. Each returns the object that forbids it, or -1. */

const speaker = (s: State, active: ActiveStatic): Scope => {
  const o = s.objects[active.source];
  const you = active.you >= 0 ? active.you : o.zone === Zone.battlefield ? s.battlefields[o.location - 4].controller : o.controller;
  return scopeOf(you, active.source, active.self, o.incarnation);
};

function* forbidding(s: State, what: Prohibition): Generator<[ActiveStatic, Scope]> {
  for (const active of activeStatics(s, S.cant)) {
    if (active.effect.data.effect !== "cant" || active.effect.data.what !== what) continue;
    const scope = speaker(s, active);
    if (active.effect.condition === null || active.effect.condition(s, scope)) yield [active, scope];
  }
}

/** Does a prohibition reach this object? */
export function isForbidden(s: State, what: Prohibition, id: ObjectId): ObjectId {
  if (activeStatics(s, S.cant).length === 0) return -1;
  for (const [active, scope] of forbidding(s, what)) if (reaches(s, active, scope, id)) return active.source;
  return -1;
}

function reaches(s: State, active: ActiveStatic, scope: Scope, id: ObjectId): boolean {
  if (active.about.length > 0) {
    for (let i = 0; i < active.about.length; i += 2)
      if (active.about[i] === id && s.objects[id].incarnation === active.about[i + 1]) return true;
    return false;
  }
  if (active.effect.of === "me") return active.source === id;
  return active.effect.of === null || active.effect.of.test(s, scope, id);
}

/** Does a prohibition reach this player? */
export function isPlayerForbidden(s: State, what: Prohibition, seat: Seat): ObjectId {
  if (activeStatics(s, S.cant).length === 0) return -1;
  for (const [active, scope] of forbidding(s, what)) {
    const { data } = active.effect;
    const who = data.effect === "cant" ? (data.who ?? "anyPlayer") : "anyPlayer";
    if (who === "anyPlayer" || (who === "opponents" && areOpponents(s, scope.you, seat)) || (who === "you" && scope.you === seat))
      return active.source;
    if (who === "itsController" && active.ongoing >= 0 && ongoingPlayer(s, active.ongoing) === seat) return active.source;
  }
  return -1;
}

const ongoingPlayer = (s: State, id: number): Seat => s.ongoing.find((o) => o.id === id)?.player ?? -1;

/** 757: can this object not be chosen by that player's spells and abilities? */
export function cantBeChosen(s: State, id: ObjectId, by: Seat): boolean {
  if (activeStatics(s, S.cant).length === 0) return false;
  for (const [active, scope] of forbidding(s, "beChosenByEnemies"))
    if (reaches(s, active, scope, id) && areOpponents(s, s.objects[id].controller, by)) return true;
  return false;
}

/** Forbidden at a location: "units can't be played here", "units can't move from here to base". */
export function isForbiddenAt(s: State, what: Prohibition, location: LocationId): ObjectId {
  for (const [active] of forbidding(s, what)) if (s.objects[active.source].location === location) return active.source;
  return -1;
}

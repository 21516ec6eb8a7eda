import { canBeAt } from "../actions/move.ts";
import { activeStatics } from "../derive/ability-index.ts";
import { isForbiddenAt, isPlayerForbidden } from "../derive/prohibitions.ts";
import { areOpponents, cardOf, hasKeyword, hasUnitsAt, isUnit } from "../derive/read.ts";
import { S } from "../derive/static-kinds.ts";
import { isAlone } from "../language/compile/statuses.ts";
import { scopeOf } from "../language/scope.ts";
import type { StaticEffect } from "../language/types.ts";
import { FIRST_BATTLEFIELD, isBattlefield, K, type LocationId, type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { PlayTerms, State } from "../state/records.ts";

/** 355.2: where a permanent may be played. `onlyAmbush`: at a time at which nothing but Ambush lets it be played (822.1.b). */
export function placesFor(
  s: State,
  seat: Seat,
  object: ObjectId,
  from: Zone,
  fromLocation: LocationId,
  terms: PlayTerms | null,
  onlyAmbush: boolean,
): LocationId[] {
  const card = cardOf(s, s.objects[object]);
  const unit = (card.types & TypeBit.unit) !== 0;
  if (from === Zone.facedown) {
    // 811.1.d.1, unless something says that it can be played to any battlefield.
    const anywhere =
      unit && s.ongoing.length > 0
        ? s.battlefields.filter((b) => isFreeToGo(s, seat, object, b.index)).map((b) => b.index + FIRST_BATTLEFIELD)
        : [];
    const places = [fromLocation, ...anywhere.filter((at) => at !== fromLocation && canBeAt(s, seat, at))];
    return unit ? places.filter((at) => isForbiddenAt(s, "playUnitsHere", at) < 0) : places;
  }
  if (terms !== null && terms.places !== null) return allowed(s, seat, terms.places, unit);
  // Radiance's Deploy: "Play this only to a battlefield", whosever it is.
  if (!unit && hasKeyword(s, object, K.Deploy))
    return allowed(
      s,
      seat,
      s.battlefields.map((b) => b.index + FIRST_BATTLEFIELD),
      false,
    );
  if (!unit) return [seat]; // 148.1.a.1
  const ambush = hasKeyword(s, object, K.Ambush);
  const out: LocationId[] = onlyAmbush ? [] : [seat];
  for (const b of s.battlefields) {
    const at = b.index + FIRST_BATTLEFIELD;
    if (!onlyAmbush && (b.controller === seat || isPermitted(s, seat, object, at))) out.push(at);
    else if (ambush && (hasUnitsAt(s, at, seat) || ambushesAnywhere(s, object, at, seat))) out.push(at);
  }
  const only = card.own.find((own) => own.data.effect === "playOnlyTo");
  const places = allowed(s, seat, out, true);
  if (only === undefined || only.data.effect !== "playOnlyTo") return places;
  const { place } = only.data;
  return places.filter(
    (at) => isBattlefield(at) && (place === "battlefield" || (s.battlefields[at - FIRST_BATTLEFIELD].conqueredBy & (1 << seat)) !== 0),
  );
}

/** Is there anywhere to play it? The base will do for most, without looking further. */
export function hasPlace(
  s: State,
  seat: Seat,
  object: ObjectId,
  from: Zone,
  fromLocation: LocationId,
  terms: PlayTerms | null,
  onlyAmbush: boolean,
): boolean {
  if (from !== Zone.facedown && terms === null && !onlyAmbush && !cardOf(s, s.objects[object]).playedOnlySomewhere) return true;
  return placesFor(s, seat, object, from, fromLocation, terms, onlyAmbush).length > 0;
}

/** What forbids (054) takes places away; another player's base is never one. In others' combats it is the base instead (462.2.a). */
function allowed(s: State, seat: Seat, places: readonly LocationId[], unit: boolean): LocationId[] {
  const onlyBase = unit && isPlayerForbidden(s, "playUnitsExceptToBase", seat) >= 0;
  const out: LocationId[] = [];
  for (const at of places) {
    if (out.includes(at)) continue; // "here" may be the base
    if (!isBattlefield(at)) {
      if (at === seat) out.push(at);
      continue;
    }
    if (onlyBase || (unit && isForbiddenAt(s, "playUnitsHere", at) >= 0)) continue;
    if (!canBeAt(s, seat, at)) {
      if (places.length === 1) out.push(seat);
      continue;
    }
    out.push(at);
  }
  return out;
}

/** Permissions of its own and of others' texts. */
const isFreeToGo = (s: State, seat: Seat, object: ObjectId, index: number): boolean =>
  isPermitted(s, seat, object, index + FIRST_BATTLEFIELD, "any");

function isPermitted(s: State, seat: Seat, object: ObjectId, at: LocationId, only: PlayTo | null = null): boolean {
  const card = cardOf(s, s.objects[object]);
  for (const own of card.own)
    if (
      own.data.effect === "playTo" &&
      (only === null || own.data.place === only) &&
      fitsPlace(s, seat, at, own.data.place) &&
      (own.condition === null || own.condition(s, scopeOf(seat, object, object, s.objects[object].incarnation)))
    )
      return true;
  for (const active of activeStatics(s, S.playTo)) {
    const { data, of, condition } = active.effect;
    if (data.effect !== "playTo" || of === "me" || of === null || (only !== null && data.place !== only)) continue;
    const o = s.objects[active.source];
    const scope = scopeOf(active.you >= 0 ? active.you : o.controller, active.source, active.self, o.incarnation);
    if (condition !== null && !condition(s, scope)) continue;
    if (scope.you === seat && fitsPlace(s, seat, at, data.place) && of.test(s, scope, object)) return true;
  }
  return false;
}

type PlayTo = Extract<StaticEffect, { effect: "playTo" }>["place"];

function fitsPlace(s: State, seat: Seat, at: LocationId, place: PlayTo): boolean {
  const b = s.battlefields[at - FIRST_BATTLEFIELD];
  const units = s.at[at].filter((id) => isUnit(s, id));
  const enemies = units.filter((id) => areOpponents(s, seat, s.objects[id].controller));
  switch (place) {
    case "open":
      return b.controller < 0 && units.length === 0;
    case "occupiedEnemy":
      return enemies.length > 0 && areOpponents(s, seat, b.controller);
    case "attacking":
      return s.combat && s.showdownAt === b.index && s.attacker === seat;
    case "anywhereEnemyAlone":
      return enemies.length > 0 && enemies.some((id) => isAlone(s, id));
    case "enemyUnits":
      return enemies.length > 0;
    case "any":
      return true;
  }
}

/** Rengar, Trophy Hunter: Ambush to where enemies are. */
function ambushesAnywhere(s: State, object: ObjectId, at: LocationId, seat: Seat): boolean {
  return (
    cardOf(s, s.objects[object]).own.some((own) => own.data.effect === "playTo" && own.data.place === "enemyUnits") &&
    fitsPlace(s, seat, at, "enemyUnits")
  );
}

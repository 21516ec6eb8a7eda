import { canBeAt } from "../../actions/move.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { isAlone } from "../../derive/alone.ts";
import { isForbiddenAt, isPlayerForbidden } from "../../derive/prohibitions.ts";
import { areOpponents, cardOf, hasKeyword, hasUnitsAt, isUnit } from "../../derive/read.ts";
import { speaker, speaksOf } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { scopeOf } from "../../language/scope.ts";
import type { StaticEffect } from "../../language/types.ts";
import {
  baseOf,
  battlefieldLocation,
  type CardId,
  FIRST_BATTLEFIELD,
  isBattlefield,
  Keyword,
  type LocationId,
  type ObjectId,
  type Seat,
  TypeBit,
  Zone,
} from "../../state/ids.ts";
import type { PlayTerms, State } from "../../state/records.ts";

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
  const unit = (card.types & TypeBit.unit) !== 0; // 178.2: also if it is something else beside
  const open =
    from === Zone.facedown // 811.1.d.1.a: of gear as well
      ? hiddenPlaces(s, seat, object, fromLocation, unit)
      : (terms?.places ?? usualPlaces(s, seat, object, unit, onlyAmbush));
  const places = allowed(s, seat, terms?.also ? [...open, ...terms.also] : open, unit);
  return card.playedOnlySomewhere ? places.filter((at) => isItsPlace(s, seat, object, at)) : places;
}

/** 811.1.d.1, unless something says that it can be played to any battlefield. */
function hiddenPlaces(s: State, seat: Seat, object: ObjectId, lair: LocationId, unit: boolean): readonly LocationId[] {
  if (!unit) return [lair];
  const out: LocationId[] = canBeAt(s, seat, lair) ? [lair] : [];
  if (s.ongoing.length > 0)
    for (const b of s.battlefields) {
      const at = battlefieldLocation(b.index);
      if (at !== lair && canBeAt(s, seat, at) && isPermitted(s, seat, object, at, "any")) out.push(at);
    }
  return out;
}

/** By default, and by what permits more (355.2.a, 355.2.b). */
function usualPlaces(s: State, seat: Seat, object: ObjectId, unit: boolean, onlyAmbush: boolean): readonly LocationId[] {
  if (!unit) return hasKeyword(s, object, Keyword.Deploy) ? s.battlefields.map((b) => battlefieldLocation(b.index)) : [baseOf(seat)]; // 148.1.a.1
  const ambush = hasKeyword(s, object, Keyword.Ambush);
  const out: LocationId[] = onlyAmbush ? [] : [baseOf(seat)];
  for (const b of s.battlefields) {
    const at = battlefieldLocation(b.index);
    // 822.3.a: where one may play it anyway, it needs no Ambush.
    if (!onlyAmbush && (b.controller === seat || isPermitted(s, seat, object, at))) out.push(at);
    else if (ambush && isAmbushPlace(s, seat, object, at)) out.push(at); // 822.3
  }
  return out;
}

/** 054.2: "play me only to ...", whichever player or effect plays it, from any zone. Radiance's Deploy: only to a battlefield, under any control. */
function isItsPlace(s: State, seat: Seat, object: ObjectId, at: LocationId): boolean {
  if (!isBattlefield(at)) return false;
  for (const { data } of cardOf(s, s.objects[object]).own)
    if (data.effect === "playOnlyTo" && data.place === "conqueredThisTurn")
      if ((s.battlefields[at - FIRST_BATTLEFIELD].conqueredBy & (1 << seat)) === 0) return false;
  return true;
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

/** Can a token be played to one of these places? One that is not there yet has no permissions of its own. */
export const hasPlaceAmong = (s: State, seat: Seat, card: CardId, places: readonly LocationId[]): boolean =>
  allowed(s, seat, places, (s.pool.cards[card].types & TypeBit.unit) !== 0).length > 0;

/** What forbids (054) takes places away; another player's base is never one. In others' combats it is the base instead (462.2.a). */
function allowed(s: State, seat: Seat, places: readonly LocationId[], unit: boolean): LocationId[] {
  const onlyBase = unit && isPlayerForbidden(s, "playUnitsExceptToBase", seat) >= 0;
  const out: LocationId[] = [];
  for (const at of places) {
    if (out.includes(at)) continue; // "here" may be the base
    if (!isBattlefield(at)) {
      if (at === baseOf(seat)) out.push(at);
      continue;
    }
    if (onlyBase || (unit && isForbiddenAt(s, "playUnitsHere", at) >= 0)) continue;
    if (unit && !canBeAt(s, seat, at)) {
      if (places.length === 1) out.push(baseOf(seat));
      continue;
    }
    out.push(at);
  }
  return out;
}

/** Permissions of its own and of others' texts. */
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
  for (const active of activeStatics(s, StaticKind.playTo)) {
    const { data, of, condition } = active.effect;
    if (data.effect !== "playTo" || of === "me" || of === null || (only !== null && data.place !== only)) continue;
    const scope = speaker(s, active);
    if (condition !== null && !condition(s, scope)) continue;
    if (speaksOf(active, scope, seat) && fitsPlace(s, seat, at, data.place) && of.test(s, scope, object)) return true;
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

/** 822.1.b, or what the card says instead. */
export const isAmbushPlace = (s: State, seat: Seat, object: ObjectId, at: LocationId): boolean =>
  hasUnitsAt(s, at, seat) || ambushesAnywhere(s, object, at, seat);

/** Rengar, Trophy Hunter: Ambush to where enemies are. */
function ambushesAnywhere(s: State, object: ObjectId, at: LocationId, seat: Seat): boolean {
  return (
    cardOf(s, s.objects[object]).own.some((own) => own.data.effect === "playTo" && own.data.place === "enemyUnits") &&
    fitsPlace(s, seat, at, "enemyUnits")
  );
}

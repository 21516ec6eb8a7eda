import { canMove, isValidDestination } from "../actions/move.ts";
import type { Refusal } from "../decisions/decision.ts";
import { activeStatics } from "../derive/ability-index.ts";
import { hasKeyword, isUnit } from "../derive/read.ts";
import { S } from "../derive/static-kinds.ts";
import { FIRST_BATTLEFIELD, isBase, isBattlefield, K, type LocationId, type ObjectId, Phase, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { canPayMoveTax } from "./move-tax.ts";
import { isClosed, isShowdown } from "./timing.ts";

/** 144: the standard move, and what restricts its destinations. */

const NOT_MAIN: Refusal = { rule: "144.1.a", detail: "a standard move is made in one's own Main Phase" };
const CLOSED: Refusal = { rule: "144.1.b", detail: "there is a chain" };
const SHOWDOWN: Refusal = { rule: "144.1.c", detail: "a showdown or combat is going on" };
const NOT_A_UNIT: Refusal = { rule: "144", detail: "only one's own units on the board make standard moves" };
const EXHAUSTED: Refusal = { rule: "144.2", detail: "it is exhausted" };
const SAME_PLACE: Refusal = { rule: "355.4.a", detail: "it is there already" };
const NOT_BETWEEN: Refusal = { rule: "144.4.c", detail: "without Ganking a unit does not move from battlefield to battlefield" };
const OTHERS_BASE: Refusal = { rule: "144.4.b", detail: "a unit moves to its own base only" };
const INVALID: Refusal = { rule: "447.2", detail: "it cannot be at that location" };
const FORBIDDEN: Refusal = { rule: "054.1", detail: "a card forbids the move" };
const TAXED: Refusal = { rule: "204.4.c", detail: "the cost of moving there cannot be paid" };
const NOBODY_MOVES: Refusal = { rule: "144.3", detail: "no unit was named" };

export function refusalByTime(s: State, seat: Seat): Refusal | null {
  if (isClosed(s)) return CLOSED;
  if (isShowdown(s)) return SHOWDOWN;
  return s.turnPlayer === seat && s.phase === Phase.main && s.invited < 0 ? null : NOT_MAIN;
}

function refusalOf(s: State, seat: Seat, id: ObjectId, to: LocationId): Refusal | null {
  const o = s.objects[id];
  if (o === undefined || o.zone !== Zone.board || o.controller !== seat || !isUnit(s, id) || o.attachedTo >= 0) return NOT_A_UNIT;
  if (o.exhausted) return EXHAUSTED;
  if (o.location === to) return SAME_PLACE;
  if (isBase(to) && to !== seat) return OTHERS_BASE;
  // 810.1.b
  if (isBattlefield(to) && isBattlefield(o.location) && !hasKeyword(s, id, K.Ganking) && !isOpenToAll(s, to)) return NOT_BETWEEN;
  if (!isValidDestination(s, id, to)) return INVALID;
  return canMove(s, id, to, seat) ? null : FORBIDDEN;
}

/** Baron Pit: units can move here from anywhere. */
const isOpenToAll = (s: State, to: LocationId): boolean =>
  activeStatics(s, S.moveFromAnywhere).some(({ source }) => s.objects[source].location === to);

export function refusalToMove(s: State, seat: Seat, units: readonly ObjectId[], to: LocationId): Refusal | null {
  const time = refusalByTime(s, seat);
  if (time !== null) return time;
  if (to < 0 || (to >= s.players.length && to < FIRST_BATTLEFIELD) || to >= FIRST_BATTLEFIELD + s.battlefields.length) return INVALID;
  if (units.length === 0) return movable(s, seat, to).length < 2 ? NOBODY_MOVES : canPayMoveTax(s, seat, 2, to) ? null : TAXED;
  for (const id of units) {
    const refusal = refusalOf(s, seat, id, to);
    if (refusal !== null) return refusal;
  }
  if (new Set(units).size !== units.length) return NOT_A_UNIT;
  return canPayMoveTax(s, seat, units.length, to) ? null : TAXED;
}

/** For one unit, at a time when standard moves are made. */
export function canMakeStandardMove(s: State, seat: Seat, id: ObjectId, to: LocationId): boolean {
  if (refusalOf(s, seat, id, to) !== null) return false;
  return canPayMoveTax(s, seat, 1, to);
}

/** Units that may make a standard move there. */
export function movable(s: State, seat: Seat, to: LocationId): ObjectId[] {
  const out: ObjectId[] = [];
  for (const place of s.at)
    for (const id of place)
      if (s.objects[id].controller === seat && !s.objects[id].exhausted && refusalOf(s, seat, id, to) === null) out.push(id);
  return out;
}

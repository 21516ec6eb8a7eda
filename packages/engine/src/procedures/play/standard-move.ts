import { canMove, isValidDestination } from "../../actions/move.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { hasKeyword, isUnit } from "../../derive/read.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import {
  baseOf,
  FIRST_BATTLEFIELD,
  isBase,
  isBattlefield,
  Keyword,
  type LocationId,
  type ObjectId,
  Phase,
  type Seat,
  Zone,
} from "../../state/ids.ts";
import { type Refusal, refuse } from "../../state/reasons.ts";
import type { State } from "../../state/records.ts";
import { canPayMoveTax } from "../cost/move-tax.ts";
import { isClosed, isShowdown } from "../turn/timing.ts";

/** 144: the standard move, and what restricts its destinations. */

const NOT_MAIN: Refusal = refuse("144.1.a", "moveNotMain");
const CLOSED: Refusal = refuse("144.1.b", "moveChain");
const SHOWDOWN: Refusal = refuse("144.1.c", "moveShowdown");
const NOT_A_UNIT: Refusal = refuse("144", "notAUnit");
const EXHAUSTED: Refusal = refuse("144.2", "exhausted");
const SAME_PLACE: Refusal = refuse("355.4.a", "samePlace");
const NOT_BETWEEN: Refusal = refuse("144.4.c", "notBetween");
const OTHERS_BASE: Refusal = refuse("144.4.b", "othersBase");
const INVALID: Refusal = refuse("447.2", "cannotBeThere");
const FORBIDDEN: Refusal = refuse("054.1", "moveForbidden");
const TAXED: Refusal = refuse("204.4.c", "moveTaxed");
const NOBODY_MOVES: Refusal = refuse("144.3", "nobodyMoves");

function refusalByTime(s: State, seat: Seat): Refusal | null {
  if (isClosed(s)) return CLOSED;
  if (isShowdown(s)) return SHOWDOWN;
  return s.turnPlayer === seat && s.phase === Phase.main && s.invited < 0 ? null : NOT_MAIN;
}

function refusalOf(s: State, seat: Seat, id: ObjectId, to: LocationId): Refusal | null {
  const o = s.objects[id];
  // 174.4: no legend; 191.3.a, 489.8.c.2: nobody else's, not even a teammate's.
  if (o === undefined || o.zone !== Zone.board || o.controller !== seat || !isUnit(s, id) || o.attachedTo >= 0) return NOT_A_UNIT;
  if (o.exhausted) return EXHAUSTED;
  if (o.location === to) return SAME_PLACE;
  if (isBase(to) && to !== baseOf(seat)) return OTHERS_BASE; // 170.5.a: from a battlefield to one's own
  // 810.1.b
  if (isBattlefield(to) && isBattlefield(o.location) && !hasKeyword(s, id, Keyword.Ganking) && !isOpenToAll(s, to)) return NOT_BETWEEN;
  if (!isValidDestination(s, id, to)) return INVALID;
  return canMove(s, id, to, seat) ? null : FORBIDDEN;
}

/** Baron Pit: units can move here from anywhere. */
const isOpenToAll = (s: State, to: LocationId): boolean =>
  activeStatics(s, StaticKind.moveFromAnywhere).some(({ source }) => s.objects[source].location === to);

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

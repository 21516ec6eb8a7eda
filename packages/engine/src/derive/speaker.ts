import { type Scope, scopeOf } from "../language/scope.ts";
import { FIRST_BATTLEFIELD, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import type { ActiveStatic } from "./ability-index.ts";

/** Who speaks in a static text, and of whom it speaks. */

/** "You": the player who made an effect that lasts, else the controller of its source; of a battlefield, its controller (190.6.d). */
export const speaker = (s: State, active: ActiveStatic): Scope => {
  const { source, self } = active;
  const o = s.objects[source];
  const you =
    active.you >= 0 ? active.you : o.zone === Zone.battlefield ? s.battlefields[o.location - FIRST_BATTLEFIELD].controller : o.controller;
  return scopeOf(you, source, self, active.incarnation < 0 ? o.incarnation : active.incarnation);
};

/** Is this object "me" of that text? What the source of an effect that lasts has become since is not (124). */
export const isMe = (s: State, { source, incarnation }: ActiveStatic, id: ObjectId): boolean =>
  source === id && (incarnation < 0 || s.objects[id].incarnation === incarnation);

/** Can it be about what this player plays? Its filter says whose: friendly, enemy, yours. Where it does not, it is yours ("the next unit you play"). */
export const speaksOf = ({ effect: { data } }: ActiveStatic, scope: Scope, seat: Seat): boolean =>
  ("of" in data && typeof data.of === "object" && data.of.side !== undefined) || (scope.you >= 0 && scope.you === seat);

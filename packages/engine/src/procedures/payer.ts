import type { ActiveStatic } from "../derive/ability-index.ts";
import { areFriendly, areOpponents } from "../derive/read.ts";
import { type Scope, scopeOf } from "../language/scope.ts";
import { type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";

/** Whom a text that is about costs speaks of. */

export const speaker = (s: State, active: ActiveStatic): Scope => {
  const o = s.objects[active.source];
  const you = active.you >= 0 ? active.you : o.zone === Zone.battlefield ? s.battlefields[o.location - 4].controller : o.controller;
  return scopeOf(you, active.source, active.self, o.incarnation);
};

export function isPayer(s: State, seat: Seat, scope: Scope, who: string | undefined): boolean {
  if (who === "opponents" || who === "opponent") return areOpponents(s, scope.you, seat);
  if (who === "anyPlayer" || who === "eachPlayer") return true;
  return scope.you >= 0 && areFriendly(s, scope.you, seat) && (who !== "you" || scope.you === seat);
}

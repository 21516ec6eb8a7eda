import { areFriendly, areOpponents } from "../../derive/read.ts";
import { NOBODY, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { fromTurnPlayer } from "../../state/turn-order.ts";
import { referred, subject } from "../references.ts";
import type { Scope } from "../scope.ts";
import type { Who } from "../types.ts";
import { lookAt, lookAtIt } from "./looks.ts";
import type { Names, Seats } from "./terms.ts";

const single = (seat: Seat): readonly Seat[] => (seat === NOBODY ? [] : [seat]);

export function compileWho(who: Who, names: Names): Seats {
  const last = names.last;
  const it = (s: State, scope: Scope) => {
    if (last < 0) return scope.note === null ? null : subject(s, scope.note);
    const [id] = referred(s, scope, last);
    return id === undefined || id < 0 || id >= s.objects.length ? null : s.objects[id];
  };
  switch (who) {
    case "you":
      return (_s, scope) => single(scope.you);
    case "opponent":
    case "opponents":
      return (s, scope) => fromTurnPlayer(s).filter((seat) => areOpponents(s, scope.you, seat));
    case "eachPlayer":
    case "anyPlayer":
      return (s) => fromTurnPlayer(s);
    case "youAndOpponents":
      return (s, scope) => fromTurnPlayer(s).filter((seat) => seat === scope.you || areOpponents(s, scope.you, seat));
    case "youAndChosen":
      lookAt("memory", names);
      return (s, scope) => fromTurnPlayer(s).filter((seat) => seat === scope.you || seat === scope.player);
    case "eachOther":
      return (s, scope) => fromTurnPlayer(s).filter((seat) => seat !== scope.you);
    case "ally":
      return (s, scope) => fromTurnPlayer(s).filter((seat) => seat !== scope.you && areFriendly(s, seat, scope.you));
    case "youOrAlly":
      return (s, scope) => fromTurnPlayer(s).filter((seat) => areFriendly(s, seat, scope.you));
    case "itsController":
      lookAtIt(last, names);
      return (s, scope) => {
        const item = last >= 0 ? s.chain.find((i) => i.id === (scope.vars[last]?.[0] ?? -1) - 1_000_000) : undefined;
        return single(item !== undefined ? item.controller : (it(s, scope)?.controller ?? NOBODY));
      };
    case "itsOwner":
      lookAtIt(last, names);
      return (s, scope) => {
        const first = it(s, scope);
        if (first === null) return [];
        const rest = last < 0 ? [] : referred(s, scope, last).slice(1);
        return fromTurnPlayer(s).filter((seat) => seat === first.owner || rest.some((id) => s.objects[id]?.owner === seat));
      };
    case "triggerPlayer":
      lookAt("cause", names);
      return (_s, scope) => single(scope.note?.player ?? NOBODY);
    case "chosenPlayer":
      lookAt("memory", names);
      return (_s, scope) => single(scope.player);
    case "attacker":
      return (s) => single(s.attacker);
    case "defender":
      return (s) => single(s.defender);
    case "turnPlayer":
      return (s) => single(s.turnPlayer);
    case "attackerAndDefender":
      return (s) => fromTurnPlayer(s).filter((seat) => seat === s.attacker || seat === s.defender);
  }
}

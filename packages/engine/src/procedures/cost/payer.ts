import { areFriendly, areOpponents } from "../../derive/read.ts";
import type { Scope } from "../../language/scope.ts";
import type { Who } from "../../language/types.ts";
import type { Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";

/** Does a text that is about costs speak of this player? A text that names nobody speaks of "you". */
export function isPayer(s: State, seat: Seat, scope: Scope, who: Who | undefined): boolean {
  switch (who) {
    case "opponent":
    case "opponents":
      return areOpponents(s, scope.you, seat);
    case "anyPlayer":
    case "eachPlayer":
      return true;
    case "youOrAlly":
      return areFriendly(s, scope.you, seat);
    default:
      return scope.you >= 0 && scope.you === seat;
  }
}

import { type CardPool, playerName, type Seat } from "@rulebound/engine/internal";
import type { Reason } from "./reasons.ts";

/** Reasons as somebody says them who reads along: about a player, when their next turn begins. */
export function reasonWords(reason: Reason, seat: Seat, pool: CardPool): string {
  const card = (number: number): string => pool.cards[number].data.name;
  const who = (other: Seat): string => (other < 0 ? "nobody" : playerName(other));
  switch (reason.what) {
    case "wins":
      return `${who(seat)} wins the game`;
    case "loses":
      return `otherwise ${who(seat)} loses the game`;
    case "points":
      return `${Math.abs(reason.more)} point${Math.abs(reason.more) === 1 ? "" : "s"} ${reason.more > 0 ? "more" : "fewer"} for ${who(reason.seat)}`;
    case "saved":
      return `${reason.cards.map(card).join(", ")} survive${reason.cards.length === 1 ? "s" : ""}`;
    case "killed":
      return `${reason.cards.map(card).join(", ")} die${reason.cards.length === 1 ? "s" : ""}`;
    case "control":
      return `${card(reason.battlefield)} is controlled by ${who(reason.after)} instead of ${who(reason.instead)}`;
    case "might":
      return `${reason.more} Might more on the board, compared with the others`;
    case "cards":
      return `${reason.more} card${reason.more === 1 ? "" : "s"} more in hand`;
    case "position":
      return "small advantages in several things";
  }
}

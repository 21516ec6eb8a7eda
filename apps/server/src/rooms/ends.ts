import type { ServerReasonKey } from "@rulebound/protocol";
import type { Room } from "./room.ts";

/** When rooms end that nobody needs: what they take of memory, and of bots' time, is for those who play. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A finished room is dropped from memory; whoever asks for it loads it again. */
const OVER = MINUTE;
/** Bots play on for so long when nobody looks any more. */
const BOTS_ALONE = MINUTE;
/** Nobody is in it, and it has not begun. */
const NOT_BEGUN = 30 * MINUTE;
/** Somebody is in it, but nobody has done anything. */
const UNTOUCHED = 2 * HOUR;
/** A game without clocks that its players have left, or do not go on with. */
const UNTOUCHED_GAME = 24 * HOUR;

/** Why the room is to end now; null: it goes on. */
export function endOf({ table, members, lastActive }: Pick<Room, "table" | "members" | "lastActive">, now: number): ServerReasonKey | null {
  const still = now - lastActive;
  const isEmpty = members.size === 0;
  switch (table.phase) {
    case "over":
      return still > (isEmpty ? OVER : UNTOUCHED) ? "roomOver" : null;
    case "open":
      return still > (isEmpty ? NOT_BEGUN : UNTOUCHED) ? "closedUnused" : null;
    case "playing":
    case "between":
      if (isEmpty && !table.hasPeople) return still > BOTS_ALONE ? "closedBotsOnly" : null;
      // Where time is counted, it ends by that.
      return table.terms.clock === null && still > UNTOUCHED_GAME ? "closedLeft" : null;
  }
}

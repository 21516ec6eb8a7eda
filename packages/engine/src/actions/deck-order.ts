import { FrameKind, pushFrame } from "../state/frames.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";

/** Cards that lie on or under a deck in the order of a player's choice. They are there already; the first is nearest to the top. */
export interface OrderData {
  readonly seat: Seat;
  readonly cards: readonly ObjectId[];
  /** On top of the Main Deck (436.1.a), or under the Rune Deck (416.5.a). */
  readonly where: "top" | "under";
}

export function putBack(s: State, seat: Seat, cards: readonly ObjectId[]): void {
  if (cards.length > 1) pushFrame(s, FrameKind.deckOrder, { seat, cards, where: "top" });
}

/** Runes of one domain are all the same: nobody is asked. */
export function putUnder(s: State, seat: Seat, runes: readonly ObjectId[]): void {
  if (runes.some((id) => s.objects[id].card !== s.objects[runes[0]].card))
    pushFrame(s, FrameKind.deckOrder, { seat, cards: runes, where: "under" });
}

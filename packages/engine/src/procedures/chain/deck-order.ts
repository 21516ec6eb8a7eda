import { forgetOrder } from "../../actions/forget-order.ts";
import { editPlayer } from "../../state/fork.ts";
import { ask, FrameKind, goTo, type Procedure, picks, popFrame, pushFrame } from "../../state/frames.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";

/** Cards that lie on or under a deck in the order of a player's choice. They are there already; the first is nearest to the top. */
interface OrderData {
  readonly seat: Seat;
  readonly cards: readonly ObjectId[];
  /** On top of the Main Deck (436.1.a), or under the Rune Deck (416.5.a). */
  readonly where: "top" | "under";
}

export function putBack(s: State, seat: Seat, cards: readonly ObjectId[]): void {
  if (cards.length > 1) pushFrame(s, FrameKind.deckOrder, { seat, cards, where: "top" } satisfies OrderData);
}

/** Runes of one domain are all the same: nobody is asked. */
export function putUnder(s: State, seat: Seat, runes: readonly ObjectId[]): void {
  if (runes.some((id) => s.objects[id].card !== s.objects[runes[0]].card))
    pushFrame(s, FrameKind.deckOrder, { seat, cards: runes, where: "under" } satisfies OrderData);
}

export const deckOrderProcedure: Procedure = {
  rule: "436.1.a",
  steps: [
    function inWhichOrder(s, { seat, cards, where }: OrderData) {
      goTo(s, 1);
      ask(s, seat, "order", "order", where === "top" ? "436.1.a" : "416.5.a", -1, cards, cards.length, cards.length);
    },
    function put(s, { seat, where }: OrderData) {
      popFrame(s);
      const cards = picks(s);
      const p = editPlayer(s, seat);
      if (where === "top") p.deck = [...without(p.deck, cards), ...cards.toReversed()];
      else p.runeDeck = [...cards.toReversed(), ...without(p.runeDeck, cards)];
      forgetOrder(s, cards, 1 << seat);
    },
  ],
};

const without = (deck: readonly ObjectId[], cards: readonly ObjectId[]): readonly ObjectId[] => deck.filter((id) => !cards.includes(id));

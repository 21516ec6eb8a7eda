import { forgetOrder } from "../../actions/forget-order.ts";
import { editPlayer } from "../../state/fork.ts";
import { ask, FINISHED, FrameKind, picks, procedure, pushFrame } from "../../state/frames.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";

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

const Step = { order: 0, put: 1 } as const;

export const deckOrderProcedure = procedure<OrderData, typeof Step>("436.1.a", Step, {
  order(s, { seat, cards, where }) {
    ask(s, {
      player: seat,
      kind: "order",
      about: "order",
      rule: where === "top" ? "436.1.a" : "416.5.a",
      options: cards,
      min: cards.length,
      max: cards.length,
    });
    return Step.put;
  },

  put(s, { seat, where }) {
    const cards = picks(s);
    const p = editPlayer(s, seat);
    if (where === "top") p.deck = [...without(p.deck, cards), ...cards.toReversed()];
    else p.runeDeck = [...cards.toReversed(), ...without(p.runeDeck, cards)];
    forgetOrder(s, cards, 1 << seat);
    return FINISHED;
  },
});

const without = (deck: readonly ObjectId[], cards: readonly ObjectId[]): readonly ObjectId[] => deck.filter((id) => !cards.includes(id));

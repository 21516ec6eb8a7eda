import type { OrderData } from "../../actions/deck-order.ts";
import { forgetOrder } from "../../actions/forget-order.ts";
import { editPlayer } from "../../state/fork.ts";
import { ask, FINISHED, pickedObjects, procedure } from "../../state/frames.ts";
import type { ObjectId } from "../../state/ids.ts";

/** 416.5.a, 436.1.a: a player chooses the order of cards on or under a deck. */

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
    const cards = pickedObjects(s);
    const p = editPlayer(s, seat);
    if (where === "top") p.deck = [...without(p.deck, cards), ...cards.toReversed()];
    else p.runeDeck = [...cards.toReversed(), ...without(p.runeDeck, cards)];
    forgetOrder(s, cards, 1 << seat);
    return FINISHED;
  },
});

const without = (deck: readonly ObjectId[], cards: readonly ObjectId[]): readonly ObjectId[] => deck.filter((id) => !cards.includes(id));

import { tell } from "../actions/tell.ts";
import { lookAt, putOnTop, recycle } from "../actions/zones.ts";
import { ask, editData, F, goTo, type Procedure, picks, popFrame, pushFrame } from "../state/frames.ts";
import { type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";

/** 436: looks at the top cards, recycles any number of them, puts the rest back in any order. Never burns out (436.4.a). */
interface PredictData {
  readonly seat: Seat;
  cards: readonly ObjectId[];
}

export function predict(s: State, seat: Seat, n: number): void {
  const { deck } = s.players[seat];
  const cards = deck.slice(Math.max(0, deck.length - n)).reverse();
  if (cards.length === 0) return;
  tell(s, "predicted", "436.1", { player: seat, amount: cards.length });
  pushFrame(s, F.predict, { seat, cards } satisfies PredictData);
  lookAt(s, cards, seat);
}

export const predictProcedure: Procedure = {
  rule: "436",
  steps: [
    function which(s, data: PredictData, frame: number) {
      // Some of them may have left the deck as they were looked at.
      const cards = data.cards.filter((id) => s.objects[id].zone === Zone.deck);
      if (cards.length === 0) {
        popFrame(s);
        return;
      }
      editData<PredictData>(s, frame).cards = cards;
      goTo(s, 1);
      ask(s, data.seat, "choose", "cards", "436.1", -1, cards, 0, cards.length);
    },
    function recycleThem(s, data: PredictData, frame: number) {
      const away = picks(s);
      const rest = data.cards.filter((id) => !away.includes(id));
      editData<PredictData>(s, frame).cards = rest;
      if (away.length > 0) recycle(s, away, data.seat);
      popFrame(s);
      putBack(s, data.seat, rest);
    },
  ],
};

/** Back on top in the order of the player's choice, the first to be drawn first. */
export function putBack(s: State, seat: Seat, cards: readonly ObjectId[]): void {
  if (cards.length > 1) pushFrame(s, F.putBack, { seat, cards } satisfies PredictData);
}

export const putBackProcedure: Procedure = {
  rule: "436.1.a",
  steps: [
    function inWhichOrder(s, data: PredictData) {
      goTo(s, 1);
      ask(s, data.seat, "order", "order", "436.1.a", -1, data.cards, data.cards.length, data.cards.length);
    },
    function put(s, data: PredictData) {
      popFrame(s);
      putOnTop(s, data.seat, picks(s));
    },
  ],
};

import { emit } from "../../actions/emit.ts";
import { recycle } from "../../actions/recycle.ts";
import { lookAt } from "../../actions/zones.ts";
import { topOf } from "../../derive/read.ts";
import { ask, editData, FrameKind, goTo, type Procedure, picks, popFrame, pushFrame } from "../../state/frames.ts";
import { type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { putBack } from "./deck-order.ts";

/** 436: looks at the top cards, recycles any number of them, puts the rest back in any order. Never burns out (436.4.a). */
interface PredictData {
  readonly seat: Seat;
  cards: readonly ObjectId[];
}

/** False: the player is still to choose, before anything else. */
export function predict(s: State, seat: Seat, n: number): boolean {
  const cards = topOf(s, seat, n);
  if (cards.length === 0) return true;
  emit(s, "predicted", "436.1", { player: seat, amount: cards.length });
  pushFrame(s, FrameKind.predict, { seat, cards } satisfies PredictData);
  lookAt(s, cards, seat);
  return false;
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

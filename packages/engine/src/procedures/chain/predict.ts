import { putBack } from "../../actions/deck-order.ts";
import { emit } from "../../actions/emit.ts";
import { recycle } from "../../actions/recycle.ts";
import { lookAt } from "../../actions/zones.ts";
import { topOf } from "../../derive/read.ts";
import { ask, editData, FINISHED, FrameKind, pickedObjects, popFrame, procedure, pushFrame, REPLACED } from "../../state/frames.ts";
import { type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";

/** 436: looks at the top cards, recycles any number of them, puts the rest back in any order. Never burns out (436.4.a). */
export interface PredictData {
  readonly seat: Seat;
  cards: readonly ObjectId[];
}

/** False: the player is still to choose, before anything else. */
export function predict(s: State, seat: Seat, n: number): boolean {
  const cards = topOf(s, seat, n);
  if (cards.length === 0) return true;
  emit(s, "predicted", "436.1", { player: seat, amount: cards.length });
  pushFrame(s, FrameKind.predict, { seat, cards });
  lookAt(s, cards, seat);
  return false;
}

const Step = { choose: 0, recycle: 1 } as const;

export const predictProcedure = procedure<PredictData, typeof Step>("436", Step, {
  choose(s, data, frame) {
    // Some of them may have left the deck as they were looked at.
    const cards = data.cards.filter((id) => s.objects[id].zone === Zone.deck);
    if (cards.length === 0) return FINISHED;
    editData(s, frame, data).cards = cards;
    ask(s, { player: data.seat, kind: "choose", about: "cards", rule: "436.1", options: cards, min: 0, max: cards.length });
    return Step.recycle;
  },

  recycle(s, data) {
    const away = pickedObjects(s);
    if (away.length > 0) recycle(s, away, data.seat);
    popFrame(s);
    putBack(
      s,
      data.seat,
      data.cards.filter((id) => !away.includes(id)),
    );
    return REPLACED;
  },
});

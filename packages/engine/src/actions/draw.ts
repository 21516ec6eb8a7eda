import { PLAYER, playerChoice } from "../decisions/decision.ts";
import { areOpponents } from "../derive/read.ts";
import { inTurnOrder } from "../language/compile/players.ts";
import { editPlayer } from "../state/fork.ts";
import { ask, F, goTo, type Procedure, picks, popFrame, pushFrame } from "../state/frames.ts";
import { type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { numbers } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import { T } from "../state/triggers.ts";
import { leaveFor } from "./relocate.ts";
import { gainPoints, winNow } from "./score.ts";
import { newMoment, tell, trigger } from "./tell.ts";
import { forgetOrder, putUnder } from "./zones.ts";

/** 413, 431, 440: what takes cards off a Main Deck, and what happens when there are too few. */

/** 413: draws as many as there are; for the rest the player burns out first. */
export function draw(s: State, seat: Seat, n: number): void {
  if (!(n > 0)) return;
  newMoment(s);
  const taken = takeTop(s, seat, n, Zone.hand);
  drew(s, seat, taken);
  if (taken.length < n) pushFrame(s, F.draw, { seat, left: n - taken.length, to: Zone.hand, first: true, vars: -1 });
}

/** 440: from the top of the Main Deck to the trash. */
export function burn(s: State, seat: Seat, n: number): ObjectId[] {
  if (!(n > 0)) return [];
  newMoment(s);
  const taken = takeTop(s, seat, n, Zone.trash);
  for (const id of taken) {
    tell(s, "burned", "440.1", { player: seat, object: id });
    trigger(s, T.burned, seat, id, -1, 1, -1, -1, 0);
  }
  if (taken.length < n) pushFrame(s, F.draw, { seat, left: n - taken.length, to: Zone.trash, first: true, vars: -1 });
  return taken;
}

function takeTop(s: State, seat: Seat, n: number, to: Zone): ObjectId[] {
  const { deck } = s.players[seat];
  const taken: ObjectId[] = [];
  for (let i = deck.length - 1; i >= 0 && taken.length < n; i--) taken.push(deck[i]);
  for (let i = 0; i < taken.length; i++) leaveFor(s, taken[i], to);
  return taken;
}

/** Of a trigger, the second object is how many were drawn together. */
export function drew(s: State, seat: Seat, taken: readonly ObjectId[]): void {
  if (taken.length === 0) return;
  const p = editPlayer(s, seat);
  for (const id of taken) {
    p.drawn++;
    tell(s, "drew", "413.1", { player: seat, object: id });
    trigger(s, T.drew, seat, id, taken.length, p.drawn, -1, -1, 0);
  }
}

interface DrawData {
  readonly seat: Seat;
  left: number;
  readonly to: Zone;
  first: boolean;
}

/** 431.2: recycle the trash, choose an opponent to gain 1 point, go on with what was to be done. */
export const drawProcedure: Procedure = {
  rule: "431.2",
  steps: [
    function burnOut(s, data: DrawData) {
      const { seat } = data;
      tell(s, "burnedOut", "431.2", { player: seat });
      newMoment(s);
      recycleTrash(s, seat);
      const opponents = inTurnOrder(s, seat).filter((other) => areOpponents(s, seat, other));
      goTo(s, 1);
      if (opponents.length === 1) s.answer = { do: "choose", picks: [playerChoice(opponents[0])] };
      else ask(s, seat, "choose", "player", "431.2.c", -1, numbers(opponents, playerChoice), 1, 1);
    },
    function goOn(s, data: DrawData, frame: number) {
      const { seat, to } = data;
      const [opponent] = picks(s);
      // 431.3.b: points after the first of a sequence can be neither replaced nor prevented.
      gainPoints(s, opponent - PLAYER, 1, "431.2.c", !data.first);
      if (!data.first && winNow(s)) return; // 431.3.c.1
      const taken = takeTop(s, seat, data.left, to);
      if (to === Zone.hand) drew(s, seat, taken);
      else
        for (const id of taken) {
          tell(s, "burned", "440.1", { player: seat, object: id });
          trigger(s, T.burned, seat, id, -1, 1, -1, -1, 0);
        }
      const left = data.left - taken.length;
      if (left === 0) {
        popFrame(s);
        return;
      }
      s.frames[frame] = { epoch: s.epoch, kind: F.draw, step: 0, data: { ...data, left, first: false } };
    },
  ],
};

function recycleTrash(s: State, seat: Seat): void {
  const { trash } = s.players[seat];
  putUnder(s, trash);
  for (const id of trash) tell(s, "recycled", "431.2.b", { player: seat, object: id });
  if (trash.length > 1) forgetOrder(s, trash);
}

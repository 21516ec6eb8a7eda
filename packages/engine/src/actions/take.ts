import { areOpponents, topOf } from "../derive/read.ts";
import { playerChoice, seatOfChoice } from "../state/decision.ts";
import { editObject, editPlayer } from "../state/fork.ts";
import { ask, editData, FrameKind, picks, popFrame, procedure, pushFrame, REPLACED } from "../state/frames.ts";
import { NO_OBJECT, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { mapToNumbers } from "../state/lists.ts";
import { refsTo } from "../state/object-refs.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { inTurnOrder } from "../state/turn-order.ts";
import { emit } from "./emit.ts";
import { recycleTrash } from "./recycle.ts";
import { leaveFor } from "./relocate.ts";
import { editRoot, setRootVar } from "./running-text.ts";
import { gainPoints, winByPoints } from "./score.ts";
import { startTriggerBatch, trigger } from "./trigger.ts";
import { banish, putInto, toTrash } from "./zones.ts";

/**
 * 431: every way in which cards of a Main Deck go to another zone by being its top cards. Whoever looks at, reveals or
 * predicts them takes nothing, and never burns out (431.1.c, 436.4.a): see `topOf`.
 */
export type Taking = "draw" | "burn" | "banish" | "toTrash" | "toHand";

/** Who is told what was taken: an effect (its outermost frame, and the number of the outcome), and what banishes them (393). */
export interface Outcome {
  readonly root: number;
  readonly number: number;
  readonly banisher: ObjectId;
}

const UNTOLD: Outcome = { root: -1, number: -1, banisher: NO_OBJECT };

export interface TakeData {
  /** Whose Main Deck it is. */
  readonly seat: Seat;
  /** Whose doing it is. */
  readonly by: Seat;
  readonly how: Taking;
  readonly outcome: Outcome;
  left: number;
  /** 431.3: is this the first burn out of the sequence? */
  first: boolean;
}

/** 431.1.a, 431.2: as many as there are; for the rest the player burns out first. False: that is still to come, before anything else. */
export function take(s: State, seat: Seat, n: number, how: Taking, by: Seat, outcome: Outcome = UNTOLD): boolean {
  if (!(n > 0)) return true;
  const taken = topOf(s, seat, n);
  perform(s, seat, taken, how, by, outcome);
  if (taken.length === n) return true;
  pushFrame(s, FrameKind.take, { seat, by, how, outcome, left: n - taken.length, first: true } satisfies TakeData);
  return false;
}

/** 413 */
export const draw = (s: State, seat: Seat, n: number): boolean => take(s, seat, n, "draw", seat);

/** 440: from the top of the Main Deck to the trash. */
export const burn = (s: State, seat: Seat, n: number, outcome: Outcome = UNTOLD): boolean => take(s, seat, n, "burn", seat, outcome);

function perform(s: State, seat: Seat, ids: readonly ObjectId[], how: Taking, by: Seat, outcome: Outcome): void {
  if (ids.length === 0) return;
  startTriggerBatch(s);
  switch (how) {
    case "draw": // 108.7.b, 413.1.a
      for (let i = 0; i < ids.length; i++) leaveFor(s, ids[i], Zone.hand);
      drew(s, seat, ids);
      break;
    case "burn":
      burned(s, seat, toTrash(s, ids, by));
      break;
    case "banish":
      banish(s, ids, by);
      link(s, outcome.banisher, ids);
      break;
    case "toTrash":
      putInto(s, ids, Zone.trash, by);
      break;
    case "toHand":
      putInto(s, ids, Zone.hand, by);
      break;
  }
  if (outcome.root >= 0) record(s, outcome, ids);
}

/** What is taken after a burn out was taken by the same instruction (440.4): "it" is all of them. */
function record(s: State, { root, number }: Outcome, ids: readonly ObjectId[]): void {
  const data = editRoot(s, root);
  data.did = true;
  data.times = 1;
  if (number < 0) return;
  const before = data.vars[number] ?? [];
  setRootVar(s, root, number, before.length === 0 ? ids : [...before, ...ids]);
}

/** Of a trigger, the second object is how many were drawn together. */
export function drew(s: State, seat: Seat, taken: readonly ObjectId[]): void {
  if (taken.length === 0) return;
  const p = editPlayer(s, seat);
  for (const id of taken) {
    p.drawn++;
    emit(s, "drew", "413.1", { player: seat, object: id });
    trigger(s, { kind: TriggerKind.drew, player: seat, object: id, together: taken.length, amount: p.drawn });
  }
}

function burned(s: State, seat: Seat, ids: readonly ObjectId[]): void {
  for (const id of ids) leaveFor(s, id, Zone.trash);
  for (const id of ids) {
    emit(s, "burned", "440.1", { player: seat, object: id });
    trigger(s, { kind: TriggerKind.burned, player: seat, object: id, amount: 1 });
  }
}

/** 393: what an object has banished is remembered by it ("banished with this"). */
export function link(s: State, by: ObjectId, ids: readonly ObjectId[]): void {
  if (by < 0 || s.objects[by].zone === Zone.none || ids.includes(by)) return;
  const o = editObject(s, by);
  o.linked = [...o.linked, ...refsTo(s, ids)];
}

/** 431.2: recycle the trash, choose an opponent to gain 1 point, go on with what was to be done. */
const Step = { burnOut: 0, goOn: 1 } as const;

export const takeProcedure = procedure<TakeData, typeof Step>("431.2", Step, {
  burnOut(s, { seat }) {
    emit(s, "burnedOut", "431.2", { player: seat });
    recycleTrash(s, seat);
    const opponents = inTurnOrder(s, seat).filter((other) => areOpponents(s, seat, other));
    if (opponents.length === 1) s.answer = { do: "choose", picks: [playerChoice(opponents[0])] };
    else
      ask(s, {
        player: seat,
        kind: "choose",
        about: "player",
        rule: "431.2.c",
        options: mapToNumbers(opponents, playerChoice),
        min: 1,
        max: 1,
      });
    return Step.goOn;
  },

  goOn(s, data, frame) {
    const { seat, by, how, outcome, left } = data;
    const opponent = seatOfChoice(picks(s)[0]);
    // 431.3.b: points after the first of a sequence can be neither replaced nor prevented.
    gainPoints(s, opponent, 1, "431.2.c", !data.first);
    if (!data.first && winByPoints(s, opponent)) return Step.goOn;
    const taken = topOf(s, seat, left);
    if (taken.length === left) popFrame(s);
    else {
      const d = editData(s, frame, data);
      d.left = left - taken.length;
      d.first = false;
    }
    perform(s, seat, taken, how, by, outcome);
    return taken.length === left ? REPLACED : Step.burnOut;
  },
});

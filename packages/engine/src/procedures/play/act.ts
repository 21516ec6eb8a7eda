import type { RuleId } from "@rulebound/rules";
import { emit } from "../../actions/emit.ts";
import { move } from "../../actions/move.ts";
import { exhaust } from "../../actions/states.ts";
import { startTriggerBatch } from "../../actions/trigger.ts";
import { hasUsefulAct } from "../../decisions/acts.ts";
import { type Answer, RuneAbility } from "../../state/decision.ts";
import { ask, FrameKind, pickedObjects, popFrame, procedure, pushFrame, REPLACED } from "../../state/frames.ts";
import { type LocationId, type ObjectId, type Seat, TypeBit } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { exhaustRune, recycleForPower } from "../cost/add-to-pay.ts";
import { mostPaidFor, payMoveTax } from "../cost/move-tax.ts";
import { isNeutralOpen } from "../turn/timing.ts";
import { hide } from "./hide.ts";
import { startPlay, startUse } from "./play.ts";
import { movable } from "./standard-move.ts";

/** 410.1: discretionary actions with priority or focus. Whether they are legal is decided by decisions/. */

export const PASS: Answer = { do: "pass" };

/** A window of opportunity. False: only passing is left, so that it does not surface, unless every window is wanted. */
export function askToAct(s: State, seat: Seat, rule: RuleId): boolean {
  s.actsVersion = -1; // another window: chain, phase and focus are no part of the version
  if (!surfaces(s, seat)) {
    s.answer = PASS;
    return false;
  }
  ask(s, { player: seat, kind: "act", about: "act", rule, options: NO_OPTIONS, min: 0, max: 0 });
  return true;
}
const NO_OPTIONS: readonly number[] = [];

function surfaces(s: State, seat: Seat): boolean {
  if (s.windows === "all") return true;
  return s.windows === "open" ? isNeutralOpen(s) && s.turnPlayer === seat : hasUsefulAct(s, seat);
}

export function performAct(s: State, seat: Seat, answer: Answer): void {
  switch (answer.do) {
    case "play":
      startPlay(s, seat, answer.object, answer.way, null);
      return;
    case "use":
      if (isRune(s, answer.object)) useRune(s, seat, answer.object, answer.ability);
      else startUse(s, seat, answer.object, answer.ability);
      return;
    // 448
    case "move":
      if (answer.units.length === 0) pushFrame(s, FrameKind.group, { seat, to: answer.to });
      else standardMove(s, seat, answer.units, answer.to);
      return;
    case "hide":
      hide(s, seat, answer.object, answer.at);
      return;
    default:
  }
}

const isRune = (s: State, id: ObjectId): boolean => (s.pool.cards[s.objects[id].card].types & TypeBit.rune) !== 0;

/** 164.2 */
function useRune(s: State, seat: Seat, rune: ObjectId, ability: number): void {
  startTriggerBatch(s);
  emit(s, "activated", "164.2", { player: seat, object: rune });
  if (ability === RuneAbility.exhaust) exhaustRune(s, seat, rune);
  else recycleForPower(s, seat, rune);
}

/** 144, 420.2.b: exhausting is the cost (420.3.a), paid for all at once (144.3.c), and moving the effect (420.3.b). */
function standardMove(s: State, seat: Seat, units: readonly ObjectId[], to: LocationId): void {
  startTriggerBatch(s);
  payMoveTax(s, seat, units.length, to);
  for (const id of units) exhaust(s, id, seat);
  move(s, units, to, seat);
}

export interface GroupData {
  readonly seat: Seat;
  readonly to: LocationId;
}

const Step = { choose: 0, move: 1 } as const;

/** The step-by-step form of a group move: which units go together. */
export const groupProcedure = procedure<GroupData, typeof Step>("144.3", Step, {
  choose(s, data) {
    const units = movable(s, data.seat, data.to);
    ask(s, {
      player: data.seat,
      kind: "choose",
      about: "targets",
      rule: "144.3",
      options: units,
      min: 2,
      max: mostPaidFor(s, data.seat, units.length, data.to),
    });
    return Step.move;
  },

  move(s, data) {
    popFrame(s);
    standardMove(s, data.seat, pickedObjects(s), data.to);
    return REPLACED;
  },
});

import { emit } from "../../actions/emit.ts";
import { editBattlefield } from "../../state/fork.ts";
import { goTo, isOnTop, type Procedure, popFrame } from "../../state/frames.ts";
import { FIRST_BATTLEFIELD, NOBODY } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { nextSeat, playersLeft } from "../../state/turn-order.ts";
import { settle } from "../chain/chain.ts";
import { occupantOf, setController } from "../cleanup/battlefield-control.ts";
import { startCombatSteps } from "../combat/combat.ts";
import { askToAct, performAct } from "../play/act.ts";
import { conquer } from "../scoring/scoring.ts";
import type { ShowdownData } from "./start-showdown.ts";

/** 341-348: showdowns, with or without combat. One at a time. */
/** 347: the player with Focus acts or passes. */
function act(s: State, data: ShowdownData): void {
  if (s.players[s.focus].lost) s.focus = nextSeat(s, s.focus);
  s.priority = s.focus;
  goTo(s, ANSWERED);
  askToAct(s, s.focus, "347");
  if (s.decision === null) answered(s, data);
}

function answered(s: State, data: ShowdownData): void {
  const { answer, focus } = s;
  s.priority = NOBODY;
  if (answer !== null && answer.do !== "pass") {
    s.passes = 0;
    goTo(s, SETTLE_FIRST);
    performAct(s, focus, answer);
    return;
  }
  emit(s, "passed", "347.2", { player: focus });
  s.passes++;
  if (s.passes >= playersLeft(s)) {
    close(s, data.battlefield);
    return;
  }
  s.focus = nextSeat(s, focus);
  act(s, data);
}

const SETTLE_FIRST = 0;
const ACT = 1;
const ANSWERED = 2;

export const showdownProcedure: Procedure = {
  rule: "341",
  steps: [
    function settleFirst(s, data: ShowdownData, frame: number) {
      goTo(s, ACT);
      settle(s);
      if (isOnTop(s, frame)) act(s, data);
    },
    act,
    answered,
    /** After a non-combat showdown: what the conquest has put on the chain. */
    function done(s) {
      popFrame(s);
    },
  ],
};

/** 348: a combat goes on with its steps; otherwise whoever alone has units there takes control. */
function close(s: State, battlefield: number): void {
  emit(s, "showdownEnded", "348", { at: battlefield + FIRST_BATTLEFIELD });
  s.focus = NOBODY;
  s.passes = 0;
  if (s.combat) {
    popFrame(s);
    startCombatSteps(s, battlefield);
    return;
  }
  s.showdownAt = -1;
  const before = s.battlefields[battlefield].controller;
  const occupant = occupantOf(s, battlefield);
  const edited = editBattlefield(s, battlefield);
  edited.contestedBy = NOBODY;
  edited.showdownStaged = false;
  s.cleanupDue = true;
  popFrame(s);
  if (occupant >= 0 && before !== occupant) {
    setController(s, battlefield, occupant);
    conquer(s, occupant, battlefield, before); // 348.2.a.1
  }
}

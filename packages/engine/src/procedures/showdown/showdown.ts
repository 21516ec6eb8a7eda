import { emit } from "../../actions/emit.ts";
import { editBattlefield } from "../../state/fork.ts";
import { popFrame, procedure, REPLACED } from "../../state/frames.ts";
import { type BattlefieldIndex, battlefieldLocation, NO_BATTLEFIELD, NOBODY } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { nextSeat, playersLeft } from "../../state/turn-order.ts";
import { settle } from "../chain/chain.ts";
import { occupantOf, setController } from "../cleanup/battlefield-control.ts";
import { startCombatSteps } from "../combat/combat.ts";
import { askToAct, performAct } from "../play/act.ts";
import { conquer } from "../scoring/scoring.ts";
import { ShowdownStep } from "./showdown-steps.ts";
import type { ShowdownData } from "./start-showdown.ts";

/** 341-348: showdowns, with or without combat. One at a time. */
export const showdownProcedure = procedure<ShowdownData, typeof ShowdownStep>("341", ShowdownStep, {
  settle(s) {
    settle(s);
    return ShowdownStep.act;
  },

  /** 347: the player with Focus acts or passes. */
  act(s) {
    if (s.players[s.focus].lost) s.focus = nextSeat(s, s.focus);
    s.priority = s.focus; // 313.2
    askToAct(s, s.focus, "347");
    return ShowdownStep.answered;
  },

  answered(s, data) {
    const { answer, focus } = s;
    s.priority = NOBODY;
    if (answer !== null && answer.do !== "pass") {
      s.passes = 0;
      performAct(s, focus, answer);
      return ShowdownStep.settle;
    }
    emit(s, "passed", "347.2", { player: focus });
    s.passes++;
    if (s.passes >= playersLeft(s)) {
      popFrame(s);
      close(s, data.battlefield);
      return REPLACED;
    }
    s.focus = nextSeat(s, focus);
    return ShowdownStep.act;
  },
});

/** 348: a combat goes on with its steps; otherwise the only player with units there takes control. */
function close(s: State, battlefield: BattlefieldIndex): void {
  emit(s, "showdownEnded", "348", { at: battlefieldLocation(battlefield) });
  s.focus = NOBODY; // 313.5
  s.passes = 0;
  if (s.combat) {
    startCombatSteps(s, battlefield);
    return;
  }
  s.showdownAt = NO_BATTLEFIELD;
  const before = s.battlefields[battlefield].controller;
  const occupant = occupantOf(s, battlefield);
  const edited = editBattlefield(s, battlefield);
  edited.contestedBy = NOBODY;
  edited.showdownStaged = false;
  s.cleanupDue = true;
  // 190.4
  if (occupant >= 0 && before !== occupant) {
    setController(s, battlefield, occupant);
    conquer(s, occupant, battlefield, before); // 348.2.a.1
  }
}

import { newMoment, tell, trigger } from "../../actions/tell.ts";
import { areOpponents, isUnit } from "../../derive/read.ts";
import { nextSeat, playersLeft } from "../../language/compile/players.ts";
import { editBattlefield } from "../../state/fork.ts";
import { F, goTo, isOnTop, type Procedure, popFrame, pushFrame } from "../../state/frames.ts";
import { FIRST_BATTLEFIELD, NOBODY, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { T } from "../../state/triggers.ts";
import { settle } from "../chain/chain.ts";
import { occupantOf, setController } from "../cleanup/battlefield-control.ts";
import { designate } from "../cleanup/cleanup.ts";
import { NO_EXCESS } from "../combat/assignment.ts";
import { startCombatSteps } from "../combat/combat.ts";
import { askToAct, performAct } from "../play/act.ts";
import { conquer } from "../scoring/scoring.ts";

/** 341-348: showdowns, with or without combat. One at a time. */
interface ShowdownData {
  readonly battlefield: number;
}

/** 344, 345: whoever applied Contested gains Focus. */
export function startShowdown(s: State, battlefield: number): void {
  const b = editBattlefield(s, battlefield);
  const withCombat = b.combatStaged;
  b.showdownStaged = false;
  s.showdownAt = battlefield;
  s.focus = b.contestedBy;
  s.passes = 0;
  s.cause = tell(s, "showdownBegan", "344", { player: b.contestedBy, at: battlefield + FIRST_BATTLEFIELD });
  pushFrame(s, F.showdown, { battlefield } satisfies ShowdownData);
  newMoment(s);
  trigger(s, T.showdownBegins, b.contestedBy, -1, -1, 0, -1, battlefield + FIRST_BATTLEFIELD, 0);
  if (withCombat) openCombat(s);
  s.cause = -1;
}

/** 323.14, 464.2.c.1.b: the showdown that is going on becomes a combat showdown; whoever has Focus keeps it. */
export function startCombatHere(s: State): void {
  openCombat(s);
}

/** 464.2: who attacks and who defends. */
function openCombat(s: State): void {
  const battlefield = s.showdownAt;
  const at = battlefield + FIRST_BATTLEFIELD;
  const b = editBattlefield(s, battlefield);
  b.combatStaged = false;
  b.showdownStaged = false;
  s.combat = true;
  s.combatNumber++;
  s.excessDamage = NO_EXCESS;
  s.tied = false;
  s.attacker = b.contestedBy;
  s.defender = otherSide(s, at, b.contestedBy);
  tell(s, "combatBegan", "464.2", { player: s.attacker, at });
  newMoment(s);
  trigger(s, T.combatStarts, s.attacker, -1, -1, 0, -1, at, 0);
  designate(s);
  trigger(s, T.attacks, s.attacker, -1, -1, 0, -1, at, 0);
  trigger(s, T.defends, s.defender, -1, -1, 0, -1, at, 0);
}

const otherSide = (s: State, at: number, attacker: Seat): Seat => {
  for (const id of s.at[at]) if (isUnit(s, id) && areOpponents(s, s.objects[id].controller, attacker)) return s.objects[id].controller;
  return NOBODY;
};

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
  tell(s, "passed", "347.2", { player: focus });
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
  tell(s, "showdownEnded", "348", { at: battlefield + FIRST_BATTLEFIELD });
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

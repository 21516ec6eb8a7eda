import { newMoment, tell, trigger } from "../../actions/tell.ts";
import { areOpponents, isUnit } from "../../derive/read.ts";
import { editBattlefield } from "../../state/fork.ts";
import { F, pushFrame } from "../../state/frames.ts";
import { FIRST_BATTLEFIELD, NOBODY, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { T } from "../../state/triggers.ts";
import { NO_EXCESS } from "../combat/assignment.ts";
import { designate } from "../combat/designate.ts";

export interface ShowdownData {
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
  trigger(s, { kind: T.showdownBegins, player: b.contestedBy, to: battlefield + FIRST_BATTLEFIELD });
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
  trigger(s, { kind: T.combatStarts, player: s.attacker, to: at });
  designate(s);
  trigger(s, { kind: T.attacks, player: s.attacker, to: at });
  trigger(s, { kind: T.defends, player: s.defender, to: at });
}

const otherSide = (s: State, at: number, attacker: Seat): Seat => {
  for (const id of s.at[at]) if (isUnit(s, id) && areOpponents(s, s.objects[id].controller, attacker)) return s.objects[id].controller;
  return NOBODY;
};

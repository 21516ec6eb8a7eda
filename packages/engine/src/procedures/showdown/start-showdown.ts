import { emit } from "../../actions/emit.ts";
import { startTriggerBatch, trigger } from "../../actions/trigger.ts";
import { areOpponents, isUnit } from "../../derive/read.ts";
import { editBattlefield } from "../../state/fork.ts";
import { FrameKind, pushFrame } from "../../state/frames.ts";
import { type BattlefieldIndex, battlefieldLocation, type LocationId, NOBODY, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { NO_EXCESS } from "../combat/assignment.ts";
import { designate } from "../combat/designate.ts";

export interface ShowdownData {
  readonly battlefield: BattlefieldIndex;
}

/** 344, 345: the player who applied Contested gains Focus. */
export function startShowdown(s: State, battlefield: BattlefieldIndex): void {
  const b = editBattlefield(s, battlefield);
  const withCombat = b.combatStaged;
  b.showdownStaged = false;
  s.showdownAt = battlefield;
  s.focus = b.contestedBy; // 313, 464.2.c.1.a
  s.passes = 0;
  s.cause = emit(s, "showdownBegan", "344", { player: b.contestedBy, at: battlefieldLocation(battlefield) });
  pushFrame(s, FrameKind.showdown, { battlefield } satisfies ShowdownData);
  startTriggerBatch(s);
  trigger(s, { kind: TriggerKind.showdownBegins, player: b.contestedBy, to: battlefieldLocation(battlefield) });
  if (withCombat) openCombat(s); // 461.3
  s.cause = -1;
}

/** 323.14, 464.2.c.1.b: the showdown that is going on becomes a combat showdown; the player with Focus keeps it. */
export function startCombatHere(s: State): void {
  openCombat(s);
}

/** 464.2: who attacks and who defends. */
function openCombat(s: State): void {
  const battlefield = s.showdownAt;
  const at = battlefieldLocation(battlefield);
  const b = editBattlefield(s, battlefield);
  b.combatStaged = false;
  b.showdownStaged = false;
  s.combat = true;
  s.combatNumber++;
  s.excessDamage = NO_EXCESS;
  s.tied = false;
  s.attacker = b.contestedBy;
  s.defender = otherSide(s, at, b.contestedBy);
  emit(s, "combatBegan", "464.2", { player: s.attacker, at });
  startTriggerBatch(s);
  trigger(s, { kind: TriggerKind.combatStarts, player: s.attacker, to: at });
  designate(s);
  trigger(s, { kind: TriggerKind.attacks, player: s.attacker, to: at });
  trigger(s, { kind: TriggerKind.defends, player: s.defender, to: at });
}

const otherSide = (s: State, at: LocationId, attacker: Seat): Seat => {
  for (const id of s.at[at]) if (isUnit(s, id) && areOpponents(s, s.objects[id].controller, attacker)) return s.objects[id].controller;
  return NOBODY;
};

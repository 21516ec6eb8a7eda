import { kill } from "../../actions/kill.ts";
import { contest, recall } from "../../actions/move.ts";
import { winNow } from "../../actions/score.ts";
import { noticeMights } from "../../actions/states.ts";
import { removeFacedown } from "../../actions/zones.ts";
import { isLethal } from "../../derive/lethal.ts";
import { areFriendly, hasUnitsAt, isUnit } from "../../derive/read.ts";
import { type Choice, locationChoice, locationOfChoice } from "../../state/decision.ts";
import { editBattlefield } from "../../state/fork.ts";
import { ask, FINISHED, pickedObjects, picks, popFrame, procedure, REPLACED } from "../../state/frames.ts";
import {
  baseOf,
  battlefieldIndex,
  battlefieldLocation,
  FIRST_LOCATION,
  isBase,
  isBattlefield,
  NOBODY,
  type ObjectId,
  type Seat,
  TypeBit,
} from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { designate } from "../combat/designate.ts";
import { roomFor } from "../play/hide.ts";
import { startCombatHere, startShowdown } from "../showdown/start-showdown.ts";
import { hasOpposingUnits, loseControl } from "./battlefield-control.ts";
import { combatSteps, endingSteps } from "./special-cleanup.ts";
import type { CleanupData } from "./start-cleanup.ts";

const Step = { winAndDie: 0, special: 1, board: 2, begin: 3, beginThere: 4, makeRoom: 5 } as const;

export const cleanupProcedure = procedure<CleanupData, typeof Step>("323", Step, {
  winAndDie(s, data) {
    if (winNow(s)) return Step.winAndDie; // 1
    noticeMights(s);
    designate(s); // 2
    killLethal(s); // 3a, 3b
    return data.special === "none" ? Step.board : Step.special; // 324.1
  },

  special(s, data) {
    if (data.special === "combat") combatSteps(s);
    else if (data.special === "ending") endingSteps(s);
    return Step.board;
  },

  board(s) {
    loseControl(s); // 4
    tidy(s); // 5
    stage(s); // 6, 7
    uncontest(s); // 8
    return askForRoom(s) ? Step.makeRoom : Step.begin;
  },

  makeRoom(s) {
    removeFacedown(s, pickedObjects(s), "107.3.b.2");
    return askForRoom(s) ? Step.makeRoom : Step.begin;
  },

  /** 9, 10: in a Neutral Open State (460) the turn player chooses where it begins (461.1). */
  begin(s) {
    if (s.chain.length > 0) return FINISHED;
    if (s.showdownAt >= 0) {
      // 10a, 460.1
      if (s.combat || !s.battlefields[s.showdownAt].combatStaged) return FINISHED;
      popFrame(s);
      startCombatHere(s);
      return REPLACED;
    }
    if (s.cleanupDue) return FINISHED;
    const showdowns = staged(s, false);
    const first = showdowns.length > 0 ? showdowns : staged(s, true);
    if (first.length === 0) return FINISHED;
    if (first.length === 1) return beginAt(s, first[0]);
    ask(s, {
      player: s.turnPlayer,
      kind: "choose",
      about: "combat",
      rule: showdowns.length > 0 ? "323.12" : "323.13",
      options: first,
      min: 1,
      max: 1,
    });
    return Step.beginThere;
  },

  beginThere: (s) => beginAt(s, picks(s)[0]),
});

function beginAt(s: State, there: Choice): typeof REPLACED {
  popFrame(s);
  startShowdown(s, battlefieldIndex(locationOfChoice(there)));
  return REPLACED;
}

/** Battlefields where a combat is staged, or only a showdown. */
function staged(s: State, combat: boolean): Choice[] {
  const out: Choice[] = [];
  for (const b of s.battlefields)
    if (combat ? b.combatStaged : b.showdownStaged && !b.combatStaged) out.push(locationChoice(battlefieldLocation(b.index)));
  return out;
}

/** 428.5.c: the kill is attributed to what has just dealt the damage. */
function killLethal(s: State): void {
  let dying: ObjectId[] | null = null;
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      if (o.damage === 0 || !isUnit(s, id) || !isLethal(s, id, o.damage, o.damagedBy)) continue;
      dying ??= [];
      dying.push(id);
    }
  if (dying !== null) kill(s, dying, "damage");
}

/** 323.7: what is where it cannot stay, such as gear by itself at a battlefield (152.2, 457, 457.1). */
function tidy(s: State): void {
  for (let place = FIRST_LOCATION; place < s.at.length; place++)
    for (const id of s.at[place]) {
      const o = s.objects[id];
      if (o.attachedTo >= 0) continue; // 107.1.c.1
      // 107.1.c
      if (isBattlefield(place) ? !isUnit(s, id) && !staysAtBattlefields(s, id) : isBase(place) && place !== baseOf(o.controller))
        recall(s, id);
    }
  for (const { facedown, controller } of s.battlefields) if (facedown.length > 0) removeStrays(s, facedown, controller);
}

function removeStrays(s: State, facedown: readonly ObjectId[], controller: Seat): void {
  const strays = facedown.filter((id) => s.objects[id].controller !== controller);
  removeFacedown(s, strays, "323.7");
}

/** 107.3.b.2: who has more facedown cards somewhere than there is room for chooses which to put into the trash. */
function askForRoom(s: State): boolean {
  for (const { index, facedown, controller } of s.battlefields) {
    if (facedown.length < 2) continue;
    const surplus = facedown.length - roomFor(s, battlefieldLocation(index));
    if (surplus <= 0) continue;
    ask(s, { player: controller, kind: "choose", about: "cards", rule: "107.3.b.2", options: facedown, min: surplus, max: surplus });
    return true;
  }
  return false;
}

/** Radiance's Deploy is played to a battlefield and stays there. */
const staysAtBattlefields = (s: State, id: ObjectId): boolean =>
  (s.pool.cards[s.objects[id].card].keywords & (1 << 25)) !== 0 || (s.pool.cards[s.objects[id].card].types & TypeBit.battlefield) !== 0;

/** 323.8, 323.9, 323.10: a showdown (451) or a combat (452), for as long as its units are there (461, 461.2). */
function stage(s: State): void {
  for (const b of s.battlefields) {
    const at = battlefieldLocation(b.index);
    if (s.combat && s.showdownAt === b.index) continue;
    const contested = b.contestedBy >= 0 && hasUnitsAt(s, at, b.contestedBy);
    const showdown = contested && s.showdownAt !== b.index;
    const combat = b.contestedBy >= 0 && hasOpposingUnits(s, at);
    if (b.showdownStaged === showdown && b.combatStaged === combat) continue;
    const edited = editBattlefield(s, b.index);
    edited.showdownStaged = showdown;
    edited.combatStaged = combat;
  }
}

/** 323.11: Contested goes with its units; a player whose units are left there contests anew. */
function uncontest(s: State): void {
  for (const b of s.battlefields) {
    const at = battlefieldLocation(b.index);
    if (s.showdownAt === b.index) continue;
    if (b.contestedBy >= 0 && !hasUnitsAt(s, at, b.contestedBy)) {
      const edited = editBattlefield(s, b.index);
      edited.contestedBy = NOBODY;
      edited.showdownStaged = false;
      edited.combatStaged = false;
      s.cleanupDue = true;
    }
    if (s.battlefields[b.index].contestedBy >= 0) continue;
    for (const id of s.at[at]) {
      if (!isUnit(s, id) || areFriendly(s, s.objects[id].controller, b.controller)) continue;
      contest(s, id, at);
      s.cleanupDue = true;
      break;
    }
  }
}

import { kill } from "../../actions/kill.ts";
import { contest, recall } from "../../actions/move.ts";
import { winNow } from "../../actions/score.ts";
import { noticeMights } from "../../actions/states.ts";
import { removeFacedown } from "../../actions/zones.ts";
import { isLethal } from "../../derive/lethal.ts";
import { areFriendly, hasUnitsAt, isUnit } from "../../derive/read.ts";
import { type Choice, LOCATION, locationChoice } from "../../state/decision.ts";
import { editBattlefield } from "../../state/fork.ts";
import { ask, FrameKind, goTo, isOnTop, type Procedure, picks, popFrame, pushFrame } from "../../state/frames.ts";
import { FIRST_BATTLEFIELD, isBase, isBattlefield, NOBODY, type ObjectId, type Seat, TypeBit } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { designate } from "../combat/designate.ts";
import { roomFor } from "../play/hide.ts";
import { startCombatHere, startShowdown } from "../showdown/start-showdown.ts";
import { hasOpposingUnits, loseControl } from "./battlefield-control.ts";
import { combatSteps, endingSteps } from "./special-cleanup.ts";
import type { CleanupData, Special } from "./start-cleanup.ts";

/** Called last: as far as nobody is asked. */
export function cleanUp(s: State, special: Special): void {
  const data: CleanupData = { special };
  s.cleanupDue = false;
  pushFrame(s, FrameKind.cleanup, data);
  winAndDie(s, data, s.frames.length - 1);
}

function winAndDie(s: State, data: CleanupData, frame: number): void {
  if (winNow(s)) return; // 1
  noticeMights(s);
  designate(s); // 2
  goTo(s, STEP.special);
  killLethal(s); // 3a, 3b
  if (isOnTop(s, frame)) special(s, data, frame);
}

function special(s: State, data: CleanupData, frame: number): void {
  goTo(s, STEP.board);
  if (data.special === "combat") combatSteps(s);
  else if (data.special === "ending") endingSteps(s);
  if (isOnTop(s, frame)) board(s, frame);
}

function board(s: State, frame: number): void {
  loseControl(s); // 4
  tidy(s); // 5
  stage(s); // 6, 7
  uncontest(s); // 8
  goTo(s, askForRoom(s) ? STEP.makeRoom : STEP.begin);
  if (isOnTop(s, frame)) begin(s);
}

/** 9, 10: in a Neutral Open State the turn player chooses where it begins. */
function begin(s: State): void {
  const open = s.chain.length === 0;
  if (open && s.showdownAt >= 0) {
    // 10a
    if (!s.combat && s.battlefields[s.showdownAt].combatStaged) {
      popFrame(s);
      startCombatHere(s);
      return;
    }
  } else if (open && !s.cleanupDue) {
    const showdowns = staged(s, false);
    const first = showdowns.length > 0 ? showdowns : staged(s, true);
    if (first.length > 0) {
      if (first.length === 1) {
        beginAt(s, first[0]);
        return;
      }
      goTo(s, STEP.beginThere);
      ask(s, s.turnPlayer, "choose", "combat", showdowns.length > 0 ? "323.12" : "323.13", -1, first, 1, 1);
      return;
    }
  }
  popFrame(s);
}

function beginAt(s: State, there: Choice): void {
  popFrame(s);
  startShowdown(s, there - LOCATION - FIRST_BATTLEFIELD);
}

const STEP = { winAndDie: 0, special: 1, board: 2, begin: 3, beginThere: 4, makeRoom: 5 } as const;

export const cleanupProcedure: Procedure = {
  rule: "323",
  steps: [
    winAndDie,
    special,
    (s, _data, frame) => board(s, frame),
    begin,
    function beginThere(s) {
      beginAt(s, picks(s)[0]);
    },
    function makeRoom(s) {
      removeFacedown(s, picks(s), "107.3.b.2");
      goTo(s, askForRoom(s) ? STEP.makeRoom : STEP.begin);
    },
  ],
};

/** Battlefields where a combat is staged, or only a showdown. */
function staged(s: State, combat: boolean): Choice[] {
  const out: Choice[] = [];
  for (const b of s.battlefields)
    if (combat ? b.combatStaged : b.showdownStaged && !b.combatStaged) out.push(locationChoice(b.index + FIRST_BATTLEFIELD));
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

/** 323.7: what is where it cannot stay. */
function tidy(s: State): void {
  for (let place = 0; place < s.at.length; place++)
    for (const id of s.at[place]) {
      const o = s.objects[id];
      if (o.attachedTo >= 0) continue;
      if (isBattlefield(place) ? !isUnit(s, id) && !staysAtBattlefields(s, id) : isBase(place) && place !== o.controller) recall(s, id);
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
    const surplus = facedown.length - roomFor(s, index + FIRST_BATTLEFIELD);
    if (surplus <= 0) continue;
    ask(s, controller, "choose", "cards", "107.3.b.2", -1, facedown, surplus, surplus);
    return true;
  }
  return false;
}

/** Radiance's Deploy is played to a battlefield and stays there. */
const staysAtBattlefields = (s: State, id: ObjectId): boolean =>
  (s.pool.cards[s.objects[id].card].keywords & (1 << 25)) !== 0 || (s.pool.cards[s.objects[id].card].types & TypeBit.battlefield) !== 0;

/** 323.8, 323.9, 323.10 */
function stage(s: State): void {
  for (const b of s.battlefields) {
    const at = b.index + FIRST_BATTLEFIELD;
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

/** 323.11: Contested goes with its units; whoever is left there contests anew. */
function uncontest(s: State): void {
  for (const b of s.battlefields) {
    const at = b.index + FIRST_BATTLEFIELD;
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

import { replaceBattlefieldObject } from "../../actions/battlefields.ts";
import { emit } from "../../actions/emit.ts";
import { leaveFor, removeFromGame } from "../../actions/relocate.ts";
import { win } from "../../actions/score.ts";
import { BLANK_BATTLEFIELD } from "../../language/blank-battlefield.ts";
import { editBattlefield, editFrame, editLayerInputs, editPlayer, editPool, invalidateAbilities } from "../../state/fork.ts";
import { FrameKind, popFrame, pushFrame, resumeAt, topFrame } from "../../state/frames.ts";
import { type CardId, NO_BATTLEFIELD, NOBODY, Phase, Role, type Seat, Zone } from "../../state/ids.ts";
import type { PlayerRecord, State } from "../../state/records.ts";
import { inTurnOrder, nextSeat } from "../../state/turn-order.ts";
import type { ChainData } from "../chain/chain.ts";
import { ChainStep } from "../chain/chain-steps.ts";
import { leaveChain, takeOffChain } from "../chain/leave-chain.ts";
import { startCleanup } from "../cleanup/start-cleanup.ts";
import { ShowdownStep } from "../showdown/showdown-steps.ts";
import { TurnStep } from "../turn/turn-steps.ts";

/** 649-652: conceding, and the removal of a player from a game that goes on. */
export function concede(s: State, seat: Seat): void {
  emit(s, "conceded", "651", { player: seat });
  const { team } = s.players[seat];
  // 651.4: teammates go with them.
  const out = s.players.filter((p) => p.team === team && !p.lost).map((p) => p.seat);
  const [first, ...others] = s.players.filter((p) => !p.lost && p.team !== team);
  if (first !== undefined && others.every((p) => p.team === first.team)) {
    for (const other of out) editPlayer(s, other).lost = true;
    win(s, first.seat, "651.1");
    s.decision = null;
    return;
  }
  const passed = passedPriority(s, out);
  for (const other of out) editPlayer(s, other).lost = true;
  if (isBetweenTasks(s)) {
    removePlayers(s, out);
    goOn(s, out, passed);
  } else leaveLater(s, out);
}

/** Whose removal waits until what is being carried out is done: a resolution, a payment, the setup. */
export interface Leaving {
  leaving?: readonly Seat[];
}

/** Nothing is half done where somebody has priority or focus, orders triggers, or picks a showdown. */
function isBetweenTasks(s: State): boolean {
  const { kind } = topFrame(s);
  return kind === FrameKind.turn || kind === FrameKind.chain || kind === FrameKind.showdown || kind === FrameKind.cleanup;
}

function leaveLater(s: State, out: readonly Seat[]): void {
  let at = s.frames.length - 1;
  while (at > 0 && s.frames[at].kind !== FrameKind.chain) at--;
  const data = editFrame(s, at).data as Leaving;
  data.leaving = [...(data.leaving ?? []), ...out];
}

/** What was put off, at the first moment between tasks. True: the turn is over with all of its frames. */
export function leaveNow(s: State, frame: number): boolean {
  const data = editFrame(s, frame).data as Leaving;
  const out = data.leaving ?? [];
  delete data.leaving;
  removePlayers(s, out);
  return out.includes(s.turnPlayer) && endTurnOfTheAbsent(s);
}

/** 652 */
function removePlayers(s: State, out: readonly Seat[]): void {
  for (const seat of out) banishBoard(s, seat);
  for (const b of s.battlefields) {
    const { owner } = s.objects[b.object];
    if (out.includes(owner)) replaceBattlefieldObject(s, b.index, blankBattlefield(s), owner); // 652.2.a
  }
  for (const o of s.objects) {
    if (out.includes(o.owner) && o.zone !== Zone.battlefield) removeFromGame(s, o.id);
  }
  for (const seat of out) {
    const p = editPool(s, seat);
    for (const list of LISTS) p[list] = [];
  }
  for (const item of s.chain) {
    const isTheirs = out.includes(item.controller);
    const isTheirCard = item.ability < 0 && out.includes(s.objects[item.object].owner);
    if (!isTheirs && !isTheirCard) continue;
    takeOffChain(s, item.id);
    if (isTheirs) emit(s, "countered", "652.4", { object: item.object });
    else emit(s, "removed", "652.3", { object: item.object });
    if (item.ability < 0) leaveChain(s, item, null);
  }
  s.ongoing = s.ongoing.filter(({ controller }) => !out.includes(controller));
  s.turnQueue = s.turnQueue.filter((seat) => !out.includes(seat));
  for (const b of s.battlefields) if (out.includes(b.contestedBy)) editBattlefield(s, b.index).contestedBy = NOBODY;
  invalidateAbilities(s);
  s.cleanupDue = true;
}

const LISTS = [
  "deck",
  "runeDeck",
  "hand",
  "trash",
  "banished",
  "champion",
  "legends",
  "runes",
] as const satisfies readonly (keyof PlayerRecord)[];

/** 652.1 */
function banishBoard(s: State, seat: Seat): void {
  for (const o of s.objects) {
    const there = o.zone === Zone.board || o.zone === Zone.facedown;
    if (there && (o.controller === seat || o.owner === seat)) leaveFor(s, o.id, Zone.banished);
  }
}

/** 652.2.a: a token battlefield without abilities. */
function blankBattlefield(s: State): CardId {
  const card = s.pool.byName.get(BLANK_BATTLEFIELD.name.toLowerCase());
  if (card === undefined) throw new Error(`the pool lacks the token "${BLANK_BATTLEFIELD.name}"`);
  return card;
}

// ------------------------------------------------------------------------------------------------- 652.5: the game goes on

/** Who has passed in sequence, of those who leave: their passes do not count any more. */
function passedPriority(s: State, out: readonly Seat[]): number {
  const frame = topFrame(s);
  const inShowdown = frame.kind === FrameKind.showdown;
  if (!inShowdown && frame.kind !== FrameKind.chain) return 0;
  const next = inShowdown ? s.focus : s.priority;
  if (next < 0) return 0;
  const passes = inShowdown ? s.passes : (frame.data as ChainData).passes;
  const live = inTurnOrder(s, next);
  return live.slice(live.length - passes).filter((seat) => out.includes(seat)).length;
}

function goOn(s: State, out: readonly Seat[], passed: number): void {
  if (out.includes(s.turnPlayer)) {
    endTurnOfTheAbsent(s);
    return;
  }
  s.decision = null;
  s.invited = NOBODY;
  const top = s.frames.length - 1;
  switch (s.frames[top].kind) {
    case FrameKind.turn:
      resumeAt(s, top, TurnStep.settle);
      return;
    case FrameKind.cleanup:
      popFrame(s);
      startCleanup(s, "none");
      return;
    case FrameKind.showdown: // 652.5.b
      if (out.includes(s.focus)) s.focus = nextSeat(s, s.focus);
      s.passes -= passed;
      resumeAt(s, top, hasEverybodyPassed(s, s.passes) ? ShowdownStep.answered : ShowdownStep.settle);
      if (hasEverybodyPassed(s, s.passes)) closeWindow(s, () => s.passes--);
      return;
    default:
      chainGoesOn(s, out, passed);
  }
}

const hasEverybodyPassed = (s: State, passes: number): boolean => passes >= inTurnOrder(s, s.turnPlayer).length;

/** The last pass is told again: that is what closes the window. */
function closeWindow(s: State, takeBack: () => void): void {
  takeBack();
  s.answer = { do: "pass" };
}

/** 652.5.c: the next player receives priority, or what is newest resolves; if the chain has lost items, priority is given anew. */
function chainGoesOn(s: State, out: readonly Seat[], passed: number): void {
  const top = s.frames.length - 1;
  const { step } = s.frames[top];
  const data = editFrame(s, top).data as ChainData;
  const isWindow = step === ChainStep.pass && s.chain.length > 0 && s.chain.every((item) => item.finalized);
  resumeAt(s, top, ChainStep.next);
  if (!isWindow) return;
  if (out.includes(s.priority)) s.priority = nextSeat(s, s.priority);
  data.passes -= passed;
  resumeAt(s, top, hasEverybodyPassed(s, data.passes) ? ChainStep.pass : ChainStep.execute);
  if (hasEverybodyPassed(s, data.passes)) closeWindow(s, () => data.passes--);
  startCleanup(s, "none");
}

/** 652.5.a: the turn is over, whatever was going on; effects of this turn expire as they do at its end. False: there is none. */
function endTurnOfTheAbsent(s: State): boolean {
  const at = s.frames.findIndex((frame) => frame.kind === FrameKind.turn);
  if (at < 0) return false;
  for (const item of s.chain) {
    takeOffChain(s, item.id);
    if (item.ability < 0) leaveChain(s, item, null);
  }
  s.frames.length = at;
  s.decision = null;
  s.answer = null;
  s.showdownAt = NO_BATTLEFIELD;
  s.combat = false;
  s.attacker = NOBODY;
  s.defender = NOBODY;
  s.focus = NOBODY;
  s.priority = NOBODY;
  s.invited = NOBODY;
  s.passes = 0;
  s.chainOpenedBy = 0;
  leaveCombat(s);
  s.turnPlayer = nextSeat(s, s.turnPlayer);
  s.phase = Phase.ending;
  pushFrame(s, FrameKind.turn, { seat: s.turnPlayer, items: 0 });
  resumeAt(s, at, TurnStep.expire);
  return true;
}

function leaveCombat(s: State): void {
  for (const place of s.at)
    for (const id of place) {
      const o = editLayerInputs(s, id);
      o.role = Role.none;
      o.designated = 0;
      o.mightCombat = 0;
      o.keywordsCombat = 0;
      o.shieldCombat = 0;
    }
}

import { replaceBattlefieldObject } from "../actions/battlefields.ts";
import { leaveFor } from "../actions/relocate.ts";
import { win } from "../actions/score.ts";
import { tell } from "../actions/tell.ts";
import { F } from "../state/frames.ts";
import { editObject, editPlayer, restructure } from "../state/fork.ts";
import { type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { nextSeat } from "../language/compile/players.ts";
import { takeOffChain } from "./leave-chain.ts";
import { TURN_STEP } from "./turn.ts";

/** 649-652: conceding, and the removal of a player from a game that goes on. */
export function concede(s: State, seat: Seat): void {
  tell(s, "conceded", "651", { player: seat });
  const { team } = s.players[seat];
  // 651.4: teammates go with them.
  const out = s.players.filter((p) => p.team === team && !p.lost).map((p) => p.seat);
  for (const other of out) editPlayer(s, other).lost = true;
  const left = s.players.filter((p) => !p.lost);
  const [first] = left;
  if (first !== undefined && left.every((p) => p.team === first.team)) {
    win(s, first.seat, "651.1");
    s.decision = null;
    return;
  }
  for (const other of out) remove(s, other);
  goOn(s, out);
}

/** 652 */
function remove(s: State, seat: Seat): void {
  for (const item of s.chain.filter((i) => i.controller === seat)) {
    takeOffChain(s, item.id);
    tell(s, "countered", "652.4", { object: item.object });
  }
  for (const o of s.objects) {
    const there = o.zone === Zone.board || o.zone === Zone.facedown;
    if (there && (o.controller === seat || o.owner === seat)) leaveFor(s, o.id, Zone.banished);
  }
  for (const b of s.battlefields) if (s.objects[b.object].owner === seat) replaceBattlefieldObject(s, b.index, blankBattlefield(s), seat);
  const p = editPlayer(s, seat);
  for (const list of [p.deck, p.runeDeck, p.hand, p.trash, p.banished, p.champion, p.legends]) for (const id of list) editObject(s, id).zone = Zone.none;
  p.deck = [];
  p.runeDeck = [];
  p.hand = [];
  p.trash = [];
  p.banished = [];
  p.champion = [];
  p.legends = [];
  p.runes = [];
  s.turnQueue = s.turnQueue.filter((other) => other !== seat);
  restructure(s);
  s.cleanupDue = true;
}

/** 652.2.a: a token battlefield without abilities. */
const blankBattlefield = (s: State): number => s.pool.byName.get(BLANK_BATTLEFIELD) ?? s.objects[s.battlefields[0].object].card;
export const BLANK_BATTLEFIELD = "blank battlefield";

/** 652.5: whoever was to decide is passed over; a turn of the removed player ends. */
function goOn(s: State, out: readonly Seat[]): void {
  if (s.focus >= 0 && out.includes(s.focus)) s.focus = nextSeat(s, s.focus);
  if (s.priority >= 0 && out.includes(s.priority)) s.priority = nextSeat(s, s.priority);
  if (out.includes(s.turnPlayer)) {
    const at = s.frames.findIndex((f) => f.kind === F.turn);
    if (at >= 0) {
      s.frames.length = at;
      s.decision = null;
      s.chain = [];
      s.showdownAt = -1;
      s.combat = false;
      s.focus = -1;
      s.priority = -1;
      s.invited = -1;
      s.frames.push({ epoch: s.epoch, kind: F.turn, step: TURN_STEP.ending, data: { seat: s.turnPlayer, items: 0 } });
    }
    return;
  }
  if (s.decision !== null && out.includes(s.decision.player)) passFor(s);
}

/** Answers in place of somebody who is gone: nothing, no, or the least there is. */
function passFor(s: State): void {
  const d = s.decision;
  if (d === null) return;
  s.answer = d.kind === "act" ? { do: "pass" } : d.kind === "may" ? { do: "no" } : d.kind === "assign" ? { do: "assign", amounts: d.options.map((_, i) => (i === 0 ? d.total : 0)) } : { do: "choose", picks: d.options.slice(0, d.min) };
  s.decision = null;
}

import { emit } from "../../actions/emit.ts";
import { cardOf } from "../../derive/read.ts";
import { itemChoice, itemOfChoice } from "../../state/decision.ts";
import { editItemAt } from "../../state/fork.ts";
import { ask, editData, FINISHED, FrameKind, type Next, picks, procedure, pushFrame, REPLACED } from "../../state/frames.ts";
import { NOBODY, type Seat, TypeBit } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { nextSeat, playersLeft } from "../../state/turn-order.ts";
import { isCleanupNoop } from "../cleanup/clean.ts";
import { startCleanup } from "../cleanup/start-cleanup.ts";
import { type Leaving, leaveNow } from "../leaving/concede.ts";
import { askToAct, performAct } from "../play/act.ts";
import { startFinalize } from "../play/finalize.ts";
import { canBePerformed } from "../play/finalize-options.ts";
import { isAddAbility } from "../play/play.ts";
import { ChainStep } from "./chain-steps.ts";
import { placeOnChain } from "./leave-chain.ts";
import { startResolve } from "./resolve.ts";

/**
 * 332-340: HOT FEPR. Tasks come first; after them the chain is finalized, answered and resolved, until nothing is left.
 * Everything that may leave tasks or items behind pushes this and goes on when it is done.
 */
export interface ChainData extends Leaving {
  /** Players who have passed priority in sequence. */
  passes: number;
  /** The batch whose triggers are being ordered. */
  batch: number;
  seat: Seat;
  /** Did anything go through FEPR (317.2.f)? */
  busy: boolean;
  /**
   * The newest item when somebody last acted: if it is again, what they did has left nothing behind, and they keep priority.
   * That is so for abilities that Add (429.2.a), with triggers that were declined. -1: priority is given anew (340.4).
   */
  actedOn: number;
}

/** What is outstanding is settled before the procedure goes on. Where there is nothing, no frame, no step. */
export function settle(s: State): void {
  if (s.chain.length === 0) {
    if (s.cleanupDue && isCleanupNoop(s)) s.cleanupDue = false;
    if (!s.cleanupDue && s.chainOpenedBy === 0) return;
  }
  settleAfterwards(s);
}

/** Called first in a step: what the rest of it leaves behind is settled after the frames that it pushes. */
export function settleAfterwards(s: State): void {
  pushFrame(s, FrameKind.chain, { passes: 0, batch: -1, seat: NOBODY, busy: false, actedOn: -1 });
}

export const chainProcedure = procedure<ChainData, typeof ChainStep>("334", ChainStep, {
  /** 335-337: tasks, then what resolves at once, then what is pending; with nothing of it left, priority is given. */
  next(s, data, frame) {
    if (data.leaving !== undefined) return leaveNow(s, frame) ? REPLACED : ChainStep.next;
    // 334.2.a: focus passes in the step in which the chain empties, before the tasks that this step has incurred.
    if (s.chain.length === 0 && s.chainOpenedBy !== 0) close(s);
    // 320, 333: before anything is finalized or resolved; 321, 321.1: also what was called for while an item resolved.
    if (s.cleanupDue) {
      if (!isCleanupNoop(s)) {
        startCleanup(s, "none"); // 322, 324.2: again, until one changes nothing
        return ChainStep.next; // 320.1
      }
      s.cleanupDue = false;
    }
    const atOnce = firstToResolveAtOnce(s);
    if (atOnce !== null) {
      if (atOnce.ability < 0) editData(s, frame, data).actedOn = -1;
      startResolve(s, atOnce); // 337.2
      return ChainStep.next;
    }
    const pending = firstPending(s);
    if (pending !== null) return finalizeNext(s, pending, editData(s, frame, data));
    if (s.chain.length === 0) return FINISHED;
    const d = editData(s, frame, data);
    const newest = s.chain[s.chain.length - 1];
    if (newest.id !== d.actedOn || s.priority === NOBODY) s.priority = newest.controller; // 337.4, 340.4
    d.passes = 0;
    return ChainStep.execute;
  },

  /** 338: who has priority acts or passes. */
  execute(s, data, frame) {
    if (s.players[s.priority].lost) s.priority = nextSeat(s, s.priority);
    return askToAct(s, s.priority, "338.1") ? ChainStep.pass : passPriority(s, editData(s, frame, data));
  },

  pass(s, data, frame) {
    const { answer } = s;
    const d = editData(s, frame, data);
    if (answer === null || answer.do === "pass") return passPriority(s, d);
    d.actedOn = s.chain[s.chain.length - 1].id;
    performAct(s, s.priority, answer);
    return ChainStep.next;
  },

  /** 383.3.d: the order that was chosen for simultaneous triggers. */
  ordered(s, data) {
    const chosen: ChainItem[] = [];
    for (const choice of picks(s)) {
      const at = placeOnChain(s, itemOfChoice(choice));
      if (at >= 0) chosen.push(s.chain[at]);
    }
    putInPlaces(s, chosen);
    markOrdered(s, data.batch, data.seat);
    return ChainStep.next;
  },
});

/** 338.1.b, 339, 377.3.b.2, 377.3.b.3: once all have passed in sequence, the newest item resolves. */
function passPriority(s: State, d: ChainData): Next<typeof ChainStep> {
  emit(s, "passed", "338.1.b", { player: s.priority });
  d.passes++;
  // 339.1, 339.2
  if (d.passes >= playersLeft(s)) {
    s.priority = NOBODY;
    startResolve(s, s.chain[s.chain.length - 1]); // 159.2.b.3
    return ChainStep.next;
  }
  s.priority = nextSeat(s, s.priority); // 313.3: Focus stays
  return ChainStep.execute;
}

/** 336, 377.3.b.1: the oldest pending item, be it an ability, is finalized, once simultaneous triggers are in order. */
function finalizeNext(s: State, pending: ChainItem, d: ChainData): Next<typeof ChainStep> {
  d.passes = 0;
  d.busy = true;
  if (pending.ordered || !pending.triggered) {
    startFinalize(s, pending.id);
    return ChainStep.next;
  }
  return orderBatch(s, pending, d) ? ChainStep.ordered : ChainStep.next;
}

function firstToResolveAtOnce(s: State): ChainItem | null {
  for (let i = 0; i < s.chain.length; i++) if (s.chain[i].finalized && resolvesAtOnce(s, s.chain[i])) return s.chain[i];
  return null;
}

/** 329, 329.2: pending until it is finalized. */
function firstPending(s: State): ChainItem | null {
  for (let i = 0; i < s.chain.length; i++) if (!s.chain[i].finalized) return s.chain[i];
  return null;
}

/** Permanents, and abilities that Add: spells that Add wait like others (429.2.b). */
const resolvesAtOnce = (s: State, item: ChainItem): boolean =>
  item.ability < 0 ? (cardOf(s, s.objects[item.object]).types & (TypeBit.unit | TypeBit.gear)) !== 0 : isAddAbility(s, item.ability);

/** 330, 340.2: the chain is empty; in a showdown focus passes, unless a trigger or an Add ability opened it (346.1). */
function close(s: State): void {
  const openedBy = s.chainOpenedBy;
  s.chainOpenedBy = 0;
  s.priority = NOBODY;
  s.cleanupDue = true; // 319.1
  if (s.showdownAt >= 0 && openedBy === 1) {
    s.focus = nextSeat(s, s.focus);
    s.passes = 0;
  }
}

function markOrdered(s: State, batch: number, seat: Seat): void {
  for (let i = 0; i < s.chain.length; i++) {
    const item = s.chain[i];
    if (item.batch === batch && item.controller === seat && !item.ordered) editItemAt(s, i).ordered = true;
  }
}

const isUnordered = (item: ChainItem, batch: number): boolean => item.batch === batch && item.triggered && !item.finalized && !item.ordered;

/** Puts these items, in this order, in the places that they have on the chain. */
function putInPlaces(s: State, items: readonly ChainItem[]): void {
  const chain = s.chain.slice();
  let k = 0;
  for (let i = 0; i < chain.length; i++) if (items.includes(chain[i])) chain[i] = items[k++];
  s.chain = chain;
}

/** True: their controller is asked. Triggers of one moment: the turn player's first, then in turn order (383.3.d.1); in the Combat Chain the attacker's, then the rest, then the defender's (464.2.e.1). */
function orderBatch(s: State, first: ChainItem, d: ChainData): boolean {
  const { batch } = first;
  const mates: ChainItem[] = [first];
  for (let i = 0; i < s.chain.length; i++) if (s.chain[i] !== first && isUnordered(s.chain[i], batch)) mates.push(s.chain[i]);
  if (mates.length === 1) {
    markOrdered(s, batch, first.controller);
    return false;
  }
  const sorted = arrange(s, mates);
  const seat = sorted[0].controller;
  // What cannot be told apart, or will be removed anyway, is not ordered.
  const live: ChainItem[] = [];
  for (const item of sorted) if (item.controller === seat && canBePerformed(s, item)) live.push(item);
  if (!differ(s, live)) {
    markOrdered(s, batch, seat);
    return false;
  }
  d.batch = batch;
  d.seat = seat;
  ask(s, {
    player: seat,
    kind: "order",
    about: "order",
    rule: "383.3.d",
    options: mapToNumbers(live, (item) => itemChoice(item.id)),
    min: live.length,
    max: live.length,
  });
  return true;
}

function differ(s: State, items: readonly ChainItem[]): boolean {
  for (let i = 1; i < items.length; i++) if (orderingKey(s, items[i]) !== orderingKey(s, items[0])) return true;
  return false;
}

/** Equal abilities differ by their source, their cause or what a delayed one remembers, if their text looks at it. */
function orderingKey(s: State, item: ChainItem): string {
  const { looks } = s.pool.abilities[item.ability];
  const remembered = looks.memory ? `${item.targets.join("|")}/${item.player}` : "";
  return `${item.ability}/${looks.source ? item.object : -1}/${looks.cause ? (item.note?.object ?? -1) : -1}/${remembered}`;
}

/** Puts the batch in the order of its players, in the places it has on the chain. */
function arrange(s: State, mates: readonly ChainItem[]): readonly ChainItem[] {
  const n = s.players.length;
  const rank = (seat: Seat): number => {
    if (s.combat && s.attacker >= 0) {
      if (seat === s.attacker) return -1;
      if (seat === s.defender) return n;
      return (seat - s.attacker + n) % n;
    }
    return (seat - s.turnPlayer + n) % n;
  };
  const sorted = mates.toSorted((a, b) => rank(a.controller) - rank(b.controller) || a.id - b.id);
  putInPlaces(s, sorted);
  return sorted;
}

import { emit } from "../../actions/emit.ts";
import { contest } from "../../actions/move.ts";
import { addOngoing, removeOngoing, Until } from "../../actions/ongoing.ts";
import { enterBoard } from "../../actions/relocate.ts";
import { runProgram } from "../../actions/running-text.ts";
import { startTriggerBatch, trigger } from "../../actions/trigger.ts";
import { abilityUsed } from "../../actions/use.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { cardOf, isUnit } from "../../derive/read.ts";
import { speaker, speaksOf } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { playedKeywords } from "../../keywords/played.ts";
import { programOf } from "../../language/chosen.ts";
import { scopeOf } from "../../language/scope.ts";
import { copyItem } from "../../state/copies.ts";
import { editObject, editPlayer } from "../../state/fork.ts";
import { askMay, editData, FrameKind, popFrame, procedure, pushFrame, REPLACED, saidYes } from "../../state/frames.ts";
import { isBattlefield, type LocationId, NOWHERE, type ObjectId, type OngoingId, TypeBit } from "../../state/ids.ts";
import { withNumber } from "../../state/lists.ts";
import type { ChainItem, OnPlayEffect, State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { choosingScope, followPlayed } from "./chosen.ts";
import { hasLeftTheChain } from "./effect.ts";
import { leaveChain, placeOnChain, takeOffChain } from "./leave-chain.ts";

/** 340, 359: executing the newest item. Nothing else is finalized or cleaned up meanwhile (158.3, 321). */
export interface ResolveData {
  readonly item: ChainItem;
  execution: number;
}

export function startResolve(s: State, item: ChainItem): void {
  startTriggerBatch(s);
  if (s.lastMight.length > 0) s.lastMight = [];
  s.resolved = item.id;
  s.cause = emit(s, "resolved", "340.1", { player: item.controller, object: item.object });
  const card = cardOf(s, s.objects[item.object]);
  if (item.ability < 0 && (card.types & (TypeBit.unit | TypeBit.gear)) !== 0) {
    if (card.mayEnterReady === null || item.terms?.exhausted === true) {
      takeOffChain(s, item.id);
      enterAsPermanent(s, item);
      s.cause = -1;
      return;
    }
  }
  pushFrame(s, FrameKind.resolve, { item, execution: 0 });
}

const Step = { execute: 0, finish: 1, enter: 2 } as const;

export const resolveProcedure = procedure<ResolveData, typeof Step>("340", Step, {
  /** Once, and once more for each time it is repeated (820.1.d). */
  execute(s, data, frame) {
    const { item } = data;
    if (item.ability < 0 && cardOf(s, s.objects[item.object]).mayEnterReady !== null) {
      askMay(s, item.controller, "369.3", item.object);
      return Step.enter;
    }
    const program = programOf(s, item);
    const { execution } = data;
    const isGone = placeOnChain(s, item.id) < 0 || (execution > 0 && hasLeftTheChain(s, item));
    if (program === null || isGone) return Step.finish;
    editData(s, frame, data).execution = execution + 1;
    runProgram(s, program, choosingScope(item, program, execution)); // 135.2.b.6: what it waited for is no part of it
    // 135.2.b.3
    return execution < countBits(item.repeats) ? Step.execute : Step.finish;
  },

  /** 406.5, 359.3.d: then the item is cleared, a spell's card goes to the trash, and it has been played. */
  finish(s, { item }) {
    popFrame(s);
    const left = takeOffChain(s, item.id);
    if (left !== undefined && item.ability < 0) {
      leaveChain(s, left, null);
      played(s, left, NOWHERE);
    } else if (left !== undefined && !item.triggered) abilityUsed(s, item.controller, item.object, item.ability);
    s.cause = -1;
    return REPLACED;
  },

  /** 369.3: its player has decided whether it enters ready. */
  enter(s, { item }) {
    popFrame(s);
    const { mayEnterReady } = cardOf(s, s.objects[item.object]);
    const ready = saidYes(s);
    takeOffChain(s, item.id);
    const entering = copyItem(item, item.epoch);
    if (ready) entering.entersReady = true;
    enterAsPermanent(s, entering);
    const { incarnation } = s.objects[item.object];
    if (ready && mayEnterReady !== null) runProgram(s, mayEnterReady, scopeOf(item.controller, item.object, item.object, incarnation));
    s.cause = -1;
    return REPLACED;
  },
});

const countBits = (n: number): number => {
  let count = 0;
  for (let bits = n; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** 351.1, 359.2: units enter exhausted where they were to go, gear ready in base (149.1), unless something says otherwise (369.3). */
function enterAsPermanent(s: State, item: ChainItem): void {
  const { object, controller } = item;
  const unit = (cardOf(s, s.objects[object]).types & TypeBit.unit) !== 0;
  const o = editObject(s, object);
  o.playedFrom = item.from;
  o.paid = item.costs;
  const place = item.entersAt >= 0 ? item.entersAt : item.place;
  const exhausted = entersExhausted(s, item, unit);
  enterBoard(s, object, controller, place, exhausted);
  followPlayed(s, object);
  for (const effect of item.onPlayEffects) receive(s, object, effect);
  if (isUnit(s, object)) contest(s, object, place);
  if (isBattlefield(place)) editPlayer(s, controller).playedToBattlefield++;
  played(s, item, place); // 383.4.a.2
  playedKeywords(s, object, controller, place);
}

/** What it was the next card for: quoted text for as long as it is there, or what happens when it has been played. */
function receive(s: State, object: ObjectId, { effect, controller, source, sourceIncarnation }: OnPlayEffect): void {
  const until = s.pool.ongoing[effect].kind === "abilities" ? Until.forever : Until.turn;
  addOngoing(s, effect, { controller, source, sourceIncarnation, about: [object], until });
}

function entersExhausted(s: State, item: ChainItem, unit: boolean): boolean {
  const { object, controller, terms } = item;
  const others = saidByOthers(s, item, unit);
  // 184, 184.1: what plays a token may say it.
  if (terms?.exhausted === true) return true;
  if (item.entersReady || terms?.ready === true) return false; // 143.4.a, 805.1.a
  const scope = scopeOf(controller, object, object, s.objects[object].incarnation);
  scope.item = item;
  for (const own of cardOf(s, s.objects[object]).own) {
    if (own.data.effect !== "enter" || own.data.may === true || (own.condition !== null && !own.condition(s, scope))) continue;
    return own.data.how === "exhausted";
  }
  return others === null ? unit : others === "exhausted"; // 143.4, 178.1.a.1
}

/** How the texts of others have it enter. What was for the next unit is used up by it, whether it needed that or not (391). */
function saidByOthers(s: State, { object, controller }: ChainItem, unit: boolean): "ready" | "exhausted" | null {
  let how: "ready" | "exhausted" | null = null;
  for (const active of activeStatics(s, StaticKind.enter)) {
    const { data, condition, of } = active.effect;
    if (data.effect !== "enter" || of === "me" || active.source === object) continue;
    const scope = speaker(s, active);
    if (condition !== null && !condition(s, scope)) continue;
    if (!speaksOf(active, scope, controller)) continue;
    if (of === null ? !unit : !of.test(s, scope, object)) continue;
    if (active.ongoing >= 0 && isNext(s, active.ongoing)) removeOngoing(s, active.ongoing);
    how ??= data.how;
  }
  return how;
}

const isNext = (s: State, id: OngoingId): boolean => {
  const ongoing = s.ongoing.find((o) => o.id === id);
  const effect = ongoing === undefined ? undefined : s.pool.ongoing[ongoing.effect];
  return effect !== undefined && effect.kind === "static" && effect.next;
};

/** 350.1, 419.4.a: the act of playing is complete. Tokens are no cards (185). */
function played(s: State, item: ChainItem, place: LocationId): void {
  const { object, controller } = item;
  const { token, card } = s.objects[object];
  const p = editPlayer(s, controller);
  if (!token) p.playedCards = withNumber(p.playedCards, card);
  trigger(s, {
    kind: TriggerKind.played,
    player: controller,
    object,
    energySpent: item.energySpent,
    amount: token ? 0 : p.playedCards.length,
    playedFrom: item.from,
    to: place,
  });
}

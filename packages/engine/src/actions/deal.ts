import { activeStatics } from "../derive/ability-index.ts";
import { isForbidden } from "../derive/prohibitions.ts";
import { areFriendly, areOpponents, isGear, isUnit } from "../derive/read.ts";
import { isMe, speaker } from "../derive/speaker.ts";
import { StaticKind } from "../derive/static-kinds.ts";
import type { Test } from "../language/compile/terms.ts";
import { type Scope, scopeOf } from "../language/scope.ts";
import { editDamage, editObject } from "../state/fork.ts";
import { ask, editData, FINISHED, FrameKind, picks, procedure, pushFrame } from "../state/frames.ts";
import { type ItemId, type ObjectId, Role, type Seat, Zone } from "../state/ids.ts";
import { refersTo } from "../state/object-refs.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { usesOf } from "../state/uses.ts";
import { dealtBy } from "./dealer.ts";
import { emit } from "./emit.ts";
import { ongoingOn, removeOngoing } from "./ongoing.ts";
import { setUses, startTriggerBatch, trigger } from "./trigger.ts";

/** 417: dealing damage, with Bonus Damage (712), prevention (437) and doubling. */

/** 437.1.b.1.b: the Prevent Value "all", which nothing uses up (437.3.c) and which no assigned damage exceeds (437.5.b). */
export const ALL_DAMAGE = 0x1fffffff;

export interface DamageSource {
  /** Who is responsible (417.6.b.4), or -1. */
  readonly by: Seat;
  /** The spell, ability source or unit that deals it. */
  readonly object: ObjectId;
  /** The chain item, for the attribution of kills (428.5.c), or -1. */
  readonly item: ItemId;
  readonly kind: "spell" | "ability" | "unit" | "combat";
  /** The source is gear (Radiance cards look at it). */
  readonly bonus: number;
}

export interface Hit {
  readonly id: ObjectId;
  readonly amount: number;
  /** 372: where both apply, it is doubled before any of it is prevented. */
  readonly doubledFirst?: boolean;
}

/** How many effects double the damage that it is dealt. */
export function doublings(s: State, id: ObjectId): number {
  let n = 0;
  for (const o of s.ongoing) if (s.pool.ongoing[o.effect].kind === "doubleDamage" && refersTo(s, o.about, id)) n++;
  return n;
}

/** 372: does its controller choose whether doubling or prevention applies first? */
export const isOrderOpen = (s: State, id: ObjectId): boolean => s.objects[id].prevent > 0 && doublings(s, id) > 0;

/** Asks for whichever applies first, by the sources of the two effects. */
export function askDamageOrder(s: State, id: ObjectId): void {
  const sources = [ongoingOn(s, "preventAmount", id)?.source ?? id, ongoingOn(s, "doubleDamage", id)?.source ?? id];
  ask(s, { player: s.objects[id].controller, kind: "choose", about: "order", rule: "372", source: id, options: sources, min: 1, max: 1 });
}

export const saidDoubleFirst = (s: State, id: ObjectId): boolean => picks(s)[0] === ongoingOn(s, "doubleDamage", id)?.source;

/** 715: what the source's deal action gets on top, for a target. */
export const bonusDamage = (s: State, source: DamageSource, target: ObjectId): number =>
  sumOfBonus(s, source, (test, scope) => test(s, scope, target));

/** 715.3: what joins an amount that is split. Bonus Damage to units somewhere joins it if all of its targets are there. */
export const splitBonus = (s: State, source: DamageSource, targets: readonly ObjectId[]): number =>
  sumOfBonus(s, source, (test, scope) => targets.every((id) => test(s, scope, id)));

/** 714: all instances are summed. Units' own damage is no spell's or ability's. */
function sumOfBonus(s: State, source: DamageSource, reaches: (test: Test, scope: Scope) => boolean): number {
  let bonus = source.bonus;
  if (source.kind !== "spell" && source.kind !== "ability") return bonus;
  for (const active of activeStatics(s, StaticKind.bonusDamage)) {
    const { data, condition, of } = active.effect;
    if (data.effect !== "bonusDamage") continue;
    const scope = speaker(s, active);
    const { you } = scope;
    if (condition !== null && !condition(s, scope)) continue;
    if (data.by === "yourSpellsAndAbilities" && you !== source.by) continue;
    if (data.by === "thisSpell" && active.source !== source.object) continue;
    if (data.by === "gearAbilities" && (source.kind !== "ability" || !areFriendly(s, you, source.by) || !isGear(s, source.object)))
      continue;
    if (data.by === "next" && !refersTo(s, active.about, source.object)) continue;
    if (of !== null && of !== "me" && !reaches(of.test, scope)) continue;
    bonus += active.effect.num === null ? 0 : active.effect.num(s, scope);
  }
  return Math.max(0, bonus);
}

/** 465.2.c.10: can it be dealt damage at all? */
export function canBeDealtDamage(s: State, id: ObjectId): boolean {
  for (const active of activeStatics(s, StaticKind.noDamage)) {
    if (!isMe(s, active, id)) continue;
    const o = s.objects[id];
    if (active.effect.condition === null || active.effect.condition(s, scopeOf(o.controller, id, active.self, o.incarnation))) return false;
  }
  return !(s.objects[id].role === Role.none && isForbidden(s, "beDealtDamageOutsideCombat", id) >= 0);
}

/** Is all of it prevented? */
function isPrevented(s: State, id: ObjectId, source: DamageSource): boolean {
  if (!canBeDealtDamage(s, id)) return true;
  if (source.kind !== "combat" && source.kind !== "unit") {
    for (const o of s.ongoing) if (s.pool.ongoing[o.effect].kind === "preventAll") return true;
    for (const active of activeStatics(s, StaticKind.preventDamage)) {
      const { of, condition } = active.effect;
      const scope = speaker(s, active);
      if (of === "me" ? !isMe(s, active, id) : of !== null && !of.test(s, scope, id)) continue;
      if (condition !== null && !condition(s, scope)) continue;
      if (areOpponents(s, scope.you, source.by)) return true;
    }
  }
  return false;
}

/**
 * Deals to several units at once (417.1.d). Amounts that are null or not positive are not dealt (417.1.e). Says whether any was,
 * which is not so if all of it is prevented (359.3.e.14.c).
 */
export function deal(s: State, hits: readonly Hit[], source: DamageSource, when: "new moment" | "same moment" = "new moment"): boolean {
  if (when === "new moment") startTriggerBatch(s);
  const asked: Hit[] = [];
  const dealt: Hit[] = [];
  for (const hit of hits) {
    if (!(hit.amount > 0) || s.objects[hit.id].zone !== Zone.board || !isUnit(s, hit.id)) continue;
    // 465.2.c.5: in combat it has been asked before the damage was assigned.
    if (source.kind !== "combat" && isOrderOpen(s, hit.id)) asked.push(hit);
    else dealt.push({ id: hit.id, amount: apply(s, hit, source) | 0 });
  }
  mark(s, dealt, source);
  if (asked.length > 0) pushFrame(s, FrameKind.damage, { hits: asked, at: 0, source });
  return asked.length > 0 || dealt.some((hit) => hit.amount > 0);
}

/** 437.3: the next damage that would be dealt to it is less by this. */
export function prevent(s: State, id: ObjectId, amount: number): void {
  const o = editObject(s, id);
  o.prevent = Math.min(ALL_DAMAGE, o.prevent + amount);
}

/** What is left of an amount after doubling and prevention, which is used up (437.3). */
function apply(s: State, hit: Hit, source: DamageSource): number {
  const { id, amount } = hit;
  const next = isPrevented(s, id, source) ? null : ongoingOn(s, "preventNext", id);
  if (next !== null) removeOngoing(s, next.id);
  if (next !== null || isPrevented(s, id, source)) {
    emit(s, "prevented", "437.2", { object: id, amount });
    return 0;
  }
  const factor = 1 << doublings(s, id);
  const before = hit.doubledFirst === true ? amount * factor : amount;
  const less = Math.min(s.objects[id].prevent, before);
  if (less > 0) {
    if (s.objects[id].prevent < ALL_DAMAGE) editObject(s, id).prevent -= less;
    emit(s, "prevented", "437.3", { object: id, amount: less });
  }
  return hit.doubledFirst === true ? before - less : (before - less) * factor;
}

function mark(s: State, hits: readonly Hit[], source: DamageSource): void {
  let any = false;
  for (const { id, amount } of hits) {
    if (!(amount > 0)) continue;
    any = true;
    const o = editDamage(s, id);
    o.damage += amount; // 143.3.a
    o.damagedBy = dealtBy(o.damagedBy, source.by, source.kind === "spell");
    o.damageSource = source.item;
    o.damagedOn = s.turnNumber;
    emit(s, "dealt", "417.1", { player: source.by, object: id, source: source.object, amount });
  }
  if (!any) return;
  s.cleanupDue = true;
  if (source.kind === "spell") setUses(s, source.object, DEALT_DAMAGE, usesOf(s.objects[source.object].used, DEALT_DAMAGE) + 1);
  for (const { id, amount } of hits)
    if (amount > 0)
      trigger(s, {
        kind: TriggerKind.dealtDamage,
        player: source.by,
        object: id,
        source: source.object,
        amount,
        to: s.objects[id].location,
      });
}
/** The key under which a spell counts how often it has dealt damage. */
const DEALT_DAMAGE = -2;

export interface DamageData {
  readonly hits: readonly Hit[];
  at: number;
  readonly source: DamageSource;
}

const Step = { order: 0, strike: 1 } as const;

export const damageProcedure = procedure<DamageData, typeof Step>("372", Step, {
  order(s, data) {
    if (data.at >= data.hits.length) return FINISHED;
    askDamageOrder(s, data.hits[data.at].id);
    return Step.strike;
  },

  strike(s, data, frame) {
    const { id, amount } = data.hits[data.at];
    const doubledFirst = saidDoubleFirst(s, id);
    editData(s, frame, data).at = data.at + 1;
    mark(s, [{ id, amount: apply(s, { id, amount, doubledFirst }, data.source) }], data.source);
    return Step.order;
  },
});

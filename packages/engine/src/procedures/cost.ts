import { Limit } from "../actions/add.ts";
import { setUses } from "../actions/tell.ts";
import { type ActiveStatic, abilityIndex, activeStatics } from "../derive/ability-index.ts";
import { areOpponents, areTeammates, cardOf, deflect, hasKeyword, types } from "../derive/read.ts";
import { S } from "../derive/static-kinds.ts";
import { usesOf } from "../language/compile/amounts.ts";
import type { CompiledCost } from "../language/compile/costs.ts";
import { compileResources } from "../language/compile/costs.ts";
import type { AdditionalCost, CompiledAbility, CompiledStatic } from "../language/pool.ts";
import { itemScope, type Scope, scopeOf } from "../language/scope.ts";
import type { Resources } from "../language/types.ts";
import { canAfford, type Price } from "../payment/purse.ts";
import { ALL_DOMAINS_MASK, K, type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { ChainItem, GameObject, PlayTerms, State } from "../state/records.ts";
import { programOf } from "./effect.ts";
import { newPlaying, type Playing } from "./playing.ts";

/** 356, 403: what a card or ability costs in all, in the book's order. */

export interface TotalCost extends Price {
  /** Numbers of the costs of which it is made, for what is not a resource. */
  readonly costs: readonly number[];
  readonly anyAmount: CompiledCost["anyAmount"];
}

/** A cost while it is being put together. */
interface Tally {
  energy: number;
  power: number[];
}

export function totalCost(s: State, playing: Playing): TotalCost {
  const plain = plainCost(s, playing);
  if (plain !== null) return plain;
  const either = playing.ability?.cost?.either ?? [];
  return either.length === 0 ? fullCost(s, playing, null) : eitherCost(s, playing, either);
}

/** "[1] or [Body]": the first of them that can be paid. */
function eitherCost(s: State, playing: Playing, either: CompiledCost["either"]): TotalCost {
  const totals = either.map((resources) => fullCost(s, playing, resources));
  return totals.find((total) => canAfford(s, playing.seat, total)) ?? totals[0];
}

/** Most cards cost what is printed. */
function plainCost(s: State, playing: Playing): TotalCost | null {
  if (playing.ability !== null) return plainAbilityCost(s, playing, playing.ability);
  if (
    playing.way !== 0 ||
    playing.terms !== null ||
    playing.costs !== 0 ||
    playing.repeats !== 0 ||
    playing.chosen.length > 0 ||
    playing.from === Zone.facedown
  )
    return null;
  return printedCost(s, s.objects[playing.object]);
}

/** What is printed on a card, if nothing on it or around changes that; else null. */
export function printedCost(s: State, o: GameObject): TotalCost | null {
  const { plainCosts } = cardOf(s, o);
  if (plainCosts === null || activeStatics(s, S.cost).length > 0) return null;
  return plainCosts[s.showdownAt >= 0 ? 1 : 0];
}

/** So do most abilities. What may be chosen could have Deflect, so nothing must have been chosen yet. */
function plainAbilityCost(s: State, playing: Playing, ability: CompiledAbility): TotalCost | null {
  if (
    ability.plainCost === null ||
    ability.costLess !== null ||
    playing.repeats !== 0 ||
    playing.chosen.length > 0 ||
    activeStatics(s, S.cost).length > 0 ||
    s.players[playing.seat].limit !== 0 ||
    abilityIndex(s).limited
  )
    return null;
  return ability.plainCost;
}

/** `instead`: of the resources in the ability's own cost. */
function fullCost(s: State, playing: Playing, instead: CompiledCost["either"][number] | null): TotalCost {
  const tally: Tally = { energy: 0, power: [] };
  const costs: number[] = [];
  let anyAmount: CompiledCost["anyAmount"] = null;
  const { object, ability } = playing;
  const card = cardOf(s, s.objects[object]);
  const take = (cost: CompiledCost, what: "optional" | "repeat" | null): void => {
    const component: Tally = { energy: cost.energy, power: cost.power.slice() };
    if (what !== null) componentDiscounts(s, playing, component, what); // 356.4.c
    tally.energy += component.energy;
    tally.power.push(...component.power);
    if (cost.parts.length > 0) costs.push(cost.id);
    anyAmount = cost.anyAmount ?? anyAmount;
  };
  // 356.1: base cost.
  if (ability !== null) {
    if (ability.cost !== null) take(instead === null ? ability.cost : { ...ability.cost, ...instead }, null);
    abilityDiscount(s, playing, ability, tally);
  } else baseCost(s, playing, tally, take);
  // 356.2: additional costs, mandatory ones first.
  if (ability === null) {
    const extras = playing.costs < 1 << card.costs.length ? card.costs : additionalCosts(s, playing.seat, object);
    for (let i = 0; i < extras.length; i++) {
      const extra = extras[i];
      if (extra.optional && (playing.costs & (1 << i)) === 0) continue;
      take(extra.cost, extra.optional ? "optional" : null);
    }
  }
  const repeats = ability === null || playing.repeats !== 0 ? repeatCosts(s, playing) : NO_COSTS;
  for (let i = 0; i < repeats.length; i++) if ((playing.repeats & (1 << i)) !== 0) take(repeats[i], "repeat");
  for (let n = deflectDue(s, playing); n > 0; n--) tally.power.push(ALL_DOMAINS_MASK); // 809
  // 356.3 increases, 356.4 discounts.
  const changes = costStatics(s, playing);
  for (const change of changes) if (change.data.more !== undefined) increase(change, tally);
  // Discounts with a minimum first: that is the order that pays least (356.4.e).
  for (const change of changes) if (change.data.min !== undefined) discount(s, change, tally);
  for (const change of changes) if (change.data.min === undefined) discount(s, change, tally);
  optionalDiscounts(s, playing, tally);
  if (playing.terms !== null) {
    tally.energy = Math.max(0, tally.energy - playing.terms.lessEnergy);
    lessPower(tally, playing.terms.lessPower);
    if (playing.terms.ignore === "all") return { energy: 0, power: [], purpose: 0, costs: [], anyAmount: null }; // 356.5.a
  }
  return { energy: Math.max(0, tally.energy), power: tally.power, purpose: purposeOf(s, playing, card.types), costs, anyAmount };
}

/** Printed additional costs; then Accelerate where something gives it, and what others' texts let one pay (Dragon Roost). */
export function additionalCosts(s: State, seat: Seat, object: ObjectId): readonly AdditionalCost[] {
  const card = cardOf(s, s.objects[object]);
  const { accelerate } = s.pool.keywords;
  const out = card.costs.slice();
  // 805.1.a.1: its Power is of the unit's own domains.
  if (!out.some((cost) => cost.name === accelerate.name) && isAccelerated(s, seat, object))
    out.push({ ...accelerate, cost: { ...accelerate.cost, power: [card.powerMask] } });
  for (const active of activeStatics(s, S.optionalCostFor)) {
    const { data, condition, of, costs } = active.effect;
    const scope = speaker(s, active);
    if (data.effect !== "optionalCostFor" || of === null || of === "me" || !isPayer(s, seat, scope, data.who)) continue;
    if ((condition !== null && !condition(s, scope)) || !of.test(s, scope, object)) continue;
    const onceKey = data.oncePerTurn === true ? LENT - costs[0].id : -1;
    if (onceKey !== -1 && usesOf(s.objects[active.source].used, onceKey) > 0) continue;
    out.push({
      name: "extra",
      optional: true,
      cost: costs[0],
      condition: null,
      data: {
        kind: "additionalCost",
        name: "extra",
        optional: true,
        cost: data.cost,
        ...(data.less === undefined ? {} : { less: data.less }),
      },
      at: data.where === "here" ? s.objects[active.source].location : -1,
      lender: active.source,
      onceKey,
    });
  }
  return out.length === card.costs.length ? card.costs : out;
}

const LENT = -1_000_000;

/** Once each turn: those that have been taken are not lent again. */
export function noteLentCosts(s: State, item: ChainItem): void {
  if (item.costs < 1 << cardOf(s, s.objects[item.object]).costs.length) return;
  additionalCosts(s, item.controller, item.object).forEach(({ lender, onceKey }, i) => {
    if (onceKey !== -1 && (item.costs & (1 << i)) !== 0) setUses(s, lender, onceKey, 1);
  });
}

/** The objects whose text lends this player that cost. */
export const lendersOf = (s: State, seat: Seat, cost: number): ObjectId[] =>
  activeStatics(s, S.optionalCostFor)
    .filter((active) => active.effect.costs[0].id === cost && speaker(s, active).you === seat)
    .map((active) => active.source);

function isAccelerated(s: State, seat: Seat, object: ObjectId): boolean {
  for (const active of activeStatics(s, S.keywords)) {
    const { effect, source } = active;
    if ((effect.keywords & K.Accelerate) === 0 || effect.reachesCards === null || s.objects[source].controller !== seat) continue;
    if (effect.reachesCards(s, speaker(s, active), object)) return true;
  }
  return false;
}

type Take = (cost: CompiledCost, what: "optional" | "repeat" | null) => void;

/** Ways from this number on: by the permission of the ongoing effect whose number is added. */
export const MAY_PLAY = 1000;

/** "You may play a gear from hand this turn, ignoring its Energy cost." */
function ignoredBy(s: State, way: number): PlayTerms["ignore"] {
  const ongoing = s.ongoing.find((o) => o.id === way - MAY_PLAY);
  const effect = ongoing === undefined ? undefined : s.pool.ongoing[ongoing.effect];
  return effect !== undefined && effect.kind === "static" && effect.static.data.effect === "mayPlay"
    ? (effect.static.data.cost.ignore ?? "none")
    : "none";
}

function baseCost(s: State, playing: Playing, tally: Tally, take: Take): void {
  const { object, way, terms } = playing;
  const card = cardOf(s, s.objects[object]);
  if (way > 0 && way < MAY_PLAY) {
    take(wayCost(s, playing, way), null);
    return;
  }
  if (terms !== null && terms.energy !== null) {
    tally.energy = terms.energy;
    tally.power = (terms.power ?? []).slice();
    return;
  }
  const ignore = way >= MAY_PLAY ? ignoredBy(s, way) : (terms?.ignore ?? "none");
  const hidden = playing.from === Zone.facedown; // 811.1.b
  const ignored = hidden || ignore === "cost" || ignore === "all" || ignoresByPaying(s, playing);
  if (!ignored && ignore !== "energy") tally.energy = card.energy;
  if (!ignored && ignore !== "power") for (let i = 0; i < card.power; i++) tally.power.push(card.powerMask);
}

/** Some additional costs take the place of the base cost. */
function ignoresByPaying(s: State, playing: Playing): boolean {
  const { costs } = cardOf(s, s.objects[playing.object]);
  return costs.some((extra, i) => extra.data.ignoreCost === true && (playing.costs & (1 << i)) !== 0);
}

/** Flow costs come first, then "you may play me for". */
export function wayCost(s: State, playing: Playing, way: number): CompiledCost {
  const card = cardOf(s, s.objects[playing.object]);
  const ways = [...card.flows, ...card.ways.map((w) => w.cost)];
  return ways[way - 1] ?? grantedFlow(s, playing.object);
}

/** Kennen: Flow equal to its cost. */
function grantedFlow(s: State, object: ObjectId): CompiledCost {
  const card = cardOf(s, s.objects[object]);
  return {
    id: -1,
    energy: card.energy,
    power: Array.from({ length: card.power }, () => card.powerMask),
    either: [],
    anyAmount: null,
    parts: [],
  };
}

const NO_COSTS: readonly CompiledCost[] = [];

/** Printed Repeat costs, then granted ones (820.3). */
export function repeatCosts(s: State, playing: Playing): readonly CompiledCost[] {
  if (playing.ability !== null) return abilityRepeats(s, playing);
  const card = cardOf(s, s.objects[playing.object]);
  if ((card.types & TypeBit.spell) === 0) return card.repeats;
  let out: CompiledCost[] | null = null;
  for (const ongoing of s.ongoing)
    if (s.pool.ongoing[ongoing.effect].kind === "repeat" && ongoing.controller === playing.seat) {
      out ??= card.repeats.slice();
      out.push(grantedFlow(s, playing.object));
    }
  for (const active of activeStatics(s, S.keywords)) {
    if (active.effect.costs.length === 0 || (active.effect.keywords & K.Repeat) === 0 || active.effect.data.what === "abilities") continue;
    const scope = speaker(s, active);
    if (active.effect.condition !== null && !active.effect.condition(s, scope)) continue;
    if (scope.you !== playing.seat) continue;
    out ??= card.repeats.slice();
    out.push(...active.effect.costs);
  }
  return out ?? card.repeats;
}

/** 820.1.a: abilities have what something gives to those of their object. */
function abilityRepeats(s: State, { object }: Playing): readonly CompiledCost[] {
  return activeStatics(s, S.keywords).flatMap((active) => {
    const { data, condition, of, costs } = active.effect;
    if (data.what !== "abilities") return NO_COSTS;
    const scope = speaker(s, active);
    if (condition !== null && !condition(s, scope)) return NO_COSTS;
    return (of === "me" ? active.source === object : of?.test(s, scope, object) === true) ? costs : NO_COSTS;
  });
}

/** 809: for each time an opponent's object with Deflect is chosen; ignored where something says so (764). */
function deflectDue(s: State, playing: Playing): number {
  let due = 0;
  for (const id of playing.chosen) {
    if (id >= s.objects.length || s.objects[id].zone !== Zone.board || !areOpponents(s, s.objects[id].controller, playing.seat)) continue;
    const value = deflect(s, id);
    if (value === 0 || !hasKeyword(s, id, K.Deflect)) continue;
    if (ignoresDeflect(s, playing, id)) continue;
    due += value;
  }
  return due;
}

function ignoresDeflect(s: State, playing: Playing, _id: ObjectId): boolean {
  const card = cardOf(s, s.objects[playing.object]);
  if (playing.ability === null && card.own.some((own) => own.data.effect === "ignore" && own.data.keyword === "Deflect")) return true;
  for (const active of activeStatics(s, S.ignore)) {
    const { data } = active.effect;
    if (data.effect !== "ignore" || data.keyword !== "Deflect" || data.during !== "payment") continue;
    // Heisho: for all instances while one target is there.
    if (playing.chosen.some((other) => other < s.objects.length && s.objects[other].location === s.objects[active.source].location))
      return true;
  }
  return false;
}

const speaker = (s: State, active: ActiveStatic): Scope => {
  const o = s.objects[active.source];
  const you = active.you >= 0 ? active.you : o.zone === Zone.battlefield ? s.battlefields[o.location - 4].controller : o.controller;
  return scopeOf(you, active.source, active.self, o.incarnation);
};

/** A change to this cost that applies. */
interface Change {
  readonly data: Extract<CompiledStatic["data"], { effect: "cost" }>;
  readonly effect: CompiledStatic;
  readonly scope: Scope;
  readonly ongoing: number;
}

function costStatics(s: State, playing: Playing): Change[] {
  const out: Change[] = [];
  const card = cardOf(s, s.objects[playing.object]);
  if (playing.ability === null) {
    const scope = playing.scope;
    let last: Change | null = null;
    for (const effect of card.own) {
      if (effect.data.effect !== "cost" || effect.data.what !== undefined) continue;
      if (effect.condition !== null && !effect.condition(s, scope)) continue;
      if (!fits(s, playing, effect, scope)) continue;
      const change: Change = { data: effect.data, effect, scope, ongoing: -1 };
      // "... less instead": a higher Level takes the place of the lower one.
      if (effect.data.instead === true && last !== null) out.pop();
      out.push(change);
      last = change;
    }
  }
  for (const active of activeStatics(s, S.cost)) {
    const { data } = active.effect;
    if (
      data.effect !== "cost" ||
      data.of === "me" ||
      (data.what !== undefined && data.what !== "abilities" && !isAbilityKeyword(playing, data.what))
    )
      continue;
    if ((playing.ability !== null) !== (data.what !== undefined)) continue;
    const scope = speaker(s, active);
    if (active.effect.condition !== null && !active.effect.condition(s, scope)) continue;
    if (!isAddressed(data, active) && !isPayer(s, playing.seat, scope, data.who)) continue;
    if (active.effect.of !== null && active.effect.of !== "me" && !active.effect.of.test(s, scope, playing.object)) continue;
    if (!fits(s, playing, active.effect, scope)) continue;
    out.push({ data, effect: active.effect, scope, ongoing: active.ongoing });
  }
  return out;
}

/** "Enemy spells cost more": whose they are is said by the filter. A battlefield that says nothing of it speaks of everybody's. */
const isAddressed = (data: Change["data"], active: ActiveStatic): boolean =>
  data.who === undefined &&
  ((typeof data.of === "object" && data.of.side !== undefined) || (active.ongoing < 0 && active.effect.fromBattlefield));

const isAbilityKeyword = (playing: Playing, what: string): boolean =>
  playing.ability !== null &&
  ((what === "equip" && playing.ability.keyword === "Equip") || (what === "empower" && playing.ability.keyword === "Empower"));

function isPayer(s: State, seat: Seat, scope: Scope, who: string | undefined): boolean {
  if (who === "opponents" || who === "opponent") return areOpponents(s, scope.you, seat);
  if (who === "anyPlayer" || who === "eachPlayer") return true;
  return scope.you >= 0 && areTeammates(s, scope.you, seat) && (who !== "you" || scope.you === seat);
}

function fits(s: State, playing: Playing, effect: CompiledStatic, scope: Scope): boolean {
  const { data } = effect;
  if (data.effect !== "cost") return false;
  if (data.from === "elsewhere" && playing.from === Zone.hand) return false;
  if (data.from === "trash" && playing.from !== Zone.trash) return false;
  if (data.from === "facedown" && playing.from !== Zone.facedown) return false;
  if (data.first === true && !isFirst(s, playing, data, scope)) return false;
  const { choosing } = effect;
  if (choosing === "me") return playing.chosen.includes(scope.source);
  return (
    choosing === null ||
    playing.chosen.some(
      (id) => choosing.test(s, scope, id) && (data.choosingFriendly !== true || areTeammates(s, playing.seat, s.objects[id].controller)),
    )
  );
}

/** "The first friendly gear played each turn": neither they nor their teammates have played one. */
function isFirst(s: State, playing: Playing, data: Change["data"], scope: Scope): boolean {
  const seats = s.players.filter((p) => areTeammates(s, p.seat, scope.you));
  if (playing.ability !== null) {
    const done = usesOf(s.objects[scope.source].used, ABILITIES_PLAYED);
    return !seats.some(({ seat }) => (done & (1 << seat)) !== 0);
  }
  const bits =
    typeof data.of === "object"
      ? (data.of.kinds ?? []).reduce((sum, kind) => sum | (kind === "gear" || kind === "unit" || kind === "spell" ? TypeBit[kind] : 0), 0)
      : 0;
  return !seats.some(({ finalizedCards }) => finalizedCards.some((card) => bits === 0 || (s.pool.cards[card].types & bits) !== 0));
}

/** The key under which an object that says "the first ability each turn" remembers who has played one: bits of seats. */
const ABILITIES_PLAYED = -3;

/** A gear's activated ability has been finalized: those who count them note whose it was. */
export function noteAbilityPlayed(s: State, seat: Seat, source: ObjectId): void {
  for (const { effect, source: counter } of activeStatics(s, S.cost)) {
    if (
      effect.data.effect !== "cost" ||
      effect.data.first !== true ||
      effect.data.what !== "abilities" ||
      (types(s, source) & TypeBit.gear) === 0
    )
      continue;
    setUses(s, counter, ABILITIES_PLAYED, usesOf(s.objects[counter].used, ABILITIES_PLAYED) | (1 << seat));
  }
}

const amountOf = (s: State, change: Change): number => {
  const n = change.effect.num === null ? 1 : change.effect.num(s, change.scope);
  return Number.isNaN(n) ? 0 : n;
};

function increase(change: Change, tally: Tally): void {
  const { more } = change.data;
  if (more === undefined) return;
  tally.energy += more.energy ?? 0;
  tally.power.push(...compileResources(more, 0).power);
}

function discount(s: State, change: Change, tally: Tally): void {
  const { data } = change;
  if (data.ignore === "cost") {
    tally.energy = 0;
    tally.power = [];
    return;
  }
  if (data.energyBy !== undefined) {
    lessEnergy(tally, amountOf(s, change), data.min ?? 0);
    return;
  }
  const { less } = data;
  if (less === undefined) return;
  const times = data.each === undefined ? 1 : amountOf(s, change);
  for (let i = 0; i < times; i++) lessOnce(tally, less, data.either === true, data.min ?? 0);
}

function lessOnce(tally: Tally, less: Resources, either: boolean, min: number): void {
  const power = compileResources(less, 0).power;
  if (either) {
    // "[1] or [A] less": Power is the dearer one.
    if (tally.power.length > 0 && power.length > 0) lessPower(tally, power);
    else lessEnergy(tally, less.energy ?? 1, min);
    return;
  }
  lessEnergy(tally, less.energy ?? 0, min);
  lessPower(tally, power);
}

/** 356.4.e: a minimum limits this discount only. */
function lessEnergy(tally: Tally, n: number, min: number): void {
  if (tally.energy > min) tally.energy = Math.max(min, tally.energy - n);
}

/** Takes away pips that the given power could have paid; the pickiest pip first. */
function lessPower(tally: Tally, masks: readonly number[]): void {
  for (const mask of masks) {
    let best = -1;
    for (let i = 0; i < tally.power.length; i++)
      if ((tally.power[i] & mask) !== 0 && (best < 0 || tally.power[i] < tally.power[best])) best = i;
    if (best >= 0) tally.power.splice(best, 1);
  }
}

/** 356.4.c: Ezreal, Prodigy; Marai Spire. */
function componentDiscounts(s: State, playing: Playing, component: Tally, what: "optional" | "repeat"): void {
  for (const active of activeStatics(s, S.cost)) {
    const { data } = active.effect;
    if (data.effect !== "cost" || data.what === undefined) continue;
    if (data.what !== what && !(data.what === "optional" && what === "repeat")) continue;
    const scope = speaker(s, active);
    if (active.effect.condition !== null && !active.effect.condition(s, scope)) continue;
    if (!isPayer(s, playing.seat, scope, data.who) || data.less === undefined) continue;
    lessOnce(component, data.less, data.either === true, data.min ?? 0);
  }
}

/** What taking an additional cost takes off the rest: "If you do, reduce my cost by [2]." */
function optionalDiscounts(s: State, playing: Playing, tally: Tally): void {
  if (playing.ability !== null) return;
  const own = cardOf(s, s.objects[playing.object]).costs;
  const costs = playing.costs < 1 << own.length ? own : additionalCosts(s, playing.seat, playing.object);
  for (let i = 0; i < costs.length; i++) {
    const { data } = costs[i];
    if (costs[i].optional && (playing.costs & (1 << i)) === 0) continue;
    if (data.less !== undefined) lessOnce(tally, data.less, false, 0);
    if (data.lessEach !== undefined) for (let n = 0; n < playing.costObjects.length; n++) lessOnce(tally, data.lessEach, false, 0);
    if (data.lessByItsCost === true)
      for (const id of playing.costObjects) {
        const paid = cardOf(s, s.objects[id]);
        tally.energy = Math.max(0, tally.energy - paid.energy);
        for (let n = 0; n < paid.power; n++) lessPower(tally, [ALL_DOMAINS_MASK]);
      }
  }
}

function abilityDiscount(s: State, playing: Playing, ability: CompiledAbility, tally: Tally): void {
  const less = ability.costLess;
  if (less === null) return;
  if (less.condition !== null && !less.condition(s, playing.scope)) return;
  if (less.energyBy !== null) {
    const n = less.energyBy(s, playing.scope);
    if (!Number.isNaN(n)) lessEnergy(tally, n, 0);
    return;
  }
  const times = less.each === null ? 1 : less.each(s, playing.scope);
  for (let i = 0; i < times; i++) {
    lessEnergy(tally, less.energy, 0);
    lessPower(tally, less.power);
  }
}

/** Limit bits that this payment satisfies ("Use only to play spells"). */
function purposeOf(s: State, playing: Playing, cardTypes: number): number {
  let purpose = s.showdownAt >= 0 ? Limit.showdowns : 0;
  if (playing.ability === null) {
    if ((cardTypes & TypeBit.spell) !== 0) purpose |= Limit.spells;
    if ((cardTypes & TypeBit.gear) !== 0) purpose |= Limit.gear;
    if ((cardTypes & TypeBit.unit) !== 0) purpose |= Limit.units;
    return purpose;
  }
  const sourceTypes = types(s, playing.object);
  if ((sourceTypes & TypeBit.gear) !== 0) purpose |= Limit.gear;
  if ((sourceTypes & TypeBit.unit) !== 0) purpose |= Limit.units;
  return purpose;
}

/** Delayed discounts and permissions are used up by the next card they fit, whatever becomes of it (390.4). */
export function usedUp(s: State, playing: Playing): number[] {
  const permissions = playing.ability !== null ? [] : activeStatics(s, S.playTo).filter((active) => isFor(s, playing, active));
  return [...costStatics(s, playing), ...permissions].map(({ ongoing }) => ongoing).filter((id) => id >= 0 && isForTheNext(s, id));
}

const isFor = (s: State, playing: Playing, active: ActiveStatic): boolean => {
  const { of } = active.effect;
  return active.you === playing.seat && of !== null && of !== "me" && of.test(s, speaker(s, active), playing.object);
};

const isForTheNext = (s: State, id: number): boolean => {
  const ongoing = s.ongoing.find((o) => o.id === id);
  const effect = ongoing === undefined ? undefined : s.pool.ongoing[ongoing.effect];
  return effect?.kind === "static" && effect.next;
};

/** Its targets, without what it knows from the text that made it and what is given up to pay. */
export function chosenBy(s: State, item: ChainItem): readonly number[] {
  if (item.targets.length === 0) return NOTHING;
  const program = programOf(s, item);
  if (program === null) return NOTHING;
  const out: number[] = [];
  for (let i = 0; i < item.targets.length; i++) {
    const number = i % program.vars;
    if (program.targets.some((slot) => slot.sel.number === number)) out.push(...item.targets[i]);
  }
  return out;
}
const NOTHING: readonly number[] = [];

export const playingOf = (s: State, item: ChainItem): Playing =>
  newPlaying(
    item.controller,
    item.object,
    item.ability < 0 ? null : s.pool.abilities[item.ability],
    item.from,
    item.way,
    item.terms,
    item.costs,
    item.repeats,
    chosenBy(s, item),
    item.costObjects,
    itemScope(item),
  );

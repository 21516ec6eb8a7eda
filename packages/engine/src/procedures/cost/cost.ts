import { type ActiveStatic, abilityIndex, activeStatics } from "../../derive/ability-index.ts";
import { areOpponents, cardOf, deflect, hasKeyword, types } from "../../derive/read.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import type { CompiledCost } from "../../language/compile/costs.ts";
import type { CompiledAbility } from "../../language/pool.ts";
import { objectOfChoice } from "../../state/decision.ts";
import { ALL_DOMAINS_MASK, Keyword, TypeBit, Zone } from "../../state/ids.ts";
import { Limit, purposeOfPlaying } from "../../state/limits.ts";
import type { GameObject, State } from "../../state/records.ts";
import type { Playing } from "../play/playing.ts";
import { additionalCosts } from "./additional-costs.ts";
import type { Price } from "./available-resources.ts";
import { type Change, costStatics } from "./cost-changes.ts";
import {
  abilityDiscount,
  componentDiscounts,
  discount,
  increase,
  lessPower,
  nextPath,
  optionalDiscounts,
  type Path,
  type Tally,
  takesSecond,
} from "./discounts.ts";
import { alternativeCostOf, ignoredBy, MAY_PLAY, NO_COSTS, repeatCosts } from "./other-costs.ts";

/** 356, 403: what a card or ability costs in all, in the book's order. */

export interface TotalCost extends Price {
  /** Numbers of the costs of which it is made, for what is not a resource. */
  readonly costs: readonly number[];
  readonly anyAmount: CompiledCost["anyAmount"];
  /** The payer has a choice, and it may come to something else (`totalCosts`). */
  readonly open: boolean;
}

/** What it costs; where the payer has a choice ("[1] or [A] less"), the first of the ways. */
export function totalCost(s: State, playing: Playing): TotalCost {
  const changes = costStatics(s, playing);
  return plainCost(s, playing, changes) ?? fullCost(s, playing, changes, { ors: 0, met: 0 });
}

/** All that it may come to, by what the payer chooses where a text says "or"; mostly one. */
export function totalCosts(s: State, playing: Playing): readonly TotalCost[] {
  const changes = costStatics(s, playing);
  const plain = plainCost(s, playing, changes);
  if (plain !== null) return [plain];
  const out: TotalCost[] = [];
  for (let ors = 0; ors >= 0; ) {
    const path: Path = { ors, met: 0 };
    out.push(fullCost(s, playing, changes, path));
    ors = nextPath(path);
  }
  return out;
}

/** Is there one among all that it may come to that is like this? */
export function someTotal(s: State, playing: Playing, test: (cost: TotalCost) => boolean): boolean {
  const changes = costStatics(s, playing);
  const plain = plainCost(s, playing, changes);
  if (plain !== null) return test(plain);
  for (let ors = 0; ors >= 0; ) {
    const path: Path = { ors, met: 0 };
    if (test(fullCost(s, playing, changes, path))) return true;
    ors = nextPath(path);
  }
  return false;
}

/** Most things cost what is printed: no text changes that, and nothing that was chosen has Deflect. */
function plainCost(s: State, playing: Playing, changes: readonly Change[]): TotalCost | null {
  if (changes.length > 0 || playing.repeats !== 0) return null;
  if (playing.ability !== null) return plainAbilityCost(s, playing, playing.ability);
  if (playing.alternativeCost !== 0 || playing.terms !== null || playing.costs !== 0 || playing.from === Zone.facedown) return null;
  const { plainCost } = cardOf(s, s.objects[playing.object]);
  return plainCost === null || deflectDue(s, playing) > 0 ? null : plainCost;
}

/** What is printed on a card, if nothing on it or around could change that; else null. */
export function printedCost(s: State, o: GameObject): TotalCost | null {
  const { plainCost } = cardOf(s, o);
  return plainCost === null || activeStatics(s, StaticKind.cost).length > 0 ? null : plainCost;
}

function plainAbilityCost(s: State, playing: Playing, ability: CompiledAbility): TotalCost | null {
  if (ability.plainCost === null || ability.costLess !== null || s.players[playing.seat].limit !== 0 || abilityIndex(s).limited)
    return null;
  return deflectDue(s, playing) > 0 ? null : ability.plainCost;
}

function fullCost(s: State, playing: Playing, changes: readonly Change[], path: Path): TotalCost {
  const tally: Sum = { energy: 0, power: [], path, costs: [], anyAmount: null };
  const { object, ability } = playing;
  const card = cardOf(s, s.objects[object]);
  // 356.1: base cost.
  if (ability !== null) {
    if (ability.cost !== null) take(tally, ability.cost); // 403.1
    abilityDiscount(s, playing, ability, tally);
  } else baseCost(s, playing, tally);
  // 356.2: additional costs, mandatory ones first.
  if (ability === null) {
    const extras = playing.costs < 1 << card.costs.length ? card.costs : additionalCosts(s, playing.seat, object);
    for (let i = 0; i < extras.length; i++) {
      const extra = extras[i];
      if (extra.optional && (playing.costs & (1 << i)) === 0) continue;
      if (extra.optional) takeDiscounted(s, playing, tally, extra.cost, "optional");
      else take(tally, extra.cost);
    }
  }
  takeAmount(tally, playing.amount);
  const repeats = ability === null || playing.repeats !== 0 ? repeatCosts(s, playing) : NO_COSTS;
  for (let i = 0; i < repeats.length; i++) if ((playing.repeats & (1 << i)) !== 0) takeDiscounted(s, playing, tally, repeats[i], "repeat");
  for (let n = deflectDue(s, playing); n > 0; n--) tally.power.push(ALL_DOMAINS_MASK); // 403.2, 809
  if (changes.length > 0) applyChanges(s, changes, tally); // 403.3
  optionalDiscounts(s, playing, tally);
  if (playing.terms !== null) {
    tally.energy = Math.max(0, tally.energy - playing.terms.lessEnergy);
    lessPower(tally, playing.terms.lessPower);
    if (playing.terms.ignore === "all") return { energy: 0, power: [], purpose: 0, costs: [], anyAmount: null, open: false }; // 356.5.a
  }
  const { power, costs, anyAmount } = tally;
  return { energy: Math.max(0, tally.energy), power, purpose: purposeOf(s, playing, card.types), costs, anyAmount, open: path.met > 0 };
}

/** A cost while it is being put together, with what is not a resource. */
interface Sum extends Tally {
  readonly costs: number[];
  anyAmount: CompiledCost["anyAmount"];
}

function take(sum: Sum, cost: CompiledCost): void {
  const { energy, power } = resourcesOf(cost, sum.path);
  sum.energy += energy;
  for (let i = 0; i < power.length; i++) sum.power.push(power[i]);
  takeParts(sum, cost);
}

/** "[1] or [Body]": one of them. */
function resourcesOf(cost: CompiledCost, path: Path): CompiledCost["either"][number] {
  const { either } = cost;
  if (either.length === 0) return cost;
  let at = 0;
  while (at + 1 < either.length && takesSecond(path)) at++;
  return either[at];
}

/** 356.4.c: before what is taken off the total (356.4.d). */
function takeDiscounted(s: State, playing: Playing, sum: Sum, cost: CompiledCost, what: "optional" | "repeat"): void {
  const { energy, power } = resourcesOf(cost, sum.path);
  const component: Tally = { energy, power: power.slice(), path: sum.path };
  componentDiscounts(s, playing, component, what);
  sum.energy += component.energy;
  sum.power.push(...component.power);
  takeParts(sum, cost);
}

/** "Any amount" of it (355.1.a). */
function takeAmount(sum: Sum, amount: number): void {
  if (sum.anyAmount === "energy") sum.energy += Math.max(0, amount);
  else if (sum.anyAmount === "power") for (let n = 0; n < amount; n++) sum.power.push(ALL_DOMAINS_MASK);
}

function takeParts(sum: Sum, cost: CompiledCost): void {
  if (cost.parts.length > 0) sum.costs.push(cost.id);
  sum.anyAmount = cost.anyAmount ?? sum.anyAmount;
}

/** 356.3 increases, 356.4 discounts. */
function applyChanges(s: State, changes: readonly Change[], tally: Tally): void {
  for (const change of changes) if (change.data.more !== undefined) increase(change, tally);
  // Discounts with a minimum first, [A] last: that is the order that pays least (356.4.d.1, 356.4.e).
  for (const change of changes) if (change.data.min !== undefined) discount(s, change, tally);
  for (const change of changes) if (change.data.min === undefined && !isOfAnyDomain(change)) discount(s, change, tally);
  for (const change of changes) if (change.data.min === undefined && isOfAnyDomain(change)) discount(s, change, tally);
}

const isOfAnyDomain = ({ data }: Change): boolean => data.less?.power?.includes("any") === true;

function baseCost(s: State, playing: Playing, tally: Sum): void {
  const { object, alternativeCost, terms } = playing;
  const card = cardOf(s, s.objects[object]);
  if (alternativeCost > 0 && alternativeCost < MAY_PLAY) {
    take(tally, alternativeCostOf(s, playing, alternativeCost));
    return;
  }
  if (terms !== null && terms.energy !== null) {
    tally.energy = terms.energy;
    tally.power = (terms.power ?? []).slice();
    return;
  }
  const ignore = alternativeCost >= MAY_PLAY ? ignoredBy(s, alternativeCost) : (terms?.ignore ?? "none");
  const hidden = playing.from === Zone.facedown; // 811.1.b
  const ignored = hidden || ignore === "cost" || ignore === "all" || ignoresByPaying(s, playing);
  if (!ignored && ignore !== "energy") tally.energy = card.energy;
  if (!ignored && ignore !== "power") for (let i = 0; i < card.power; i++) tally.power.push(card.powerMask);
}

/** Some additional costs take the place of the base cost. */
function ignoresByPaying(s: State, playing: Playing): boolean {
  const { costs } = cardOf(s, s.objects[playing.object]);
  for (let i = 0; i < costs.length; i++) if (costs[i].data.ignoreCost === true && (playing.costs & (1 << i)) !== 0) return true;
  return false;
}

/** 809: for each time an opponent's object with Deflect is chosen; ignored where something says so (764). */
function deflectDue(s: State, playing: Playing): number {
  let due = 0;
  for (let i = 0; i < playing.chosen.length; i++) {
    const id = objectOfChoice(playing.chosen[i]);
    if (id >= s.objects.length || s.objects[id].zone !== Zone.board || !areOpponents(s, s.objects[id].controller, playing.seat)) continue;
    if (!hasKeyword(s, id, Keyword.Deflect) || ignoresDeflect(s, playing)) continue;
    due += deflect(s, id);
  }
  return due;
}

function ignoresDeflect(s: State, playing: Playing): boolean {
  const card = cardOf(s, s.objects[playing.object]);
  if (playing.ability === null && card.own.some((own) => own.data.effect === "ignore" && own.data.keyword === "Deflect")) return true;
  // Heisho: for all instances while one target is there.
  return ignorers(s).some(({ source }) =>
    playing.chosen.some((other) => other < s.objects.length && s.objects[other].location === s.objects[source].location),
  );
}

/** Statics by which the player who pays for a choice there ignores Deflect. */
export const ignorers = (s: State): readonly ActiveStatic[] => {
  const all = activeStatics(s, StaticKind.ignore);
  return all.length === 0
    ? all
    : all.filter(({ effect: { data } }) => data.effect === "ignore" && data.keyword === "Deflect" && data.during === "payment");
};

/** Limit bits that this payment satisfies ("Use only to play spells"). */
function purposeOf(s: State, playing: Playing, cardTypes: number): number {
  if (playing.ability === null) return purposeOfPlaying(cardTypes);
  const sourceTypes = types(s, playing.object);
  let purpose: number = Limit.none;
  if ((sourceTypes & TypeBit.gear) !== 0) purpose |= Limit.gear;
  if ((sourceTypes & TypeBit.unit) !== 0) purpose |= Limit.units;
  return purpose;
}

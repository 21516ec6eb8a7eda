import { abilityIndex } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import type { CompiledCost } from "../../language/compile/costs.ts";
import type { Scope } from "../../language/scope.ts";
import { ALL_DOMAINS_MASK, type ObjectId, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { type Playing, withCostObjects } from "../play/playing.ts";
import { canAfford } from "./afford.ts";
import { availableResources, coversPower, type Price } from "./available-resources.ts";
import { totalCost } from "./cost.ts";
import { candidatesFor, givesUp, needed, partsOf } from "./cost-parts.ts";
import { canAffordTotal } from "./prices.ts";

/** 203.3, 355.16: what could be given up for a cost, and whether it could be paid. Paying is pay.ts. */

/** 203.3: could every part be paid? `except` are objects that must not be given up (355.16, 357.3). */
export function canPayParts(s: State, seat: Seat, costs: readonly number[], scope: Scope, except: readonly number[]): boolean {
  for (const part of partsOf(s, costs)) {
    if (part.pay === "spendXp") {
      if (s.players[seat].xp < part.n) return false;
    } else if (part.pay !== "burn") {
      const min = needed(s, part, scope)[0];
      const candidates = candidatesFor(s, seat, part, scope);
      if (candidates.length < min) return false;
      if (min > 0 && except.length > 0 && candidates.every((id) => except.includes(id)) && givesUp(part)) return false;
    }
  }
  return true;
}

/** Does what is given up take something off the price ("[C] less for each", "less by its cost")? */
export const lowersPrice = (s: State, playing: Playing): boolean =>
  playing.ability === null &&
  cardOf(s, s.objects[playing.object]).costsTakeOff &&
  cardOf(s, s.objects[playing.object]).costs.some(
    ({ data, optional }, i) =>
      (!optional || (playing.costs & (1 << i)) !== 0) && (data.lessEach !== undefined || data.lessByItsCost === true),
  );

/**
 * 203.3, 414.4: what has to be exhausted or given up for a cost does not Add for it as well. Where that is all there is, can the
 * rest be paid without it?
 */
export function canSpareWhatAdds(s: State, playing: Playing): boolean {
  const { resourceAbilities, converters } = abilityIndex(s);
  if (resourceAbilities.length === 0 && converters.length === 0) return true;
  const adds = (id: ObjectId): boolean => resourceAbilities.includes(id) || converters.some(({ source }) => source === id);
  return partsOf(s, totalCost(s, playing).costs).every((part) => {
    if (!("what" in part) || (part.pay !== "exhaust" && !givesUp(part))) return true;
    const candidates = candidatesFor(s, playing.seat, part, playing.scope);
    const payers = candidates.filter(adds);
    const missing = needed(s, part, playing.scope)[0] - (candidates.length - payers.length);
    return missing <= 0 || choicesOf(payers, missing).some((ids) => canAffordTotal(s, withCostObjects(playing, ids)));
  });
}

/** All ways to take so many of them. */
const choicesOf = (ids: readonly ObjectId[], n: number): (readonly ObjectId[])[] =>
  n === 0 ? [[]] : ids.flatMap((id, i) => choicesOf(ids.slice(i + 1), n - 1).map((others) => [id, ...others]));

/** Can it be paid for, whatever has to be given up for that? */
export function canAffordPlaying(s: State, playing: Playing): boolean {
  if (canAffordTotal(s, playing) && canSpareWhatAdds(s, playing)) return true;
  if (!lowersPrice(s, playing)) return false;
  return partsOf(s, totalCost(s, playing).costs).some((part) => {
    const candidates = candidatesFor(s, playing.seat, part, playing.scope);
    const most = needed(s, part, playing.scope)[1];
    if (most > 1) return canAffordTotal(s, withCostObjects(playing, candidates.slice(0, most)));
    return candidates.some((id) => canAffordTotal(s, withCostObjects(playing, [id])));
  });
}

const priceOf = ({ energy, power }: Pick<Price, "energy" | "power">): Price => ({ energy, power, purpose: 0 });

/** "[1] or [Body]": each of them. */
export const pricesOfCost = (cost: CompiledCost): readonly Price[] => (cost.either.length > 0 ? cost.either : [cost]).map(priceOf);

/** What a cost exhausts or gives up without a choice: "exhaust me". */
const ownPartsOf = (s: State, seat: Seat, cost: CompiledCost, scope: Scope): readonly ObjectId[] =>
  cost.parts.flatMap((part) =>
    "what" in part && part.what.is !== "pick" && part.what.is !== "target" && (part.pay === "exhaust" || givesUp(part))
      ? candidatesFor(s, seat, part, scope)
      : [],
  );

export function canPayCost(s: State, seat: Seat, cost: CompiledCost, scope: Scope): boolean {
  if (!canPayParts(s, seat, [cost.id], scope, [])) return false;
  const used = ownPartsOf(s, seat, cost, scope);
  return pricesOfCost(cost).some((price) => canAfford(s, seat, price, used));
}

export const NOTHING_DUE: Price = priceOf({ energy: 0, power: [] });

/** How much of it could be paid beside a price. */
export function mostAffordable(s: State, seat: Seat, what: "power" | "energy", price: Price): number {
  const have = availableResources(s, seat, price.purpose);
  if (what === "energy") return Math.max(0, have.energy - price.energy);
  let n = 0;
  while (n < 40 && coversPower(have.power, [...price.power, ...Array.from({ length: n + 1 }, () => ALL_DOMAINS_MASK)])) n++;
  return n;
}

import { cardOf } from "../../derive/read.ts";
import type { CompiledCost, CompiledCostPart } from "../../language/compile/costs.ts";
import { evaluate } from "../../language/compile/selectors.ts";
import type { Scope } from "../../language/scope.ts";
import { ALL_DOMAINS_MASK, type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import { emptyObjectArray } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";
import { type Playing, withCostObjects } from "../play/playing.ts";
import { lendersOf } from "./additional-costs.ts";
import { canAfford } from "./afford.ts";
import { availableResources, coversPower, type Price } from "./available-resources.ts";
import { totalCost } from "./cost.ts";
import { canAffordTotal } from "./prices.ts";

/** 203.3, 355.16: what could be given up for a cost, and whether it could be paid. Paying is pay.ts. */

export const partsOf = (s: State, costs: readonly number[]): readonly CompiledCostPart[] =>
  costs.length === 0 ? NO_PARTS : costs.length === 1 ? s.pool.costs[costs[0]].parts : costs.flatMap((id) => s.pool.costs[id].parts);
const NO_PARTS: readonly CompiledCostPart[] = emptyObjectArray();

/** The objects that can be given up for a part. */
export function candidatesFor(s: State, seat: Seat, part: CompiledCostPart, scope: Scope): ObjectId[] {
  if (part.pay === "spendXp" || part.pay === "burn") return [];
  if (part.pay === "discard") {
    const { filter } = part;
    return s.players[seat].hand.filter((id) => id !== scope.item?.object && (filter === null || filter.test(s, scope, id)));
  }
  const { what } = part as Extract<CompiledCostPart, { what: unknown }>;
  const lent = "lent" in part ? part.lent : undefined;
  if (lent !== undefined) return lendersOf(s, seat, lent).filter((id) => canGive(s, seat, part.pay, id));
  const ids = what.is === "pick" || what.is === "target" ? what.filter.candidates(s, scope) : evaluate(s, scope, what);
  const out: ObjectId[] = [];
  for (let i = 0; i < ids.length; i++) if (canGive(s, seat, part.pay, ids[i])) out.push(ids[i]);
  return out;
}

function canGive(s: State, seat: Seat, how: CompiledCostPart["pay"], id: ObjectId): boolean {
  const o = s.objects[id];
  switch (how) {
    case "exhaust":
      return !o.exhausted && (o.zone === Zone.board || o.zone === Zone.legend); // 414.4
    case "spendBuff":
      return o.buffs > 0 && o.controller === seat; // 702.2.b.2
    case "disempower":
      return o.empowered > 0;
    case "kill":
      return o.zone === Zone.board;
    default:
      return true;
  }
}

export const needed = (s: State, part: CompiledCostPart, scope: Scope): readonly [number, number] => {
  if (part.pay === "discard") return [part.n, part.n];
  if (part.pay === "spendXp" || part.pay === "burn") return [0, 0];
  const { what } = part as Extract<CompiledCostPart, { what: unknown }>;
  if (what.is !== "pick" && what.is !== "target") return [1, 1];
  const { min, max } = what.count;
  return [min, max === null ? Number.MAX_SAFE_INTEGER : max(s, scope)];
};

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

export const givesUp = (part: CompiledCostPart): boolean =>
  part.pay === "kill" || part.pay === "return" || part.pay === "banish" || part.pay === "recycle";

/** Does what is given up take something off the price ("[C] less for each", "less by its cost")? */
export const lowersPrice = (s: State, playing: Playing): boolean =>
  playing.ability === null &&
  cardOf(s, s.objects[playing.object]).costsTakeOff &&
  cardOf(s, s.objects[playing.object]).costs.some(
    ({ data, optional }, i) =>
      (!optional || (playing.costs & (1 << i)) !== 0) && (data.lessEach !== undefined || data.lessByItsCost === true),
  );

/** Can it be paid for, whatever has to be given up for that? */
export function canAffordPlaying(s: State, playing: Playing): boolean {
  if (canAffordTotal(s, playing)) return true;
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

export function canPayCost(s: State, seat: Seat, cost: CompiledCost, scope: Scope): boolean {
  if (!canPayParts(s, seat, [cost.id], scope, [])) return false;
  return pricesOfCost(cost).some((price) => canAfford(s, seat, price));
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

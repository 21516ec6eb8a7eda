import { setUses } from "../../actions/trigger.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import { speaker, speaksOf } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import type { AdditionalCost, CompiledCard } from "../../language/pool.ts";
import { Keyword, NOWHERE, type ObjectId, type Seat } from "../../state/ids.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { usesOf } from "../../state/uses.ts";
import { isPayer } from "./payer.ts";

/** 356.2: what is paid beside the cost, because the card or another text says so. */

/** Printed additional costs; then Accelerate where something gives it, and what others' texts let one pay (Dragon Roost). */
export function additionalCosts(s: State, seat: Seat, object: ObjectId): readonly AdditionalCost[] {
  const card = cardOf(s, s.objects[object]);
  if (activeStatics(s, StaticKind.keywords).length === 0 && activeStatics(s, StaticKind.optionalCostFor).length === 0) return card.costs;
  return withLentCosts(s, seat, object, card);
}

function withLentCosts(s: State, seat: Seat, object: ObjectId, card: CompiledCard): readonly AdditionalCost[] {
  const { accelerate } = s.pool.keywords;
  const out = card.costs.slice();
  // 805.1.a.1: its Power is of the unit's own domains.
  if (!out.some((cost) => cost.name === accelerate.name) && isAccelerated(s, seat, object))
    out.push({ ...accelerate, cost: { ...accelerate.cost, power: [card.powerMask] } });
  for (const active of activeStatics(s, StaticKind.optionalCostFor)) {
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
      at: data.where === "here" ? s.objects[active.source].location : NOWHERE,
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
  activeStatics(s, StaticKind.optionalCostFor)
    .filter((active) => active.effect.costs[0].id === cost && speaker(s, active).you === seat)
    .map((active) => active.source);

function isAccelerated(s: State, seat: Seat, object: ObjectId): boolean {
  for (const active of activeStatics(s, StaticKind.keywords)) {
    const { effect } = active;
    if ((effect.keywords & Keyword.Accelerate) === 0 || effect.reachesCards === null) continue;
    const scope = speaker(s, active);
    if (speaksOf(active, scope, seat) && effect.reachesCards(s, scope, object)) return true;
  }
  return false;
}

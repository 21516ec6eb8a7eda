import { programOf } from "../../language/chosen.ts";
import { itemScope } from "../../language/scope.ts";
import type { Answer } from "../../state/decision.ts";
import { askPayment, editData, FINISHED, picks, popFrame, REPLACED, saidYes } from "../../state/frames.ts";
import type { OngoingId } from "../../state/ids.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { cancelItem, removeItem } from "../chain/leave-chain.ts";
import { canAfford } from "../cost/afford.ts";
import type { Price } from "../cost/available-resources.ts";
import { totalCost } from "../cost/cost.ts";
import { usedUp } from "../cost/cost-changes.ts";
import { payItem } from "../cost/pay.ts";
import { canPayParts } from "../cost/payable.ts";
import { askPrice, canAffordTotal, pricesOf } from "../cost/prices.ts";
import { startItemPayment } from "../cost/start-payment.ts";
import { abilityOf } from "./finalize-options.ts";
import { type FinalizeData, FinalizeStep, type NextStep } from "./finalize-steps.ts";
import { finalized, useUp } from "./finalized.ts";
import { objectsUsed, playingOf } from "./playing.ts";

/** 356-359.1, 403-405.2: what an item costs is paid, and it is finalized; or it is undone. */

const YES: Answer = { do: "yes" };
const NO: Answer = { do: "no" };

/** 356, 403: the total cost. What a trigger has incurred, such as the cost that opens its effect (204.3.a), may be declined (404.2). */
export function price(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  if (!item.triggered) return payFor(s, item, data, frame);
  const free = item.targets.length === 0 && item.repeats === 0 && abilityOf(s, item)?.cost === null;
  if (free) {
    popFrame(s);
    finalized(s, item.id);
    return REPLACED;
  }
  const playing = playingOf(s, item);
  const cost = totalCost(s, playing);
  const payable =
    (canAfford(s, item.controller, cost, objectsUsed(playing)) || (cost.open && canAffordTotal(s, playing))) &&
    canPayParts(s, item.controller, cost.costs, itemScope(item), []);
  if (!payable) s.answer = NO;
  else if (
    abilityOf(s, item)?.may === true ||
    item.repeats !== 0 ||
    (cost.energy === 0 && cost.power.length === 0 && cost.costs.length === 0)
  )
    s.answer = YES;
  else askPayment(s, item.controller, "404.2", item.object);
  return FinalizeStep.priceAnswered;
}

export function priceAnswered(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  if (saidYes(s)) return payFor(s, item, data, frame);
  removeItem(s, item.id, "404.2");
  return FINISHED;
}

/** 357: plain prices are paid at once; what has parts to be given up is a procedure of its own. */
function payFor(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const playing = playingOf(s, item);
  const cost = totalCost(s, playing);
  const d = s.ongoing.length > 0 ? editData(s, frame, data) : data;
  if (s.ongoing.length > 0) d.discounts = usedUp(s, playing);
  if (cost.costs.length > 0 || cost.anyAmount !== null) {
    startItemPayment(s, item.id, item.controller, cost.costs, cost.anyAmount, itemScope(item), programOf(s, item)?.isCounted === true);
    return FinalizeStep.paid;
  }
  if (!cost.open) return payPrice(s, item, cost, d, frame);
  const prices = pricesOf(s, playing);
  if (prices.length === 1) return payPrice(s, item, prices[0], d, frame);
  askPrice(s, item.controller, item.object, prices);
  return FinalizeStep.priced;
}

/** The price has been chosen. */
export const priced = (s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep =>
  payPrice(s, item, pricesOf(s, playingOf(s, item))[picks(s)[0]], data, frame);

/** What paying leaves to be asked or done comes before the item is finalized. */
function payPrice(s: State, item: ChainItem, price: Price | undefined, { discounts }: FinalizeData, frame: number): NextStep {
  const isPaid = price !== undefined && payItem(s, item.id, item.controller, price, 0);
  s.answer = isPaid ? YES : NO;
  return s.decision === null && frame === s.frames.length - 1 ? conclude(s, item, isPaid, discounts) : FinalizeStep.paid;
}

export const paid = (s: State, item: ChainItem, { discounts }: FinalizeData): NextStep => conclude(s, item, saidYes(s), discounts);

/** 358, 359.1, 405.1, 405.2: all has been checked by what was offered; what could not be paid is undone. */
function conclude(s: State, item: ChainItem, isPaid: boolean, discounts: readonly OngoingId[]): NextStep {
  popFrame(s);
  if (!isPaid) {
    cancelItem(s, item.id, "358.5");
    return REPLACED;
  }
  for (const id of discounts) useUp(s, item.id, id);
  finalized(s, item.id);
  return REPLACED;
}

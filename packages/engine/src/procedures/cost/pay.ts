import { editRoot, follow } from "../../actions/running-text.ts";
import { abilityIndex } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import { chosenBy, programOf } from "../../language/chosen.ts";
import type { CompiledCostPart } from "../../language/compile/costs.ts";
import { editFrame, editItem, editPlayer } from "../../state/fork.ts";
import { ask, FINISHED, type Next, pickedObjects, picks, procedure } from "../../state/frames.ts";
import { type ItemId, type ObjectId, type Seat, TypeBit } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { EVERYBODY, seenBy } from "../../state/sight.ts";
import { followItem } from "../chain/chosen.ts";
import { objectsUsedFor, playingOf, withAmountPaid, withCostObjects } from "../play/playing.ts";
import { autopay } from "./autopay.ts";
import type { Price } from "./available-resources.ts";
import { candidatesFor, givesUp, needed, partsOf } from "./cost-parts.ts";
import { givePart, isGivenUp, nameCostObjects, noteCostObjects } from "./given-up.ts";
import { lowersPrice, mostAffordable, pricesOfCost } from "./payable.ts";
import { askPrice, canAffordTotal, openPrices, pricesOf, withAmount } from "./prices.ts";
import type { PayData } from "./start-payment.ts";

/** 357, 404, 444: paying. What is given up is chosen first, then resources are paid, then the rest is done. */

type Writable<Record> = { -readonly [Key in keyof Record]: Record[Key] };

/** 355.16: only what leaves a price that can be paid, and at least as many as that takes. */
function affordable(
  s: State,
  data: PayData,
  options: readonly ObjectId[],
  min: number,
): { readonly options: ObjectId[]; readonly min: number } {
  const item = data.item < 0 ? undefined : s.chain.find((other) => other.id === data.item);
  const playing = item === undefined ? null : playingOf(s, item);
  if (playing === null || !(lowersPrice(s, playing) || isAnyAdding(s))) return { options: [...options], min };
  const pays = (ids: readonly ObjectId[]): boolean => canAffordTotal(s, withCostObjects(playing, [...joined(data.chosen), ...ids]));
  if (min === 1) return { options: options.filter((id) => pays([id])), min };
  let least = min;
  while (least < options.length && !pays(options.slice(0, least))) least++;
  return { options: [...options], min: least };
}

const NOTHING: readonly never[] = [];

/** What `flat` gives, without the detour that it takes. */
function joined(lists: readonly (readonly ObjectId[])[]): readonly ObjectId[] {
  if (lists.length === 0) return NOTHING;
  if (lists.length === 1) return lists[0];
  const out: ObjectId[] = [];
  for (let i = 0; i < lists.length; i++) for (let k = 0; k < lists[i].length; k++) out.push(lists[i][k]);
  return out;
}

const Step = { choose: 0, chosen: 1, howMuch: 2, payResources: 3, give: 4, priced: 5 } as const;

export const payProcedure = procedure<PayData, typeof Step>("357", Step, {
  /** What is given up is picked part by part. */
  choose(s, data) {
    const parts = partsOf(s, data.costs);
    if (data.at >= parts.length) return Step.howMuch;
    choosePart(s, data, parts[data.at]);
    return Step.chosen;
  },

  chosen(s, data, frame) {
    const d = editPayment(s, frame);
    d.chosen = [...data.chosen, pickedObjects(s)];
    d.at = data.at + 1;
    return Step.choose;
  },

  howMuch(s, data) {
    if (data.item >= 0) {
      noteCostObjects(s, data.item, joined(data.chosen));
      if (data.scope.item !== null && programOf(s, data.scope.item) !== null) nameCostObjects(s, data);
    }
    const { anyAmount } = data;
    if (anyAmount === null) s.answer = { do: "choose", picks: [0] };
    else if (data.decided) s.answer = { do: "choose", picks: [s.chain.find((item) => item.id === data.item)?.amountPaid ?? 0] };
    else {
      const most = Math.max(0, ...pricesToPay(s, data).map((price) => mostAffordable(s, data.seat, anyAmount, price)));
      const amounts = Array.from({ length: most + 1 }, (_, n) => n);
      if (most === 0) s.answer = { do: "choose", picks: [0] };
      else
        ask(s, {
          player: data.seat,
          kind: "number",
          about: "number",
          rule: "204.3.b",
          source: data.scope.source,
          options: amounts,
          min: 1,
          max: 1,
        });
    }
    return Step.payResources;
  },

  payResources(s, data, frame) {
    const d = editPayment(s, frame);
    d.amount = picks(s)[0] ?? 0;
    d.at = 0;
    const prices = pricesToPay(s, d);
    if (prices.length <= 1) return pay(s, data, d.amount, prices[0]);
    askPrice(s, data.seat, data.scope.source, prices);
    return Step.priced;
  },

  priced: (s, data) => pay(s, data, data.amount, pricesToPay(s, data)[picks(s)[0]]),

  /** One part after the other: some of them may be replaced, and are paid all the same (203.2). */
  give(s, data, frame) {
    const parts = partsOf(s, data.costs);
    if (data.at > 0) followPaid(s, data, data.chosen[data.at - 1] ?? NOTHING);
    if (data.at >= parts.length) {
      s.answer = { do: "yes" };
      if (data.item < 0 && data.scope.root >= 0) editRoot(s, data.scope.root).amount = data.amount;
      return FINISHED;
    }
    const { at } = data;
    editPayment(s, frame).at = at + 1;
    givePart(s, data.seat, parts[at], data.chosen[at] ?? [], data.scope);
    return Step.give;
  },
});

const editPayment = (s: State, frame: number): Writable<PayData> => editFrame(s, frame).data as Writable<PayData>;

/** Its controller chooses what to give up for one part of the cost, unless there is no choice. */
function choosePart(s: State, data: PayData, part: CompiledCostPart): void {
  const before = "what" in part && part.what.is === "pick" ? (data.scope.item?.targets[part.what.number] ?? []) : [];
  if (before.length > 0 && data.scope.item !== null && isGivenUp(s, data.scope.item, part)) {
    s.answer = { do: "choose", picks: before };
    return;
  }
  const [fewest, max] = needed(s, part, data.scope);
  const taken = joined(data.chosen);
  const targets = data.scope.item === null ? NOTHING : chosenBy(s, data.scope.item);
  // One object may pay for several parts that name it ("disempower me, exhaust me"), but not be chosen twice.
  const named = "what" in part && part.what.is !== "pick" && part.what.is !== "target";
  let candidates = candidatesFor(s, data.seat, part, data.scope).filter((id) => named || !taken.includes(id));
  // 357.3: not what is a target of the same item, unless there is nothing else.
  if (givesUp(part)) {
    const spared = candidates.filter((id) => !targets.includes(id));
    if (spared.length >= fewest) candidates = spared;
  }
  const { options, min } = affordable(s, data, candidates, fewest);
  if ((options.length <= min || max === 0) && !isSecret(s, data.seat, part)) {
    s.answer = { do: "choose", picks: options.slice(0, Math.max(min, 0)) };
    return;
  }
  const rule = part.pay === "discard" ? "422.3" : "357.2";
  ask(s, {
    player: data.seat,
    kind: "choose",
    about: "pay",
    rule,
    source: data.scope.source,
    options,
    min,
    max: Math.min(max, options.length),
  });
}

/** Those that can be paid, with what has been chosen to be given up and the amount that has been decided. */
export function pricesToPay(s: State, { item, seat, costs, price, anyAmount, amount, chosen }: PayData): readonly Price[] {
  const paidFor = item < 0 ? undefined : s.chain.find((other) => other.id === item);
  if (paidFor !== undefined) return pricesOf(s, withAmountPaid(playingOf(s, paidFor), amount));
  const bases = price !== null ? [price] : pricesOfCost(s.pool.costs[costs[0]]);
  return openPrices(
    s,
    seat,
    bases.map((base) => withAmount(base, anyAmount, amount)),
    joined(chosen),
  );
}

/** Without a price nothing can be paid, which cannot happen where payability was checked; the item will be cancelled (358.2). */
function pay(s: State, { item, seat, chosen }: PayData, amount: number, price: Price | undefined): Next<typeof Step> {
  const isPaid = price !== undefined && (item >= 0 ? payItem(s, item, seat, price, amount) : autopay(s, seat, price, joined(chosen)));
  if (isPaid) return Step.give;
  s.answer = { do: "no" };
  return FINISHED;
}

/** 359.3.e.13: what a cost moves to another zone, the text of what is paid for still speaks of. */
function followPaid(s: State, { item, scope }: PayData, ids: readonly ObjectId[]): void {
  if (item >= 0) followItem(s, item, ids);
  else follow(s, scope.root, ids);
}

/** Is there anything that Adds but runes? */
const isAnyAdding = (s: State): boolean => abilityIndex(s).resourceAbilities.length > 0 || abilityIndex(s).converters.length > 0;

function usedFor(s: State, id: ItemId): readonly ObjectId[] {
  const item = isAnyAdding(s) ? s.chain.find((other) => other.id === id) : undefined;
  return item === undefined ? NOTHING : objectsUsedFor(s, item);
}

/** Pays the resources for a chain item, which remembers what was spent. */
export function payItem(s: State, id: ItemId, seat: Seat, price: Price, amount: number): boolean {
  if (!autopay(s, seat, price, usedFor(s, id))) return false;
  const item = editItem(s, id);
  if (item === null) return false;
  item.energySpent = price.energy;
  item.powerSpent = price.power.length;
  item.amountPaid = amount;
  if (item.ability < 0 && (cardOf(s, s.objects[item.object]).types & TypeBit.spell) !== 0) {
    const p = editPlayer(s, seat);
    p.spentOnSpell = Math.max(p.spentOnSpell, price.energy);
  }
  return true;
}

/** That there is just one card in a hand that will do is nobody else's business. */
const isSecret = (s: State, seat: Seat, part: CompiledCostPart): boolean =>
  s.windows === "public" &&
  part.pay === "discard" &&
  part.filter !== null &&
  s.players[seat].hand.some((id) => seenBy(s.objects[id]) !== EVERYBODY);

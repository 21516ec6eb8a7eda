import { attributionOf } from "../../actions/attribution.ts";
import { kill } from "../../actions/kill.ts";
import { recycle } from "../../actions/recycle.ts";
import { spendXp } from "../../actions/score.ts";
import { disempower, exhaust, spendBuff } from "../../actions/states.ts";
import { burn } from "../../actions/take.ts";
import { banish, discard, returnToHand } from "../../actions/zones.ts";
import { cardOf, trueMight } from "../../derive/read.ts";
import { programOf } from "../../language/chosen.ts";
import type { CompiledCostPart } from "../../language/compile/costs.ts";
import type { Scope } from "../../language/scope.ts";
import { editItem } from "../../state/fork.ts";
import { type ItemId, type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import { refsTo } from "../../state/object-refs.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { setTargets } from "../chain/chosen.ts";
import { partsOf } from "./cost-parts.ts";

/** 203.2, 359.3.e.13: the parts of a cost that are not resources: doing them, and remembering what was given up. */

export function givePart(s: State, seat: Seat, part: CompiledCostPart, ids: readonly ObjectId[], scope: Scope): void {
  switch (part.pay) {
    case "exhaust":
      for (const id of ids) exhaust(s, id, seat);
      return;
    case "kill":
      // 428.1.a.1, 428.5.b: a Kill Instruction like any other, and what it is paid for is responsible.
      kill(s, ids, { ...attributionOf(s, scope), by: seat, root: -1 });
      return;
    case "banish":
      banish(s, ids, seat);
      return;
    case "return":
      returnToHand(s, ids, seat);
      return;
    case "recycle":
      recycle(s, ids, seat);
      return;
    case "spendBuff":
      for (const id of ids) spendBuff(s, id, seat);
      return;
    case "disempower":
      for (const id of ids) disempower(s, id, seat);
      return;
    case "discard":
      discard(s, seat, ids);
      return;
    case "spendXp":
      spendXp(s, seat, part.n);
      return;
    case "burn":
      burn(s, seat, part.n);
      return;
  }
}

/** It has been chosen before the targets that depend on it. */
export const isGivenUp = (s: State, item: ChainItem, part: CompiledCostPart): boolean =>
  "what" in part && part.what.is === "pick" && programOf(s, item)?.givenUp.some((pick) => "what" in part && part.what === pick) === true;

/** What was given up for a cost of the text's own has a name there, by which it may speak of it later; costs of others have names of their own. */
export function nameCostObjects(
  s: State,
  data: { readonly item: ItemId; readonly costs: readonly number[]; readonly chosen: readonly (readonly ObjectId[])[] },
): void {
  const item = s.chain.find(({ id }) => id === data.item);
  if (item === undefined) return;
  let at = 0;
  for (const cost of data.costs)
    for (const part of partsOf(s, [cost])) {
      if (isOwnCost(s, item, cost) && "what" in part && part.what.is === "pick")
        setTargets(s, data.item, part.what.number, data.chosen[at] ?? []);
      at++;
    }
}

const isOwnCost = (s: State, item: ChainItem, cost: number): boolean =>
  item.ability >= 0
    ? s.pool.abilities[item.ability].cost?.id === cost
    : cardOf(s, s.objects[item.object]).costs.some((own) => own.cost.id === cost);

/** 359.3.e.13: what is given up is remembered as it was. */
export function noteCostObjects(s: State, item: ItemId, ids: readonly ObjectId[]): void {
  const paid = editItem(s, item);
  if (paid === null || ids.length === 0) return;
  const card = cardOf(s, s.objects[ids[0]]);
  paid.costObjects = refsTo(s, ids);
  paid.costMight = s.objects[ids[0]].zone === Zone.board ? trueMight(s, ids[0]) : card.might;
  paid.costEnergy = card.energy;
  paid.costPower = card.power;
}

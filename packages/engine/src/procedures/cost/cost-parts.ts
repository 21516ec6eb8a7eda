import type { CompiledCostPart } from "../../language/compile/costs.ts";
import { evaluate } from "../../language/run/selectors.ts";
import type { Scope } from "../../language/scope.ts";
import { objectsOfChoices } from "../../state/decision.ts";
import { type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import { emptyObjectArray } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";
import { lendersOf } from "./additional-costs.ts";

/** 203.3: the parts of a cost that are not resources, and what could be given up for them. */

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
  const ids = objectsOfChoices(what.is === "pick" || what.is === "target" ? what.filter.candidates(s, scope) : evaluate(s, scope, what));
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
      return o.buffs > 0 && o.controller === seat; // 702.2.b.2, 745.1.b, 745.2; a buff has no controller of its own (749)
    case "disempower":
      return o.empowered > 0;
    case "kill":
      return o.zone === Zone.board;
    default:
      return o.zone !== Zone.none; // 186.1: a token that has died can no longer be recycled
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

export const givesUp = (part: CompiledCostPart): boolean =>
  part.pay === "kill" || part.pay === "return" || part.pay === "banish" || part.pay === "recycle";

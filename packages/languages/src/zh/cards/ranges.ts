/** How much Might they have and what they cost: "战力不高于3[M]", "法力费用不高于[2]". */
import type { Filter, Range } from "@rulebound/engine/language";
import { amountNoun, ownerOfAmount } from "./amounts.ts";
import { these } from "./filters.ts";
import { possessor } from "./selectors.ts";
import type { Voice } from "./voice.ts";

export function mightText(v: Voice, range: Range): string {
  if (range.lessThan !== undefined) return `战力低于${ownerOfAmount(v, range.lessThan)}`;
  if (range.moreThanOthers) return `战力高于场上所有${these(v, { other: true, ...range.moreThanOthers })}`;
  if (range.moreThan !== undefined) return `战力高于${ownerOfAmount(v, range.moreThan)}`;
  if (typeof range.atMost === "object" && "plus" in range.atMost) {
    const [n, than] = range.atMost.plus;
    if (typeof n === "number" && than !== undefined) return `战力至多比${ownerOfAmount(v, than)}高${n}`;
  }
  if (range.atMost !== undefined)
    return `战力不高于${typeof range.atMost === "number" ? `${range.atMost}[M]` : amountNoun(v, range.atMost)}`;
  return `战力不低于${amountNoun(v, range.atLeast ?? 0)}[M]`;
}

const energySymbol = (v: Voice, n: Range["atMost"]): string => (typeof n === "number" ? `[${n}]` : amountNoun(v, n ?? 0));
const pips = (n: Range["atMost"]): string => (typeof n === "number" ? "[A]".repeat(n) : "");

export function costText(v: Voice, { energy, power }: Filter): string {
  if (typeof energy?.atMost === "object" && "energyOf" in energy.atMost && power)
    return `法力费用和符能费用均不高于${possessor(v, energy.atMost.energyOf)}`;
  const limits = [
    energy?.atMost !== undefined && `法力费用不高于${energySymbol(v, energy.atMost)}`,
    energy?.atLeast !== undefined && `法力费用不低于${energySymbol(v, energy.atLeast)}`,
    energy?.lessThan !== undefined && `法力费用低于${energySymbol(v, energy.lessThan)}`,
    power?.atLeast !== undefined && `符能费用不低于${pips(power.atLeast)}`,
    power?.atMost !== undefined && `符能费用不高于${pips(power.atMost)}`,
  ];
  return limits.filter(Boolean).join("且");
}

/** How much Might they have and what they cost: "mit höchstens 3 [M]", "mit Energiekosten von höchstens [2]". */
import type { Amount, Filter, Range } from "@rulebound/engine/language";
import { amountNoun, holderOf } from "./amounts.ts";
import { eachOf } from "./filters.ts";
import type { Voice } from "./voice.ts";

/** "höchstens 3 [M]", without its "mit". */
export function mightBound(v: Voice, range: Range): string {
  if (typeof range.lessThan === "object" && "hadMight" in range.lessThan) return `weniger Macht, als ${holderOf(v, range.lessThan)},`;
  if (range.lessThan !== undefined) return `weniger Macht als ${holderOf(v, range.lessThan)}`;
  if (range.moreThanOthers) return `mehr Macht als ${eachOf(v, { other: true, ...range.moreThanOthers }, "nom")} auf dem Brett`;
  if (range.moreThan !== undefined) return `mehr Macht als ${holderOf(v, range.moreThan)}`;
  if (range.atMost !== undefined && typeof range.atMost === "object" && "plus" in range.atMost) {
    const [n, than] = range.atMost.plus;
    if (typeof n === "number" && than !== undefined) return `höchstens ${n} Macht mehr als ${holderOf(v, than)}`;
  }
  if (range.atMost !== undefined)
    return typeof range.atMost === "number"
      ? `höchstens ${range.atMost} [M]`
      : `einer Macht von höchstens ${amountNoun(v, range.atMost, "dat")}`;
  return `mindestens ${amountNoun(v, range.atLeast ?? 0, "dat")} [M]`;
}
export const mightText = (v: Voice, range: Range): string => `mit ${mightBound(v, range)}`;

const energy = (v: Voice, n: Amount | undefined): string => (typeof n === "number" ? `[${n}]` : amountNoun(v, n ?? 0, "dat"));
const pips = (n: Amount | undefined): string => (typeof n === "number" ? "[A]".repeat(n) : "");

export function costText(v: Voice, f: Filter): string {
  const { energy: e, power } = f;
  if (typeof e?.atMost === "object" && "energyOf" in e.atMost && power)
    return `, die höchstens so viel Energie und Kraft kostet wie ${holderOf(v, e.atMost)},`;
  if (e?.atMost !== undefined && power?.atMost !== undefined)
    return `mit Kosten von höchstens ${energy(v, e.atMost)} und höchstens ${pips(power.atMost)}`;
  if (e?.atMost !== undefined) return `mit Energiekosten von höchstens ${energy(v, e.atMost)}`;
  if (e?.atLeast !== undefined) return `mit Energiekosten von mindestens ${energy(v, e.atLeast)}`;
  if (e?.lessThan !== undefined) return `mit Energiekosten von weniger als ${energy(v, e.lessThan)}`;
  if (power?.atLeast !== undefined) return `mit Kraftkosten von mindestens ${pips(power.atLeast)}`;
  return `mit Kraftkosten von höchstens ${pips(power?.atMost)}`;
}

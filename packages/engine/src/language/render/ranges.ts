/** How much Might they have and what they cost: "with 3 [M] or less", "with Energy cost no more than [2]". */
import type { Filter, Range } from "../types.ts";
import type { Voice } from "./voice.ts";
import { list } from "./words.ts";

export function mightText(v: Voice, range: Range, among: boolean): string {
  if (range.lessThan !== undefined) return `with less Might than ${v.say.amountOf(v, range.lessThan, "owner")}`;
  if (range.moreThanOthers) return `with Might greater than each ${v.say.eachOf(v, { other: true, ...range.moreThanOthers })} on the board`;
  if (range.moreThan !== undefined) return `with Might greater than ${v.say.amountOf(v, range.moreThan, "owner")}`;
  if (range.atMost !== undefined && typeof range.atMost === "object" && "plus" in range.atMost) {
    const [n, than] = range.atMost.plus;
    if (typeof n === "number" && than !== undefined)
      return `${among ? "that has" : "with"} Might up to ${n} more than ${v.say.amountOf(v, than, "owner")}`;
  }
  if (range.atMost !== undefined)
    return typeof range.atMost === "number"
      ? `with ${range.atMost} [M] or less`
      : `with Might no more than ${v.say.amountNoun(v, range.atMost)}`;
  return `with ${v.say.amountOf(v, range.atLeast ?? 0, "number")} [M] or more`;
}

const energySymbol = (v: Voice, n: Range["atMost"]): string => (typeof n === "number" ? `[${n}]` : v.say.amountNoun(v, n ?? 0));
const pips = (n: Range["atMost"]): string => (typeof n === "number" ? "[A]".repeat(n) : "");

/** What it costs, in the words of its set. */
export function costText(v: Voice, f: Filter): string {
  const { energy, power } = f;
  const isSpell = f.kinds?.length === 1 && f.kinds[0] === "spell";
  if (typeof energy?.atMost === "object" && "energyOf" in energy.atMost && power)
    return `that costs ${list(["Energy", "Power"].map((kind) => `no more ${kind}`))} than ${v.say.possessive(v, energy.atMost.energyOf).replace(/'s$/, "")}`;
  if (energy?.atMost !== undefined && power?.atMost !== undefined) {
    const both = `no more than ${energySymbol(v, energy.atMost)} and no more than ${pips(power.atMost)}`;
    if (v.set === "OGN") return isSpell ? `that costs ${both}` : `costing ${both}`;
    if (v.set === "SFD" || v.set === "UNL") return `with cost ${both}`;
    const and = v.set === "RAD" ? "and with" : "and";
    return `with Energy cost no more than ${energySymbol(v, energy.atMost)} ${and} Power cost no more than ${pips(power.atMost)}`;
  }
  if (energy?.atMost !== undefined)
    return v.set === "RAD"
      ? `with Energy cost ${energySymbol(v, energy.atMost)} or less`
      : `with Energy cost no more than ${energySymbol(v, energy.atMost)}`;
  if (energy?.atLeast !== undefined)
    return v.set === "OGS"
      ? `that costs ${energySymbol(v, energy.atLeast)} or more`
      : `with Energy cost ${energySymbol(v, energy.atLeast)} or more`;
  if (energy?.lessThan !== undefined) return `with Energy cost less than ${energySymbol(v, energy.lessThan)}`;
  if (power?.atLeast !== undefined) return `with Power cost ${pips(power.atLeast)} or more`;
  return `with Power cost no more than ${pips(power?.atMost)}`;
}

/** Costs (201) and resources: `pay(1, "fury")` is [1][Fury]. */
import type { CostPart, Filter, PowerSymbol, Resources, Sel } from "../types.ts";
import { filter, type Said } from "./filters.ts";

/** Energy first, if any, then Power pips: `resources(1, "fury")`, `resources("any")`. */
export function resources(...symbols: readonly (number | PowerSymbol)[]): Resources {
  const energy = symbols.find((symbol) => typeof symbol === "number");
  const power = symbols.filter((symbol) => typeof symbol !== "number");
  return { ...(energy === undefined ? {} : { energy }), ...(power.length > 0 ? { power } : {}) };
}

export const pay = (...symbols: readonly (number | PowerSymbol)[]): CostPart => ({ pay: resources(...symbols) });
export const payEither = (...alternatives: readonly Resources[]): CostPart => ({ payEither: alternatives });
export const anyAmountOf = (what: "power" | "energy"): CostPart => ({ anyAmount: what });
/** [Exhaust]: the source exhausts itself. */
export const exhaustMe: CostPart = { exhaust: "me" };
export const exhausting = (what: Sel): CostPart => ({ exhaust: what });
export const killing = (what: Sel): CostPart => ({ kill: what });
export const banishing = (what: Sel): CostPart => ({ banish: what });
export const returning = (what: Sel): CostPart => ({ return: what });
export const recycling = (what: Sel): CostPart => ({ recycle: what });
export const discarding = (n: number, ...said: readonly Said[]): CostPart =>
  said.length === 0 ? { discard: n } : { discard: n, filter: filter(...said) as Filter };
export const spendingXp = (n: number): CostPart => ({ spendXp: n });
export const spendingBuff = (of: Sel): CostPart => ({ spendBuff: of });
export const disempowering = (what: Sel): CostPart => ({ disempower: what });
export const burning = (n: number): CostPart => ({ burn: n });

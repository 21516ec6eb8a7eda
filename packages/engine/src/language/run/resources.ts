import { ALL_DOMAINS_MASK, DOMAINS } from "../../state/ids.ts";
import type { PowerSymbol, Resources } from "../types.ts";

/** Energy and Power of a text in numbers: one mask of domains per pip. */

function powerMask(symbol: PowerSymbol, ownDomains: number): number {
  if (symbol === "any") return ALL_DOMAINS_MASK;
  if (symbol === "own") return ownDomains === 0 ? ALL_DOMAINS_MASK : ownDomains; // 135.2.e.6.b
  return 1 << DOMAINS.indexOf(symbol);
}

export const compileResources = (r: Resources, ownDomains: number) => ({
  energy: r.energy ?? 0,
  power: (r.power ?? []).map((symbol) => powerMask(symbol, ownDomains)),
});

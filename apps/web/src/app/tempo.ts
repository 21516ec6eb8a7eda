import { type Speed, useSettings } from "./settings.ts";

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

/** How much longer than usual it takes. `rulebound.pace`, in thousandths, is for tests. */
export function tempo(): number {
  const wanted = sessionStorage.getItem("rulebound.pace");
  return wanted === null ? FACTORS[useSettings.getState().speed] : Number(wanted) / 1000;
}

import type { AddSource } from "../pool.ts";
import type { Instruction } from "../types.ts";
import { compileResources } from "./costs.ts";

/** 429.2, 400.2: does the text Add, so that it resolves on finalization? */
export const isAddText = (then: readonly Instruction[]): boolean => then.length > 0 && then.every(isAdding);

const isAdding = (i: Instruction): boolean =>
  i.do === "add" ||
  i.do === "payAnyToAdd" ||
  (i.do === "each" && isAddText(i.then)) ||
  (i.do === "instead" && isAddText(i.then) && isAddText(i.replaces));

/** 429.3: what it Adds, where that is one plain instruction and payments can count on it. */
export function addSource(then: readonly Instruction[], own: number): AddSource | null {
  if (then.length !== 1) return null;
  const [only] = then;
  if (only.do !== "add" || only.times !== undefined || only.who !== undefined) return null;
  const { energy, power } = compileResources(only.resources, own);
  return {
    energy,
    power: power.filter((mask) => mask !== 63).map((mask) => Math.log2(mask & -mask)),
    universal: power.filter((mask) => mask === 63).length,
    limit: only.only ?? null,
  };
}

import type { AddSource } from "../pool.ts";
import { compileResources } from "../run/resources.ts";
import type { Instruction } from "../types.ts";
import { type Builder, newNames } from "./builder.ts";
import { compileCondition } from "./conditions.ts";

/** 429.2, 400.2: does the text Add, so that it resolves on finalization? */
export const isAddText = (then: readonly Instruction[]): boolean => then.length > 0 && then.every(isAdding);

const isAdding = (i: Instruction): boolean =>
  i.do === "add" ||
  i.do === "payAnyToAdd" ||
  (i.do === "each" && isAddText(i.then)) ||
  (i.do === "instead" && isAddText(i.then) && isAddText(i.replaces));

/** 429.3: what it Adds, where that is one plain instruction, or another one instead of it, and payments can count on it. */
export function addSource(then: readonly Instruction[], builder: Builder): AddSource | null {
  if (then.length !== 1) return null;
  const [only] = then;
  if (only.do === "instead") {
    const [usual, other] = [addSource(only.replaces, builder), addSource(only.then, builder)];
    if (usual === null || other === null) return null;
    return { ...usual, instead: { condition: compileCondition(only.cond, newNames(builder)), source: other } };
  }
  if (only.do !== "add" || only.times !== undefined || only.who !== undefined) return null;
  const { energy, power } = compileResources(only.resources, builder.domains);
  return {
    energy,
    power: power.filter((mask) => mask !== 63).map((mask) => Math.log2(mask & -mask)),
    universal: power.filter((mask) => mask === 63).length,
    limit: only.only ?? null,
    instead: null,
  };
}

import type { Placed } from "./sample.mjs";

export function withVariants<T extends Placed & { readonly number: number }>(
  source: string,
  changes: readonly T[],
): { readonly text: string; readonly left: readonly T[]; readonly inFunction: ReadonlyMap<number, number> };

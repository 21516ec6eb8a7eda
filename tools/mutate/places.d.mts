import type { Placed } from "./sample.mjs";

interface Rule {
  readonly rule: string;
  /** Places that name it; those that name a rule below it; those of the nearest above it. */
  readonly levels: readonly (readonly { readonly file: string; readonly line: number }[])[];
}
export function changesByRule(
  rules: readonly Rule[],
  every: readonly Placed[],
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly Placed[]>;

import type { Change } from "./changes.mjs";

export interface Placed extends Change {
  readonly line: number;
  readonly column: number;
  /** What has to be written at the end of the source so that the change is one of meaning alone. */
  readonly needs: string;
}
export function everyChange(sources: ReadonlyMap<string, string>): Placed[];
export function inOrder<T extends Change>(changes: readonly T[], seed: number): T[];
export function withoutTypes(sources: ReadonlyMap<string, string>): string;

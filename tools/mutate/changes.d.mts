export interface Change {
  readonly path: string;
  readonly kind: string;
  /** The declaration it is in. */
  readonly owner: string;
  readonly at: number;
  readonly length: number;
  readonly was: string;
  readonly text: string;
  readonly id: string;
}
interface Surroundings {
  readonly path?: string;
  readonly siblings?: ReadonlyMap<string, readonly string[]>;
}
export function changesIn(source: string, surroundings?: Surroundings): Change[];
export function changed(source: string, change: Pick<Change, "at" | "length" | "text"> & { readonly needs?: string }): string;
export function lineOf(source: string, at: number): number;

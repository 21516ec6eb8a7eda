export interface Change {
  readonly kind: string;
  readonly at: number;
  readonly length: number;
  readonly text: string;
}
export function changesIn(source: string, pick: <T>(list: readonly T[]) => T): Change[];
export function lineOf(source: string, at: number): number;

/**
 * What the objects on the board are like; filled by layers.ts and read through read.ts. Six numbers an object, at
 * STRIDE times its id; tags only where they are not those of its card.
 */
export interface DerivedBoard {
  /** The version of the game that it was derived for. */
  madeFor: number;
  /** Its traits, as long as these are all that it depends on; else -1. */
  madeFrom: number;
  epoch: number;
  values: number[];
  tags: Map<number, readonly string[]> | null;
}

export const STRIDE = 6;
export const V = { might: 0, keywords: 1, assault: 2, shield: 3, deflect: 4, hunt: 5 } as const;

/** Room for the objects there are, and a few tokens more. A plain list: forks make many of them, and typed ones cost more to make. */
export const newBoard = (epoch: number, objects: number): DerivedBoard => ({
  madeFor: -1,
  madeFrom: -1,
  epoch,
  values: zeros((objects + 16) * STRIDE),
  tags: null,
});

/** Enough for most games. */
const ZEROS: readonly number[] = Array.from({ length: 2048 }, () => 0);

/** A copy of as many as there are: quicker than filling a list with them. */
function zeros(n: number): number[] {
  const out = ZEROS.slice(0, n);
  while (out.length < n) out.push(0);
  return out;
}

/** As much room as another one has, with its values: they are overwritten, and a copy is quicker than zeros. */
export const boardLike = (d: DerivedBoard, epoch: number): DerivedBoard => ({
  madeFor: -1,
  madeFrom: -1,
  epoch,
  values: d.values.slice(),
  tags: null,
});

export const hasRoom = (d: DerivedBoard, objects: number): boolean => d.values.length >= objects * STRIDE;

export function outdate(d: DerivedBoard): void {
  d.madeFor = -1;
  d.madeFrom = -1;
}

/**
 * What may a spell choose? A slow second opinion, written from the book alone (355.8, 355.9, 740.1, 809.1.c), for texts that say kind, side,
 * place and one property.
 */
export interface Thing {
  readonly id: number;
  readonly seat: number;
  readonly isUnit: boolean;
  readonly isOnBoard: boolean;
  readonly isAtBattlefield: boolean;
  readonly might: number;
  readonly deflect: number;
  readonly states: readonly string[];
}

export interface Text {
  readonly kind: "unit" | "gear" | "permanent";
  readonly side: "friendly" | "enemy" | "yours" | null;
  readonly place: "battlefield" | "base" | null;
  /** A state that it must be in, or a bound of its Might. */
  readonly also: string | null;
  readonly howMany: number;
}

export interface Table {
  readonly things: readonly Thing[];
  /** Team of each seat. */
  readonly teams: readonly number[];
  readonly you: number;
  /** How much there is to pay for Deflect with. */
  readonly power: number;
}

export const MIGHTY_ENOUGH = "might of 4 or more";
export const SMALL_ENOUGH = "might of 3 or less";

/** Every group that may be chosen, as sorted lists of ids. */
export function groups({ things, teams, you, power }: Table, text: Text): string[] {
  const fitting = things.filter((thing) => fits(thing, text, teams, you));
  const deflected = (some: readonly Thing[]): number =>
    some.reduce((sum, { seat, deflect }) => sum + (teams[seat] === teams[you] ? 0 : deflect), 0);
  return subsets(fitting, text.howMany)
    .filter((some) => deflected(some) <= power)
    .map((some) => keyOf(some.map(({ id }) => id)))
    .toSorted();
}

export const keyOf = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();

function fits(thing: Thing, { kind, side, place, also }: Text, teams: readonly number[], you: number): boolean {
  if (!thing.isOnBoard || (kind !== "permanent" && thing.isUnit !== (kind === "unit"))) return false;
  const isFriendly = teams[thing.seat] === teams[you];
  if (side === "yours" ? thing.seat !== you : side !== null && isFriendly !== (side === "friendly")) return false;
  if (place !== null && thing.isAtBattlefield !== (place === "battlefield")) return false;
  if (also === MIGHTY_ENOUGH) return thing.isUnit && thing.might >= 4;
  if (also === SMALL_ENOUGH) return thing.isUnit && Math.max(0, thing.might) <= 3;
  return also === null || thing.states.includes(also);
}

export function subsets<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return list.flatMap((first, i) => subsets(list.slice(i + 1), n - 1).map((rest) => [first, ...rest]));
}

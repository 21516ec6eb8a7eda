/**
 * How may combat damage be assigned? A slow second opinion, written from the book alone (465.2, 815, 826): it hands damage out one unit after
 * another, in every order that the rules allow, and so finds every assignment that there is.
 */
export interface Fighter {
  readonly might: number;
  /** Damage that is marked on it. */
  readonly damage: number;
  readonly hasTank: boolean;
  readonly hasBackline: boolean;
  /** How much of the next damage to it is prevented. */
  readonly prevented: number;
  /** All damage to it is doubled. */
  readonly isDoubled: boolean;
  /** It takes no damage (465.2.c.10). */
  readonly isUntouchable: boolean;
  readonly isStunned: boolean;
  /** A text of its own says that it deals no combat damage. */
  readonly dealsNone: boolean;
}

/** 143.2.b, 423.1.b, 465.2.a, 465.2.b */
export const damageDealtBy = (fighters: readonly Fighter[]): number =>
  fighters.reduce((sum, { might, isStunned, dealsNone }) => sum + (isStunned || dealsNone ? 0 : Math.max(0, might)), 0);

/** 465.2.c.5, 465.2.c.2, 465.2.c.4.a: the least that has to be assigned so that it would be killed; it is never nothing. */
export function lethal({ might, damage, prevented, isDoubled }: Fighter): number {
  let amount = 1;
  while (taken(amount, prevented, isDoubled) + damage < might || taken(amount, prevented, isDoubled) === 0) amount++;
  return amount;
}

const taken = (assigned: number, prevented: number, isDoubled: boolean): number => Math.max(0, assigned - prevented) * (isDoubled ? 2 : 1);

/** Every legal way to assign so much among these, as lists of amounts beside them. */
export function assignments(total: number, units: readonly Fighter[], ignoresTank = false): Set<string> {
  const found = new Set<string>();
  const demands = units.map(({ hasTank, hasBackline }) => [...(hasTank && !ignoresTank ? [FIRST] : []), ...(hasBackline ? [LAST] : [])]);
  // 465.2.c.8, 465.2.c.9: of demands that exclude each other one is chosen, for each unit by itself.
  for (const turns of choices(demands))
    handOut(
      units,
      turns,
      total,
      units.map(() => 0),
      [],
      found,
    );
  return found;
}

const [FIRST, BETWEEN, LAST] = [0, 1, 2];

function choices(demands: readonly (readonly number[])[]): number[][] {
  if (demands.length === 0) return [[]];
  const [own, ...others] = demands;
  return (own.length === 0 ? [BETWEEN] : own).flatMap((one) => choices(others).map((rest) => [one, ...rest]));
}

function handOut(
  units: readonly Fighter[],
  turns: readonly number[],
  left: number,
  given: readonly number[],
  served: readonly number[],
  found: Set<string>,
): void {
  const waiting = [...units.keys()].filter((i) => !served.includes(i) && !units[i].isUntouchable);
  if (left === 0) found.add(given.join());
  else if (waiting.length === 0)
    for (const more of splits(left, units.length)) found.add(given.map((n, i) => n + more[i]).join()); // 465.2.c.4
  else {
    const next = Math.min(...waiting.map((i) => turns[i]));
    // 465.2.c.3, 465.2.c.7: one of those whose turn it is, in full, if there is enough.
    for (const i of waiting.filter((one) => turns[one] === next)) {
      const amount = Math.min(left, lethal(units[i]));
      handOut(units, turns, left - amount, given.with(i, amount), [...served, i], found);
    }
  }
}

/** Every way to give so much to so many. */
export function splits(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, n) => splits(total - n, parts - 1).map((rest) => [n, ...rest])).flat();
}

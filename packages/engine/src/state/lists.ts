/**
 * Lists that a game keeps are made here where `map` would do elsewhere. The machine has several kinds of lists: with holes and
 * without, of small integers and of anything. What `map` makes is of one kind at first and of another once it has become hot;
 * what one function makes for all is of the kind of anything, and so is whatever is made of that; and code that has seen two
 * kinds is slower and larger than code that has seen one (docs/decisions/0006). So lists of numbers are made by one function and
 * lists of records by another.
 */
export function numbers<T>(list: readonly T[], of: (value: T, i: number) => number): number[] {
  const out: number[] = [];
  for (let i = 0; i < list.length; i++) out.push(of(list[i], i));
  return out;
}

export function mapped<T, U extends object>(list: readonly T[], of: (value: T, i: number) => U): U[] {
  const out: U[] = [];
  for (let i = 0; i < list.length; i++) out.push(of(list[i], i));
  return out;
}

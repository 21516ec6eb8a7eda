/**
 * Lists that a game keeps are made here where `map` would do elsewhere. The machine knows two kinds of lists, with holes and
 * without; what `map` makes is of the one kind at first and of the other once it has become hot, and all code that had been
 * optimised for the first kind is then thrown away.
 */
export function mapped<T, U>(list: readonly T[], of: (value: T, i: number) => U): U[] {
  const out: U[] = [];
  for (let i = 0; i < list.length; i++) out.push(of(list[i], i));
  return out;
}

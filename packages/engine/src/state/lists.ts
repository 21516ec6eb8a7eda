/**
 * Lists that a game keeps are made here where `map` would do elsewhere. The machine has several kinds of lists: with holes and
 * without, of small integers and of anything. What `map` makes is of one kind at first and of another once it has become hot;
 * what one function makes for all is of the kind of anything, and so is whatever is made of that; and code that has seen two
 * kinds is slower and larger than code that has seen one (docs/decisions/0006). So lists of numbers are made by one function and
 * lists of records by another.
 */
export function mapToNumbers<T, N extends number = number>(list: readonly T[], of: (value: T, i: number) => N): N[] {
  const out: N[] = [];
  for (let i = 0; i < list.length; i++) out.push(of(list[i], i));
  return out;
}

/**
 * One more number, in a list of just that length: `[...list, n]` copies the list twice and leaves room for sixteen more.
 * Lists that are never changed in place need no room.
 */
export function withNumber<N extends number>(list: readonly N[], n: N): N[] {
  switch (list.length) {
    case 0:
      return [n];
    case 1:
      return [list[0], n];
    case 2:
      return [list[0], list[1], n];
    case 3:
      return [list[0], list[1], list[2], n];
    case 4:
      return [list[0], list[1], list[2], list[3], n];
    case 5:
      return [list[0], list[1], list[2], list[3], list[4], n];
    default: {
      const out = list.slice();
      out.push(n);
      return out;
    }
  }
}

/** The same list, if the number is not in it. */
export function withoutNumber<N extends number>(list: readonly N[], n: N): readonly N[] {
  let at = list.length - 1;
  while (at >= 0 && list[at] !== n) at--;
  if (at < 0) return list;
  const out = list.slice();
  for (let i = at + 1; i < out.length; i++) out[i - 1] = out[i];
  out.pop();
  return out;
}

/** Without the record at a place. Not for numbers: a loop that has stored records makes lists of anything of what it is given. */
export function withoutRecord<T extends object>(list: readonly T[], at: number): T[] {
  const out = list.slice();
  for (let i = at + 1; i < out.length; i++) out[i - 1] = out[i];
  out.pop();
  return out;
}

/** An empty list that is of the kind of those with records from the start. */
export function emptyObjectArray<T extends object>(): T[] {
  const out = [ANY_RECORD as T];
  out.pop();
  return out;
}
const ANY_RECORD = {};
const NO_RECORDS: readonly never[] = emptyObjectArray<never>();

/**
 * The same records in a list of the usual kind: for what is compiled once and read in every game. Most are empty, and share one
 * list: that it is empty is read at every step, and a thousand lists of nothing would have to be brought from afar.
 */
export function toObjectArray<T extends object>(list: readonly T[]): readonly T[] {
  if (list.length === 0) return NO_RECORDS;
  const out = emptyObjectArray<T>();
  for (let i = 0; i < list.length; i++) out.push(list[i]);
  return out;
}

/** One more record (`withNumber`). */
export function withRecord<T extends object>(list: readonly T[], record: T): T[] {
  switch (list.length) {
    case 0:
      return [record];
    case 1:
      return [list[0], record];
    case 2:
      return [list[0], list[1], record];
    case 3:
      return [list[0], list[1], list[2], record];
    default: {
      const out = list.slice();
      out.push(record);
      return out;
    }
  }
}

type Lists<N extends number> = readonly (readonly N[])[];

/** With this list at its number; those before it that there are not yet are empty. */
export function withListAt<N extends number>(lists: Lists<N>, number: number, list: readonly N[]): Lists<N> {
  if (number === 0 && lists.length <= 1) return [list];
  if (number === 1 && lists.length <= 2) return [lists.length === 0 ? NONE : lists[0], list];
  if (number === 0 && lists.length === 2) return [list, lists[1]];
  const out = emptyObjectArray<readonly N[]>();
  for (let i = 0; i < lists.length || i <= number; i++) out.push(i === number ? list : i < lists.length ? lists[i] : NONE);
  return out;
}
const NONE: readonly never[] = [];

export function mapToObjects<T, U extends object>(list: readonly T[], of: (value: T, i: number) => U): U[] {
  const out = emptyObjectArray<U>();
  for (let i = 0; i < list.length; i++) out.push(of(list[i], i));
  return out;
}

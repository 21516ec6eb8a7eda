/** Lists in expectations are exact, with multiplicity, in any order. */
export interface Difference<E, A> {
  readonly missing: readonly E[];
  readonly surplus: readonly A[];
}

/** Pairs each expected entry with an actual one that it can mean, as many as possible (augmenting paths). */
export function compareLists<E, A>(expected: readonly E[], actual: readonly A[], means: (e: E, a: A) => boolean): Difference<E, A> {
  const partner: (number | undefined)[] = actual.map(() => undefined);
  const place = (e: number, tried: Set<number>): boolean =>
    actual.some((candidate, a) => {
      if (tried.has(a) || !means(expected[e], candidate)) return false;
      tried.add(a);
      const before = partner[a];
      if (before !== undefined && !place(before, tried)) return false;
      partner[a] = e;
      return true;
    });
  const missing = expected.filter((_, e) => !place(e, new Set()));
  return { missing, surplus: actual.filter((_, a) => partner[a] === undefined) };
}

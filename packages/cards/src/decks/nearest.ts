/** Two spellings of a name are the same if they fold to the same. */
export const fold = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();

/** The known name that needs the fewest changes, if it is near enough to be what was meant. */
export function nearestName(wanted: string, known: Iterable<string>): string | null {
  const word = fold(wanted);
  let best: string | null = null;
  let least = Math.max(2, Math.ceil(word.length / 3));
  for (const name of known) {
    const changes = changesBetween(word, fold(name), least);
    if (changes < least) {
      least = changes;
      best = name;
    }
  }
  return best;
}

/** Insertions, deletions and replacements; `limit` if there are that many or more. */
function changesBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, row[j] + 1, next[j - 1] + 1);
    }
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return row[b.length];
}

/** Words as people type them: compared without case, and the nearest one suggested where one is unknown. */

/** Two spellings of a name are the same if they fold to the same. */
export const fold = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();

/** The known word that needs the fewest changes, if it is near enough to be what was meant. */
function nearest(word: string, known: Iterable<string>): string | null {
  const wanted = fold(word);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const changes = distance(wanted, fold(candidate), least);
    if (changes < least) {
      least = changes;
      best = candidate;
    }
  }
  return best;
}

/** `Did you mean "X"?`, with a space before it, or nothing. */
export function suggestion(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === null ? "" : ` Did you mean "${near}"?`;
}

/** "a, b or c" */
export function eitherOf(words: readonly (string | number)[]): string {
  if (words.length <= 1) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words[words.length - 1]}`;
}

/** Insertions, deletions and changes between two words; `limit` if there are that many or more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return Math.min(limit, row[b.length]);
}

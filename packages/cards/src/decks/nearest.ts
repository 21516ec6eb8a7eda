import { changesBetween } from "@rulebound/rules/find";

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

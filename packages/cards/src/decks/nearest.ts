import { changesBetween } from "@rulebound/rules/find";

/** Two spellings of a name are the same if they fold to the same. */
export const fold = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();

/** The names of cards are folded once: a list in which every line is wrong compares each of them many times. */
const folded = new Map<string, string>();
const MOST_FOLDED = 10_000;

function foldedName(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const word = fold(name);
  if (folded.size < MOST_FOLDED) folded.set(name, word);
  return word;
}

/** The known name that needs the fewest changes, if it is near enough to be what was meant: where there are few names, two changes are. */
export function nearestName(wanted: string, known: Iterable<string>, among: "many" | "few" = "many"): string | null {
  const word = fold(wanted);
  let best: string | null = null;
  let least = Math.max(among === "few" ? 3 : 2, Math.ceil(word.length / 3));
  for (const name of known) {
    const other = foldedName(name);
    if (Math.abs(other.length - word.length) >= least) continue;
    const changes = changesBetween(word, other, least);
    if (changes < least) {
      least = changes;
      best = name;
    }
  }
  return best;
}

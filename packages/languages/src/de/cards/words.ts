/** Words and their joints: lists, numbers, commas, capitals. Knows nothing of the game. */

/** The words that are there, with one space between; commas stick to the word before them. */
export const words = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(" ").replace(/ +,/g, ",");

/** "a", "a und b", "a, b und c". */
export function list(items: readonly string[], conjunction: "und" | "oder" | "und/oder" = "und"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

const NUMBERS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];
/** How many objects, from two on. */
export const spelled = (n: number): string => NUMBERS[n] ?? String(n);

const ORDINALS = ["nullt", "erst", "zweit", "dritt", "viert", "fünft"];
/** Without its ending: "erst", "zweit". */
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}t`;

/** "einmal", "zweimal". */
export const timesWord = (n: number): string => (n === 1 ? "einmal" : `${spelled(n)}mal`);

/** The first letter large, also behind an opening quote and in what a bracket shows: "[Stun|Betäube]". */
export const capital = (text: string): string =>
  text.replace(
    /^((?:„|\[[^\]|]*\|)?)(\p{Ll})/u,
    (_, before: string, letter: string) => before + (letter === "ß" ? letter : letter.toUpperCase()),
  );

/** A clause ends with its comma; where another mark or nothing follows, the comma goes. */
export const tidy = (text: string): string =>
  text
    .replace(/,(?:\s*,)+/g, ",")
    .replace(/,\s*(?=[.:;!?)“\n]|$)/g, "")
    .replace(/,(?=[^\s])/g, ", ")
    .replace(/ {2,}/g, " ");

/** A sentence: capital and full stop, unless it ends with its own. */
export function sentence(text: string): string {
  const tidied = tidy(text);
  return /[.:“]$/.test(tidied) || /\n[•-] /.test(tidied) ? capital(tidied) : `${capital(tidied)}.`;
}

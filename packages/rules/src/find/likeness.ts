/** What two spellings have in common: endings, sound, a slip of the finger. */

const stems = new Map<string, string>();

/** Without the endings of English: "moves", "moved" and "moving" are one word. Kept, since texts repeat their words. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = withoutEnding(word);
    if (stems.size < 20_000) stems.set(word, stem);
  }
  return stem;
}

const VOWEL = /[aeiouy]/;
/** "mov" of "moving", which is "move"; but "pay" and "stun". */
const SHORT = /^[^aeiou][aeiou][^aeiouwxy]$/;

function withoutEnding(word: string): string {
  if (word.length < 4) return word;
  let stem = word;
  if (stem.length > 4 && /(?:ies|ied)$/.test(stem)) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem) && !/is$/.test(stem)) stem = stem.slice(0, -1);
  const cut = /(?:ing|ed)$/.exec(stem);
  if (cut !== null && cut.index >= 3 && VOWEL.test(stem.slice(0, cut.index))) {
    stem = stem.slice(0, cut.index);
    if (SHORT.test(stem)) stem = `${stem}e`;
  }
  if (stem.length > 4) stem = stem.replace(/e$/, "");
  return stem.length < 4 ? stem : stem.replace(/y$/, "i").replace(/([^aeiou])\1$/, "$1");
}

/** Words that sound alike are written alike: "jinks" and "Jinx", "kassadin" and "Cassadin". */
export const soundOf = (word: string): string =>
  word
    .replaceAll("ph", "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|[cq]/g, "k")
    .replace(/(?<=[kgr])h/g, "")
    .replaceAll("x", "ks")
    .replaceAll("z", "s")
    .replaceAll("y", "i")
    .replaceAll("th", "t")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=..)e$/, "");

/** Letters put in, left out, replaced, or two side by side exchanged; `limit` if there are that many such changes or more. */
export function changesBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      let changes = Math.min(replaced, row[j] + 1, next[j - 1] + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) changes = Math.min(changes, before[j - 2] + 1);
      next[j] = changes;
      least = Math.min(least, changes);
    }
    if (least >= limit) return limit;
    before = row;
    row = next;
  }
  return Math.min(limit, row[b.length]);
}

/** How many slips a word of that length is forgiven. */
export const slipsForgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

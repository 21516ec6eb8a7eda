/** As much of a query as is read: what is longer is cut, so that no input costs more than another. */
export const MOST_LETTERS = 200;
export const MOST_WORDS = 24;
const MOST_OF_A_WORD = 32;

export interface Word {
  /** Small letters without accents and apostrophes: "Kai'Sa" is "kaisa". */
  readonly folded: string;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘`´][\p{L}\p{N}\p{M}]+)*/gu;
const PLAIN = /^[a-z0-9]+$/;

function foldWord(word: string): string {
  const small = word.slice(0, MOST_OF_A_WORD).toLowerCase();
  if (PLAIN.test(small)) return small;
  return small
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´]/gu, "");
}

export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (found) => ({
    folded: foldWord(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));

/** The words of a query, cut to what is read of one. */
export const wordsAsked = (query: string): Word[] => wordsIn(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);

import { gameWordsNow, useGameWords } from "../strings/index.ts";

/** What is shown for a word in brackets: keywords keep their English key in texts, and have a name in each language. */

type Names = ReturnType<typeof gameWordsNow>["keywords"];

/** "Assault" of "Assault 2"; "Stun" of "Stun|betäube", which brings a form of its own. */
export const keyOf = (word: string): string => word.split("|", 1)[0].replace(/ \d+$/, "");

function shown(names: Names, word: string): string {
  const [key = "", form] = word.split("|");
  const value = / \d+$/.exec(key)?.[0] ?? "";
  return form ?? `${names[keyOf(key)] ?? keyOf(key)}${value}`;
}

export function useKeywordName(): (word: string) => string {
  const { keywords } = useGameWords();
  return (word) => shown(keywords, word);
}

/** The same outside of components. */
export const keywordNameNow = (word: string): string => shown(gameWordsNow().keywords, word);

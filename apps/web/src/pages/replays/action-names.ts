import { factsNamed } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { actionWords } from "./action-words.ts";

export const isBattlefield = (name: string): boolean => factsNamed(name)?.type === "battlefield";

/** Puts moves into words, with the names of those who sit there. */
export function useActionWords(names: readonly string[]): (move: string) => string {
  const { replays } = useStrings();
  return (move) => actionWords(move, { words: replays.actions, names, isBattlefield });
}

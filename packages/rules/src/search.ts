import { GISTS } from "./gists/index.ts";
import { RULE_IDS, type RuleId } from "./index.ts";

/** Word for word, but "moves" and "empties" are found by "move" and "empty", and the other way round. */
const stem = (word: string): string =>
  word.replace(/ies$/, "y").replace(/(?:ing|ed|es|s|e)$/, (ending, at: number) => (at >= 3 ? "" : ending));

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[a-z0-9']+/g) ?? []).map(stem);

const textOf = (id: RuleId): string => `${GISTS[id].title ?? ""} ${GISTS[id].text}`;

/** The rules whose gists hold all of the words; those that hold them side by side come first. */
export function searchRules(text: string): readonly RuleId[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const found = RULE_IDS.map((id) => ({ id, words: wordsOf(textOf(id)) })).filter(({ words }) =>
    wanted.every((word) => words.includes(word)),
  );
  const together = ` ${wanted.join(" ")} `;
  const isTogether = ({ words }: { readonly words: readonly string[] }) => ` ${words.join(" ")} `.includes(together);
  return [...found.filter(isTogether), ...found.filter((one) => !isTogether(one))].map(({ id }) => id);
}

/** All words that a search can find. */
export const knownWords = (): ReadonlySet<string> =>
  new Set(
    RULE_IDS.flatMap(
      (id) =>
        textOf(id)
          .toLowerCase()
          .match(/[a-z']{3,}/g) ?? [],
    ),
  );

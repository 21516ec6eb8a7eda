import type { ListedCase } from "@rulebound/cases/listing";
import { sourceOf, textOfCase } from "@rulebound/cases/listing";

export type { ListedCase } from "@rulebound/cases/listing";

/** The project's cases: their list, and the text of one of them. Both are loaded when somebody asks. */

const modules = () => import("virtual:cases");

let list: Promise<readonly ListedCase[]> | null = null;

export const listedCases = (): Promise<readonly ListedCase[]> => {
  list ??= modules().then(({ listed }) =>
    listed.map(([name, file, line, rules]) => ({ name, file, line, rules: rules.split(" ").filter(Boolean), source: sourceOf(file) })),
  );
  return list;
};

export const isPuzzle = ({ file }: { readonly file: string }): boolean => file.startsWith("puzzles/");

/** The text of a case; null where there is no such file. */
export async function caseText(file: string, name: string): Promise<string | null> {
  const { folders } = await modules();
  const texts = await folders[file.slice(0, file.lastIndexOf("/"))]?.();
  const text = texts?.default[file];
  return text === undefined ? null : textOfCase(text, name);
}

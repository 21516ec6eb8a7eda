import { type Source, sourceOf } from "./source.ts";

export { type Source, sourceOf } from "./source.ts";

/** A case as a list shows it: what it is called, where it stands, and the rules that it names. */
export interface ListedCase {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly source: Source | null;
  /** Those it lists, and those that it expects an action to be refused by. */
  readonly rules: readonly string[];
}

/** The cases of a file, taken from its text: to read and to understand a thousand cases would take seconds. */
export function casesIn(file: string, content: string): ListedCase[] {
  return documentsOf(content).flatMap(({ text, line }) => {
    const title = TITLE.exec(text);
    if (title === null) return [];
    const at = line + text.slice(0, title.index).split("\n").length - 1;
    return [{ name: unquoted(title[1]), file, line: at, source: sourceOf(file), rules: rulesNamed(text) }];
  });
}

/** The text of one case of a file: of the one of that name, or of the first. */
export function textOfCase(content: string, name: string): string {
  const documents = documentsOf(content).filter(({ text }) => TITLE.test(text));
  const found = documents.find(({ text }) => unquoted(TITLE.exec(text)?.[1] ?? "") === name) ?? documents[0];
  return found === undefined ? content : `${found.text.trim()}\n`;
}

const TITLE = /^name:\s*(.+?)\s*$/m;
const LISTED = /^rules:\s*(\[[^\]]*\]|(?:\n\s+-[^\n]*)+)/m;
const REFUSED = /\bbecause:\s*["']?([\d.a-z]+)/g;

/** What stands between lines of `---`, each with its first line's number. */
function documentsOf(content: string): { readonly text: string; readonly line: number }[] {
  let line = 1;
  return content.split(/^---.*$/m).map((text) => {
    const first = line;
    line += text.split("\n").length - 1;
    return { text, line: first };
  });
}

function rulesNamed(text: string): string[] {
  const listed = LISTED.exec(text)?.[1].match(/\d{3}[\d.a-z]*/g) ?? [];
  const refused = [...text.matchAll(REFUSED)].map(([, number]) => number);
  return [...new Set([...listed, ...refused])];
}

const unquoted = (text: string): string => text.replace(/^(["'])(.*)\1$/, "$2");

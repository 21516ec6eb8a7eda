import { fold } from "../words.ts";

/** The names that mean something in a case: cards, aliases, battlefields. Finds the longest one that stands at a point of a line. */
export class Lexicon {
  private readonly byFirstWord = new Map<string, string[]>();
  private readonly byFolded = new Map<string, string>();

  constructor(names: Iterable<string>) {
    for (const name of names) this.add(name);
  }

  get names(): Iterable<string> {
    return this.byFolded.values();
  }

  add(name: string): void {
    const folded = fold(name);
    if (this.byFolded.has(folded)) return;
    this.byFolded.set(folded, name);
    const first = firstWord(folded);
    const same = this.byFirstWord.get(first) ?? [];
    same.push(folded);
    same.sort((a, b) => b.length - a.length);
    this.byFirstWord.set(first, same);
  }

  /** The name in its usual spelling. */
  find(name: string): string | null {
    return this.byFolded.get(fold(name)) ?? null;
  }

  /** The longest name that stands at this place and ends where a word ends. */
  longestAt(line: string, position: number): { readonly name: string; readonly end: number } | null {
    const rest = foldInPlace(line.slice(position));
    for (const folded of this.byFirstWord.get(firstWord(rest)) ?? []) {
      if (!rest.startsWith(folded) || !endsWord(rest, folded.length)) continue;
      const name = this.byFolded.get(folded);
      if (name !== undefined) return { name, end: position + folded.length };
    }
    return null;
  }
}

/** As `fold`, with every character in its place. */
const foldInPlace = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'");

const firstWord = (folded: string): string => /^[\p{L}\p{N}]*/u.exec(folded)?.[0] ?? "";

const endsWord = (text: string, position: number): boolean => position >= text.length || /[\s,)#]/.test(text[position]);

import { Finder, type Finding } from "./finder.ts";

/** All words that say something have to be in the name, in whichever spelling. */
const ALL = 0.99;

/** Finds names that have everything that was asked. */
export class Names {
  readonly #names: readonly string[];
  readonly #finder: Finder;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#finder = new Finder(names);
  }

  /** Reads some more names, and says whether any are left: a page reads ahead in small parts. */
  readMore(count: number): boolean {
    for (const name of this.#names.slice(this.#finder.size, this.#finder.size + count))
      this.#finder.add({ title: name, texts: [{ text: name, weight: 1 }] });
    return this.#finder.size < this.#names.length;
  }

  /** Places in the list, the best first. */
  find(query: string, language = "en"): { readonly at: readonly number[] } & Pick<Finding, "stems"> {
    this.readMore(this.#names.length);
    const { hits, stems } = this.#finder.find(query, language);
    return { at: hits.filter(({ covers }) => covers >= ALL).map(({ at }) => at), stems };
  }
}

import type { BookWords, GistTexts, GistWords, Language } from "@rulebound/languages";
import type { RuleId } from "@rulebound/rules";
import { use, useEffect, useState } from "react";
import { useGameWords } from "./index.ts";

/** What the rules say in our own words, in the language of the settings: fetched when somebody first reads one. */
const loaded = new Map<Language, Promise<GistTexts>>();

function gistsOf(language: Language): Promise<GistTexts> {
  let gists = loaded.get(language);
  if (gists === undefined) {
    gists = language.gists();
    loaded.set(language, gists);
  }
  return gists;
}

/** For pages about rules: they wait until it is there. */
export function useGists(): Readonly<Record<RuleId, GistWords>> {
  return use(gistsOf(useGameWords())) as Readonly<Record<RuleId, GistWords>>;
}

const NOTHING: BookWords = { terms: {}, changes: {} };
const books = new Map<Language, Promise<BookWords>>();

/** Terms of the glossary and changes of the book, where the language has words for them. */
export function useBookWords(): BookWords {
  const language = useGameWords();
  let book = books.get(language);
  if (book === undefined) {
    book = language.book?.() ?? Promise.resolve(NOTHING);
    books.set(language, book);
  }
  return use(book);
}

/** For what is shown without them as well: "" until it is there. */
export function useGist(): (rule: string) => string {
  const language = useGameWords();
  const [gists, setGists] = useState<GistTexts>({});
  useEffect(() => {
    let isWanted = true;
    void gistsOf(language).then((found) => {
      if (isWanted) setGists(found);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return (rule) => gists[rule as RuleId]?.text ?? "";
}

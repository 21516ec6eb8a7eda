import { CONCEPTS, type Concept, STOP_WORDS } from "./concepts.ts";
import { GERMAN, GERMAN_STOP_WORDS, germanStem } from "./german.ts";
import { stemOf } from "./likeness.ts";
import { wordsIn } from "./words.ts";

/** How people of a language ask. */
export interface Speech {
  readonly stem: (word: string) => string;
  readonly isIdle: (word: string) => boolean;
  /** Sayings by their first stem, each with all of its stems and what it means. */
  readonly sayings: ReadonlyMap<string, readonly Saying[]>;
  /** Every stem that a saying has. */
  readonly known: ReadonlySet<string>;
}

export interface Saying {
  readonly stems: readonly string[];
  readonly means: readonly string[];
}

function speech(stem: (word: string) => string, stops: string, concepts: readonly Concept[]): Speech {
  const idle = new Set(stops.split(" "));
  const sayings = new Map<string, Saying[]>();
  const known = new Set<string>();
  for (const { says, means } of concepts)
    for (const phrase of says) {
      const stems = wordsIn(phrase).map(({ folded }) => stem(folded));
      for (const one of stems) known.add(one);
      sayings.set(stems[0], [...(sayings.get(stems[0]) ?? []), { stems, means }]);
    }
  return { stem, isIdle: (word) => idle.has(word), sayings, known };
}

let english: Speech | null = null;
let german: Speech | null = null;

/** Who reads German may ask in both languages. */
export function speechesOf(language: string): readonly Speech[] {
  english ??= speech(stemOf, STOP_WORDS, CONCEPTS);
  if (!language.startsWith("de")) return [english];
  german ??= speech(germanStem, GERMAN_STOP_WORDS, GERMAN);
  return [german, english];
}

/** Meanings of several words, which are names of something. */
export const namesSaid = (): readonly string[] => CONCEPTS.flatMap(({ means }) => means.filter((meaning) => meaning.includes(" ")));

/** The longest sayings that the words hold, each word in one saying; with the places of its words. */
export function sayingsIn(
  speech: Speech,
  words: readonly (readonly string[])[],
): { readonly saying: Saying; readonly at: readonly number[] }[] {
  const placeOf = (stem: string): number => words.findIndex((stems) => stems.includes(stem));
  const held = words
    .flatMap((stems) => stems.flatMap((stem) => speech.sayings.get(stem) ?? []))
    .map((saying) => ({ saying, at: saying.stems.map(placeOf) }))
    .filter(({ at }) => at.every((place) => place >= 0))
    .sort((a, b) => b.saying.stems.length - a.saying.stems.length);
  const taken = new Set<number>();
  return held.filter(({ at }) => {
    if (at.some((place) => taken.has(place))) return false;
    for (const place of at) taken.add(place);
    return true;
  });
}

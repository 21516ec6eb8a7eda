import type { CardId, Reason } from "@rulebound/engine/internal";
/** The parts of a deck as lists write them. */
export const SECTIONS = ["Legend", "FurtherLegends", "Champion", "MainDeck", "Battlefields", "Runes", "Sideboard"] as const;
export type Section = (typeof SECTIONS)[number];

/** Headings in use, without spaces and in lower case. */
const HEADINGS: Readonly<Record<string, Section>> = {
  legend: "Legend",
  championlegend: "Legend",
  furtherlegends: "FurtherLegends",
  champion: "Champion",
  chosenchampion: "Champion",
  maindeck: "MainDeck",
  main: "MainDeck",
  deck: "MainDeck",
  battlefields: "Battlefields",
  battlefield: "Battlefields",
  runes: "Runes",
  runedeck: "Runes",
  runepool: "Runes",
  sideboard: "Sideboard",
  sidedeck: "Sideboard",
};

export const sectionNamed = (heading: string): Section | null => {
  const word = heading.toLowerCase().replace(/\s+/g, "");
  return Object.hasOwn(HEADINGS, word) ? HEADINGS[word] : null; // "constructor" is none
};

/** More copies of a card than any deck has: what asks for more is not a deck. */
export const MOST_COPIES = 100;
/** And more cards, with the sideboard. */
export const MOST_CARDS = 500;

export const tooMany = (cards: number): Reason => ({ reason: "tooManyCards", given: [cards, MOST_CARDS] });

/** Cards by the part of the deck that they are listed under. */
export type Sections = Readonly<Record<Section, CardId[]>>;

export const emptySections = (): Sections => ({
  Legend: [],
  FurtherLegends: [],
  Champion: [],
  MainDeck: [],
  Battlefields: [],
  Runes: [],
  Sideboard: [],
});

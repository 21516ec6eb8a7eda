import { bounds, CARDS, CardFinder, isFound, type Search } from "@rulebound/cards";
import { type CardData, type CardGrammar, ENGLISH } from "@rulebound/engine/language";
import { useSyncExternalStore } from "react";
import { type CardFacts, cardFacts } from "../../card/facts.ts";
import { gameWordsNow } from "../../strings/index.ts";
import { sortedCards } from "./sorting.ts";

/** What is looked for, as it stands in the fields; empty ones ask for nothing. */
export interface Wanted {
  readonly words: string;
  readonly set: string;
  readonly type: string;
  readonly domains: readonly string[];
  readonly keyword: string;
  readonly rarity: string;
  readonly cost: string;
  readonly might: string;
  /** A key of sorting.ts, with a minus in front for the other way round; empty: the best first. */
  readonly sort: string;
}

export const NOTHING_WANTED: Wanted = {
  words: "",
  set: "",
  type: "",
  domains: [],
  keyword: "",
  rarity: "",
  cost: "",
  might: "",
  sort: "",
};

/** What is no number nor range of numbers. */
export const isBounds = (text: string): boolean => text.trim() === "" || bounds(text) !== null;

const given = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());

function searchOf(wanted: Wanted): Search {
  const cost = bounds(wanted.cost) ?? undefined;
  const might = bounds(wanted.might) ?? undefined;
  return {
    set: given(wanted.set),
    type: given(wanted.type),
    domain: given(wanted.domains.join("/")),
    keyword: given(wanted.keyword),
    rarity: given(wanted.rarity),
    cost,
    might,
  };
}

export interface FoundFaces {
  readonly cards: readonly CardFacts[];
  /** Of the words by which they were found. */
  readonly stems: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Cards that fit; with words, those nearest to them first. While the texts are still being read, names alone are looked at. */
export function cardsFor(wanted: Wanted, language: string, among: readonly CardFacts[] = everyCard()): FoundFaces {
  const search = searchOf(wanted);
  const fitting = among.filter(({ data }) => isFound(data, search));
  const words = wanted.words.trim();
  if (words === "") return { cards: sortedCards(fitting, wanted.sort), stems: NONE };
  const { cards, stems } = finder().isRead ? finder().find(words, language) : finder().named(words, language);
  const facts = new Map<CardData, CardFacts>(fitting.map((card) => [card.data, card]));
  const found = cards.flatMap((data) => facts.get(data) ?? []);
  return { cards: sortedCards(found, wanted.sort), stems };
}

let every: readonly CardFacts[] | null = null;

/** Runes and tokens, which nobody looks for, at the end. */
export function everyCard(): readonly CardFacts[] {
  if (every === null) {
    const all = CARDS.map((_, number) => cardFacts(number));
    const isAside = ({ type, supertypes }: CardFacts): boolean => type === "rune" || supertypes.includes("token");
    every = [...all.filter((card) => !isAside(card)), ...all.filter(isAside)];
  }
  return every;
}

let isReading = false;
const waiting = new Set<() => void>();
let found: { readonly by: CardGrammar; readonly finder: CardFinder } | null = null;

/** By English words always, and by those of the language of the page. */
function finder(): CardFinder {
  const by = gameWordsNow().speech;
  if (found?.by !== by) {
    const said = by.renderCard === ENGLISH.renderCard ? undefined : (card: CardData) => by.renderCard(card).text;
    found = {
      by,
      finder: new CardFinder(
        everyCard().map(({ data }) => data),
        said,
      ),
    };
    isReading = false;
    if (waiting.size > 0) setTimeout(readAhead, 16);
  }
  return found.finder;
}

const AT_ONCE = 20;

/** Reads the texts a few at a time while nothing else is to be done, so that no search waits for a thousand. */
function readAhead(): void {
  if (finder().readMore(AT_ONCE)) {
    isReading = true;
    setTimeout(readAhead, 16);
    return;
  }
  for (const tell of waiting) tell();
}

/** Whether all texts have been read; asking sets it off. */
export const useTexts = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      waiting.add(tell);
      if (!isReading) readAhead();
      return () => waiting.delete(tell);
    },
    () => finder().isRead,
  );

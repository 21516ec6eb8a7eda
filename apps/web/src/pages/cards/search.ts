import { bounds, CARDS, isFound, type Search } from "@rulebound/cards";
import { create } from "zustand";
import { type CardFacts, cardFacts } from "../../card/facts.ts";

/** What is looked for, as it stands in the fields; empty ones ask for nothing. */
export interface Wanted {
  readonly words: string;
  readonly set: string;
  readonly type: string;
  readonly domains: readonly string[];
  readonly keyword: string;
  readonly cost: string;
  readonly might: string;
}

export const NOTHING_WANTED: Wanted = { words: "", set: "", type: "", domains: [], keyword: "", cost: "", might: "" };

/** It stays while one looks at a card and comes back. */
export const useWanted = create<Wanted & { want(wanted: Partial<Wanted>): void }>((set) => ({
  ...NOTHING_WANTED,
  want: (wanted) => set(wanted),
}));

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
    cost,
    might,
  };
}

/** Cards whose name has the words, then those whose text has them. */
export function cardsFor(wanted: Wanted, among: readonly CardFacts[] = everyCard()): CardFacts[] {
  const search = searchOf(wanted);
  const words = wanted.words.trim();
  const fitting = among.filter(({ data }) => isFound(data, search));
  if (words === "") return fitting;
  const named = fitting.filter(({ data }) => isFound(data, { name: words }) || data.id.toLowerCase() === words.toLowerCase());
  const spoken = fitting.filter((card) => !named.includes(card) && isFound(card.data, { text: words }));
  return [...named, ...spoken];
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

const AT_ONCE = 25;

/** Reads the texts a few at a time while nothing else is to be done, so that the first search does not wait for a thousand. */
export function readAhead(from = 0): void {
  const cards = everyCard().slice(from, from + AT_ONCE);
  if (cards.length === 0) return;
  for (const { data } of cards) isFound(data, { text: "" });
  setTimeout(() => readAhead(from + AT_ONCE), 16);
}

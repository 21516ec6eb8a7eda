import { create } from "zustand";
import { persist } from "zustand/middleware";

/** Decks of the player's own, kept in this browser as lists. */
export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  /** In the notation that `readDeck` reads. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface OwnDecks {
  /** The one changed last first. */
  readonly decks: readonly OwnDeck[];
}

const KEY = "rulebound.decks";

/** Lists are short, and what is in localStorage is there at once, even if the page is left in the next moment. */
export const useOwnDecks = create<OwnDecks>()(persist((): OwnDecks => ({ decks: [] }), { name: KEY }));

// Another window may have changed them.
window.addEventListener("storage", ({ key }) => key === KEY && useOwnDecks.persist.rehydrate());

export const newId = (): string => `own-${crypto.randomUUID().slice(0, 8)}`;

export function keepDeck(deck: OwnDeck): void {
  useOwnDecks.setState(({ decks }) => ({
    decks: [deck, ...decks.filter(({ id }) => id !== deck.id)].sort((a, b) => b.changed - a.changed),
  }));
}

export function dropDeck(id: string): void {
  useOwnDecks.setState(({ decks }) => ({ decks: decks.filter((deck) => deck.id !== id) }));
}

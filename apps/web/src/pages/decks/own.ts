import { create } from "zustand";
import { drop, everything, put } from "../../app/shelves.ts";

/** Decks of the player's own, kept in this browser as lists: shelf "decks", by id. */
export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  /** In the notation that `readDeck` reads. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface OwnDecks {
  /** Null: not read yet. The one changed last first. */
  readonly decks: readonly OwnDeck[] | null;
}

export const useOwnDecks = create<OwnDecks>(() => ({ decks: null }));

const newest = (decks: readonly OwnDeck[]): OwnDeck[] => [...decks].sort((a, b) => b.changed - a.changed);

let read: Promise<readonly OwnDeck[]> | null = null;

/** Reads them once; a browser that keeps nothing has none. */
export function ownDecks(): Promise<readonly OwnDeck[]> {
  read ??= everything<OwnDeck>("decks").then(
    (kept) => {
      const decks = newest(kept.map(([, deck]) => deck));
      useOwnDecks.setState({ decks });
      return decks;
    },
    () => {
      useOwnDecks.setState({ decks: [] });
      return [];
    },
  );
  return read;
}

export const newId = (): string => `own-${crypto.randomUUID().slice(0, 8)}`;

export function keepDeck(deck: OwnDeck): void {
  useOwnDecks.setState(({ decks }) => ({ decks: newest([deck, ...(decks ?? []).filter(({ id }) => id !== deck.id)]) }));
  put("decks", deck.id, deck).catch(() => {});
}

export function dropDeck(id: string): void {
  useOwnDecks.setState(({ decks }) => ({ decks: (decks ?? []).filter((deck) => deck.id !== id) }));
  drop("decks", id).catch(() => {});
}

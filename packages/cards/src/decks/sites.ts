import type { CardPool } from "@rulebound/engine/internal";
import type { ParsedDeck } from "./parse.ts";
import { writeDeck } from "./write.ts";

/** Other people's deck sites, as far as it is publicly known how they take decks. */
export interface DeckSite {
  /** A word to call it by on a command line. */
  readonly id: string;
  readonly name: string;
  /** An address that opens the deck there, or a text to paste there. */
  readonly takes: "link" | "text";
  readonly write: (deck: ParsedDeck, pool: CardPool) => string;
}

const code = (deck: ParsedDeck, pool: CardPool): string => writeDeck(deck, pool, "code").trim();
const plain = (deck: ParsedDeck, pool: CardPool): string => writeDeck(deck, pool, "plain");

/** Base 64 of text that may hold any letter. */
const base64 = (text: string): string => btoa(new TextEncoder().encode(text).reduce((so, byte) => so + String.fromCharCode(byte), ""));

export const DECK_SITES: readonly DeckSite[] = [
  {
    id: "piltover",
    name: "Piltover Archive",
    takes: "link",
    write: (deck, pool) => `https://piltoverarchive.com/deckbuilder?code=${code(deck, pool)}`,
  },
  { id: "atlas", name: "Rift Atlas", takes: "link", write: (deck, pool) => `https://play.riftatlas.com/?deckCode=${code(deck, pool)}` },
  {
    id: "tcg-arena",
    name: "TCG Arena",
    takes: "link",
    // What the link carries is escaped twice, as the site writes it itself.
    write: (deck, pool) =>
      `https://tcg-arena.fr/import?game=Riftbound&name=${encodeURIComponent(deck.name || "Deck")}&deck=${encodeURIComponent(encodeURIComponent(base64(plain(deck, pool))))}`,
  },
  { id: "riftmana", name: "Riftmana", takes: "text", write: plain },
  { id: "riftdecks", name: "RiftDecks", takes: "text", write: plain },
];

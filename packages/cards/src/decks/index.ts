/** Decks: reading and writing lists, and some to begin with. */
import type { CardPool } from "@rulebound/engine";
import { isDeck, type ParsedDeck, parseDeck } from "./parse.ts";
import { STARTER_DECKS, type StarterDeck } from "./starters.ts";

export { nearestName } from "./nearest.ts";
export { type DeckError, type DeckReading, isDeck, type ParsedDeck, parseDeck, writeDeck } from "./parse.ts";
export { STARTER_DECKS, type StarterDeck } from "./starters.ts";

/** The starter decks whose cards are all in the pool. */
export function starterDecks(pool: CardPool): (ParsedDeck & Pick<StarterDeck, "id" | "plan">)[] {
  return STARTER_DECKS.flatMap(({ id, plan, text }) => {
    const reading = parseDeck(text, pool);
    return isDeck(reading) ? [{ id, plan, ...reading }] : [];
  });
}

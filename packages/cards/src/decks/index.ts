/** Decks: reading and writing them, whether they are legal, and some to begin with. */
import type { CardPool } from "@rulebound/engine/internal";
import { isDeck, type ParsedDeck, parseDeck } from "./parse.ts";
import { STARTER_DECKS, type StarterDeck } from "./starters.ts";
import { TOURNAMENT_DECKS, type TournamentDeck } from "./tournament.ts";

export { type CodedCard, type CodedDeck, decodeDeck, encodeDeck } from "./code.ts";
export { type DeckError, type DraftDeck, unread } from "./draft.ts";
export { checkLegality, type FormatViolation, type Legality } from "./legality.ts";
export { nearestName } from "./nearest.ts";
export { type DeckReading, type DraftReading, isDeck, MOST_DECK_LETTERS, type ParsedDeck, parseDeck, readDeck } from "./parse.ts";
export { DECK_SITES, type DeckSite } from "./sites.ts";
export { STARTER_DECKS, type StarterDeck } from "./starters.ts";
export { TOURNAMENT_DECKS, type TournamentDeck } from "./tournament.ts";
export { type DeckVerdict, judgeDeck, judgeDecks, problemsOf, verdictOn } from "./verdict.ts";
export { DECK_FORMS, type DeckForm, DeckFormError, writeDeck, writeDraft } from "./write.ts";

/** The starter decks whose cards are all in the pool. */
export function starterDecks(pool: CardPool): (ParsedDeck & Pick<StarterDeck, "id" | "plan">)[] {
  return STARTER_DECKS.flatMap(({ id, plan, text }) => {
    const reading = parseDeck(text, pool);
    return isDeck(reading) ? [{ id, plan, ...reading }] : [];
  });
}

/** The tournament decks whose cards are all in the pool. */
export function tournamentDecks(pool: CardPool): (ParsedDeck & Pick<TournamentDeck, "id" | "result">)[] {
  return TOURNAMENT_DECKS.flatMap(({ id, result, text }) => {
    const reading = parseDeck(text, pool);
    return isDeck(reading) ? [{ id, result, ...reading }] : [];
  });
}

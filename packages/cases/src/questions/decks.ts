import { CARDS, FORMATS, isDeck, judgeDeck, MOST_DECK_LETTERS, problemsOf, readDeck } from "@rulebound/cards";
import { type CardPool, loadPool, MODES, type ModeName } from "@rulebound/engine/internal";
import { deckAnswer } from "./answers.ts";
import type { Question } from "./question.ts";
import { object } from "./schema.ts";

let pool: CardPool | null = null;
const allCards = (): CardPool => {
  pool ??= loadPool(CARDS).pool;
  return pool;
};

export const deckQuestion: Question = {
  name: "check_deck",
  title: "Check a deck",
  description:
    "Check whether a Riftbound deck is legal in a format and mode, and if not, every reason with its rule. Takes a list or a deck code.",
  input: object(
    {
      deck: { type: "string", description: "the deck as a list of cards with headings, or as a deck code", maxLength: MOST_DECK_LETTERS },
      format: { type: "string", description: "default: the first", maxLength: 40, enum: FORMATS.map(({ name }) => name) },
      mode: { type: "string", description: "default: duel", maxLength: 8, enum: MODES.map(({ name }) => name) },
    },
    ["deck"],
  ),
  output: deckAnswer,
  http: { method: "post", path: "/decks/check" },
  answer: ({ deck, format, mode }) => {
    const chosen = FORMATS.find(({ name }) => name === format) ?? FORMATS[0];
    const verdict = judgeDeck(allCards(), String(deck), { format: chosen, mode: (mode as ModeName | undefined) ?? "duel" });
    const reading = readDeck(String(deck), allCards());
    return {
      verdict: verdict.kind,
      format: chosen.name,
      name: isDeck(reading) ? reading.name : null,
      problems: problemsOf(verdict),
      rules: [...new Set(verdict.violations.map(({ rule }) => rule))],
    };
  },
};

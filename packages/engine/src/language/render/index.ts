/**
 * The text a player reads, rendered from what the engine executes.
 *
 * grammar.ts makes a card's text of paragraphs, abilities.ts renders a paragraph, sequence.ts joins instructions to sentences,
 * instructions.ts and structure.ts render one instruction; filters.ts and selectors.ts name objects, voice.ts knows who speaks
 * and what was mentioned. The notation is that of the shared card file: [Action], [Exhaust], [M], [1], [Fury], [A], [>],
 * without reminder text.
 */
import { paragraph, quoted } from "./abilities.ts";
import { amountNoun, amountOf } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costList } from "./costs.ts";
import { eachOf } from "./filters.ts";
import { type CardGrammar, grammarOf } from "./grammar.ts";
import { clause, elided } from "./instructions.ts";
import { locationOf, possessive } from "./selectors.ts";
import { afresh, type Phrases, spokenByUnit, voiceOf } from "./voice.ts";

const PHRASES: Phrases = { amountNoun, amountOf, costList, eachOf, possessive, locationOf, quoted, clause, elided };

/** What English says of cards. */
export const ENGLISH: CardGrammar = grammarOf({
  voiceOf: (card) => voiceOf(card, PHRASES),
  afresh,
  spokenByUnit,
  paragraph,
  restriction: (voice, only) => `Use my abilities only while ${condition(voice, only, "while")}.`,
  comma: ", ",
});

export const { renderAbility, renderCard, renderParagraphs, renderParts } = ENGLISH;

/**
 * The German text of cards, rendered from what the engine executes.
 *
 * forms.ts declines, verbs.ts says a clause in the order that its sentence needs; the rest is cut as the English renderer is:
 * abilities.ts renders a paragraph, sequence.ts joins instructions to sentences, instructions.ts and structure.ts render one
 * instruction; filters.ts and selectors.ts name objects, voice.ts knows who speaks and what was mentioned. Instructions and
 * costs, as parts, are infinitives: "1 Karte ziehen", "welche gegnerische Einheit töten".
 */
import { type CardGrammar, grammarOf } from "@rulebound/engine/language";
import { paragraph } from "./abilities.ts";
import { condition } from "./conditions.ts";
import { afresh, spokenByUnit, voiceOf } from "./voice.ts";

export const CARDS: CardGrammar = grammarOf({
  voiceOf,
  afresh,
  spokenByUnit,
  paragraph,
  restriction: (voice, only) => `Benutze meine Fähigkeiten nur, solange ${condition(voice, only)}.`,
  comma: null,
});

/**
 * What cards do, said in Chinese, from the same data as the English text.
 *
 * The engine makes a text of paragraphs; abilities.ts renders a paragraph, sequence.ts joins instructions to sentences, instructions.ts and structure.ts render one
 * instruction; filters.ts and selectors.ts name objects, voice.ts knows who speaks and what was mentioned. The parts that can
 * be asked for are the same as in English.
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
  restriction: (voice, only) => `只有当${condition(voice, only)}时，才能使用我的技能。`,
  comma: "，",
});

/**
 * The text a player reads, rendered from what the engine executes.
 *
 * abilities.ts renders a paragraph, sequence.ts joins instructions to sentences, instructions.ts and structure.ts render one
 * instruction; filters.ts and selectors.ts name objects, voice.ts knows who speaks and what was mentioned. The notation is
 * that of the shared card file: [Action], [Exhaust], [M], [1], [Fury], [A], [>], without reminder text.
 */
import type { Ability, CardData } from "../types.ts";
import { paragraph } from "./abilities.ts";
import { afresh, spokenByUnit, type Voice, voiceOf } from "./voice.ts";

export interface CardText {
  /** All paragraphs, effect text included. */
  readonly text: string;
  /** The effect text of an Equipment. */
  readonly attachedText: string;
}

const paragraphs = (voice: Voice, abilities: readonly Ability[]): string[] => abilities.map((ability) => paragraph(afresh(voice), ability));

export function renderCard(card: CardData): CardText {
  const voice = voiceOf(card);
  const own = paragraphs(voice, card.abilities);
  const attached = paragraphs(spokenByUnit(voice, true), card.effectText ?? []);
  return { text: [...own, ...attached].join("\n"), attachedText: attached.join("\n") };
}

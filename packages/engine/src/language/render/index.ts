/**
 * The text a player reads, rendered from what the engine executes.
 *
 * abilities.ts renders a paragraph, sequence.ts joins instructions to sentences, instructions.ts and structure.ts render one
 * instruction; filters.ts and selectors.ts name objects, voice.ts knows who speaks and what was mentioned. The notation is
 * that of the shared card file: [Action], [Exhaust], [M], [1], [Fury], [A], [>], without reminder text.
 */
import type { Ability, CardData, Filter } from "../types.ts";
import { paragraph } from "./abilities.ts";
import { condition } from "./conditions.ts";
import { afresh, spokenByUnit, type Voice, voiceOf } from "./voice.ts";

export interface CardText {
  /** All paragraphs; in older sets with the effect text. */
  readonly text: string;
  /** The effect text of an Equipment. */
  readonly attachedText: string;
}

/** A spell that goes on from its optional cost says "if you do"; elsewhere the cost is named. */
const goesOnFrom = (before: Ability | undefined, ability: Ability): boolean =>
  before?.kind === "additionalCost" && ability.kind === "spell" && ability.then[0]?.do === "if";

/** Abilities that share a restriction say it once, at the end. */
function sharedRestriction(
  voice: Voice,
  abilities: readonly Ability[],
): { readonly abilities: readonly Ability[]; readonly last: readonly string[] } {
  const activated = abilities.filter((ability) => ability.kind === "activated");
  const [first, ...others] = activated.map(({ only }) => JSON.stringify(only));
  const only = activated[0]?.only;
  if (!only || others.length === 0 || others.some((other) => other !== first)) return { abilities, last: [] };
  return {
    abilities: abilities.map((ability) => (ability.kind === "activated" ? withoutRestriction(ability) : ability)),
    last: [`Use my abilities only while ${condition(voice, only, "while")}.`],
  };
}

const withoutRestriction = ({ only: _, ...ability }: Extract<Ability, { readonly kind: "activated" }>): Ability => ability;

function paragraphs(voice: Voice, all: readonly Ability[]): string[] {
  const { abilities, last } = sharedRestriction(voice, all);
  const own = abilities.map((ability, at) => paragraph({ ...afresh(voice), offered: goesOnFrom(abilities[at - 1], ability) }, ability));
  return [...own, ...last];
}

/** A text for each ability in its order, and one more where abilities share a restriction. */
const ownParagraphs = (card: CardData): string[] => paragraphs(voiceOf(card), card.abilities);
const attachedParagraphs = (card: CardData): string[] => paragraphs(spokenByUnit(voiceOf(card), true), card.effectText ?? []);

/** The paragraph of each ability, those of the effect text last. */
export const renderParagraphs = (card: CardData): string[] => [
  ...ownParagraphs(card).slice(0, card.abilities.length),
  ...attachedParagraphs(card).slice(0, card.effectText?.length ?? 0),
];

const partsOfCard = new WeakMap<CardData, ReadonlyMap<object, string>>();

/**
 * The texts of a card's instructions, abilities, modes and costs, each as it stands in the whole text: by the data it is
 * rendered from. `asked`: what that filter chooses is said as a question, "which enemy unit".
 */
export function renderParts(card: CardData, asked?: Filter): ReadonlyMap<object, string> {
  const known = asked === undefined ? partsOfCard.get(card) : undefined;
  if (known !== undefined) return known;
  const parts = new Map<object, string>();
  const voice: Voice = { ...voiceOf(card), parts, ...(asked === undefined ? {} : { asked }) };
  paragraphs(voice, card.abilities);
  paragraphs(spokenByUnit(voice, true), card.effectText ?? []);
  if (asked === undefined) partsOfCard.set(card, parts);
  return parts;
}

/** A text that stands on no card, such as that of a keyword, as if it stood on this one. */
export const renderAbility = (card: CardData, ability: Ability): string => paragraph(voiceOf(card), ability);

export function renderCard(card: CardData): CardText {
  const voice = voiceOf(card);
  const own = ownParagraphs(card);
  const attached = attachedParagraphs(card);
  // Radiance prints the effect text only where it is.
  const text = (voice.set === "RAD" ? own : [...own, ...attached]).join("\n");
  return { text: voice.set === "OGS" || voice.set === "RAD" ? text.replace(SHARED_LINE, "$1, ") : text, attachedText: attached.join("\n") };
}

/** [Assault] and [Shield], and nothing else, stand in one line. */
const SHARED_LINE = /^(\[Assault[^\]]*\])\n(?=\[Shield[^\]]*\]$)/;

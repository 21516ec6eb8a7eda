import { type CardId, type CardPool, type DeckDraft, inEnglish, isChampionOf, type Reason } from "@rulebound/engine/internal";
import type { Section, Sections } from "./sections.ts";

/** What cannot be read: the line, from 1 (0: the deck as a whole), and the reason, for a person. */
export interface DeckError {
  readonly line: number;
  readonly reason: string;
  /** The same as data, for whoever says it in another language. */
  readonly why: Reason;
  /** The deck site that keeps the deck, where the text is only its address. */
  readonly site?: string;
}

export const unread = (line: number, why: Reason): DeckError => ({ line, reason: sentence(inEnglish(why)), why });

/** A reason by itself: it begins and ends as sentences do. */
export const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${clause.endsWith("?") ? "" : "."}`;

/** A deck as it was read; what it lacks is for the check to say. */
export interface DraftDeck {
  readonly name: string;
  readonly deck: DeckDraft;
  readonly sideboard: readonly CardId[];
}

/** Where a card goes that stands under no heading. */
function sectionOf(pool: CardPool, card: CardId): Section {
  switch (pool.cards[card].data.type) {
    case "legend":
      return "Legend";
    case "battlefield":
      return "Battlefields";
    case "rune":
      return "Runes";
    default:
      return "MainDeck";
  }
}

/** Cards without headings, each to where its type belongs; one copy of a champion of the legend becomes the Chosen Champion. */
export function sortOut(pool: CardPool, cards: readonly CardId[], into: Sections, chosen: CardId | null = null): void {
  for (const card of cards) into[sectionOf(pool, card)].push(card);
  if (into.Champion.length > 0 || into.Legend.length !== 1) return;
  const champion = chosen ?? likelyChampion(pool, into.Legend[0], into.MainDeck);
  const at = champion === null ? -1 : into.MainDeck.indexOf(champion);
  if (at >= 0) into.Champion.push(...into.MainDeck.splice(at, 1));
}

/** The first card if it can be (lists begin with it), else the only one that can be. */
function likelyChampion(pool: CardPool, legend: CardId, main: readonly CardId[]): CardId | null {
  const able = [...new Set(main)].filter((card) => isChampionOf(pool, legend, card));
  if (able.length > 0 && able[0] === main[0]) return able[0];
  return able.length === 1 ? able[0] : null;
}

/** The deck of these parts, or why it is none: there is one legend and one Chosen Champion at most. */
export function draftOf(pool: CardPool, name: string, parts: Sections): DraftDeck | { readonly errors: readonly DeckError[] } {
  const errors = (["Legend", "Champion"] as const)
    .filter((single) => parts[single].length > 1)
    .map((single) => unread(0, { reason: "oneCardUnder", given: [single, parts[single].length] }));
  if (errors.length > 0) return { errors };
  const [legend = null] = parts.Legend;
  const [champion = null] = parts.Champion;
  return {
    name: name || (legend === null ? "" : pool.cards[legend].data.name),
    deck: {
      legend,
      champion,
      main: parts.MainDeck,
      runes: parts.Runes,
      battlefields: parts.Battlefields,
      ...(parts.FurtherLegends.length === 0 ? {} : { furtherLegends: parts.FurtherLegends }),
    },
    sideboard: parts.Sideboard,
  };
}

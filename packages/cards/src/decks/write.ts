import type { CardPool } from "@rulebound/engine/internal";
import { type CodedCard, encodeDeck } from "./code.ts";
import type { DraftDeck } from "./draft.ts";
import { writePrints } from "./exports.ts";
import type { ParsedDeck } from "./parse.ts";
import type { Section } from "./sections.ts";

/** The other way: a deck in a form from which `parseDeck` reads the same deck. */

export const DECK_FORMS = ["list", "plain", "code", "tts"] as const;
/**
 * `list`: with sections, name and ids. `plain`: the parts apart by empty lines, as Piltover Archive and TCG Arena copy
 * them. `code`: a deck code, which sorts the cards. `tts`: collector ids for Tabletop Simulator, without the sideboard.
 */
export type DeckForm = (typeof DECK_FORMS)[number];

/** A deck has no such form: the message says why. */
export class DeckFormError extends Error {}

export function writeDeck(deck: ParsedDeck, pool: CardPool, form: DeckForm = "list"): string {
  switch (form) {
    case "list":
      return asList(deck, pool);
    case "plain":
      refuseFurtherLegends(deck, form);
      return asPlain(deck, pool);
    case "code":
      return asCode(deck, pool);
    case "tts":
      refuseFurtherLegends(deck, form);
      return `${writePrints(startingCards(deck).map((card) => pool.cards[card].data.id))}\n`;
  }
}

/** Only codes and lists with headings tell the first legend from the others. */
function refuseFurtherLegends({ deck }: ParsedDeck, form: DeckForm): void {
  if ((deck.furtherLegends ?? []).length > 0)
    throw new DeckFormError(`A deck with further legends has no form "${form}"; "list" and "code" have a place for them.`);
}

const startingCards = ({ deck }: ParsedDeck): number[] => [deck.legend, deck.champion, ...deck.main, ...deck.battlefields, ...deck.runes];

/** A list, also of a deck that is not finished: what it lacks is left out. */
export const writeDraft = (draft: DraftDeck, pool: CardPool): string => asList(draft, pool);

const given = (card: number | null): number[] => (card === null ? [] : [card]);

function asList({ name, deck, sideboard }: DraftDeck, pool: CardPool): string {
  const part = (section: Section, cards: readonly number[]): string[] => {
    const lines = runs(cards).map(({ card, count }) => `${count} ${pool.cards[card].data.name} (${pool.cards[card].data.id})`);
    return lines.length === 0 ? [] : ["", `${section}:`, ...lines];
  };
  return [
    `# Deck: ${name}`,
    ...part("Legend", given(deck.legend)),
    ...part("FurtherLegends", deck.furtherLegends ?? []),
    ...part("Champion", given(deck.champion)),
    ...part("MainDeck", deck.main),
    ...part("Battlefields", deck.battlefields),
    ...part("Runes", deck.runes),
    ...part("Sideboard", sideboard),
    "",
  ].join("\n");
}

function asPlain({ deck, sideboard }: ParsedDeck, pool: CardPool): string {
  const lines = (cards: readonly number[]): string =>
    runs(cards)
      .map(({ card, count }) => `${count} ${pool.cards[card].data.name}`)
      .join("\n");
  const parts = [[deck.legend], [deck.champion], deck.main, deck.battlefields, deck.runes].map(lines);
  if (sideboard.length > 0) parts.push(`Sideboard:\n${lines(sideboard)}`);
  return `${parts.join("\n\n")}\n`;
}

function asCode(deck: ParsedDeck, pool: CardPool): string {
  const counted = (cards: readonly number[]): CodedCard[] =>
    [...new Set(cards)].map((card) => ({ print: pool.cards[card].data.id, count: cards.filter((one) => one === card).length }));
  const champion = pool.cards[deck.deck.champion].data.id;
  const coded = encodeDeck({
    cards: counted(startingCards(deck)),
    sideboard: counted(deck.sideboard),
    champion,
    furtherLegends: (deck.deck.furtherLegends ?? []).map((card) => pool.cards[card].data.id),
  });
  if (typeof coded === "string") throw new DeckFormError(coded);
  return `${coded.code}\n`;
}

/** Equal cards that follow each other. */
function runs(cards: readonly number[]): { readonly card: number; readonly count: number }[] {
  const out: { card: number; count: number }[] = [];
  for (const card of cards) {
    const last = out[out.length - 1];
    if (last?.card === card) last.count++;
    else out.push({ card, count: 1 });
  }
  return out;
}

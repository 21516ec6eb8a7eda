import type { DraftDeck } from "@rulebound/cards";
import { type CardId, type CardPool, isChampionOf } from "@rulebound/engine/internal";
import type { Domain } from "@rulebound/engine/language";
import { cardFacts } from "../../card/facts.ts";

/** A deck being built, as a value: every change makes another one. */

export const PARTS = ["main", "battlefields", "runes", "sideboard"] as const;
export type Part = (typeof PARTS)[number];

export const emptyDraft = (name: string): DraftDeck => ({
  name,
  deck: { legend: null, champion: null, main: [], runes: [], battlefields: [] },
  sideboard: [],
});

export const cardsIn = ({ deck, sideboard }: DraftDeck, part: Part): readonly CardId[] => (part === "sideboard" ? sideboard : deck[part]);

const withPart = (draft: DraftDeck, part: Part, cards: readonly CardId[]): DraftDeck =>
  part === "sideboard" ? { ...draft, sideboard: cards } : { ...draft, deck: { ...draft.deck, [part]: cards } };

/** Where a card goes by its type; null: it is a legend. */
export function partOf(card: CardId, beside: boolean): Part | null {
  switch (cardFacts(card).type) {
    case "legend":
      return null;
    case "battlefield":
      return "battlefields";
    case "rune":
      return "runes";
    default:
      return beside ? "sideboard" : "main";
  }
}

export const countIn = (draft: DraftDeck, part: Part, card: CardId): number => cardsIn(draft, part).filter((one) => one === card).length;

/** Copies everywhere in the deck, the Chosen Champion with them. */
export const countOf = (draft: DraftDeck, card: CardId): number =>
  PARTS.reduce((sum, part) => sum + countIn(draft, part, card), 0) +
  (draft.deck.champion === card ? 1 : 0) +
  (draft.deck.legend === card ? 1 : 0);

/** One more copy; a legend takes the legend's place, and its first champion becomes the Chosen Champion. */
export function withCard(draft: DraftDeck, card: CardId, pool: CardPool, beside = false): DraftDeck {
  const part = partOf(card, beside);
  if (part === null) return withLegend(draft, card, pool);
  const { legend, champion } = draft.deck;
  if (part === "main" && champion === null && legend !== null && isChampionOf(pool, legend, card)) return withChampion(draft, card);
  return withCopy(draft, part, card);
}

/** Copies of a card stand together. */
export function withCopy(draft: DraftDeck, part: Part, card: CardId): DraftDeck {
  const cards = cardsIn(draft, part);
  const at = cards.lastIndexOf(card) + 1 || cards.length;
  return withPart(draft, part, [...cards.slice(0, at), card, ...cards.slice(at)]);
}

export function withoutCopy(draft: DraftDeck, part: Part, card: CardId): DraftDeck {
  const cards = cardsIn(draft, part);
  const at = cards.lastIndexOf(card);
  return at < 0 ? draft : withPart(draft, part, [...cards.slice(0, at), ...cards.slice(at + 1)]);
}

/** One copy less, wherever there is one. */
export function withoutCard(draft: DraftDeck, card: CardId): DraftDeck {
  const part = PARTS.find((one) => countIn(draft, one, card) > 0);
  if (part !== undefined) return withoutCopy(draft, part, card);
  return draft.deck.champion === card ? withChampion(draft, null) : draft;
}

export function withLegend(draft: DraftDeck, legend: CardId | null, pool: CardPool): DraftDeck {
  const { champion } = draft.deck;
  const keeps = legend !== null && champion !== null && isChampionOf(pool, legend, champion);
  const next = { ...draft, deck: { ...draft.deck, legend } };
  const named = draft.name === "" && legend !== null ? { ...next, name: cardFacts(legend).name } : next;
  return keeps || champion === null ? named : withChampion(named, null);
}

/** The one that was chosen before goes back among the others. */
export function withChampion(draft: DraftDeck, champion: CardId | null): DraftDeck {
  const before = draft.deck.champion;
  const freed = before === null || before === champion ? draft : withCopy(draft, "main", before);
  const taken = champion === null || champion === before ? freed : withoutCopy(freed, "main", champion);
  return { ...taken, deck: { ...taken.deck, champion } };
}

/** Runes of the legend's domains in the proportion of the Power that the cards cost, twelve in all. */
export function withRunes(draft: DraftDeck, runeOf: (domain: Domain) => CardId): DraftDeck {
  const { legend } = draft.deck;
  if (legend === null) return draft;
  const [first, second = first] = cardFacts(legend).domains;
  if (first === undefined) return draft;
  const weight = (domain: Domain): number =>
    playedCards(draft).reduce((sum, card) => {
      const { domains, power } = cardFacts(card);
      return domains.includes(domain) ? sum + 0.4 + power : sum;
    }, 0);
  const [a, b] = [weight(first), weight(second)];
  const share = a + b === 0 ? 6 : Math.min(9, Math.max(3, Math.round((12 * a) / (a + b))));
  const runes = Array.from({ length: 12 }, (_, i) => runeOf(i < (first === second ? 12 : share) ? first : second));
  return { ...draft, deck: { ...draft.deck, runes } };
}

/** Main Deck and Chosen Champion. */
export const playedCards = ({ deck }: DraftDeck): CardId[] => [...(deck.champion === null ? [] : [deck.champion]), ...deck.main];

export interface Counted {
  readonly card: CardId;
  readonly count: number;
}

const ORDER = ["unit", "spell", "gear", "battlefield", "rune", "legend"];

/** Each card once with its count, by type, cost and name. */
export function counted(cards: readonly CardId[]): Counted[] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => {
      const [x, y] = [cardFacts(a.card), cardFacts(b.card)];
      return ORDER.indexOf(x.type) - ORDER.indexOf(y.type) || (x.energy ?? 0) - (y.energy ?? 0) || x.name.localeCompare(y.name);
    });
}

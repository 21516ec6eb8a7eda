import { type CardPool, type DeckList, DOMAINS } from "@rulebound/engine/internal";

/** What a list is like before anybody plays it: its curve, and the runes beside what its cards ask for. */
export interface DeckFacts {
  readonly legend: string;
  readonly champion: string;
  /** By Energy cost: cards of the Main Deck. */
  readonly curve: readonly number[];
  readonly meanEnergy: number;
  /** By domain: runes, Power symbols of the cards (one of two domains counts for both), and cards. */
  readonly domains: readonly { readonly domain: string; readonly runes: number; readonly power: number; readonly cards: number }[];
}

export function deckFacts(pool: CardPool, deck: DeckList): DeckFacts {
  const main = [deck.champion, ...deck.main].map((card) => pool.cards[card]);
  const curve: number[] = [];
  for (const { energy } of main) {
    while (curve.length <= energy) curve.push(0);
    curve[energy]++;
  }
  const domains = DOMAINS.map((domain, bit) => ({
    domain,
    runes: deck.runes.filter((rune) => pool.cards[rune].data.domains.includes(domain)).length,
    power: main.filter(({ powerMask }) => (powerMask & (1 << bit)) !== 0).reduce((sum, { power }) => sum + power, 0),
    cards: main.filter(({ data }) => data.domains.includes(domain)).length,
  }));
  return {
    legend: pool.cards[deck.legend].data.name,
    champion: pool.cards[deck.champion].data.name,
    curve,
    meanEnergy: main.reduce((sum, { energy }) => sum + energy, 0) / main.length,
    domains: domains.filter(({ runes, cards }) => runes + cards > 0),
  };
}

import { CARDS } from "@rulebound/cards";
import { type CardData, renderCard } from "@rulebound/engine/language";

/** A card as a reader knows it: what stands in its corners, and its text, line by line. Nothing of how it is implemented. */
export interface Facts {
  readonly name: string;
  readonly type: string;
  readonly isToken: boolean;
  readonly domains: readonly string[];
  readonly energy: number;
  readonly power: number;
  readonly might: number;
  readonly bonus: number;
  readonly tags: readonly string[];
  readonly text: string;
  readonly lines: readonly string[];
  readonly attached: string;
}

const factsOf = (card: CardData): Facts => {
  const { text, attachedText } = renderCard(card);
  return {
    name: card.name,
    type: card.type,
    isToken: card.supertypes?.includes("token") ?? false,
    domains: card.domains,
    energy: card.energy ?? 0,
    power: card.power ?? 0,
    might: card.might ?? 0,
    bonus: card.mightBonus ?? 0,
    tags: card.tags ?? [],
    text,
    lines: text.split("\n"),
    attached: attachedText,
  };
};

export const EVERY_CARD: readonly Facts[] = CARDS.map(factsOf);

/** The value of a keyword that a card bears in a line of keywords (807.1.b.3: one where none is printed); 0: it does not. */
export function keyword(facts: Facts, word: string): number {
  for (const line of facts.lines) {
    if (!/^(\[[A-Z][^\]]*\],? ?)+$/.test(line)) continue;
    const found = new RegExp(`\\[${word}(?: (\\d+))?\\]`).exec(line);
    if (found !== null) return Number(found[1] ?? 1);
  }
  return 0;
}

/** A line that begins with this keyword, without it: "[Equip] [1][Fury]" has the price "[1][Fury]". */
export const rest = (facts: Facts, word: string): string | null => {
  const line = facts.lines.find((one) => one.startsWith(`[${word}]`));
  return line === undefined ? null : line.slice(word.length + 2).trim();
};

/** What a printed price of Energy and Power asks for; null where it asks for something else as well. */
export interface Price {
  readonly energy: number;
  readonly power: readonly string[];
}

export function priceOf(printed: string): Price | null {
  if (!/^(\[(\d+|A|Fury|Calm|Mind|Body|Chaos|Order)\])+$/.test(printed)) return null;
  const symbols = [...printed.matchAll(/\[([^\]]+)\]/g)].map(([, symbol]) => symbol);
  return {
    energy: symbols.filter((one) => /^\d+$/.test(one)).reduce((sum, one) => sum + Number(one), 0),
    power: symbols.filter((one) => !/^\d+$/.test(one)).map((one) => (one === "A" ? "any" : one.toLowerCase())),
  };
}

/** A pool that holds exactly this. */
export const poolOf = ({ energy, power }: Price): Record<string, number> => {
  const pool: Record<string, number> = { energy };
  for (const domain of power) pool[domain] = (pool[domain] ?? 0) + 1;
  return pool;
};

/** What a card costs to play: its Power is of one of its own domains (135.2.e.6.c). */
export const playPrice = (facts: Facts, more: Price = { energy: 0, power: [] }): Price => ({
  energy: facts.energy + more.energy,
  power: [...Array.from({ length: facts.power }, () => facts.domains[0] ?? "any"), ...more.power],
});

const DOMAINS = ["fury", "calm", "mind", "body", "chaos", "order"];
export const foreign = (facts: Facts): string => DOMAINS.find((domain) => !facts.domains.includes(domain)) ?? "fury";

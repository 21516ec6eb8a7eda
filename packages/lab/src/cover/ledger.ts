import type { CardId, CardPool, CompiledCard } from "@rulebound/engine/internal";
import type { Ability } from "@rulebound/engine/language";

export interface Text {
  readonly card: CardId;
  readonly paragraph: number;
}

/**
 * What is to be seen of each card: that it is played or in play (paragraph 0), and each paragraph of its text at work. What
 * is seen is counted once a game.
 */
export class Ledger {
  private readonly games = new Map<number, number>();
  private readonly now = new Set<number>();
  private readonly wanted: readonly (readonly number[])[];

  constructor(
    readonly pool: CardPool,
    readonly times: number,
    isWanted: (card: CompiledCard) => boolean,
  ) {
    this.wanted = pool.cards.map((card) => (isWanted(card) ? [0, ...paragraphsOf(card).map((_, at) => at + 1)] : []));
  }

  see(card: number, paragraph: number): void {
    this.now.add(card * MOST_PARAGRAPHS + paragraph);
  }

  endOfGame(): void {
    for (const key of this.now) this.games.set(key, (this.games.get(key) ?? 0) + 1);
    this.now.clear();
  }

  count(card: number, paragraph: number): number {
    return this.games.get(card * MOST_PARAGRAPHS + paragraph) ?? 0;
  }

  /** Paragraphs of a card that have not been seen often enough. */
  missing(card: number): number[] {
    return this.wanted[card].filter((paragraph) => this.count(card, paragraph) < this.times);
  }

  /** All of them. */
  get allMissing(): Text[] {
    return this.pool.cards.flatMap(({ index }) => this.missing(index).map((paragraph) => ({ card: index, paragraph })));
  }

  get isFull(): boolean {
    return this.pool.cards.every(({ index }) => this.missing(index).length === 0);
  }

  /** How many there are, and how many of them have been seen often enough. */
  tally(of: "cards" | "abilities"): { readonly all: number; readonly seen: number } {
    const keys = this.wanted.flatMap((paragraphs, card) =>
      paragraphs.filter((paragraph) => (paragraph === 0) === (of === "cards")).map((paragraph) => this.count(card, paragraph)),
    );
    return { all: keys.length, seen: keys.filter((count) => count >= this.times).length };
  }
}

const MOST_PARAGRAPHS = 64;

/** Paragraph n is at n - 1. */
export const paragraphsOf = ({ data }: CompiledCard): readonly Ability[] => [...data.abilities, ...(data.effectText ?? [])];

/** The ability behind dependent keywords. */
export const innermost = (ability: Ability): Ability => (ability.kind === "dependent" ? innermost(ability.ability) : ability);

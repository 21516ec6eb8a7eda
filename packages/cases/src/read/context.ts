import type { CardData, CardType } from "@rulebound/engine/language";
import { LineError, type Vocabulary } from "../actions/parse.ts";
import type { Catalogue } from "../catalogue.ts";
import { eitherOf, fold, suggestion } from "../words.ts";
import type { Part } from "./document.ts";
import { seat, text } from "./values.ts";

/** What is known while one case is read: its seats, its cards, and the names that it has given so far. */
export class Context {
  /** Cards that only this case has: those it describes and the textless ones that it names. */
  readonly ownCards = new Map<string, CardData>();
  /** Aliases and battlefields. */
  readonly givenNames: string[] = [];
  readonly battlefieldNames: string[] = [];
  private readonly taken = new Set<string>();

  constructor(
    readonly seats: number,
    private readonly cards: Catalogue,
  ) {}

  describe(card: CardData): void {
    this.ownCards.set(fold(card.name), card);
  }

  /** A card by name, or null. Textless ones come into being by being named. */
  find(name: string): CardData | null {
    const known = this.ownCards.get(fold(name)) ?? this.cards.find(name);
    if (known?.id.startsWith("CASE-")) this.ownCards.set(fold(known.name), known);
    return known;
  }

  *names(): Iterable<string> {
    for (const card of this.ownCards.values()) yield card.name;
    yield* this.cards.names();
  }

  *battlefieldCards(): Iterable<CardData> {
    for (const card of this.ownCards.values()) if (card.type === "battlefield") yield card;
    yield* this.cards.ofType("battlefield");
  }

  /** The card that a part names. `next` is the list's next entry, since a name with a comma falls apart without quotes. */
  card(part: Part, types: readonly CardType[], next: Part | null = null): CardData {
    const name = text(part, "a card's name");
    const card = this.find(name);
    if (card === null) return part.refuse(`"${name}" is not a card.${this.hint(name, next)}`);
    const own = card.types ?? [card.type];
    if (!own.some((type) => types.includes(type))) part.refuse(`"${card.name}" is a ${card.type}; expected a ${eitherOf(types)}.`);
    return card;
  }

  private hint(name: string, next: Part | null): string {
    const following = next?.scalarText() ?? null;
    const joined = following === null ? null : this.find(`${name}, ${following}`);
    if (joined !== null) return ` "${joined.name}" is one: a name with a comma needs quotes in a list.`;
    return suggestion(name, this.names());
  }

  /** A name that only one thing of the case may bear. */
  give(part: Part, name: string): string {
    if (this.taken.has(fold(name))) part.refuse(`the name "${name}" is given twice; expected a name that nothing else has.`);
    this.taken.add(fold(name));
    this.givenNames.push(name);
    return name;
  }

  /** A value for each seat: `{P1: .., P2: ..}`. */
  perSeat<T>(part: Part, what: string, nothing: T, read: (value: Part) => T): T[] {
    const values = Array.from({ length: this.seats }, () => nothing);
    for (const [, key, value] of part.entries(what)) values[seat(key, this.seats)] = read(value);
    return values;
  }
}

/** Reads an action line or a name, and gives what is wrong with it the file and the line. */
export function understand<T>(part: Part, vocabulary: Vocabulary, parse: (text: string, vocabulary: Vocabulary) => T, what: string): T {
  try {
    return parse(text(part, what), vocabulary);
  } catch (error) {
    if (error instanceof LineError) return part.refuse(error.message);
    throw error;
  }
}

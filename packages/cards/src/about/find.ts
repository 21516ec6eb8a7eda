import { type CardData, renderCard } from "@rulebound/engine/language";
import { Finder, type Finding, Names } from "@rulebound/rules/find";
import { factsOf, idOfPrint, SETS } from "../facts/facts.ts";

export interface FoundCards extends Pick<Finding, "stems"> {
  /** The best first. */
  readonly cards: readonly CardData[];
}

/** Looks cards up by words that are nearly theirs: names first, then kinds and tags, then texts. */
export class CardFinder {
  readonly #cards: readonly CardData[];
  readonly #finder: Finder;
  readonly #names: Names;
  readonly #said: (card: CardData) => string;

  /** `said`: the text of a card in another language, to be found by its words too. */
  constructor(cards: readonly CardData[], said: (card: CardData) => string = () => "") {
    this.#cards = cards;
    this.#said = said;
    this.#names = new Names(cards.map(({ name }) => name));
    this.#finder = new Finder(cards.flatMap(({ name, tags = [] }) => [...name.split(","), ...tags]));
  }

  get isRead(): boolean {
    return this.#finder.size === this.#cards.length;
  }

  /** Reads some more texts, and says whether any are left: a page reads ahead in small parts. */
  readMore(count: number): boolean {
    for (const card of this.#cards.slice(this.#finder.size, this.#finder.size + count))
      this.#finder.add(findable(card, shownWords(this.#said(card))));
    return !this.isRead;
  }

  /** The same for the names alone. */
  readMoreNames(count: number): boolean {
    return this.#names.readMore(count);
  }

  /** A collector number finds its card alone. */
  find(query: string, language = "en"): FoundCards {
    const printed = this.#printed(query);
    if (printed !== null) return printed;
    this.readMore(this.#cards.length);
    const { hits, stems } = this.#finder.find(query, language);
    return { cards: hits.map(({ at }) => this.#cards[at]), stems };
  }

  /** By name alone, which needs no texts to be read. */
  named(query: string, language = "en"): FoundCards {
    const printed = this.#printed(query);
    if (printed !== null) return printed;
    const { at, stems } = this.#names.find(query, language);
    return { cards: at.map((place) => this.#cards[place]), stems };
  }

  #printed(query: string): FoundCards | null {
    const id = query.length > 16 ? null : idOfPrint(query);
    const card = id === null ? undefined : this.#cards.find((one) => one.id === id);
    return card === undefined ? null : { cards: [card], stems: new Set() };
  }
}

/** "[Stun|betäubst]" is read as "betäubst"; keys of keywords stand in the English text. */
const shownWords = (text: string): string => text.replace(/\[[^\]|]*\|([^\]]*)\]/g, "$1").replace(/\[[^\]]*\]/g, " ");

function findable(card: CardData, said: string) {
  const { name, type, types = [type], supertypes = [], tags = [], domains } = card;
  const { set, rarity } = factsOf(card);
  const kinds = [...types, ...supertypes, ...tags, ...domains, SETS[set] ?? "", rarity ?? ""].join(" | ");
  return {
    title: name,
    texts: [
      { text: name, weight: 4 },
      { text: kinds, weight: 1.4 },
      { text: renderCard(card).text, weight: 1 },
      ...(said === "" ? [] : [{ text: said, weight: 1 }]),
    ],
  };
}

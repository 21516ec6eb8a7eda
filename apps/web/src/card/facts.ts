import { CARDS, factsOf, idOfPrint, keywordsOf, usageOf } from "@rulebound/cards";
import type { CardId } from "@rulebound/engine/internal";
import {
  type CardData,
  type CardGrammar,
  type CardType,
  type Domain,
  type KeywordName,
  renderCard,
  type Supertype,
} from "@rulebound/engine/language";
import { gameWordsNow } from "../strings/index.ts";

/** Stands for no card. */
export const NO_CARD = -1 as CardId;

/** What is printed on a card, ready to be drawn. */
export interface CardFacts {
  /** Its number in the pool and in `CARDS`. */
  readonly number: CardId;
  readonly data: CardData;
  readonly id: string;
  readonly name: string;
  /** "Jinx" and "Loose Cannon" of "Jinx, Loose Cannon". */
  readonly shortName: string;
  readonly subtitle: string | null;
  readonly type: CardType;
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly domains: readonly Domain[];
  /** Null: it is not played for a cost (legends, runes, battlefields, tokens). */
  readonly energy: number | null;
  /** Pips of its own domains. */
  readonly power: number;
  readonly might: number | null;
  readonly mightBonus: number | null;
  readonly tags: readonly string[];
  /** In the language of the settings and the notation of the renderer: "[Action]", "[M]", "[2]". */
  readonly text: string;
  readonly keywords: readonly KeywordName[];
  /** Verbs of the card language that it uses. */
  readonly verbs: readonly string[];
}

/** The pool ends with a battlefield without text, for boards that do not say which ones they have. */
const BLANK: CardData = { id: "", name: "Battlefield", type: "battlefield", domains: [], abilities: [] };

/** Tokens are never paid for. */
const hasCost = ({ type, supertypes }: CardData): boolean =>
  (type === "unit" || type === "gear" || type === "spell") && supertypes?.includes("token") !== true;

function factsFrom(data: CardData, number: CardId): CardFacts {
  const { shortName, subtitle } = factsOf(data);
  let said: { readonly by: CardGrammar; readonly text: string } | null = null;
  let keywords: readonly KeywordName[] | null = null;
  let verbs: readonly string[] | null = null;
  return {
    number,
    data,
    id: data.id,
    name: data.name,
    shortName,
    subtitle,
    type: data.type,
    types: data.types ?? [data.type],
    supertypes: data.supertypes ?? [],
    domains: data.domains,
    energy: hasCost(data) ? (data.energy ?? 0) : null,
    power: data.power ?? 0,
    might: data.might ?? null,
    mightBonus: data.mightBonus ?? null,
    tags: data.tags ?? [],
    // Texts are rendered when somebody reads them: there are a thousand.
    get text() {
      const by = gameWordsNow().speech;
      if (said?.by !== by) said = { by, text: by.renderCard(data).text };
      return said.text;
    },
    get keywords() {
      keywords ??= keywordsOf(data);
      return keywords;
    },
    get verbs() {
      verbs ??= [...usageOf([data]).verbs.keys()];
      return verbs;
    },
  };
}

const known = new Map<number, CardFacts>();

export function cardFacts(number: number): CardFacts {
  let facts = known.get(number);
  if (facts === undefined) {
    facts = factsFrom(CARDS[number] ?? BLANK, number as CardId);
    known.set(number, facts);
  }
  return facts;
}

let names: ReadonlyMap<string, number> | null = null;

export function factsNamed(name: string): CardFacts | null {
  names ??= new Map(CARDS.map((card, number) => [card.name.toLowerCase(), number]));
  const number = names.get(name.toLowerCase());
  return number === undefined ? null : cardFacts(number);
}

let tokens: { readonly pattern: RegExp; readonly numbers: ReadonlyMap<string, number> } | null = null;

/** Behind the name of a token, in every language: "Recruit unit token", "Recruit-Einheitenspielstein". */
const AS_TOKEN =
  " (?:unit|gear|battlefield) tokens?\\b|-(?:Einheiten|Ausrüstungs|Schlachtfeld)spielstein|-Spielstein|(?:单位|装备|战场)?指示物";

/** Tokens by name, and where a text speaks of one: "a Recruit unit token". */
export function tokenNames(): NonNullable<typeof tokens> {
  if (tokens !== null) return tokens;
  const numbers = new Map(
    CARDS.flatMap((card, number) => (card.supertypes?.includes("token") === true ? [[card.name, number] as const] : [])),
  );
  const names = [...numbers.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  tokens = { numbers, pattern: new RegExp(`\\b(${names})\\b(?=${AS_TOKEN})`) };
  return tokens;
}

/** The tokens that a card's text makes. */
export const tokensOf = ({ data }: CardFacts): readonly CardFacts[] => {
  const { pattern, numbers } = tokenNames();
  const found = [...renderCard(data).text.matchAll(new RegExp(pattern, "g"))].map(([name]) => name);
  return [...new Set(found)].flatMap((name) => (numbers.has(name) ? [cardFacts(numbers.get(name) ?? -1)] : []));
};

/** The card of that collector id, whichever print it is of. */
export function factsOfId(print: string): CardFacts | null {
  const id = idOfPrint(print) ?? print;
  const number = CARDS.findIndex((card) => card.id === id);
  return number < 0 ? null : cardFacts(number);
}

/** Facts of a card that no set has, such as one of a case. */
export const factsOfData = (data: CardData): CardFacts => factsFrom(data, NO_CARD);

let lent: readonly number[] = [];

/** Cards of a case by their numbers in its pool, until the next case lends its own. */
export function lendCards(cards: readonly (readonly [number: number, data: CardData])[]): void {
  for (const number of lent) known.delete(number);
  for (const [number, data] of cards) known.set(number, factsFrom(data, number as CardId));
  lent = cards.map(([number]) => number);
}

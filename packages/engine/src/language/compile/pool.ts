import { type CardId, DOMAINS, NO_CARD, nthCard } from "../../state/ids.ts";
import { BLANK_BATTLEFIELD } from "../blank-battlefield.ts";
import type { CardPool, CompiledCard } from "../pool.ts";
import type { CardData } from "../types.ts";
import type { Builder } from "./builder.ts";
import { compileCard } from "./cards.ts";
import { COMPILERS } from "./grammar.ts";
import { compileKeywords } from "./keywords.ts";
import { PoolError } from "./terms.ts";

/** Ongoing effects that verbs create, in the order of language/compile/effects/ongoing-numbers.ts. */
const BUILT_IN = [
  { kind: "control" },
  { kind: "copy" },
  { kind: "doubleDamage" },
  { kind: "preventAll" },
  { kind: "setMight" },
  { kind: "hideFree" },
  { kind: "repeat" },
  { kind: "flow" },
  { kind: "preventNext" },
  { kind: "preventAmount" },
  { kind: "permit" },
  { kind: "seeFacedown" },
  { kind: "becomesUnit" },
  { kind: "addedLegend" },
  { kind: "might" },
  { kind: "copiedText" },
] as const;

/** Compiles cards. What the language cannot run does not load: the error names the card and the reason. */
export function createPool(cards: readonly CardData[]): CardPool {
  return extendPool(null, cards);
}

export interface Loaded {
  readonly pool: CardPool;
  /** Cards that cannot be run, with the reason. */
  readonly refused: readonly { readonly card: string; readonly reason: string }[];
}

/** Loads what can be run, and says what cannot and why. */
export function loadPool(cards: readonly CardData[]): Loaded {
  const refused: { card: string; reason: string }[] = [];
  const pool = compilePool(null, cards, (error) => refused.push({ card: error.card, reason: error.reason }));
  if (refused.length === 0) return { pool, refused };
  const names = new Set(refused.map((r) => r.card));
  return { pool: createPool(cards.filter((card) => !names.has(card.name))), refused };
}

/** A pool with more cards; numbers of the cards it had stay the same, so that it can be done quickly for a case. */
export const extendPool = (base: CardPool | null, more: readonly CardData[]): CardPool =>
  compilePool(base, more, (error) => {
    throw error;
  });

/** The pool with another text for a card that it has. Every card keeps its number. */
export function replaceCard(pool: CardPool, data: CardData): CardPool {
  const index = pool.byName.get(data.name.toLowerCase());
  if (index === undefined) throw new PoolError(data.name, "there is no card of this name to replace");
  const shared = sharedBy(pool, pool.byName, pool.words);
  const cards = [...pool.cards];
  cards[index] = compileInto(shared, data, index);
  return { ...pool, ...shared, cards, hash: hashOf([data], pool.hash) };
}

function compilePool(base: CardPool | null, cards: readonly CardData[], refuse: (error: PoolError) => void): CardPool {
  const more = base === null ? [...cards, BLANK_BATTLEFIELD] : cards;
  const all: CardData[] = [...(base?.cards.map((card) => card.data) ?? []), ...more];
  const byName = new Map<string, CardId>();
  all.forEach((card, index) => {
    if (typeof card?.name !== "string") throw new PoolError(`card ${index + 1}`, "it has no name");
    const key = card.name.toLowerCase();
    if (byName.has(key) && index >= (base?.cards.length ?? 0)) throw new PoolError(card.name, "there is another card of this name");
    byName.set(key, nthCard(index));
  });
  const words = new Set<string>(base?.words ?? []);
  const tagWords = new Set<string>();
  for (const card of all) {
    words.add(card.name);
    for (const tag of card.tags ?? []) {
      words.add(tag);
      tagWords.add(tag);
    }
  }
  const shared = sharedBy(base, byName, words);
  const compiled: CompiledCard[] = [...(base?.cards ?? [])];
  const keywords =
    base?.keywords ?? compileKeywords({ ...shared, compile: COMPILERS, domains: 0, card: NO_CARD, name: "keywords", isBattlefield: false });
  for (const data of more) {
    try {
      compiled.push(compileInto(shared, data, nthCard(compiled.length)));
    } catch (error) {
      if (!(error instanceof PoolError)) throw error;
      refuse(error);
    }
  }
  return { cards: compiled, byName, tagWords, keywords, hash: hashOf(more, base?.hash), ...shared };
}

/** What cards are compiled into: all that the base has, and room for more. */
type Shared = Omit<Builder, "compile" | "domains" | "card" | "name" | "isBattlefield">;

const sharedBy = (base: CardPool | null, byName: ReadonlyMap<string, CardId>, words: Iterable<string>): Shared => ({
  abilities: [...(base?.abilities ?? [])],
  programs: [...(base?.programs ?? [])],
  blocks: (base?.blocks ?? []).map((block) => [...block]),
  groups: [...(base?.groups ?? [])],
  costs: [...(base?.costs ?? [])],
  ongoing: [...(base?.ongoing ?? BUILT_IN)],
  delayedEvents: [...(base?.delayedEvents ?? [])],
  tokens: (name) => {
    const index = byName.get(name.toLowerCase());
    if (index === undefined) throw new Error(`there is no token "${name}" in the pool`);
    return index;
  },
  words: [...words],
});

function compileInto(shared: Shared, data: CardData, index: CardId): CompiledCard {
  const lacking = (["id", "type", "domains", "abilities"] as const).find((field) => data[field] === undefined);
  if (lacking !== undefined) throw new PoolError(data.name, `it has no ${lacking}`);
  const builder: Builder = {
    ...shared,
    compile: COMPILERS,
    domains: data.domains.reduce((bits, d) => bits | (1 << DOMAINS.indexOf(d)), 0),
    card: index,
    name: data.name,
    isBattlefield: data.type === "battlefield",
  };
  try {
    return compileCard(data, index, builder);
  } catch (error) {
    throw error instanceof PoolError ? error : new PoolError(data.name, error instanceof Error ? error.message : String(error));
  }
}

/** A fingerprint of the data that is run: the same cards give the same hash on every platform. It goes on from one before. */
function hashOf(cards: readonly CardData[], from = "811c9dc51b873593"): string {
  let a = Number.parseInt(from.slice(0, 8), 16) | 0;
  let b = Number.parseInt(from.slice(8), 16) | 0;
  for (const card of cards) {
    const text = JSON.stringify(card);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
    }
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}

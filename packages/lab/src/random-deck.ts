import type { Rng } from "@rulebound/bots";
import {
  type CardId,
  type CardPool,
  type CompiledCard,
  checkDeck,
  type DeckList,
  furtherLegendsFor,
  TypeBit,
} from "@rulebound/engine/internal";

/** Decks nobody would build, legal all the same: every card of the pool meets every other some day. */

const MAIN_DECK = 39; // beside the Chosen Champion
const RUNE_DECK = 12;
const BATTLEFIELDS = 3;
const MOST_COPIES = 3;

const has = (card: CompiledCard, type: number): boolean => (card.types & type) !== 0 && !card.token;
const isSignature = ({ data }: CompiledCard): boolean => data.supertypes?.includes("signature") === true;
const indicesOf = (pool: CardPool, test: (card: CompiledCard) => boolean): CardId[] => pool.cards.filter(test).map(({ index }) => index);

/** How a card is picked from a list. */
export type Pick = (rng: Rng, list: readonly CardId[]) => CardId;
const pickFrom: Pick = (rng, list) => list[rng.below(list.length)];

/** Legends with at least one champion to go with them. */
function leaders(pool: CardPool): { readonly legend: CardId; readonly champions: readonly CardId[] }[] {
  const units = indicesOf(pool, (card) => card.champion && has(card, TypeBit.unit));
  return indicesOf(pool, (card) => has(card, TypeBit.legend))
    .map((legend) => ({ legend, champions: units.filter((champion) => isLegalChampion(pool, legend, champion)) }))
    .filter(({ champions }) => champions.length > 0);
}

const isLegalChampion = (pool: CardPool, legend: CardId, champion: CardId): boolean =>
  !checkDeck(pool, { legend, champion, main: [], runes: [], battlefields: [] }).some(
    ({ rule }) => rule.startsWith("103.2.a") || rule === "103.2.c",
  );

/** Makes random decks of all cards of a pool, each with some of its legend's Signature cards. */
export function randomDecks(pool: CardPool, pick: Pick = pickFrom): (rng: Rng) => DeckList {
  const championsOf = new Map(leaders(pool).map(({ legend, champions }) => [legend, champions]));
  const legends = [...championsOf.keys()];
  const mainDeckCards = indicesOf(pool, (card) => has(card, TypeBit.unit | TypeBit.gear | TypeBit.spell));
  const runes = indicesOf(pool, (card) => has(card, TypeBit.rune));
  const battlefields = indicesOf(pool, (card) => has(card, TypeBit.battlefield));
  const within = (list: readonly CardId[], legend: CardId): CardId[] =>
    list.filter((card) => (pool.cards[card].domains & ~pool.cards[legend].domains) === 0);

  const further = (rng: Rng, legend: CardId, n: number): CardId[] => {
    const chosen = new Set<CardId>([legend]);
    while (chosen.size <= n) chosen.add(pickFrom(rng, legends));
    return [...chosen].slice(1);
  };

  return (rng) => {
    const legend = pick(rng, legends);
    const champion = pick(rng, championsOf.get(legend) ?? []);
    const allowed = within(mainDeckCards, legend);
    const signatures = allowed.filter((card) => isSignature(pool.cards[card]) && !isRefused(pool, legend, champion, [card]));
    const main: CardId[] = [];
    while (main.length < MAIN_DECK) {
      const card = pick(rng, main.length === 0 && signatures.length > 0 ? signatures : allowed);
      for (let copies = 1 + rng.below(MOST_COPIES); copies > 0 && main.length < MAIN_DECK; copies--) {
        if (isRefused(pool, legend, champion, [...main, card])) break;
        main.push(card);
      }
    }
    const asked = furtherLegendsFor([champion, ...main].map((card) => pool.cards[card]));
    const ownRunes = within(runes, legend);
    const ground = new Set<CardId>();
    while (ground.size < BATTLEFIELDS) ground.add(pick(rng, battlefields));
    return {
      legend,
      champion,
      main: main.sort((a, b) => a - b),
      runes: Array.from({ length: RUNE_DECK }, () => pickFrom(rng, ownRunes)).sort((a, b) => a - b),
      battlefields: [...ground],
      ...(asked === 0 ? {} : { furtherLegends: further(rng, legend, asked) }),
    };
  };
}

/** Would the deck have too many copies or Signature cards, or those of another champion? */
const isRefused = (pool: CardPool, legend: CardId, champion: CardId, main: readonly CardId[]): boolean =>
  checkDeck(pool, { legend, champion, main, runes: [], battlefields: [] }).some(
    ({ rule }) => rule === "103.2.b" || rule === "825.3.a" || rule.startsWith("103.2.d"),
  );

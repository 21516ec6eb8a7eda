import type { RuleId } from "@rulebound/rules";
import type { CardPool, CompiledCard } from "../language/pool.ts";
import type { DeckList } from "../procedures/setup/setup.ts";
import { type CardId, Keyword, nthSeat, type Seat, TypeBit } from "../state/ids.ts";
import { type Given, type ReasonKey, type Refusal, refuse } from "../state/reasons.ts";
import { MODES, type Mode, type ModeName, modeNumber } from "./modes.ts";

/** 103: is this a deck, and if not, why? Bans and sizes of tournaments are a format's business, not the book's. */

/** One thing that is wrong with a deck. */
export interface Violation extends Refusal {
  /** The card that it is about, if it is about one. */
  readonly card?: CardId;
}

/** A deck that may lack what it is built around. */
export interface DeckDraft extends Omit<DeckList, "legend" | "champion"> {
  readonly legend: CardId | null;
  readonly champion: CardId | null;
}

const MAIN_DECK = 40; //  103.2, with the Chosen Champion
const RUNE_DECK = 12; //  103.3.a
const COPIES = 3; //      103.2.b
const SIGNATURES = 3; //  103.2.d.1
const PROVIDED = 3; //    485.4.a, 488.4.a and their like in every mode

const PROVIDED_BY: Readonly<Record<ModeName, RuleId>> = {
  duel: "485.4.a",
  match: "486.4.a",
  ffa3: "487.4.a",
  ffa4: "488.4.a",
  "2v2": "489.4.a",
};

/** Every violation of one deck, in the order of the rules. */
export function checkDeck(pool: CardPool, deck: DeckDraft, mode: ModeName = "duel"): Violation[] {
  const legend = deck.legend === null ? null : pool.cards[deck.legend];
  const champion = deck.champion === null ? null : pool.cards[deck.champion];
  const main = [...(champion === null ? [] : [champion]), ...deck.main.map((card) => pool.cards[card])];
  return [
    ...legendViolations(legend),
    ...furtherLegendViolations(
      legend,
      main,
      (deck.furtherLegends ?? []).map((card) => pool.cards[card]),
    ),
    ...sizeViolation(main),
    ...championViolations(legend, champion),
    ...copyViolations(main),
    ...main.filter((card) => !isMainDeckCard(card)).map((card) => about(card, "103.2", "notInMainDeck", card.data.name)),
    ...outsideIdentity(legend, main, "103.2.c"),
    ...signatureViolations(legend, main),
    ...runeViolations(
      legend,
      deck.runes.map((card) => pool.cards[card]),
    ),
    ...battlefieldViolations(
      legend,
      deck.battlefields.map((card) => pool.cards[card]),
      mode,
    ),
  ];
}

/** Every violation of the decks of a game, by seat. */
export function checkDecks(pool: CardPool, decks: readonly DeckList[], mode: ModeName): Violation[][] {
  const { teams } = MODES[modeNumber(mode)];
  return decks.map((deck, seat) => [...checkDeck(pool, deck, mode), ...teamViolations(pool, decks, teams, nthSeat(seat))]);
}

/** Could this card be the Chosen Champion of a deck of that legend? */
export const isChampionOf = (pool: CardPool, legend: CardId, card: CardId): boolean =>
  championViolations(pool.cards[legend], pool.cards[card]).length === 0;

const about = (card: CompiledCard, rule: RuleId, reason: ReasonKey, ...given: readonly Given[]): Violation => ({
  ...refuse(rule, reason, ...given),
  card: card.index,
});
const hasSupertype = (card: CompiledCard, supertype: "champion" | "signature"): boolean =>
  card.data.supertypes?.includes(supertype) === true;
const isMainDeckCard = (card: CompiledCard): boolean => (card.types & (TypeBit.unit | TypeBit.gear | TypeBit.spell)) !== 0 && !card.token;

/** 133.8.b: the tag that links a legend to its champions is the champion's name; a legend may have other tags too. */
function championTags({ data: { name, tags = [] } }: CompiledCard): readonly string[] {
  const own = tags.filter((tag) => name === tag || name.startsWith(`${tag},`));
  return own.length > 0 ? own : tags;
}

const sharesTag = (legend: CompiledCard, card: CompiledCard): boolean => championTags(legend).some((tag) => card.tags.includes(tag));

function legendViolations(legend: CompiledCard | null): Violation[] {
  if (legend === null) return [refuse("103.1", "noLegend")];
  return (legend.types & TypeBit.legend) !== 0 ? [] : [about(legend, "103.1", "notALegend", legend.data.name)];
}

/** How many legends the cards of a Main Deck ask for beside the first. */
export const furtherLegendsFor = (main: readonly CompiledCard[]): number =>
  Math.max(0, ...main.flatMap(({ own }) => own.map(({ data }) => (data.effect === "furtherLegends" ? data.n : 0))));

/** So many, all legends, and none of the same name as another one or as the first. */
function furtherLegendViolations(
  legend: CompiledCard | null,
  main: readonly CompiledCard[],
  further: readonly CompiledCard[],
): Violation[] {
  const asked = furtherLegendsFor(main);
  const all = legend === null ? further : [legend, ...further];
  const repeated = new Set(all.filter((card, i) => all.findIndex((other) => other.data.name === card.data.name) !== i));
  return [
    ...(further.length === asked ? [] : [refuse("103.1", "furtherLegends", further.length, asked)]),
    ...further.filter((card) => (card.types & TypeBit.legend) === 0).map((card) => about(card, "103.1", "notALegend", card.data.name)),
    ...[...repeated].map((card) => about(card, "103.1", "legendTwice", card.data.name)),
  ];
}

function sizeViolation(main: readonly CompiledCard[]): Violation[] {
  return main.length >= MAIN_DECK ? [] : [refuse("103.2", "mainDeckSize", main.length, MAIN_DECK)];
}

function championViolations(legend: CompiledCard | null, champion: CompiledCard | null): Violation[] {
  if (champion === null) return [refuse("103.2.a", "noChampion")];
  const { name } = champion.data;
  if (hasSupertype(champion, "signature")) return [about(champion, "103.2.d.3", "signatureChampion", name)];
  if (!hasSupertype(champion, "champion") || (champion.types & TypeBit.unit) === 0)
    return [about(champion, "103.2.a.2", "notAChampion", name)];
  return legend === null || sharesTag(legend, champion)
    ? []
    : [about(champion, "103.2.a.2", "championLacksTag", name, { anyOf: championTags(legend) }, legend.data.name)];
}

/** How many copies of a card a deck may hold: 3, 1 if it is Unique (825.3.a), or what it says itself. */
function copyLimit(card: CompiledCard): { readonly limit: number; readonly rule: RuleId } {
  if ((card.keywords & Keyword.Unique) !== 0) return { limit: 1, rule: "825.3.a" };
  for (const { data } of card.own)
    if (data.effect === "deckLimit") return { limit: data.n === "any" ? Number.POSITIVE_INFINITY : data.n, rule: "103.2.b" };
  return { limit: COPIES, rule: "103.2.b" };
}

/** 132.4: a card is known by its whole name, so each card of the pool has its own. */
function copyViolations(main: readonly CompiledCard[]): Violation[] {
  const copies = new Map<CompiledCard, number>();
  for (const card of main) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].flatMap(([card, count]) => {
    const { limit, rule } = copyLimit(card);
    return count <= limit ? [] : [about(card, rule, "copies", count, card.data.name, limit)];
  });
}

/** 103.1.b.3, 103.1.b.4: each card once. */
function outsideIdentity(legend: CompiledCard | null, cards: readonly CompiledCard[], rule: RuleId): Violation[] {
  if (legend === null) return [];
  const outside = new Set(cards.filter((card) => (card.domains & ~legend.domains) !== 0));
  return [...outside].map((card) =>
    about(card, rule, "outsideIdentity", card.data.name, { domains: card.domains }, { domains: legend.domains }),
  );
}

function signatureViolations(legend: CompiledCard | null, main: readonly CompiledCard[]): Violation[] {
  const signatures = main.filter((card) => hasSupertype(card, "signature"));
  const foreign = legend === null ? [] : new Set(signatures.filter((card) => !sharesTag(legend, card)));
  return [
    ...(signatures.length > SIGNATURES ? [refuse("103.2.d.1", "signatures", signatures.length, SIGNATURES)] : []),
    ...[...foreign].map((card) => about(card, "103.2.d.2", "foreignSignature", card.data.name, legend?.data.name ?? "")),
  ];
}

function runeViolations(legend: CompiledCard | null, runes: readonly CompiledCard[]): Violation[] {
  return [
    ...(runes.length === RUNE_DECK ? [] : [refuse("103.3.a", "runeDeckSize", runes.length, RUNE_DECK)]),
    ...[...new Set(runes)]
      .filter((card) => (card.types & TypeBit.rune) === 0)
      .map((card) => about(card, "103.3.a", "notARune", card.data.name)),
    ...outsideIdentity(legend, runes, "103.3.a.1"),
  ];
}

function battlefieldViolations(legend: CompiledCard | null, cards: readonly CompiledCard[], mode: ModeName): Violation[] {
  const repeated = new Set(cards.filter((card, i) => cards.indexOf(card) !== i));
  const unfit = new Set(cards.filter((card) => (card.types & TypeBit.battlefield) === 0 || card.token));
  return [
    ...(cards.length === PROVIDED ? [] : [refuse(PROVIDED_BY[mode], "battlefieldCount", cards.length, PROVIDED)]),
    ...[...unfit].map((card) => about(card, "103.4", "notABattlefield", card.data.name)),
    ...outsideIdentity(legend, cards, "103.4.b"),
    ...[...repeated].map((card) => about(card, "103.4.c", "battlefieldTwice", card.data.name)),
  ];
}

/** 489.8.h, 489.8.i: what teammates may not have in common. */
function teamViolations(pool: CardPool, decks: readonly DeckList[], teams: Mode["teams"], seat: Seat): Violation[] {
  const own = decks[seat];
  return decks.flatMap((deck, other) => {
    if (other === seat || teams[other] !== teams[seat]) return [];
    const shared = own.battlefields.filter((card) => deck.battlefields.includes(card));
    return [
      ...(deck.legend === own.legend ? [refuse("489.8.h", "teammateLegend", pool.cards[own.legend].data.name)] : []),
      ...shared.map((card) => refuse("489.8.i", "teammateBattlefield", pool.cards[card].data.name)),
    ];
  });
}

import { FORMATS, isDeck, type ParsedDeck, problemsOf, readDeck, STARTER_DECKS, verdictOn } from "@rulebound/cards";
import type { CardId, CardPool, DeckList, Reason, RegisteredDeck, Swap } from "@rulebound/engine/internal";
import type { Terms } from "@rulebound/protocol";
import type { NamedSwap, RegisteredList } from "./entries.ts";

/** Decks: from what a player sends to what is kept, and from that to what the engine plays. */

export class DeckProblem extends Error {
  constructor(
    message: string,
    readonly rule?: string,
    readonly why?: Reason,
  ) {
    super(message);
  }
}

export function formatNamed(name: string): (typeof FORMATS)[number] {
  const format = FORMATS.find((one) => one.name === name);
  if (format === undefined) throw new DeckProblem(`"${name}" is no format; there are ${FORMATS.map((one) => one.name).join(", ")}`);
  return format;
}

/** A list, a deck code or the id of a starter deck; legal for what is to be played, or it is said why not. */
export function registerDeck(pool: CardPool, text: string, terms: Pick<Terms, "mode" | "format">): RegisteredList {
  const starter = STARTER_DECKS.find(({ id }) => id === text.trim().toLowerCase());
  const reading = readDeck(starter?.text ?? text, pool);
  const verdict = verdictOn(pool, reading, { format: formatNamed(terms.format), mode: terms.mode });
  if (!isDeck(reading)) throw new DeckProblem(problemsOf(verdict)[0]);
  const [wrong] = verdict.violations;
  if (wrong !== undefined) throw new DeckProblem(wrong.detail, wrong.rule, { reason: wrong.reason, given: wrong.given });
  const { legend, champion } = reading.deck;
  if (legend === null) throw new DeckProblem("the deck has no legend", "103.1");
  if (champion === null) throw new DeckProblem("the deck has no Chosen Champion", "103.2.a");
  return named(pool, { ...reading, deck: { ...reading.deck, legend, champion } });
}

function named(pool: CardPool, { name, deck, sideboard }: ParsedDeck): RegisteredList {
  const nameOf = (card: CardId): string => pool.cards[card].data.name;
  return {
    name,
    legend: nameOf(deck.legend),
    champion: nameOf(deck.champion),
    main: deck.main.map(nameOf),
    runes: deck.runes.map(nameOf),
    battlefields: deck.battlefields.map(nameOf),
    sideboard: sideboard.map(nameOf),
    ...(deck.furtherLegends === undefined ? {} : { furtherLegends: deck.furtherLegends.map(nameOf) }),
  };
}

export function deckOf(pool: CardPool, list: RegisteredList): RegisteredDeck {
  const find = (name: string): CardId => cardNamed(pool, name);
  const deck: DeckList = {
    legend: find(list.legend),
    champion: find(list.champion),
    main: list.main.map(find),
    runes: list.runes.map(find),
    battlefields: list.battlefields.map(find),
    ...(list.furtherLegends === undefined ? {} : { furtherLegends: list.furtherLegends.map(find) }),
  };
  return { ...deck, sideboard: list.sideboard.map(find) };
}

export function swapOf(pool: CardPool, swap: NamedSwap): Swap {
  const find = (name: string): CardId => cardNamed(pool, name);
  return {
    out: swap.out.map(find),
    in: swap.in.map(find),
    ...(swap.champion === undefined ? {} : { champion: find(swap.champion) }),
  };
}

function cardNamed(pool: CardPool, name: string): CardId {
  const card = pool.byName.get(name.toLowerCase());
  if (card === undefined) throw new DeckProblem(`"${name}" is not a card`);
  return card;
}

import { type DeckError, FORMATS, isDeck, type ParsedDeck, readDeck, STARTER_DECKS, verdictOn } from "@rulebound/cards";
import type { CardId, CardPool, DeckList, RegisteredDeck, Swap } from "@rulebound/engine/internal";
import { serverReason, type Terms, type Why, whyInEnglish } from "@rulebound/protocol";
import type { NamedSwap, RegisteredList } from "./entries.ts";
import { Problem } from "./problem.ts";

/** Decks: from what a player sends to what is kept, and from that to what the engine plays. */

export class DeckProblem extends Error {
  constructor(
    readonly why: Why,
    readonly rule?: string,
  ) {
    super(whyInEnglish(why));
  }

  /** As what a client is refused. */
  get told(): Problem {
    return Problem.illegal(this.why, this.rule);
  }
}

export function formatNamed(name: string): (typeof FORMATS)[number] {
  const format = FORMATS.find((one) => one.name === name);
  if (format === undefined) throw new DeckProblem(serverReason("noSuchFormat", name, FORMATS.map((one) => one.name).join(", ")));
  return format;
}

/** A list, a deck code or the id of a starter deck; legal for what is to be played, or it is said why not. */
export function registerDeck(pool: CardPool, text: string, terms: Pick<Terms, "mode" | "format">): RegisteredList {
  const starter = STARTER_DECKS.find(({ id }) => id === text.trim().toLowerCase());
  const reading = readDeck(starter?.text ?? text, pool);
  const verdict = verdictOn(pool, reading, { format: formatNamed(terms.format), mode: terms.mode });
  if (!isDeck(reading)) throw unread(reading.errors[0]);
  const [wrong] = verdict.violations;
  if (wrong !== undefined) throw new DeckProblem({ reason: wrong.reason, given: wrong.given }, wrong.rule);
  const { legend, champion } = reading.deck;
  if (legend === null) throw new DeckProblem({ reason: "noLegend" }, "103.1");
  if (champion === null) throw new DeckProblem({ reason: "noChampion" }, "103.2.a");
  return named(pool, { ...reading, deck: { ...reading.deck, legend, champion } });
}

const unread = ({ line, why }: DeckError): DeckProblem => new DeckProblem(line > 0 ? serverReason("deckLine", line, why) : why);

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
  if (card === undefined) throw new DeckProblem({ reason: "notACard", given: [name] });
  return card;
}

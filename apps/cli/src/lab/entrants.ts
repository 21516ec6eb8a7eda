import { basename } from "node:path";
import { isDeck, problemsOf, verdictOn } from "@rulebound/cards";
import { type CardId, type CardPool, checkDecks, type DeckList, type ModeName } from "@rulebound/engine/internal";
import { InvalidArgumentError } from "commander";
import { type DeckSource, decksFrom, EXPERIMENTS, errorLines } from "../deck/source.ts";
import { BOT_NAMES, botCalled } from "../names.ts";
import { UserError } from "../options.ts";

export const DECKS_HELP = "files, folders, deck codes, or decks of the project (rulebound deck --help)";
export const BOTS_HELP = `who plays, one for all or one for each deck, with commas: ${BOT_NAMES}`;

/** Who plays decks where nobody is named: the fastest that was shown to be better than greedy (docs/BOTS.md). */
export const DEFAULT_BOT = "instinct";

/** A match-up has two players. */
export type PairMode = "duel" | "match";

export function pairMode(text: string): PairMode {
  const found = (["duel", "match"] as const).find((name) => name === text.toLowerCase());
  if (found === undefined) throw new InvalidArgumentError("It is duel or match: a match-up has two players.");
  return found;
}

/** Decks that are to play, and who plays them. */
export interface Entrant {
  readonly name: string;
  readonly deck: DeckList;
  readonly sideboard: readonly CardId[];
}

/** Every deck that was asked for; all that is wrong with them is said at once. */
export function entrantsFrom(pool: CardPool, wanted: readonly string[], mode: ModeName): Entrant[] {
  const readings = decksFrom(pool, wanted).map((source) => entrantOf(pool, source, mode));
  const wrong = readings.filter((reading) => typeof reading === "string");
  if (wrong.length > 0) throw new UserError(wrong.join("\n"));
  return withOwnNames(readings.filter((reading) => typeof reading !== "string"));
}

/** Those of the decks that are whole and legal, and how many are not: published lists often lack a champion or battlefields. */
export function playableFrom(
  pool: CardPool,
  wanted: readonly string[],
  mode: ModeName,
): { readonly entrants: Entrant[]; readonly others: number } {
  const readings = decksFrom(pool, wanted).map((source) => entrantOf(pool, source, mode));
  const entrants = withOwnNames(readings.filter((reading) => typeof reading !== "string"));
  return { entrants, others: readings.length - entrants.length };
}

function entrantOf(pool: CardPool, source: DeckSource, mode: ModeName): Entrant | string {
  const { from, reading } = source;
  if (!isDeck(reading)) return errorLines(source).join("\n");
  const { legend, champion } = reading.deck;
  const problems = problemsOf(verdictOn(pool, reading, { format: EXPERIMENTS, mode }));
  if (legend === null || champion === null || problems.length > 0) return problems.map((problem) => `${from}: ${problem}.`).join("\n");
  return { name: basename(from, ".txt"), deck: { ...reading.deck, legend, champion }, sideboard: reading.sideboard };
}

/** The second deck of a name is "name #2". */
const withOwnNames = (entrants: readonly Entrant[]): Entrant[] =>
  entrants.map((entrant, i) => {
    const before = entrants.slice(0, i).filter(({ name }) => name === entrant.name).length;
    return before === 0 ? entrant : { ...entrant, name: `${entrant.name} #${before + 1}` };
  });

/** Decks that are legal alone may not be so together. */
export function checkTogether(pool: CardPool, entrants: readonly Entrant[], mode: ModeName): void {
  const [first] = checkDecks(
    pool,
    entrants.map(({ deck }) => deck),
    mode,
  ).flat();
  if (first !== undefined) throw new UserError(`These decks cannot play together: ${first.detail} (${first.rule}).`);
}

/** One bot for all, or one for each. */
export function botsFor(entrants: number, names: readonly string[]): string[] {
  names.forEach(botCalled);
  if (names.length === 1) return Array.from({ length: entrants }, () => names[0]);
  if (names.length !== entrants)
    throw new UserError(`There are ${entrants} decks and ${names.length} bots: name one bot, or one for each deck.`);
  return [...names];
}

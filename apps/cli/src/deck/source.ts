import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type DraftReading,
  FORMATS,
  type Format,
  isDeck,
  type ParsedDeck,
  readDeck,
  STARTER_DECKS,
  TOURNAMENT_DECKS,
} from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { readText } from "../files.ts";
import { didYouMean } from "../names.ts";
import { UserError } from "../options.ts";

/** A deck that was asked for: from a file, a folder of files, standard input, a deck code, or the project's own. */
export interface DeckSource {
  /** What it was asked for by; files with their path. */
  readonly from: string;
  readonly reading: DraftReading;
}

export function decksFrom(pool: CardPool, wanted: readonly string[]): DeckSource[] {
  return wanted.flatMap(textsOf).map(({ from, text }) => ({ from, reading: readDeck(text, pool) }));
}

/** Decks that the project brings along. */
const OWN = [...STARTER_DECKS, ...TOURNAMENT_DECKS];
export const DECK_IDS = OWN.map(({ id }) => id);

interface Text {
  readonly from: string;
  readonly text: string;
}

function textsOf(wanted: string): Text[] {
  const own = OWN.find(({ id }) => id === wanted.toLowerCase());
  if (own !== undefined) return [{ from: wanted, text: own.text }];
  if (wanted === "-") return [{ from: "standard input", text: readFileSync(0, "utf8") }];
  if (existsSync(wanted)) return statSync(wanted).isDirectory() ? folder(wanted) : [{ from: wanted, text: readText(wanted) }];
  if (/^(?:[A-Z2-7]{16,}|https?:\S+)$/i.test(wanted)) return [{ from: `${wanted.slice(0, 12)}...`, text: wanted }];
  throw new UserError(
    `"${wanted}" is neither a file, a folder, a deck code nor a deck of the project.${didYouMean(wanted, DECK_IDS, "few")} There are: ${DECK_IDS.join(", ")}.`,
  );
}

function folder(path: string): Text[] {
  const files = readdirSync(path)
    .filter((name) => name.endsWith(".txt"))
    .sort();
  if (files.length === 0) throw new UserError(`${path}: there is no deck in this folder; decks are files that end with .txt.`);
  return files.map((name) => ({ from: join(path, name), text: readFileSync(join(path, name), "utf8") }));
}

/** The one deck that was asked for, with a legend and a champion; what it lacks is said with its place. */
export function oneDeck(pool: CardPool, wanted: string): ParsedDeck {
  const [source, ...others] = decksFrom(pool, [wanted]);
  if (others.length > 0) throw new UserError(`${wanted} holds ${others.length + 1} decks; one was expected.`);
  const { from, reading } = source;
  if (!isDeck(reading)) throw new UserError(errorLines(source).join("\n"));
  const { legend, champion } = reading.deck;
  if (legend === null || champion === null)
    throw new UserError(`${from}: it has no ${legend === null ? "legend (103.1)" : "Chosen Champion (103.2.a)"}.`);
  return { ...reading, deck: { ...reading.deck, legend, champion } };
}

/** For experiments decks are held to the core rules alone: banned cards may play, what lacks a part may not. */
export const EXPERIMENTS: Format = FORMATS.find(({ banLists, sets }) => banLists.length === 0 && sets === null) as Format;

export function errorLines({ from, reading }: DeckSource): string[] {
  if (isDeck(reading)) return [];
  return reading.errors.map(({ line, reason }) => `${from}${line > 0 ? `:${line}` : ""}: ${reason}`);
}

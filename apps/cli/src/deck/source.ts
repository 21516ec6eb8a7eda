import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type DraftDeck, type DraftReading, isDeck, readDeck, STARTER_DECKS } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine";
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

interface Text {
  readonly from: string;
  readonly text: string;
}

function textsOf(wanted: string): Text[] {
  const starter = STARTER_DECKS.find(({ id }) => id === wanted.toLowerCase());
  if (starter !== undefined) return [{ from: wanted, text: starter.text }];
  if (wanted === "-") return [{ from: "standard input", text: readFileSync(0, "utf8") }];
  if (existsSync(wanted)) return statSync(wanted).isDirectory() ? folder(wanted) : [{ from: wanted, text: readFileSync(wanted, "utf8") }];
  if (/^(?:[A-Z2-7]{16,}|https?:\S+)$/i.test(wanted)) return [{ from: `${wanted.slice(0, 12)}...`, text: wanted }];
  throw new UserError(
    `"${wanted}" is neither a file, a folder, a deck code nor a starter deck (${STARTER_DECKS.map(({ id }) => id).join(", ")}).`,
  );
}

function folder(path: string): Text[] {
  const files = readdirSync(path)
    .filter((name) => name.endsWith(".txt"))
    .sort();
  if (files.length === 0) throw new UserError(`${path}: there is no deck in this folder; decks are files that end with .txt.`);
  return files.map((name) => ({ from: join(path, name), text: readFileSync(join(path, name), "utf8") }));
}

/** One deck, or its errors with their places. */
export function readable({ from, reading }: DeckSource): DraftDeck {
  if (!isDeck(reading)) throw new UserError(errorLines({ from, reading }).join("\n"));
  return reading;
}

export function errorLines({ from, reading }: DeckSource): string[] {
  if (isDeck(reading)) return [];
  return reading.errors.map(({ line, reason }) => `${from}${line > 0 ? `:${line}` : ""}: ${reason}`);
}

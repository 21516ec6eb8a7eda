import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CARDS, FORMATS, type Format, type ParsedDeck, starterDecks } from "@rulebound/cards";
import { type CardPool, loadPool, MODES, type ModeName } from "@rulebound/engine/internal";
import { InvalidArgumentError, Option } from "commander";

/** Options that several commands share, and what they mean. */

export const MODE_NAMES: readonly ModeName[] = MODES.map(({ name }) => name);

export const wholeNumber = (text: string): number => {
  const n = Number(text);
  if (!Number.isInteger(n)) throw new InvalidArgumentError("It must be a whole number.");
  return n;
};

export const positive = (text: string): number => {
  const n = wholeNumber(text);
  if (n < 1) throw new InvalidArgumentError("It must be 1 or more.");
  return n;
};

export const mode = (text: string): ModeName => {
  const found = MODE_NAMES.find((name) => name === text.toLowerCase());
  if (found === undefined) throw new InvalidArgumentError(`It is one of ${MODE_NAMES.join(", ")}.`);
  return found;
};

const FORMAT_NAMES = FORMATS.map(({ name }) => name).join(", ");

function format(text: string): Format {
  const found = FORMATS.find(({ name }) => name === text.toLowerCase());
  if (found === undefined) throw new InvalidArgumentError(`It is one of ${FORMAT_NAMES}.`);
  return found;
}

export const formatOption = (says: string): Option =>
  new Option("--format <format>", `${says}${FORMAT_NAMES}`).argParser(format).default(FORMATS[0], FORMATS[0].name);

/** The project's folder. The way there is the same from here and from the bundle. */
export const projectFolder = (): string => fileURLToPath(new URL("../../../", import.meta.url));

/** The project's cases. */
export const casesFolder = (): string => join(projectFolder(), "packages/cases/cases/");

/** All cards, compiled. */
export const everyCard = (): CardPool => loadPool(CARDS).pool;

export type NamedDeck = ParsedDeck & { readonly id: string; readonly plan: string };

/** The starter deck of that id. */
export function starterNamed(pool: CardPool, id: string): NamedDeck | null {
  return starterDecks(pool).find((deck) => deck.id === id.toLowerCase()) ?? null;
}

/** An error that is the user's to mend: its message is all there is to say. */
export class UserError extends Error {}

/** Runs a command; what the user can mend is said without a stack. */
export const sayingErrors =
  <Arguments extends unknown[]>(run: (...args: Arguments) => void | Promise<void>) =>
  async (...args: Arguments): Promise<void> => {
    try {
      await run(...args);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  };

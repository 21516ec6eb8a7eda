import { isDeck, parseDeck } from "@rulebound/cards";
import {
  type CardPool,
  type GameSetup,
  isRefusal,
  type Match,
  newMatch,
  nextGame,
  type RegisteredDeck,
  type Seat,
} from "@rulebound/engine/internal";
import type { Rematch, TableSetup } from "./messages.ts";

/** From what was set up at a table to the games that are played there. Throws with what is wrong. */

/** Every window comes up, so that each step can be seen; who is asked in it is decided by the host (automatic.ts). */
const WINDOWS = "all" as const;

function read(pool: CardPool, text: string, name: string): RegisteredDeck {
  const reading = parseDeck(text, pool);
  if (isDeck(reading)) return { ...reading.deck, sideboard: reading.sideboard };
  throw new Error(`${name}: ${reading.errors[0]?.reason ?? "this deck cannot be read"}`);
}

/** The first game, and the match that it is part of. */
export function firstGame(pool: CardPool, setup: TableSetup): { readonly match: Match | null; readonly game: GameSetup } {
  const { mode, seed, firstPlayer, bestOf = 3 } = setup;
  const decks = setup.seats.map(({ deck, deckName }) => read(pool, deck, deckName));
  if (mode !== "match") return { match: null, game: { pool, mode, seed, decks, windows: WINDOWS, firstPlayer } };
  const match = newMatch(decks, seed, bestOf);
  if (isRefusal(match)) throw new Error(`${match.detail} (${match.rule})`);
  return { match, game: gameOf(match, pool) };
}

/** The next game of a match. */
export function gameOf(match: Match, pool: CardPool, firstPlayer?: Seat): GameSetup {
  const setup = nextGame(match, pool, { windows: WINDOWS, ...(firstPlayer === undefined ? {} : { firstPlayer }) });
  if (isRefusal(setup)) throw new Error(`${setup.detail} (${setup.rule})`);
  return setup;
}

/** A recorded game begins with what is played. */
export const withoutSideboards = (setup: GameSetup): GameSetup => ({
  ...setup,
  decks: setup.decks.map(({ legend, champion, main, runes, battlefields, furtherLegends }) => ({
    legend,
    champion,
    main,
    runes,
    battlefields,
    ...(furtherLegends === undefined ? {} : { furtherLegends }),
  })),
});

export const rematchOf = (setup: TableSetup, { id, seed, seats = [] }: Rematch): TableSetup => ({
  ...setup,
  id,
  seed,
  seats: setup.seats.map((seat, at) => ({ ...seat, ...seats[at] })),
});

import { type Bot, playGame, random } from "@rulebound/bots";
import { type CardPool, type DeckList, FIRST_SEAT } from "@rulebound/engine/internal";

/** Each deck plays so many games to the end, against the others in turn. */

export interface DeckGamesOptions {
  readonly games: number;
  readonly seed: number;
  readonly bot?: Bot;
  /** After each deck. */
  readonly onDeck?: (deck: number, record: DeckRecord) => void;
}

export interface DeckRecord {
  readonly games: number;
  /** Games that came to their end. */
  readonly finished: number;
  readonly won: number;
  readonly turns: number;
  readonly decisions: number;
  /** What went wrong, with the seed of the game: nothing should. */
  readonly failures: readonly string[];
}

export function playDecks(pool: CardPool, decks: readonly DeckList[], options: DeckGamesOptions): DeckRecord[] {
  return decks.map((_, deck) => {
    const record = playDeck(pool, decks, deck, options);
    options.onDeck?.(deck, record);
    return record;
  });
}

function playDeck(pool: CardPool, decks: readonly DeckList[], deck: number, { games, seed, bot = random }: DeckGamesOptions): DeckRecord {
  const record = { games, finished: 0, won: 0, turns: 0, decisions: 0, failures: [] as string[] };
  for (let game = 0; game < games; game++) {
    const other = decks[(deck + 1 + (game % Math.max(1, decks.length - 1))) % decks.length];
    const chance = seed + deck * games + game;
    try {
      const { state, winners, turns, decisions } = playGame({ pool, mode: "duel", decks: [decks[deck], other], seed: chance }, [bot, bot]);
      if (state.decision === null) record.finished++;
      else record.failures.push(`seed ${chance}: not over after ${decisions} decisions`);
      if (winners.includes(FIRST_SEAT)) record.won++;
      record.turns += turns;
      record.decisions += decisions;
    } catch (error) {
      record.failures.push(`seed ${chance}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return record;
}

import { isDeck, parseDeck, writeDeck } from "@rulebound/cards";
import { type Answer, apply, type CardPool, type DeckList, type GameSetup, type ModeName, newGame, type State } from "@rulebound/engine";

/** A game is its inputs: decks, seed, answers. With them it can be played again, on any machine, bit for bit. */
export interface Replay {
  readonly format: 1;
  /** Fingerprint of the cards: with other cards it may become another game. */
  readonly pool: string;
  readonly mode: ModeName;
  readonly seed: number;
  readonly windows: State["windows"];
  /** Deck lists in text, by seat. */
  readonly decks: readonly string[];
  readonly answers: readonly Answer[];
}

export class ReplayError extends Error {}

export function replayOf({ pool, mode, seed, windows = "useful", decks }: GameSetup, answers: readonly Answer[]): Replay {
  const texts = decks.map((deck) => writeDeck({ name: pool.cards[deck.legend].data.name, deck, sideboard: [] }, pool));
  return { format: 1, pool: pool.hash, mode, seed, windows, decks: texts, answers };
}

export function setupOf(replay: Replay, pool: CardPool): GameSetup {
  if (replay.format !== 1) throw new ReplayError("this is not a replay of format 1");
  const decks = replay.decks.map((text, seat): DeckList => {
    const reading = parseDeck(text, pool);
    if (isDeck(reading)) return reading.deck;
    throw new ReplayError(`the deck of P${seat + 1}: ${reading.errors[0].reason}`);
  });
  return { pool, mode: replay.mode, seed: replay.seed, windows: replay.windows, decks };
}

/** Plays a replay on, answer by answer. `visit` sees each state before its answer. */
export function playReplay(replay: Replay, pool: CardPool, visit: (state: State, answer: Answer, at: number) => void): State {
  const state = newGame({ ...setupOf(replay, pool), record: true });
  replay.answers.forEach((answer, at) => {
    visit(state, answer, at);
    const refusal = apply(state, answer);
    if (refusal !== null) throw new ReplayError(`answer ${at} is refused (${refusal.rule}): ${refusal.detail}`);
  });
  return state;
}

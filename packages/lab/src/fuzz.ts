import { createRng, type Rng } from "@rulebound/bots";
import { type CardPool, type DeckList, type GameSetup, MODES, type ModeName, newGame, type Replay } from "@rulebound/engine";
import { randomBoard } from "./random-board.ts";
import { randomDecks } from "./random-deck.ts";
import { WatchedGame } from "./watched-game.ts";

/**
 * Random games, watched closely. A game is made from its own seed alone: decks, chance, answers and which checks are made
 * when, so that `--seed` and one game bring any finding back.
 */
export interface FuzzOptions {
  readonly games: number;
  readonly mode: ModeName;
  readonly seed: number;
  /** Decks to draw from; "random": legal ones of all cards of the pool; "boards": games of these that begin in the middle. */
  readonly decks: readonly DeckList[] | "random" | "boards";
  readonly onGame?: (played: number, report: FuzzReport) => void;
}

export interface Finding {
  readonly seed: number;
  /** How many answers had been given. */
  readonly decision: number;
  readonly problem: string;
  readonly stack: string;
  /** Null: the game could not even begin. */
  readonly replay: Replay | null;
}

export interface FuzzReport {
  readonly mode: ModeName;
  games: number;
  decisions: number;
  turns: number;
  /** How often each check was made. */
  readonly checks: Record<Check, number>;
  readonly wins: number[];
  readonly findings: Finding[];
}

export type Check =
  | "invariants"
  | "answersApply"
  | "forkKeepsParent"
  | "parentKeepsFork"
  | "saveAndLoad"
  | "sameGameTwice"
  | "unlistedRefused";

const WINDOWS = ["all", "public"] as const;
/** One in so many games has all windows, one those that are public. */
const WINDOWS_ONE_IN = 10;
/** Streams of a game's seed beside those of the seats. */
const STREAM = { decks: 10, board: 13 };

export function fuzz(pool: CardPool, options: FuzzOptions): FuzzReport {
  const { games, mode, seed, decks, onGame } = options;
  const seats = MODES.find(({ name }) => name === mode)?.players ?? 2;
  const report: FuzzReport = {
    mode,
    games: 0,
    decisions: 0,
    turns: 0,
    checks: {
      invariants: 0,
      answersApply: 0,
      forkKeepsParent: 0,
      parentKeepsFork: 0,
      saveAndLoad: 0,
      sameGameTwice: 0,
      unlistedRefused: 0,
    },
    wins: Array.from({ length: seats }, () => 0),
    findings: [],
  };
  const makeDeck = typeof decks === "string" ? randomDecks(pool) : (rng: Rng): DeckList => decks[rng.below(decks.length)];
  for (let i = 0; i < games; i++) {
    const own = seed + i;
    const rng = createRng(own, STREAM.decks);
    const lists = Array.from({ length: seats }, () => makeDeck(rng));
    const setup: GameSetup = { pool, mode, decks: lists, seed: own, windows: WINDOWS[rng.below(WINDOWS_ONE_IN)] ?? "useful" };
    const start = decks === "boards" ? () => randomBoard(setup, createRng(own, STREAM.board)) : () => newGame(setup);
    new WatchedGame(setup, start, report).play();
    report.games++;
    onGame?.(report.games, report);
  }
  return report;
}

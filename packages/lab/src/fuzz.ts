import { createRng, type Rng } from "@rulebound/bots";
import { type CardPool, type DeckList, type GameSetup, MODES, type ModeName, newGame, type Replay } from "@rulebound/engine/internal";
import { randomBoard, type Scene } from "./random-board.ts";
import { randomDecks } from "./random-deck.ts";
import { WatchedGame, type Witness } from "./watched-game.ts";

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

const CHECKS: readonly Check[] = [
  "invariants",
  "answersApply",
  "forkKeepsParent",
  "parentKeepsFork",
  "saveAndLoad",
  "sameGameTwice",
  "unlistedRefused",
];

const countChecks = (times: (check: Check) => number): Record<Check, number> =>
  Object.fromEntries(CHECKS.map((check) => [check, times(check)])) as Record<Check, number>;

export const seatsOf = (mode: ModeName): number => MODES.find(({ name }) => name === mode)?.players ?? 2;

export const emptyReport = (mode: ModeName): FuzzReport => ({
  mode,
  games: 0,
  decisions: 0,
  turns: 0,
  checks: countChecks(() => 0),
  wins: Array.from({ length: seatsOf(mode) }, () => 0),
  findings: [],
});

/** What was found in two lots of games of one mode. */
export const bothReports = (a: FuzzReport, b: FuzzReport): FuzzReport => ({
  mode: a.mode,
  games: a.games + b.games,
  decisions: a.decisions + b.decisions,
  turns: a.turns + b.turns,
  checks: countChecks((check) => a.checks[check] + b.checks[check]),
  wins: a.wins.map((n, seat) => n + b.wins[seat]),
  findings: [...a.findings, ...b.findings],
});

/** Plays one game at a time, and gives the report on all so far, the same one each time. */
export function* fuzzing(pool: CardPool, { games, mode, seed, decks }: FuzzOptions): Generator<FuzzReport> {
  const report = emptyReport(mode);
  const makeDeck = typeof decks === "string" ? randomDecks(pool) : (rng: Rng): DeckList => decks[rng.below(decks.length)];
  for (let i = 0; i < games; i++) {
    playGame(pool, { mode, seed: seed + i, makeDeck, fromTheMiddle: decks === "boards" }, report);
    yield report;
  }
}

export function fuzz(pool: CardPool, options: FuzzOptions): FuzzReport {
  let report = emptyReport(options.mode);
  for (const soFar of fuzzing(pool, options)) report = soFar;
  return report;
}

interface OneGame {
  readonly mode: ModeName;
  readonly seed: number;
  readonly makeDeck: (rng: Rng, seat: number) => DeckList;
  readonly fromTheMiddle: boolean;
  /** One for each seat, in a game from the middle. */
  readonly scenes?: readonly Scene[];
  readonly witness?: Witness;
}

export function playGame(pool: CardPool, { mode, seed, makeDeck, fromTheMiddle, scenes, witness }: OneGame, report: FuzzReport): void {
  const rng = createRng(seed, STREAM.decks);
  const decks = Array.from({ length: seatsOf(mode) }, (_, seat) => makeDeck(rng, seat));
  const setup: GameSetup = { pool, mode, decks, seed, windows: WINDOWS[rng.below(WINDOWS_ONE_IN)] ?? "useful" };
  const start = fromTheMiddle ? () => randomBoard(setup, createRng(seed, STREAM.board), scenes) : () => newGame(setup);
  new WatchedGame(setup, start, report, witness).play();
  report.games++;
}

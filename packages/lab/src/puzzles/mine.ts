import { ask, type Bot, createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { CaseError, Catalogue, readCases, runCase, setUp } from "@rulebound/cases";
import { apply, type DeckList, fork, type GameSetup, newGame, Phase, type State, victoryScore } from "@rulebound/engine/internal";
import { type Against, isAct, type Solution, solve } from "../solver/index.ts";
import { boardText, refusalToWrite } from "./board-text.ts";
import { difficultyOf, type Grade, gradeOf } from "./grade.ts";
import { stepsOf } from "./steps.ts";

/** Looks for puzzles in games of bots: turns in which somebody has a sure win that takes some finding. */
export interface MiningOptions {
  readonly pool: GameSetup["pool"];
  readonly decks: readonly { readonly name: string; readonly deck: DeckList }[];
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number;
  readonly against: Against;
  /** Wins of fewer own acts are no puzzles. */
  readonly least: number;
  /** Positions that a board may take. */
  readonly limit: number;
  /** Boards without a win are wanted instead. */
  readonly without: boolean;
  /** Which turns are looked at: all that could be the last, or those in which somebody did win, which is much quicker. */
  readonly turns: "all" | "won";
}

export interface Puzzle {
  readonly name: string;
  /** As a file of cases. */
  readonly text: string;
  /** The game and the turn it is from. */
  readonly seed: number;
  readonly turn: number;
  readonly against: Against;
  readonly verdict: "win" | "none";
  readonly acts: number;
  readonly branching: number;
  readonly positions: number;
  readonly difficulty: number;
  readonly grade: Grade;
}

/** What mining has seen so far. */
export interface MiningReport {
  games: number;
  boards: number;
  solved: number;
  /** Found, but not to be written as a case that says the same; by reason. */
  lost: Record<string, number>;
}

export const emptyMiningReport = (): MiningReport => ({ games: 0, boards: 0, solved: 0, lost: {} });

/** Somebody who needs more points than this does not get them in a turn. */
const POINTS_IN_REACH = 3;
const DECISIONS = 3_000;

/** A generator: between puzzles there is time for progress and interruption. */
export function* mining(options: MiningOptions, report: MiningReport): Generator<Puzzle | null> {
  const seen = new Set<string>();
  for (let game = 0; game < options.games; game++) {
    const seed = options.seed + game;
    for (const board of boardsOf(options, seed)) {
      report.boards++;
      const puzzle = puzzleFrom(board, options, seed, report);
      if (puzzle === null || seen.has(puzzle.text)) continue;
      seen.add(puzzle.text);
      yield puzzle;
    }
    report.games++;
    yield null;
  }
}

/** The first free moment of each turn in which a win is not out of the question. */
function* boardsOf({ pool, decks, bots, turns, least }: MiningOptions, seed: number): Generator<State> {
  const rng = createRng(seed, DECKS_STREAM);
  const chosen = [0, 1].map(() => decks[rng.below(decks.length)].deck);
  const players = [0, 1].map((seat) => bots[(seed + seat) % bots.length]);
  const s = newGame({ pool, mode: "duel", decks: chosen, seed });
  const chances = players.map((_, seat) => createRng(seed, seat));
  let turn = -1;
  let acts = 0;
  let board: State | null = null;
  for (let decisions = 0; s.decision !== null && decisions < DECISIONS; decisions++) {
    const { player, kind } = s.decision;
    if (kind === "act" && s.phase === Phase.main && player === s.turnPlayer && s.turnNumber !== turn) {
      turn = s.turnNumber;
      acts = 0;
      board = victoryScore(s) - s.players[player].points <= POINTS_IN_REACH ? fork(s) : null;
      if (board !== null && turns === "all") yield board;
    }
    const answer = ask(players[player], s, chances[player]);
    if (player === s.turnPlayer && isAct(answer)) acts++;
    if (apply(s, answer) !== null) return;
  }
  // Who won with fewer acts has shown that fewer are enough.
  if (turns === "won" && board !== null && s.turnNumber === turn && s.winners.includes(s.turnPlayer) && acts >= least) yield board;
}
const DECKS_STREAM = 30;

function puzzleFrom(board: State, options: MiningOptions, seed: number, report: MiningReport): Puzzle | null {
  const { against, limit, least, without } = options;
  if (refusalToWrite(board) !== null) return null;
  const first = solve(board, { against, limit });
  report.solved++;
  if (!isWanted(first, options)) return null;
  const lose = (reason: string): null => {
    report.lost[reason] = (report.lost[reason] ?? 0) + 1;
    return null;
  };
  const head = (acts: number) => boardText(board, { name: nameOf(board, seed, without ? null : acts), seed: Math.abs(seed) });
  const written = readBoard(head(first.acts));
  if (written === null) return lose("the board cannot be read back");
  const solution = solve(written, { against, limit, resistance: "passing" });
  const { verdict, acts, branching, positions } = solution;
  if (verdict === "undecided" || verdict !== first.verdict || (!without && acts < least)) return lose("the written board is another one");
  const text = `${head(acts)}\n${stepsText(written, solution)}`;
  if (!passes(text)) return lose("the solution cannot be played as steps");
  const difficulty = difficultyOf(solution);
  const name = nameOf(board, seed, without ? null : acts);
  const from = { name, text, seed, turn: board.turnNumber, against };
  return { ...from, verdict, acts, branching, positions, difficulty, grade: gradeOf(difficulty) };
}

/** `acts` is null where there is no win. */
function nameOf({ turnPlayer, turnNumber }: State, seed: number, acts: number | null): string {
  const what = acts === null ? "has no sure win this turn" : `wins this turn in ${acts} acts`;
  return `P${turnPlayer + 1} ${what} (game ${seed}, turn ${turnNumber})`;
}

/** A proof of a few positions shows nothing. */
const LEAST_POSITIONS = 500;

function isWanted({ verdict, acts, positions, chances }: Solution, { least, without }: MiningOptions): boolean {
  return without ? verdict === "none" && positions >= LEAST_POSITIONS && chances === 0 : verdict === "win" && acts >= least;
}

let catalogue: Catalogue | null = null;

function readBoard(text: string): State | null {
  catalogue ??= new Catalogue(CARDS);
  try {
    const [one] = readCases("puzzle", text, catalogue);
    return setUp(one, CARDS).state;
  } catch (error) {
    if (error instanceof CaseError || (error instanceof Error && error.name === "StepFailure")) return null;
    throw error;
  }
}

function stepsText(board: State, { verdict, line }: Solution): string {
  if (verdict !== "win") return `steps:\n  - expect: {winner: none, turn: P${board.turnPlayer + 1}}\n`;
  return `steps:\n${stepsOf(board, line).join("\n")}\n  - expect: {winner: P${board.turnPlayer + 1}}\n`;
}

function passes(text: string): boolean {
  catalogue ??= new Catalogue(CARDS);
  try {
    return readCases("puzzle", text, catalogue).every((one) => runCase(one, CARDS).status === "passed");
  } catch (error) {
    if (error instanceof CaseError) return false;
    throw error;
  }
}

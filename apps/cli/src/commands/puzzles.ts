import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { BOTS, type Bot } from "@rulebound/bots";
import { starterDecks, tournamentDecks } from "@rulebound/cards";
import type { CardPool, DeckList } from "@rulebound/engine/internal";
import {
  AGAINST,
  type Against,
  emptyMiningReport,
  type MiningReport,
  mining,
  type Puzzle,
  type PuzzleEntry,
  puzzleEntry,
} from "@rulebound/lab";
import { type Command, Option } from "commander";
import { decksFrom, oneDeck } from "../deck/source.ts";
import { Interruption } from "../fuzz/interruption.ts";
import { botCalled } from "../names.ts";
import { everyCard, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options {
  readonly games: number;
  readonly seed: number;
  readonly bots: string;
  readonly decks: string;
  readonly against: Against;
  readonly least: number;
  readonly limit: number;
  readonly without?: boolean;
  readonly turns?: "all" | "won";
  readonly count?: number;
  readonly out?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export function puzzles(program: Command): void {
  program
    .command("puzzles")
    .description("find boards in games of bots where a player has a sure win this turn, and write them as cases")
    .option("--games <number>", "how many games", positive, 200)
    .option("--seed <number>", "seed of the first game; the others follow", wholeNumber, 1)
    .option("--bots <names>", `who plays, in turn: ${Object.keys(BOTS).join(", ")}`, "busy")
    .option("--decks <decks>", 'decks with commas between, or "own": the starter and tournament decks of the project', "own")
    .addOption(
      new Option("--against <whom>", "a win against every hand that opponents may have, or against what lies open alone")
        .choices(AGAINST)
        .default("visible"),
    )
    .option("--least <acts>", "wins of fewer acts are no puzzles", positive, 3)
    .option("--limit <positions>", "give a board up after so many positions", positive, 4_000)
    .option("--without", "find boards that are proved to have no sure win instead")
    .addOption(
      new Option(
        "--turns <which>",
        "look at turns that somebody won, which is quicker, or at all that could be won (default: won)",
      ).choices(["won", "all"]),
    )
    .option("--count <number>", "stop after so many puzzles", positive)
    .option("--out <folder>", "write a case for each, and index.json about them, to this folder")
    .option("--json", "print the puzzles as JSON")
    .option("--quiet", "print no progress")
    .addHelpText(
      "after",
      `
A puzzle is graded by its difficulty in bits: the acts of its shortest win times the logarithm of what there is to choose
from. Each is written down, read again, solved again, and its solution is played as the steps of the case before it counts.
Interrupted, it stops after the game under way.

Examples:
  $ rulebound puzzles --games 2000 --bots busy,greedy --out puzzles
  $ rulebound puzzles --against hidden --turns all --games 300
  $ rulebound puzzles --without --count 5 --json
  $ rulebound solve puzzles --against visible        solve what was found`,
    )
    .action(sayingErrors(run));
}

async function run(options: Options): Promise<void> {
  const pool = everyCard();
  const report = emptyMiningReport();
  const interruption = new Interruption();
  const started = performance.now();
  const without = options.without === true;
  const found: Puzzle[] = [];
  const all = mining(
    {
      ...options,
      pool,
      decks: decksOf(pool, options.decks),
      bots: botsOf(options.bots),
      without,
      turns: options.turns ?? (without ? "all" : "won"),
    },
    report,
  );
  for (const puzzle of all) {
    if (puzzle !== null) {
      found.push(puzzle);
      if (options.out !== undefined) write(options.out, puzzle);
      if (options.json !== true) console.log(lineOf(puzzle));
    } else if (options.quiet !== true) showProgress(report, found.length, options.games, started);
    if (found.length >= (options.count ?? Number.POSITIVE_INFINITY)) break;
    await setImmediate();
    if (interruption.exitCode !== null) break;
  }
  if (process.stderr.isTTY && options.quiet !== true) process.stderr.write("\r\x1b[K");
  if (options.json === true) console.log(JSON.stringify({ report, puzzles: found }, null, 2));
  else console.log(summary(report, found.length, (performance.now() - started) / 1000));
  process.exitCode = interruption.exitCode ?? 0;
}

function botsOf(names: string): Bot[] {
  return names.split(",").map((name) => botCalled(name.trim()));
}

function decksOf(pool: CardPool, wanted: string): { readonly name: string; readonly deck: DeckList }[] {
  if (wanted === "own") return [...starterDecks(pool), ...tournamentDecks(pool)].map(({ id, deck }) => ({ name: id, deck }));
  return wanted
    .split(",")
    .flatMap((one) => decksFrom(pool, [one.trim()]).map(({ from }) => from))
    .map((name) => ({ name, deck: oneDeck(pool, name).deck }));
}

const lineOf = ({ name, acts, branching, positions, grade, difficulty, verdict }: Puzzle): string =>
  verdict === "none"
    ? `${name}: proved in ${positions} positions`
    : `${grade.padEnd(6)} ${name}: ${acts} acts, ${branching.toFixed(1)} choices each, ${difficulty.toFixed(1)} bits`;

function showProgress({ games, boards }: MiningReport, found: number, wanted: number, started: number): void {
  if (!process.stderr.isTTY) return;
  const left = Math.round((((performance.now() - started) / games) * (wanted - games)) / 1000);
  process.stderr.write(`\r\x1b[K${games} of ${wanted} games, ${boards} boards, ${found} puzzles, about ${left} s left`);
}

function summary({ games, boards, solved, lost }: MiningReport, found: number, seconds: number): string {
  const reasons = Object.entries(lost).map(([reason, times]) => `${times} left out: ${reason}`);
  return [`${games} games, ${boards} boards, ${solved} looked at, ${found} puzzles (${seconds.toFixed(1)} s)`, ...reasons].join("\n");
}

function write(folder: string, puzzle: Puzzle): void {
  mkdirSync(folder, { recursive: true });
  const entry = puzzleEntry(puzzle);
  writeFileSync(join(folder, entry.file), puzzle.text);
  const index = join(folder, "index.json");
  const others = readIndex(index).filter(({ file }) => file !== entry.file);
  writeFileSync(index, `${JSON.stringify([...others, entry].sort(byFile), null, 2)}\n`);
}

const byFile = (a: PuzzleEntry, b: PuzzleEntry): number => (a.file < b.file ? -1 : 1);

function readIndex(path: string): PuzzleEntry[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return [];
  }
  try {
    return JSON.parse(text) as PuzzleEntry[];
  } catch (error) {
    throw new UserError(`${path}: this is not a list of puzzles: ${error instanceof Error ? error.message : String(error)}`);
  }
}

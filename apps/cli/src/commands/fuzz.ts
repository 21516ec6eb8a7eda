import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { starterDecks } from "@rulebound/cards";
import { type CardPool, describe, type ModeName, ReplayError, replay } from "@rulebound/engine";
import { type Finding, type FuzzReport, fuzz as playGames } from "@rulebound/lab";
import { type Command, Option } from "commander";
import { everyCard, MODE_NAMES, mode, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options {
  readonly games: number;
  readonly mode: ModeName;
  readonly seed: number;
  readonly decks: "starter" | "random" | "boards";
  readonly out?: string;
  readonly replay?: string;
  readonly quiet?: boolean;
}

const SHOWN_FINDINGS = 5;
const SHOWN_LINES = 12;

export function fuzz(program: Command): void {
  program
    .command("fuzz")
    .description("play random games and check at every decision what must always be true")
    .option("--games <number>", "how many games", positive, 200)
    .option("--mode <mode>", `${MODE_NAMES.join(", ")}`, mode, "duel")
    .option("--seed <number>", "seed of the first game; the others follow", wholeNumber, 1)
    .addOption(
      new Option("--decks <which>", "the starter decks, random legal decks of all cards, or boards in the middle of a game")
        .choices(["starter", "random", "boards"])
        .default("random"),
    )
    .option("--out <file>", "where to write a replay of the first finding (default: a temporary file)")
    .option("--replay <file>", "play such a replay again and print its lines")
    .option("--quiet", "print no progress")
    .addHelpText(
      "after",
      "\nExamples:\n  $ rulebound fuzz --games 2000\n  $ rulebound fuzz --mode ffa4 --decks starter --seed 77\n  $ rulebound fuzz --replay finding.json",
    )
    .action(
      sayingErrors((options: Options) => {
        if (options.replay !== undefined) replayFile(options.replay);
        else run(options);
      }),
    );
}

function run(options: Options): void {
  const pool = everyCard();
  const started = performance.now();
  const progress = options.quiet === true ? () => {} : showProgress(options.games, started);
  const decks = options.decks !== "starter" ? options.decks : starterDecks(pool).map(({ deck }) => deck);
  const report = playGames(pool, { games: options.games, mode: options.mode, seed: options.seed, decks, onGame: progress });
  for (const line of summary(report, (performance.now() - started) / 1000)) console.log(line);
  report.findings.slice(0, SHOWN_FINDINGS).forEach((finding, index) => {
    for (const line of story(pool, finding, options)) console.log(line);
    if (index === 0 && finding.replay !== null) console.log(`  replay: ${writeReplay(finding, options)}`);
  });
  if (report.findings.length > SHOWN_FINDINGS) console.log(`... and ${report.findings.length - SHOWN_FINDINGS} more`);
  if (report.findings.length > 0) process.exitCode = 1;
}

/** A line that rewrites itself on a terminal, and now and then a line elsewhere. */
function showProgress(games: number, started: number): (played: number, report: FuzzReport) => void {
  const isTerminal = process.stderr.isTTY === true;
  let last = started;
  return (played, report) => {
    const now = performance.now();
    const isLast = played === games;
    if (!isLast && now - last < (isTerminal ? 200 : 10_000)) return;
    last = now;
    const left = Math.round((((now - started) / played) * (games - played)) / 1000);
    const line = `${played} of ${games} games, ${report.decisions} decisions, ${report.findings.length} findings, about ${left} s left`;
    if (isTerminal) process.stderr.write(`\r\x1b[K${isLast ? "" : line}`);
    else if (!isLast) console.error(line);
  };
}

function summary(report: FuzzReport, seconds: number): string[] {
  const { games, decisions, turns, checks, wins, findings } = report;
  const each = (n: number) => (n / Math.max(1, games)).toFixed(1);
  return [
    `${report.mode}: ${games} games, ${decisions} decisions (${each(decisions)} a game), ${turns} turns (${each(turns)} a game), ${seconds.toFixed(1)} s`,
    `wins by seat: ${wins.join(", ")}`,
    `checked: ${Object.entries(checks)
      .map(([check, times]) => `${check} ${times}`)
      .join(", ")}`,
    findings.length === 0 ? "no findings" : `${findings.length} findings`,
  ];
}

function story(pool: CardPool, { seed, decision, problem, stack, replay: recorded }: Finding, { mode: played, decks }: Options): string[] {
  return [
    "",
    `seed ${seed}, decision ${decision}: ${problem}`,
    ...stack
      .split("\n")
      .slice(1, 8)
      .map((line) => `  ${line.trim()}`),
    `  again: rulebound fuzz --games 1 --seed ${seed} --mode ${played} --decks ${decks}`,
    ...(recorded === null ? [] : linesOf(pool, JSON.stringify(recorded))).slice(-SHOWN_LINES).map((line) => `  ${line}`),
  ];
}

function writeReplay({ replay: recorded }: Finding, { out }: Options): string {
  const file = out ?? join(mkdtempSync(join(tmpdir(), "rulebound-")), "finding.json");
  writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`);
  return file;
}

/** The answers as action lines; the last line says where it breaks. */
function linesOf(pool: CardPool, text: string): string[] {
  const lines: string[] = [];
  const { answers } = JSON.parse(text) as { answers: Parameters<typeof describe>[1][] };
  try {
    replay(pool, text, {
      visit: (s, at) => {
        if (at < answers.length && s.decision !== null) lines.push(`${at} P${s.decision.player + 1}: ${describe(s, answers[at])}`);
      },
    });
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    lines.push(error.message);
  }
  return lines;
}

function replayFile(file: string): void {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new UserError(`${file}: there is no such file.`);
  }
  try {
    for (const line of linesOf(everyCard(), text)) console.log(line);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserError(`${file}: this is not a replay: ${error.message}`);
  }
}

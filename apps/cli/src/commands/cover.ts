import { CARDS } from "@rulebound/cards";
import { renderParagraphs } from "@rulebound/engine/language";
import { type CoverReport, cover as playGames } from "@rulebound/lab";
import type { Command } from "commander";
import { everyCard, positive, sayingErrors, wholeNumber } from "../options.ts";

interface Options {
  readonly times: number;
  readonly games: number;
  readonly seed: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export function cover(program: Command): void {
  program
    .command("cover")
    .description("play random games, checked as by fuzz, until every card and every text has been at work")
    .option("--times <number>", "in how many games each is to be seen", positive, 5)
    .option("--games <number>", "give up after so many games", positive, 10_000)
    .option("--seed <number>", "seed of the first game; the others follow", wholeNumber, 1)
    .option("--json", "print the counts of all cards and texts as JSON")
    .option("--quiet", "print no progress")
    .addHelpText("after", "\nExamples:\n  $ rulebound cover --times 5\n  $ rulebound cover --times 1 --games 500 --json")
    .action(sayingErrors(run));
}

function run(options: Options): void {
  const started = performance.now();
  const progress = options.quiet === true ? () => {} : showProgress(started);
  const report = playGames(everyCard(), { cards: CARDS, times: options.times, games: options.games, seed: options.seed, onGame: progress });
  const seconds = (performance.now() - started) / 1000;
  if (options.json) {
    console.log(JSON.stringify(countsOf(report), null, 1));
    for (const line of findingLines(report)) console.error(line);
  } else for (const line of lines(report, seconds)) console.log(line);
  if (report.modes.some(({ findings }) => findings.length > 0) || !report.ledger.isFull) process.exitCode = 1;
}

const sum = (report: CoverReport, of: "games" | "decisions"): number => report.modes.reduce((total, mode) => total + mode[of], 0);

function showProgress(started: number): (report: CoverReport) => void {
  const isTerminal = process.stderr.isTTY === true;
  let last = started;
  return (report) => {
    const now = performance.now();
    if (now - last < (isTerminal ? 500 : 20_000)) return;
    last = now;
    const line = `${sum(report, "games")} games, ${Math.round((now - started) / 1000)} s: ${tallies(report)}`;
    if (isTerminal) process.stderr.write(`\r\x1b[K${line}`);
    else console.error(line);
  };
}

const tallies = ({ ledger }: CoverReport): string => {
  const cards = ledger.tally("cards");
  const abilities = ledger.tally("abilities");
  return `${cards.seen} of ${cards.all} cards and ${abilities.seen} of ${abilities.all} texts seen ${ledger.times} times`;
};

function* lines(report: CoverReport, seconds: number): Iterable<string> {
  const { ledger, modes } = report;
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  for (const { card, seen } of countsOf(report))
    for (const { paragraph, games, text } of seen)
      if (games < ledger.times)
        yield `${card}: ${text.replaceAll("\n", " ")} (${paragraph}): ${games === 0 ? "never" : `in ${games} games`}`;
  yield* findingLines(report);
  for (const { mode, games, decisions, findings } of modes)
    yield `${mode}: ${games} games, ${decisions} decisions, ${findings.length} findings`;
  yield `${tallies(report)} in ${sum(report, "games")} games, ${seconds.toFixed(1)} s`;
}

const findingLines = ({ modes }: CoverReport): string[] =>
  modes.flatMap(({ mode, findings }) =>
    findings.map(({ seed, decision, problem, stack }) =>
      [`${mode}, seed ${seed}, decision ${decision}: ${problem}`, ...stack.split("\n").slice(1, 8)].join("\n"),
    ),
  );

interface Counts {
  readonly card: string;
  readonly seen: readonly { readonly paragraph: number; readonly games: number; readonly text: string }[];
}

const countsOf = ({ ledger }: CoverReport): Counts[] =>
  CARDS.map((card) => {
    const index = ledger.pool.byName.get(card.name.toLowerCase()) ?? -1;
    const texts = ["played, or in play", ...renderParagraphs(card)];
    return { card: card.name, seen: texts.map((text, paragraph) => ({ paragraph, games: ledger.count(index, paragraph), text })) };
  });

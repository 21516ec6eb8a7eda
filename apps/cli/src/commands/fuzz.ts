import { setImmediate } from "node:timers/promises";
import { starterDecks } from "@rulebound/cards";
import type { CardPool, ModeName } from "@rulebound/engine/internal";
import { emptyReport, type FuzzReport, fuzzing } from "@rulebound/lab";
import { type Command, Option } from "commander";
import { readText } from "../files.ts";
import { Interruption } from "../fuzz/interruption.ts";
import { inJobs, tellingParent, tellParentAtLast } from "../fuzz/jobs.ts";
import { runRelations } from "../fuzz/relations.ts";
import { findingsText, linesOf, showProgress, summary } from "../fuzz/report.ts";
import { everyCard, MODE_NAMES, mode, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options {
  readonly games: number;
  readonly mode: ModeName;
  readonly seed: number;
  readonly decks: "starter" | "random" | "boards";
  readonly jobs: number;
  readonly part?: boolean;
  readonly out?: string;
  readonly replay?: string;
  readonly quiet?: boolean;
  readonly relations?: boolean;
}

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
    .option("--jobs <number>", "how many processes share the games", positive, 1)
    .addOption(new Option("--part", "tell the process that started this one instead of printing").hideHelp())
    .option("--out <file>", "where to write a replay of the first finding (default: a temporary file)")
    .option("--replay <file>", "play such a replay again and print its lines")
    .option(
      "--relations",
      "compare games that differ in nothing that a rule knows: seats, banished cards, payment by hand; random decks, from the middle",
    )
    .option("--quiet", "print no progress")
    .addHelpText(
      "after",
      "\nInterrupted, it stops after the game under way and prints what was checked so far.\n\nExamples:\n  $ rulebound fuzz --games 2000 --jobs 2\n  $ rulebound fuzz --mode ffa4 --decks starter --seed 77\n  $ rulebound fuzz --relations --games 500 --mode 2v2\n  $ rulebound fuzz --replay finding.json",
    )
    .action(
      sayingErrors((options: Options) => {
        if (options.replay !== undefined) replayFile(options.replay);
        else if (options.relations === true) return runRelations(everyCard(), options);
        else if (options.part === true) return runPart(options);
        else return run(options);
      }),
    );
}

async function run(options: Options): Promise<void> {
  const { games, jobs, quiet } = options;
  const started = performance.now();
  const interruption = new Interruption();
  const progress = quiet === true ? () => {} : showProgress(games, started);
  const pool = everyCard();
  const report = await (jobs > 1 ? inJobs(options, progress, interruption) : playing(pool, options, progress, interruption));
  if (report.games < games) console.log(`interrupted after ${report.games} of ${games} games`);
  for (const line of summary(report, (performance.now() - started) / 1000)) console.log(line);
  for (const line of findingsText(pool, report, options)) console.log(line);
  process.exitCode = report.findings.length > 0 ? 1 : (interruption.exitCode ?? 0);
}

async function runPart(options: Options): Promise<void> {
  await tellParentAtLast(await playing(everyCard(), options, tellingParent(), new Interruption()));
}

/** Between games there is time to notice an interruption. */
async function playing(
  pool: CardPool,
  options: Options,
  onReport: (report: FuzzReport) => void,
  interruption: Interruption,
): Promise<FuzzReport> {
  const decks = options.decks !== "starter" ? options.decks : starterDecks(pool).map(({ deck }) => deck);
  let report = emptyReport(options.mode);
  for (const soFar of fuzzing(pool, { ...options, decks })) {
    report = soFar;
    onReport(report);
    await setImmediate();
    if (interruption.exitCode !== null) break;
  }
  return report;
}

function replayFile(file: string): void {
  const text = readText(file);
  try {
    for (const line of linesOf(everyCard(), text)) console.log(line);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserError(`${file}: this is not a replay: ${error.message}`);
  }
}

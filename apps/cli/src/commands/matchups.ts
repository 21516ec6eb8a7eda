import { type Field, matchupPlan, matchupsCsv, matchupsPage, matchupsReport } from "@rulebound/lab";
import type { Command } from "commander";
import { checkWritable } from "../files.ts";
import { type CampaignOptions, contestsWord, type Play, withCampaignOptions, withCampaigns } from "../lab/campaign.ts";
import { BOTS_HELP, botsFor, DECKS_HELP, DEFAULT_BOT, entrantsFrom, type PairMode, pairMode } from "../lab/entrants.ts";
import { matchupsLines } from "../lab/matchups-text.ts";
import { commandLine, writeOrSay } from "../lab/output.ts";
import { tune } from "../lab/tune.ts";
import { everyCard, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options extends CampaignOptions {
  readonly bots: string;
  readonly mode: PairMode;
  readonly games: number;
  readonly seed: number;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly html?: string;
}

export function matchups(program: Command): void {
  const command = program
    .command("matchups")
    .description("play a field of decks against itself: every match-up, best answers, and the mix that nobody beats")
    .argument("<deck...>", `three or more: ${DECKS_HELP}`)
    .option("--games <number>", "how many games for each pair (matches in mode match), at most", positive, 400)
    .option("--bots <names>", BOTS_HELP, DEFAULT_BOT)
    .option("--mode <mode>", "duel or match", pairMode, "duel")
    .option("--seed <number>", "seed of the first round; the others follow", wholeNumber, 1)
    .option("--json", "print everything as JSON")
    .option("--csv", "print every pair as CSV")
    .option("--html <file>", "write a page with a heat map, and how each number is defined");
  withCampaignOptions(command)
    .addHelpText(
      "after",
      `
All pairs play on the same seeds, each deck going first in half of the games. With --until a pair stops as soon as its
interval is narrow enough. Interrupted, it prints what was played so far. docs/LAB.md says what the numbers mean.

Examples:
  $ rulebound matchups jinx ahri sett kaisa mel --games 1000
  $ rulebound matchups my-decks/ --bots greedy --html field.html
  $ rulebound matchups my-decks/ --until 5% --csv > field.csv
  $ rulebound matchups tune my.txt --against mel kaisa viktor --bots greedy`,
    )
    .action(sayingErrors(run));
  tune(command);
}

async function run(wanted: readonly string[], options: Options): Promise<void> {
  if (options.html !== undefined) checkWritable(options.html);
  const { report, planned, interrupted } = await withCampaigns(options, (play) => matrix(wanted, options, play));
  if (options.json === true) console.log(JSON.stringify(report, null, 1));
  else if (options.csv === true) process.stdout.write(matchupsCsv(report));
  else {
    if (interrupted !== null) console.log(`interrupted after ${report.games} of ${planned} ${contestsWord(options)}`);
    for (const line of matchupsLines(report)) console.log(line);
  }
  if (options.html !== undefined) writeOrSay(options.html, matchupsPage(report, commandLine()));
  process.exitCode = report.failures.length > 0 ? 1 : (interrupted ?? 0);
}

async function matrix(wanted: readonly string[], options: Options, play: Play) {
  const pool = everyCard();
  const entrants = entrantsFrom(pool, wanted, options.mode);
  if (entrants.length < 2) throw new UserError("A field has two decks or more.");
  const field: Field = {
    names: entrants.map(({ name }) => name),
    decks: entrants.map(({ deck }) => deck),
    bots: botsFor(entrants.length, options.bots.split(",")),
    mode: options.mode,
    seed: options.seed,
  };
  const plan = matchupPlan(field, options.games);
  const { totals, interrupted } = await play(plan);
  return { report: matchupsReport(field, totals), planned: plan.length * options.games, interrupted };
}

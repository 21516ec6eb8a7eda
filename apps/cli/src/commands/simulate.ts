import type { ModeName } from "@rulebound/engine/internal";
import { type Series, seatsOf, simulationCsv, simulationPage, simulationReport } from "@rulebound/lab";
import type { Command } from "commander";
import { checkWritable } from "../files.ts";
import { type CampaignOptions, contestsWord, type Play, withCampaignOptions, withCampaigns } from "../lab/campaign.ts";
import { BOTS_HELP, botsFor, checkTogether, DECKS_HELP, DEFAULT_BOT, entrantsFrom } from "../lab/entrants.ts";
import { commandLine, writeOrSay } from "../lab/output.ts";
import { simulationLines } from "../lab/simulation-text.ts";
import { everyCard, MODE_NAMES, mode, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options extends CampaignOptions {
  readonly bots: string;
  readonly mode: ModeName;
  readonly games: number;
  readonly seed: number;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly html?: string;
}

export function simulate(program: Command): void {
  const command = program
    .command("simulate")
    .description("play decks against each other many times: who wins, how, and by which cards")
    .argument("<deck...>", `two or more: ${DECKS_HELP}`)
    .option("--games <number>", "how many games (matches in mode match), at most", positive, 1000)
    .option("--bots <names>", BOTS_HELP, DEFAULT_BOT)
    .option("--mode <mode>", MODE_NAMES.join(", "), mode, "duel")
    .option("--seed <number>", "seed of the first round; the others follow", wholeNumber, 1)
    .option("--json", "print everything as JSON")
    .option("--csv", "print everything as CSV, a line for each number")
    .option("--html <file>", "write a page with plots, every number, and how it is defined");
  withCampaignOptions(command)
    .addHelpText(
      "after",
      `
Games come in rounds: everybody sits once on every seat, on the same seed. With more decks than the mode has seats, every
choice of them plays; with fewer, they sit more than once. The same decks, bots, mode, games and seed give the same numbers,
with any number of threads or workers. Interrupted, it prints what was played so far. docs/LAB.md says what the numbers mean.

Examples:
  $ rulebound simulate jinx ahri                               1,000 games by instinct, the default
  $ rulebound simulate jinx ahri --until 2% --games 100000     as many as it takes to know it to 2%
  $ rulebound simulate my.txt mel --bots search:100 --html out.html
  $ rulebound simulate jinx jinx --bots greedy,random          the same deck, two players
  $ rulebound simulate jinx ahri sett --mode ffa3 --json
  $ rulebound simulate jinx ahri --games 100000 --queue redis://127.0.0.1:6379`,
    )
    .action(sayingErrors(run));
}

async function run(wanted: readonly string[], options: Options): Promise<void> {
  if (options.html !== undefined) checkWritable(options.html);
  const { report, interrupted } = await withCampaigns(options, (play) => simulation(wanted, options, play));
  const played = report.contests + report.failures.length;
  if (options.json === true) console.log(JSON.stringify(report, null, 1));
  else if (options.csv === true) process.stdout.write(simulationCsv(report));
  else {
    if (interrupted !== null) console.log(`interrupted after ${played} of ${options.games} ${contestsWord(options)}`);
    for (const line of simulationLines(report)) console.log(line);
  }
  if (options.html !== undefined) writeOrSay(options.html, simulationPage(report, commandLine()));
  process.exitCode = report.failures.length > 0 ? 1 : (interrupted ?? 0);
}

async function simulation(wanted: readonly string[], options: Options, play: Play) {
  const pool = everyCard();
  const entrants = entrantsFrom(pool, wanted, options.mode);
  if (entrants.length < 2) throw new UserError("A simulation needs two decks or more; the same one may be named twice.");
  const seats = seatsOf(options);
  checkTogether(
    pool,
    Array.from({ length: seats }, (_, seat) => entrants[seat % entrants.length]),
    options.mode,
  );
  const series: Series = {
    decks: entrants.map(({ deck }) => deck),
    bots: botsFor(entrants.length, options.bots.split(",")),
    mode: options.mode,
    seed: options.seed,
    detail: "full",
  };
  const { totals, interrupted } = await play([{ series, contests: options.games }]);
  return { report: simulationReport(pool, { series, names: entrants.map(({ name }) => name), totals: totals[0] }), interrupted };
}

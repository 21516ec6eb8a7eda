import type { ModeName } from "@rulebound/engine";
import { playCampaign, type Series, simulationReport } from "@rulebound/lab";
import type { Command } from "commander";
import { botsFor, checkTogether, entrantsFrom } from "../lab/entrants.ts";
import { type RunnerOptions, runnerFor } from "../lab/runner.ts";
import { everyCard, MODE_NAMES, mode, positive, sayingErrors, wholeNumber } from "../options.ts";

interface Options extends RunnerOptions {
  readonly bots: string;
  readonly mode: ModeName;
  readonly games: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function simulate(program: Command): void {
  program
    .command("simulate")
    .description("play decks against each other many times, and tell who wins and by what")
    .argument("<deck...>", "two or more")
    .option("--games <number>", "how many", positive, 1000)
    .option("--bots <names>", "one for all decks, or one for each", "random")
    .option("--mode <mode>", MODE_NAMES.join(", "), mode, "duel")
    .option("--seed <number>", "seed of the first round; the others follow", wholeNumber, 1)
    .option("--threads <number>", "how many threads play", positive)
    .option("--json", "print everything as JSON")
    .action(sayingErrors(run));
}

async function run(wanted: readonly string[], options: Options): Promise<void> {
  const pool = everyCard();
  const entrants = entrantsFrom(pool, wanted, options.mode);
  checkTogether(pool, entrants.slice(0, 2), options.mode);
  const series: Series = {
    decks: entrants.map(({ deck }) => deck),
    bots: botsFor(entrants.length, options.bots.split(",")),
    mode: options.mode,
    seed: options.seed,
    detail: "full",
  };
  const started = performance.now();
  const runner = await runnerFor(options);
  const [totals] = await playCampaign([{ series, contests: options.games }], { runner });
  await runner.close();
  const seconds = (performance.now() - started) / 1000;
  const report = simulationReport(pool, { series, names: entrants.map(({ name }) => name), totals });
  console.error(`${(report.games / seconds).toFixed(0)} games a second, ${seconds.toFixed(1)} s`);
  console.log(JSON.stringify(report, null, 1));
}

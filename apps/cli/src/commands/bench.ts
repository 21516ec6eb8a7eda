import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { tournamentDecks } from "@rulebound/cards";
import { type BenchReport, bench as measure, measureScaling, PLAYING_FLAGS, type Series } from "@rulebound/lab";
import type { Command } from "commander";
import { localRunner } from "../lab/runner.ts";
import { everyCard, positive, sayingErrors } from "../options.ts";

const LINES: readonly (readonly [key: Exclude<keyof BenchReport, "games" | "decisions">, what: string])[] = [
  ["gamesPerSecond", "complete random duels per CPU-second"],
  ["perDecision", "per decision"],
  ["legal", "listing the legal answers"],
  ["fork", "fork"],
  ["answer", "one answer of these games"],
  ["forkAndAnswer", "the same on a fork each"],
  ["forkAndAny", "any legal answer on a fork"],
  ["retainedState", "a state in memory"],
  ["retainedFork", "a fork in memory, one answer later"],
  ["startUp", "start-up: all cards compiled"],
];

interface Options {
  readonly games?: number;
  readonly cores?: boolean;
  readonly json?: boolean;
}

export function bench(program: Command): void {
  program
    .command("bench")
    .description("measure the engine: CPU time of one core, warm-up discarded, a checksum beside each figure")
    .option("--games <number>", "how many games to measure (default: 400, with --cores 10000)", positive)
    .option("--cores", "measure instead how much more a process on each core plays than one process")
    .option("--json", "print the figures as JSON")
    .addHelpText(
      "after",
      `
With --cores both play the same games in turns of about a second, so that a machine that has other things to do slows both
alike; the figures are of the clock on the wall.

Examples:
  $ rulebound bench
  $ rulebound bench --games 2000 --json
  $ rulebound bench --cores`,
    )
    .action(sayingErrors((options: Options) => (options.cores === true ? cores(options) : engine(options))));
}

/** Measured in a process that is started as those are that play. */
async function engine({ games = 400, json }: Options): Promise<void> {
  if (PLAYING_FLAGS.some((flag) => !process.execArgv.includes(flag))) {
    const args = [...process.execArgv, ...PLAYING_FLAGS, ...process.argv.slice(1)];
    process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
    return;
  }
  const report = measure(games);
  if (json) {
    console.log(JSON.stringify(report, null, 2));
    return;
  }
  const width = Math.max(...LINES.map(([, what]) => what.length));
  console.log(`${report.games} games, ${report.decisions} decisions`);
  for (const [key, what] of LINES) {
    const { value, unit, checksum } = report[key];
    console.log(`${what.padEnd(width)}  ${value.toLocaleString("en-US").padStart(10)} ${unit.padEnd(8)}  ${checksum}`);
  }
}

async function cores({ games = 10_000, json }: Options): Promise<void> {
  const processes = availableParallelism();
  const decks = tournamentDecks(everyCard())
    .slice(0, 2)
    .map(({ deck }) => deck);
  const series: Series = { decks, bots: ["random", "random"], mode: "duel", seed: 1, detail: "full" };
  const one = localRunner(1);
  const all = localRunner(processes);
  try {
    const report = await measureScaling({ one, all, processes }, series, games, (share) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${Math.round(100 * share)}%`);
    });
    if (process.stderr.isTTY) process.stderr.write("\r");
    if (json) console.log(JSON.stringify(report, null, 2));
    else {
      const { turns } = report;
      console.log(`one process   ${report.one.toFixed(0)} games a second, ${report.games} games  ${report.checksum}`);
      console.log(`${processes} processes   ${report.all.toFixed(0)} games a second`);
      console.log(
        `${report.ratio.toFixed(2)} times as many; in single turns ${turns[0].toFixed(2)} to ${turns[turns.length - 1].toFixed(2)}, in the middle ${turns[turns.length >> 1].toFixed(2)}`,
      );
    }
  } finally {
    await one.close();
    await all.close();
  }
}

import { type BenchReport, bench as measure } from "@rulebound/lab";
import type { Command } from "commander";
import { positive } from "../options.ts";

const LINES: readonly (readonly [key: Exclude<keyof BenchReport, "games" | "decisions">, what: string])[] = [
  ["gamesPerSecond", "complete random duels per CPU-second"],
  ["perDecision", "per decision"],
  ["legal", "listing the legal answers"],
  ["fork", "fork"],
  ["forkAndAnswer", "fork and one answer"],
  ["retainedState", "a state in memory"],
  ["retainedFork", "a fork in memory, one answer later"],
  ["startUp", "start-up: all cards compiled"],
];

export function bench(program: Command): void {
  program
    .command("bench")
    .description("measure the engine: CPU time of one core, warm-up discarded, a checksum beside each figure")
    .option("--games <number>", "how many games to measure", positive, 400)
    .option("--json", "print the figures as JSON")
    .addHelpText("after", "\nExamples:\n  $ rulebound bench\n  $ rulebound bench --games 2000 --json")
    .action((options: { games: number; json?: boolean }) => {
      const report = measure(options.games);
      if (options.json) {
        console.log(JSON.stringify(report, null, 2));
        return;
      }
      const width = Math.max(...LINES.map(([, what]) => what.length));
      console.log(`${report.games} games, ${report.decisions} decisions`);
      for (const [key, what] of LINES) {
        const { value, unit, checksum } = report[key];
        console.log(`${what.padEnd(width)}  ${value.toLocaleString("en-US").padStart(10)} ${unit.padEnd(8)}  ${checksum}`);
      }
    });
}

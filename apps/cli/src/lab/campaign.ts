import { type Planned, percent, playCampaign, type Totals, wilson } from "@rulebound/lab";
import { type Command, InvalidArgumentError } from "commander";
import { Interruption } from "../fuzz/interruption.ts";
import { Progress } from "./progress.ts";
import { type RunnerOptions, runnerFor, usingQueue, withRunnerOptions } from "./runner.ts";

/** Many games with all that goes with them: who plays, how far they are, when they stop, and what an interruption leaves. */

export interface CampaignOptions extends RunnerOptions {
  readonly until?: number;
  readonly quiet?: boolean;
}

export const withCampaignOptions = (command: Command): Command =>
  withRunnerOptions(command)
    .option("--until <share>", "stop when the 95% interval of each deck reaches only so far to either side, such as 2%", share)
    .option("--quiet", "print no progress");

function share(text: string): number {
  const [, digits, sign] = /^(\d*\.?\d+)(%?)$/.exec(text.trim()) ?? [];
  const value = Number(digits) / (sign === "%" ? 100 : 1);
  if (!(value > 0 && value < 0.5)) throw new InvalidArgumentError("It must be a share such as 2% or 0.02, below 50%.");
  return value;
}

export interface Campaign {
  readonly totals: readonly Totals[];
  /** The exit code of an interruption, or null. */
  readonly interrupted: number | null;
}

/** Several campaigns in a row share the threads and the interruption. */
export async function withCampaigns<T>(
  options: CampaignOptions,
  work: (play: (plan: readonly Planned[], until?: number) => Promise<Campaign>) => Promise<T>,
): Promise<T> {
  const interruption = new Interruption();
  const controller = new AbortController();
  interruption.onStop(() => controller.abort());
  const runner = await runnerFor(options);
  const progress = new Progress(options.quiet === true);
  let before = 0;
  try {
    return await work(async (plan, until = options.until) => {
      const planned = plan.reduce((sum, { contests }) => sum + contests, 0);
      const { signal } = controller;
      const totals = await usingQueue(() =>
        playCampaign(plan, {
          runner,
          signal,
          ...(until === undefined ? {} : { until }),
          onProgress: (soFar) => progress.show(before + contestsOf(soFar), before + planned, widest(soFar)),
        }),
      );
      before += contestsOf(totals);
      return { totals, interrupted: interruption.exitCode };
    });
  } finally {
    progress.end();
    await runner.close();
    if (options.quiet !== true && before > 0)
      console.error(`${before} games in ${progress.seconds.toFixed(1)} s: ${Math.round(before / progress.seconds)} games a second`);
  }
}

const contestsOf = (totals: readonly Totals[]): number => totals.reduce((sum, { winners }) => sum + winners.length, 0);

/** How far the widest interval reaches. */
function widest(totals: readonly Totals[]): string {
  const widths = totals.flatMap(({ counts }) => counts.entrants.map(({ contests: [played, won] }) => wilson(won, played).halfWidth));
  return `±${percent(Math.max(...widths))}`;
}

import type { ModeName } from "@rulebound/engine/internal";
import { type Planned, percent, playCampaign, type Totals, wilson, Z95 } from "@rulebound/lab";
import { type Command, InvalidArgumentError } from "commander";
import { Interruption } from "../fuzz/interruption.ts";
import { Progress, paceWords } from "./progress.ts";
import { type RunnerOptions, runnerFor, usingQueue, withRunnerOptions } from "./runner.ts";

/** Many games with all that goes with them: who plays, how far they are, when they stop, and what an interruption leaves. */

export interface CampaignOptions extends RunnerOptions {
  readonly mode: ModeName;
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

interface Campaign {
  readonly totals: readonly Totals[];
  /** The exit code of an interruption, or null. */
  readonly interrupted: number | null;
}

export type Play = (plan: readonly Planned[], until?: number) => Promise<Campaign>;

/**
 * Several campaigns in a row share the players and the interruption. The players get ready while `work` does what comes before
 * its first campaign: reading decks belongs there.
 */
export async function withCampaigns<T>(options: CampaignOptions, work: (play: Play) => Promise<T>): Promise<T> {
  const interruption = new Interruption();
  const controller = new AbortController();
  interruption.onStop(() => controller.abort());
  const runner = await runnerFor(options);
  let progress: Progress | null = null;
  let before = 0;
  try {
    return await work(async (plan, until = options.until) => {
      progress ??= new Progress(options.quiet === true, contestsWord(options));
      const bar = progress;
      const { signal } = controller;
      const totals = await usingQueue(() =>
        playCampaign(plan, {
          runner,
          signal,
          ...(until === undefined ? {} : { until }),
          onProgress: (soFar) => bar.show(before + contestsOf(soFar), before + expected(plan, soFar, until), widest(soFar)),
        }),
      );
      before += contestsOf(totals);
      return { totals, interrupted: interruption.exitCode };
    });
  } finally {
    await runner.close();
    if (progress !== null) closing(progress, before, options);
  }
}

function closing(progress: Progress, contests: number, options: CampaignOptions): void {
  progress.end();
  const { seconds } = progress;
  if (options.quiet === true || contests === 0) return;
  console.error(`${contests} ${contestsWord(options)} in ${seconds.toFixed(1)} s: ${paceWords(contests / seconds)} a second`);
}

/** What the contests of a mode are called. */
export const contestsWord = ({ mode }: Pick<CampaignOptions, "mode">): string => (mode === "match" ? "matches" : "games");

const contestsOf = (totals: readonly Totals[]): number => totals.reduce((sum, { winners }) => sum + winners.length, 0);

/** How many contests there will be: fewer than planned, if the interval is narrow enough before. */
function expected(plan: readonly Planned[], soFar: readonly Totals[], until: number | undefined): number {
  return plan.reduce((sum, { contests }, i) => {
    const { winners, counts } = soFar[i];
    if (until === undefined || winners.length === 0) return sum + contests;
    const needed = counts.entrants.map(({ contests: [played, won] }) => {
      const rate = (won + 1) / (played + 2);
      return ((rate * (1 - rate)) / (until / Z95) ** 2) * (winners.length / Math.max(1, played));
    });
    return sum + Math.min(contests, Math.max(winners.length, Math.ceil(Math.max(...needed))));
  }, 0);
}

/** How far the widest interval of a single series reaches. */
function widest([only, ...others]: readonly Totals[]): string {
  if (others.length > 0) return "";
  const widths = only.counts.entrants.map(({ contests: [played, won] }) => wilson(won, played).halfWidth);
  return `±${percent(Math.max(...widths))}`;
}

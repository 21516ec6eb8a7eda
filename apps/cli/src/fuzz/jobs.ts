import { fork } from "node:child_process";
import { bothReports, emptyReport, type FuzzOptions, type FuzzReport } from "@rulebound/lab";
import { UserError } from "../options.ts";
import type { Interruption } from "./interruption.ts";

/** Games in several processes of this same command, which tell about them now and then: `part`. */

interface Jobs extends Pick<FuzzOptions, "mode" | "seed" | "games"> {
  readonly decks: string;
  readonly jobs: number;
}

export async function inJobs(wanted: Jobs, onReport: (report: FuzzReport) => void, interruption: Interruption): Promise<FuzzReport> {
  const { mode, decks } = wanted;
  const reports = sharesOf(wanted).map(() => emptyReport(mode));
  const total = (): FuzzReport => reports.reduce(bothReports);
  const ended = sharesOf(wanted).map(({ seed, games }, index) => {
    const child = fork(process.argv[1], ["fuzz", "--part", ...args({ games, seed, mode, decks })]);
    interruption.onStop(() => child.kill("SIGTERM"));
    child.on("message", (report: FuzzReport) => {
      reports[index] = report;
      onReport(total());
    });
    return new Promise<void>((resolve, reject) => {
      child.on("exit", (code, signal) => {
        if (code === 0) resolve();
        else reject(new UserError(`The games from seed ${seed} on broke off (${signal ?? `exit code ${code}`}).`));
      });
    });
  });
  await Promise.all(ended);
  return total();
}

const args = (named: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(named).flatMap(([name, value]) => [`--${name}`, String(value)]);

/** Each job has seeds that follow each other, and as many games as the others, or one less. */
function sharesOf({ games, seed, jobs }: Pick<Jobs, "games" | "seed" | "jobs">): { readonly seed: number; readonly games: number }[] {
  const many = Math.min(jobs, games);
  const start = (index: number): number => Math.round((games * index) / many);
  return Array.from({ length: many }, (_, index) => ({ seed: seed + start(index), games: start(index + 1) - start(index) }));
}

/** How often a part tells how far it is, in milliseconds. */
const TELL_EVERY = 500;

/** As one of several: what is played is told to the process that started this one. */
export function tellingParent(): (report: FuzzReport) => void {
  let last = performance.now();
  return (report) => {
    const now = performance.now();
    if (now - last < TELL_EVERY) return;
    last = now;
    process.send?.(report);
  };
}

export const tellParentAtLast = (report: FuzzReport): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(report, () => {
      process.disconnect();
      resolve();
    });
  });

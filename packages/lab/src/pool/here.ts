import { CARDS } from "@rulebound/cards";
import { type CardPool, loadPool } from "@rulebound/engine";
import { playJob } from "../simulate/play-job.ts";
import type { Job } from "../simulate/series.ts";
import type { JobResult, Runner } from "./runner.ts";

let pool: CardPool | null = null;

/** Plays a job here. The cards are compiled for the first one. */
export function playHere(job: Job): JobResult {
  pool ??= loadPool(CARDS).pool;
  const started = performance.now();
  const totals = playJob(pool, job);
  return { totals, seconds: (performance.now() - started) / 1000 };
}

/** One job after the other in this thread. */
export const here = (): Runner => ({ width: 1, run: async (job) => playHere(job), close: async () => {} });

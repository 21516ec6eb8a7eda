import { CARDS } from "@rulebound/cards";
import { type CardPool, loadPool } from "@rulebound/engine/internal";
import { playJob } from "../simulate/play-job.ts";
import type { Job } from "../simulate/series.ts";
import type { JobResult, Runner } from "./runner.ts";

let pool: CardPool | null = null;

/** The cards are compiled for whoever asks first. */
export function cardsHere(): CardPool {
  pool ??= loadPool(CARDS).pool;
  return pool;
}

/** Plays a job here. */
export function playHere(job: Job): JobResult {
  const cards = cardsHere();
  const started = performance.now();
  const totals = playJob(cards, job);
  return { totals, seconds: (performance.now() - started) / 1000 };
}

/** One job after the other in this thread. */
export const here = (): Runner => ({ width: 1, run: async (job) => playHere(job), close: async () => {} });

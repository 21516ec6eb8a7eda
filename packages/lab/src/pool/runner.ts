import type { Job } from "../simulate/series.ts";
import type { Totals } from "../simulate/totals.ts";

/** Who plays jobs: this thread, other threads, or other machines. Whoever does, the totals are the same. */
export interface Runner {
  /** So many jobs under way keep everybody busy. */
  readonly width: number;
  run(job: Job): Promise<JobResult>;
  /** Gives up what is under way. */
  close(): Promise<void>;
}

export interface JobResult {
  readonly totals: Totals;
  /** How long it took, for the size of further jobs. */
  readonly seconds: number;
}

import type { JobResult, Runner } from "../pool/runner.ts";
import type { Job } from "../simulate/series.ts";
import { checkServer, connectionTo, type QueueAddress, queueName } from "./address.ts";

/**
 * A worker says all the time that it is still at its jobs. If it does not for this long, in milliseconds, they are given to
 * another one. That it was only slow is no harm: both results are the same, and one of them counts.
 */
const SILENCE = { lockDuration: 5_000, stalledInterval: 2_000 };
/** So many workers may die on one job before it is given up. */
const MOST_DEATHS = 20;

export interface WorkerOptions {
  readonly address: QueueAddress;
  /** Who plays: threads, so that there is time to say so. */
  readonly runner: Runner;
  /** Jobs at a time. */
  readonly jobs: number;
  readonly onJob: (contests: number) => void;
  readonly onError: (problem: string) => void;
}

export interface QueueWorker {
  /** Ends the jobs under way and takes no others. */
  close(): Promise<void>;
}

/** Takes jobs from the queue until it is closed. */
export async function workAtQueue({ address, runner, jobs, onJob, onError }: WorkerOptions): Promise<QueueWorker> {
  await checkServer(address);
  const { Worker } = await import("bullmq");
  const worker = new Worker<Job, JobResult>(queueName(address), ({ data }) => runner.run(data), {
    connection: connectionTo(address),
    concurrency: jobs,
    maxStalledCount: MOST_DEATHS,
    ...SILENCE,
  });
  worker.on("completed", ({ data: { from, to } }) => onJob(to - from));
  worker.on("failed", (_, { message }) => onError(message));
  worker.on("error", ({ message }) => onError(message));
  await worker.waitUntilReady();
  return {
    close: async () => {
      await worker.close();
      await runner.close();
    },
  };
}

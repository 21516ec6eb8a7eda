import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Job as QueuedJob, QueueEvents } from "bullmq";
import type { JobResult, Runner } from "../pool/runner.ts";
import type { Job } from "../simulate/series.ts";
import { checkServer, connectionTo, type QueueAddress, QueueError, queueName } from "./address.ts";

/** Jobs that wait for workers: enough for some machines with some threads each. */
const WIDTH = 32;
/** How long results are kept for whoever asked for them, in seconds. */
const KEPT = { age: 600 };
/** How long a job may give no sign before it is looked after, in milliseconds. */
const SILENCE = 30_000;

export interface QueueRunner extends Runner {
  /** How many workers wait at the queue now. */
  workers(): Promise<number>;
}

/** Workers on any machines, by way of a queue. */
export async function atQueue(address: QueueAddress, onError: (problem: string) => void): Promise<QueueRunner> {
  await checkServer(address);
  const { Queue, QueueEvents: Events } = await import("bullmq");
  const connection = connectionTo(address);
  const queue = new Queue<Job, JobResult>(queueName(address), {
    connection,
    defaultJobOptions: { removeOnComplete: KEPT, removeOnFail: KEPT },
  });
  const events = new Events(queueName(address), { connection });
  // Each job under way listens to both.
  for (const emitter of [queue, events]) emitter.setMaxListeners(0);
  queue.on("error", ({ message }) => onError(message));
  events.on("error", ({ message }) => onError(message));
  await events.waitUntilReady();
  const campaign = randomUUID();
  const underWay = new Set<QueuedJob<Job, JobResult>>();
  let jobs = 0;
  return {
    width: WIDTH,
    workers: () => queue.getWorkersCount(),
    run: async (job) => {
      const jobId = `${campaign}-${jobs++}`;
      for (;;) {
        // However often it is asked for or played, a job has one result. One that the server has lost is there again.
        const queued = await queue.add("games", job, { jobId });
        underWay.add(queued);
        const result = await Promise.race([finished(queued, events), setTimeout(SILENCE, null, { ref: false })]);
        underWay.delete(queued);
        if (result !== null) return result;
      }
    },
    close: async () => {
      // What a worker has begun cannot be taken back; it ends on its own.
      await Promise.allSettled([...underWay].map((queued) => queued.remove()));
      await events.close();
      await queue.close();
    },
  };
}

async function finished(queued: QueuedJob<Job, JobResult>, events: QueueEvents): Promise<JobResult> {
  try {
    return await queued.waitUntilFinished(events);
  } catch (error) {
    throw new QueueError(`A job was given up: ${(error as Error).message}`);
  }
}

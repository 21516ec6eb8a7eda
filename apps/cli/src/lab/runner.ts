import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { inThreads, type Runner } from "@rulebound/lab";

/** Who plays the games: threads of this machine, or workers at a queue. */
export interface RunnerOptions {
  readonly threads?: number;
  readonly queue?: string;
}

/** The bundle of thread.ts, beside that of main.ts. */
export const threadFile = (): string => fileURLToPath(new URL("./thread.mjs", import.meta.url));

export async function runnerFor({ threads = availableParallelism() }: RunnerOptions): Promise<Runner> {
  return inThreads(threadFile(), threads);
}

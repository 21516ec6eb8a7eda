import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { atQueue, inProcesses, type QueueAddress, QueueError, type Runner, shownUrl } from "@rulebound/lab";
import type { Command } from "commander";
import { positive, UserError } from "../options.ts";

/** Who plays the games: processes of this machine, or workers at a queue. */
export interface RunnerOptions {
  readonly threads: number;
  readonly queue?: string;
}

export const withRunnerOptions = (command: Command): Command =>
  command
    .option("--threads <number>", "how many processes of this machine play", positive, availableParallelism())
    .option("--queue <url>", "let workers play instead, on any machines (rulebound worker): redis://host:6379");

/** The bundle of player.ts, beside that of main.ts. */
const playerFile = (): string => fileURLToPath(new URL("./player.mjs", import.meta.url));

/** Of the code that plays, and nothing else: whoever has the same one plays the same games. */
export function addressOf(url: string): QueueAddress {
  return { url, code: createHash("sha256").update(readFileSync(playerFile())).digest("hex").slice(0, 12) };
}

export const localRunner = (threads: number): Runner => inProcesses(playerFile(), threads);

export async function runnerFor({ threads, queue }: RunnerOptions): Promise<Runner> {
  if (queue === undefined) return localRunner(threads);
  const address = addressOf(queue);
  const runner = await usingQueue(() => atQueue(address, sayingOnce()));
  if ((await runner.workers()) === 0)
    console.error(
      `No worker of this version (${address.code}) is at ${shownUrl(queue)} yet; the games wait for one: rulebound worker --queue ${shownUrl(queue)}`,
    );
  return runner;
}

/** A server that is gone is tried again and again; that is said once. */
export function sayingOnce(): (problem: string) => void {
  const said = new Set<string>();
  return (problem) => {
    if (!said.has(problem)) console.error(problem);
    said.add(problem);
  };
}

/** What is wrong with a queue is the user's to mend. */
export async function usingQueue<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueError) throw new UserError(error.message);
    throw error;
  }
}

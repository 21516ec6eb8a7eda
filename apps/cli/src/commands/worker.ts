import { availableParallelism } from "node:os";
import { shownUrl, workAtQueue } from "@rulebound/lab";
import type { Command } from "commander";
import { Interruption } from "../fuzz/interruption.ts";
import { addressOf, localRunner, sayingOnce, usingQueue } from "../lab/runner.ts";
import { positive, sayingErrors } from "../options.ts";

interface Options {
  readonly queue: string;
  readonly threads: number;
  readonly quiet?: boolean;
}

/** How often a worker tells what it has done, in milliseconds. */
const TELL_EVERY = 10_000;

export function worker(program: Command): void {
  program
    .command("worker")
    .description("play games for simulate and matchups on other machines, by way of a Redis server")
    .requiredOption("--queue <url>", "where the games wait: redis://host:6379")
    .option("--threads <number>", "how many processes of this machine play", positive, availableParallelism())
    .option("--quiet", "print nothing but errors")
    .addHelpText(
      "after",
      `
Start as many workers as you like, on as many machines as you like, before or after the command that needs them. They must
be of the same version: what they print at first names it. If one dies, another one plays its games again, and they are
counted once: the result is that of a run without workers, to the last digit. Interrupted, a worker ends its jobs and leaves.

Examples:
  $ redis-server --save '' &
  $ rulebound worker --queue redis://127.0.0.1:6379
  $ rulebound simulate jinx ahri --games 100000 --queue redis://127.0.0.1:6379`,
    )
    .action(sayingErrors(run));
}

async function run({ queue, threads, quiet }: Options): Promise<void> {
  const address = addressOf(queue);
  const say = quiet === true ? () => {} : (line: string) => console.log(line);
  const interruption = new Interruption();
  let games = 0;
  let jobs = 0;
  let told = Number.NEGATIVE_INFINITY;
  const runner = localRunner(threads);
  const worker = await usingQueue(() =>
    workAtQueue({
      address,
      runner,
      jobs: threads,
      onJob: (contests) => {
        jobs++;
        games += contests;
        if (performance.now() - told < TELL_EVERY) return;
        told = performance.now();
        say(`${jobs} jobs, ${games} games`);
      },
      onError: sayingOnce(),
    }),
  ).catch(async (error) => {
    await runner.close();
    throw error;
  });
  say(`version ${address.code} waits at ${shownUrl(queue)} with ${threads} ${threads === 1 ? "process" : "processes"}`);
  await new Promise<void>((resolve) => interruption.onStop(resolve));
  await worker.close();
  say(`${jobs} jobs, ${games} games; leaving`);
}

import { type ChildProcess, fork } from "node:child_process";
import type { Job } from "../simulate/series.ts";
import { cardsHere, playHere } from "./here.ts";
import type { JobResult, Runner } from "./runner.ts";

/**
 * Processes of this machine, not threads of this process: threads share what the machine keeps for a process, and two of them
 * slow each other down (docs/decisions/0007).
 */
export function inProcesses(file: string, processes: number): Runner {
  const crew = Array.from({ length: processes }, () => new Companion(file));
  return {
    // One more for each, so that nobody waits for the next one.
    width: 2 * processes,
    run: (job) => crew.reduce((a, b) => (b.waiting < a.waiting ? b : a)).play(job),
    close: async () => {
      for (const companion of crew) companion.stop();
    },
  };
}

interface Order {
  readonly id: number;
  readonly job: Job;
}

type Delivery = { readonly id: number; readonly result: JobResult } | { readonly id: number; readonly problem: string };

interface Waiting {
  readonly resolve: (result: JobResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * To inline small functions only when compiling, and to leave loops as they are, most of which go round two or three times: a
 * process is at its full speed sooner, and that is no lower. And to collect garbage without helpers, which would have to wait for a core while every
 * core plays, and rarely: a game is over before much of it has to be kept (docs/decisions/0007).
 */
export const PLAYING_FLAGS: readonly string[] = [
  "--max-inlined-bytecode-size-cumulative=1000",
  "--max-inlined-bytecode-size=200",
  "--min-inlining-frequency=0.02",
  "--no-turbo-loop-peeling",
  "--single-threaded-gc",
  "--min-semi-space-size=32",
  "--max-semi-space-size=32",
];

class Companion {
  private readonly child: ChildProcess;
  private readonly orders = new Map<number, Waiting>();
  private next = 0;
  private gone: Error | null = null;

  constructor(file: string) {
    this.child = fork(file, [], { execArgv: [...process.execArgv, ...PLAYING_FLAGS], serialization: "advanced" });
    this.child.on("message", (delivery) => this.deliver(delivery as Delivery));
    this.child.on("error", (error) => this.lose(error));
    this.child.on("exit", (code, signal) => this.lose(new Error(`a process that played broke off (${signal ?? `exit code ${code}`})`)));
  }

  get waiting(): number {
    return this.orders.size;
  }

  play(job: Job): Promise<JobResult> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      if (this.gone !== null) {
        reject(this.gone);
        return;
      }
      this.orders.set(id, { resolve, reject });
      this.child.send({ id, job } satisfies Order);
    });
  }

  stop(): void {
    this.child.kill("SIGKILL");
  }

  private deliver(delivery: Delivery): void {
    const order = this.orders.get(delivery.id);
    this.orders.delete(delivery.id);
    if ("result" in delivery) order?.resolve(delivery.result);
    else order?.reject(new Error(delivery.problem));
  }

  private lose(error: Error): void {
    this.gone = error;
    for (const { reject } of this.orders.values()) reject(error);
    this.orders.clear();
  }
}

/** What such a process does: it plays what it is given, until whoever gave it is gone. Interrupted is who gave it. */
export function playOrders(): void {
  process.on("SIGINT", () => {});
  process.on("disconnect", () => process.exit());
  process.on("message", ({ id, job }: Order) => {
    process.send?.(delivered(id, job));
  });
  cardsHere(); // before the first order comes: whoever gives it reads decks meanwhile
}

function delivered(id: number, job: Job): Delivery {
  try {
    return { id, result: playHere(job) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

import { Worker } from "node:worker_threads";
import { folderOfCases } from "@rulebound/cases/questions";
import { workerFile } from "../worker-file.ts";

/** What came of a question: its answer, what was wrong with it, or why there is none. */
export type Reply =
  | { readonly answer: object; readonly milliseconds: number }
  | { readonly problem: string; readonly kind: "bad" | "missing"; readonly milliseconds: number }
  | { readonly failure: "busy" | "slow" | "broken"; readonly detail: string; readonly milliseconds: number };

interface Waiting {
  readonly name: string;
  readonly input: unknown;
  resolve(reply: Reply): void;
}

const MOST_WAITING = 16;
/** The first question waits for the thread to read every card, rule and case. */
const START = 60_000;
const IDLE = 5 * 60_000;

/**
 * One thread that answers questions, one after another. It is started when the first comes, stopped when none comes for a while, and
 * ended with whatever takes too long.
 */
export class QuestionThread {
  private worker: Promise<Worker> | null = null;
  private readonly waiting: Waiting[] = [];
  private isBusy = false;
  private hasAnswered = false;
  private idle: NodeJS.Timeout | null = null;

  constructor(private readonly longest: number) {}

  ask(name: string, input: unknown): Promise<Reply> {
    if (this.waiting.length >= MOST_WAITING)
      return Promise.resolve({ failure: "busy", detail: "too many questions wait; ask again in a few seconds", milliseconds: 0 });
    return new Promise((resolve) => {
      this.waiting.push({ name, input, resolve });
      if (!this.isBusy) void this.work();
    });
  }

  async stop(): Promise<void> {
    if (this.idle !== null) clearTimeout(this.idle);
    const worker = await this.worker?.catch(() => null);
    this.worker = null;
    this.hasAnswered = false;
    await worker?.terminate();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    if (this.idle !== null) clearTimeout(this.idle);
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) next.resolve(await this.answer(next));
    this.isBusy = false;
    this.idle = setTimeout(() => void this.stop(), IDLE);
    this.idle.unref();
  }

  private async answer({ name, input }: Waiting): Promise<Reply> {
    const began = performance.now();
    try {
      this.worker ??= started();
      const worker = await this.worker;
      const reply = await this.replyOf(worker, { name, input });
      const milliseconds = performance.now() - began;
      // The first has waited for the thread, which is not the asker's to pay.
      const paid = this.hasAnswered ? milliseconds : 0;
      if (reply === null) {
        await this.stop();
        return { failure: "slow", detail: `it took longer than ${this.longest / 1000} seconds`, milliseconds };
      }
      this.hasAnswered = true;
      if ("failure" in reply) return { failure: "broken", detail: reply.failure, milliseconds: paid };
      return { ...reply, milliseconds: paid };
    } catch (error) {
      await this.stop();
      return { failure: "broken", detail: error instanceof Error ? error.message : String(error), milliseconds: 0 };
    }
  }

  /** Null: it took too long. */
  private replyOf(worker: Worker, question: object): Promise<RawReply | null> {
    return new Promise((resolve, reject) => {
      const onMessage = (reply: RawReply): void => settle(() => resolve(reply));
      const onError = (error: Error): void => settle(() => reject(error));
      const onExit = (code: number): void => settle(() => reject(new Error(`the thread ended with ${code}`)));
      const clock = setTimeout(() => settle(() => resolve(null)), this.hasAnswered ? this.longest : START);
      const settle = (then: () => void): void => {
        clearTimeout(clock);
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        then();
      };
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
      worker.postMessage(question);
    });
  }
}

type RawReply = { readonly answer: object } | { readonly problem: string; readonly kind: "bad" | "missing" } | { readonly failure: string };

async function started(): Promise<Worker> {
  const worker = new Worker(await workerFile("question-worker"), {
    workerData: { cases: folderOfCases() },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.unref();
  return worker;
}

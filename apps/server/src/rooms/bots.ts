import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Answer } from "@rulebound/engine/internal";
import { workerFile } from "../worker-file.ts";
import { type Question, ThinkingQueue, type Wish } from "./thinking.ts";

/** These answer in no time; all others think on threads of their own. */
const QUICK: ReadonlySet<string> = new Set(["random", "busy"]);

/** Answers that quick bots give in a second in all rooms together in which only bots sit: they cost the thread that serves people. */
const ALONE_PER_SECOND = 20;

/** Milliseconds before a thread that has ended is started again: one that cannot start must not keep the process busy. */
const START_AGAIN = 250;

interface Reply {
  readonly answer?: Answer;
  readonly error?: string;
}

/** One worker thread. It has one question at a time; one that ends is started again with the same question. */
class Thread {
  /** Null: it has ended, and is about to be started again. */
  private worker: Worker | null;
  private question: Question | null = null;
  private isClosed = false;

  constructor(
    private readonly file: string,
    private readonly onIdle: () => void,
  ) {
    this.worker = this.start();
  }

  private start(): Worker {
    const worker = new Worker(this.file);
    worker.unref();
    worker.on("message", ({ answer, error }: Reply) => {
      const { question } = this;
      this.question = null;
      if (answer !== undefined) question?.resolve(answer);
      else question?.reject(new Error(error));
      this.onIdle();
    });
    worker.on("error", () => {}); // "exit" follows
    worker.on("exit", () => this.again());
    return worker;
  }

  /** The thread has ended. A question that ends it twice is not asked a third time. */
  private again(): void {
    if (this.isClosed) return;
    const { question } = this;
    this.question = null;
    this.worker = null;
    const isAskedAgain = question !== null && question.failures++ === 0;
    if (!isAskedAgain) question?.reject(new Error("the bots' thread has ended twice at this question"));
    setTimeout(() => {
      if (this.isClosed) return;
      this.worker = this.start();
      if (isAskedAgain) this.think(question);
      else this.onIdle();
    }, START_AGAIN).unref();
  }

  get isIdle(): boolean {
    return this.question === null && this.worker !== null;
  }

  think(question: Question): void {
    this.question = question;
    const { bot, state, seed, rules, file } = question;
    this.worker?.postMessage({ bot, state: rules.save(state), seed, file });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.worker?.terminate();
  }
}

/** Bots in seats. */
export class BotPlayers {
  private threads: Thread[] = [];
  private starting: Promise<void> | null = null;
  private readonly queue = new ThinkingQueue();
  /** When the next quick answer of a room without people is due. */
  private aloneAt = 0;

  constructor(
    /** Milliseconds before a bot answers, so that people can follow. */
    private readonly pause: number,
    private readonly most: number,
  ) {}

  /** What the bot answers to the open decision; null: the question is not current any more. */
  async ask(wish: Wish): Promise<Answer | null> {
    await wait(this.pause);
    if (!wish.isCurrent()) return null;
    const { named, ask, createRng } = wish.rules.bots;
    const bot = named(wish.bot);
    if (bot === null || !QUICK.has(wish.bot)) return this.think(wish);
    if (!wish.forPeople) {
      const now = performance.now();
      this.aloneAt = Math.max(now, this.aloneAt + 1000 / ALONE_PER_SECOND);
      await wait(this.aloneAt - now);
    }
    return wish.isCurrent() ? ask(bot, wish.state, createRng(wish.seed)) : null;
  }

  private async think(wish: Wish): Promise<Answer | null> {
    this.starting ??= this.start();
    await this.starting;
    const answer = this.queue.add(wish);
    this.goOn();
    return answer;
  }

  private goOn(): void {
    for (const thread of this.threads) {
      if (!thread.isIdle) continue;
      const question = this.queue.next();
      if (question === null) return;
      thread.think(question);
    }
  }

  private async start(): Promise<void> {
    const file = await workerFile("bot-worker");
    this.threads = Array.from({ length: this.most }, () => new Thread(file, () => this.goOn()));
  }

  async close(): Promise<void> {
    await this.starting;
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

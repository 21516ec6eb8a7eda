import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { ask, BOTS, createRng } from "@rulebound/bots";
import { type Answer, type State, save } from "@rulebound/engine";
import { workerFile } from "../worker-file.ts";

/** These answer in no time; all others think on threads of their own. */
const QUICK: ReadonlySet<string> = new Set(["random", "busy"]);

interface Reply {
  readonly id: number;
  readonly answer?: Answer;
  readonly error?: string;
}

class Thread {
  private readonly waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();

  constructor(readonly worker: Worker) {
    worker.unref();
    worker.on("message", ({ id, answer, error }: Reply) => {
      const waiter = this.waiting.get(id);
      this.waiting.delete(id);
      if (answer !== undefined) waiter?.resolve(answer);
      else waiter?.reject(new Error(error));
    });
    worker.on("error", (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.fail(new Error("the bots' thread has ended")));
  }

  get load(): number {
    return this.waiting.size;
  }

  think(id: number, bot: string, state: string, seed: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, bot, state, seed });
    });
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Bots in seats. */
export class BotPlayers {
  private readonly threads: Thread[] = [];
  private starting: Promise<void> | null = null;
  private next = 0;

  constructor(
    /** Milliseconds before a bot answers, so that people can follow. */
    private readonly pause: number,
    private readonly most: number,
  ) {}

  /** What the bot answers to the open decision; nobody waits for it if the question is not current any more. */
  async ask(name: string, state: State, seed: number, isCurrent: () => boolean): Promise<Answer> {
    await wait(this.pause);
    if (!isCurrent()) return { do: "pass" };
    const bot = BOTS[name];
    if (bot !== undefined && QUICK.has(name)) return ask(bot, state, createRng(seed));
    this.starting ??= this.start();
    await this.starting;
    const [idlest] = [...this.threads].sort((a, b) => a.load - b.load);
    return idlest.think(this.next++, name, save(state), seed);
  }

  private async start(): Promise<void> {
    const file = await workerFile("bot-worker");
    for (let i = 0; i < this.most; i++) this.threads.push(new Thread(new Worker(file)));
  }

  async close(): Promise<void> {
    await this.starting;
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}

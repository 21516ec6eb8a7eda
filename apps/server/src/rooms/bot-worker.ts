import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { rules as ours } from "../rules/present.ts";
import type { Rules } from "../rules/rules.ts";

/** Bots that think long do so here. A game comes as a text; the bot is shown what its seat may know of it. */
interface Request {
  readonly bot: string;
  readonly state: string;
  readonly seed: number;
  /** The rules by which the game is played; null: those of this version. */
  readonly file: string | null;
}

const port = parentPort;
if (port === null) throw new Error("this is the program of a worker thread");

port.on("message", async ({ bot: name, state, seed, file }: Request) => {
  try {
    const rules: Rules = file === null ? ours : (await import(pathToFileURL(file).href)).rules;
    const bot = rules.bots.named(name);
    if (bot === null) throw new Error(`there is no bot "${name}"`);
    port.postMessage({ answer: rules.bots.ask(bot, rules.load(rules.pool, state), rules.bots.createRng(seed)) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});

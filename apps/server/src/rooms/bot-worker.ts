import { parentPort } from "node:worker_threads";
import { ask, BOTS, createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { load, loadPool } from "@rulebound/engine";

/** Bots that think long do so here. A game comes as a text; the bot is shown what its seat may know of it. */
interface Request {
  readonly bot: string;
  readonly state: string;
  readonly seed: number;
}

const port = parentPort;
if (port === null) throw new Error("this is the program of a worker thread");
const { pool } = loadPool(CARDS);

port.on("message", ({ bot: name, state, seed }: Request) => {
  try {
    const bot = BOTS[name];
    if (bot === undefined) throw new Error(`there is no bot "${name}"`);
    port.postMessage({ answer: ask(bot, load(pool, state), createRng(seed)) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});

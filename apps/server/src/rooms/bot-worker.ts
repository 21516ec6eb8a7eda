import { parentPort } from "node:worker_threads";
import { ask, BOTS, createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { load, loadPool } from "@rulebound/engine";

/** Bots that think long do so here. A game comes as a text; the bot is shown what its seat may know of it. */
interface Request {
  readonly id: number;
  readonly bot: string;
  readonly state: string;
  readonly seed: number;
}

const port = parentPort;
if (port === null) throw new Error("this is the program of a worker thread");
const { pool } = loadPool(CARDS);

port.on("message", ({ id, bot: name, state, seed }: Request) => {
  try {
    const bot = BOTS[name];
    if (bot === undefined) throw new Error(`there is no bot "${name}"`);
    port.postMessage({ id, answer: ask(bot, load(pool, state), createRng(seed)) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

import type { Worker } from "node:worker_threads";
import { CARDS, STARTER_DECKS } from "@rulebound/cards";
import { legal, loadPool, newGame } from "@rulebound/engine/internal";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { BotPlayers } from "../src/rooms/bots.ts";
import { deckOf, registerDeck } from "../src/rooms/decks.ts";
import { rules } from "../src/rules/present.ts";
import { workerFile } from "../src/worker-file.ts";

const { pool } = loadPool(CARDS);
const decks = STARTER_DECKS.slice(0, 2).map(({ id }) => {
  const { sideboard: _, ...deck } = deckOf(pool, registerDeck(pool, id, { mode: "duel", format: "open" }));
  return deck;
});
const state = newGame({ pool, mode: "duel", decks, seed: 1 });
const wish = (room: string) => ({ room, bot: "greedy", state, rules, file: null, seed: 1, forPeople: true, isCurrent: () => true });

const workers: Worker[] = [];
/** Threads that somebody listens to: the test runner has others. */
const note = (worker: Worker): void => {
  if (worker.listenerCount("message") > 0) workers.push(worker);
};
beforeAll(() => workerFile("bot-worker"));
let bots: BotPlayers | null = null;
afterEach(async () => {
  process.off("worker", note);
  workers.length = 0;
  await bots?.close();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("a bots' thread that ends", () => {
  it("is started again, and what it was asked is asked anew", async () => {
    process.on("worker", note);
    bots = new BotPlayers(0, 1);
    const answers = ["A", "B", "C"].map((room) => bots?.ask(wish(room)));
    await until(() => workers.length > 0);
    await workers[0].terminate();
    for (const answer of await Promise.all(answers)) expect(legal(state)).toContainEqual(answer);
    expect(workers.length).toBe(2);
    expect(legal(state)).toContainEqual(await bots.ask(wish("D")));
  });

  it("is not asked for ever what ends it: the others are answered", async () => {
    process.on("worker", note);
    bots = new BotPlayers(0, 1);
    const [first, second] = ["A", "B"].map((room) => bots?.ask(wish(room)));
    const refused = expect(first).rejects.toThrow("ended twice");
    for (const life of [1, 2]) {
      await until(() => workers.length >= life);
      await workers[life - 1].terminate();
    }
    await refused;
    expect(legal(state)).toContainEqual(await second);
  });
});

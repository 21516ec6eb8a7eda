import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRng } from "@rulebound/bots";
import { DEFAULT_TERMS } from "@rulebound/protocol";
import { NO_BOUNDS, type RunningServer, startServer } from "@rulebound/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { newCount, noted, told } from "./counting-questions.ts";

/** Two clients with all that the page has but the page, at a real server. */

/** As many as `npm run test:questions` says, or a few. */
const GAMES = Number(process.env.GAMES ?? 10);
const AT_ONCE = 5;
const MOST_QUESTIONS = 600;
const DECKS = ["jinx", "ahri", "sett", "yi", "azir"];

const folder = mkdtempSync(join(tmpdir(), "rulebound-questions-"));
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    port: 0,
    database: join(folder, "games.db"),
    logLevel: "error",
    connectionsPerAddress: 100,
    // Nobody answers as fast as these, five games at a time: the budgets of people would only make them wait.
    work: NO_BOUNDS,
    limits: { burst: 10_000, rate: 10_000, mistakes: 40, backlog: 4 * 1024 * 1024, pending: 1000, guests: 10_000 },
  });
  const kept = new Map<string, string>();
  vi.stubGlobal("location", new URL(server.address));
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("WebSocket", WebSocket);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterAll(async () => {
  await server.close();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

/** A page of its own: nothing is shared with the other one, least of all who one is. */
async function page() {
  vi.resetModules();
  localStorage.removeItem("rulebound.session");
  const [{ connection }, { OnlineRoom }, { OnlineTable }] = await Promise.all([
    import("../src/online/connection.ts"),
    import("../src/online/room.ts"),
    import("../src/online/table.ts"),
  ]);
  await connection.open();
  return { connection, OnlineRoom, OnlineTable };
}

type Page = Awaited<ReturnType<typeof page>>;
const count = newCount();
/** Questions that the server has put to the clients. */
let sent = 0;

async function play([host, guest]: readonly [Page, Page], seed: number): Promise<void> {
  const opened = await host.connection.ask({ type: "open", terms: DEFAULT_TERMS } as Parameters<Page["connection"]["ask"]>[0]);
  const room = opened.type === "done" ? (opened.room ?? "") : "";
  const sides = [host, guest].map((side) => ({ side, room: new side.OnlineRoom(room) }));
  const ends = sides.map((one, n) => answering(one, createRng(seed * 2 + n)));
  for (const [n, { side }] of sides.entries())
    for (const saying of [
      { type: "enter", room },
      { type: "sit", room, deck: DECKS[(seed + n) % DECKS.length] },
    ] as const)
      await side.connection.ask(saying as Parameters<Page["connection"]["ask"]>[0]);
  for (const { side } of sides) await side.connection.ask({ type: "ready", room, ready: true } as Parameters<Page["connection"]["ask"]>[0]);
  await Promise.all(ends);
  for (const one of sides) {
    await one.side.connection.ask({ type: "leave", room } as Parameters<Page["connection"]["ask"]>[0]);
    one.room.close();
  }
}

/** Answers by chance whatever is put to a person; done when the game is over. */
function answering(
  { side, room }: { side: Page; room: InstanceType<Page["OnlineRoom"]> },
  rng: ReturnType<typeof createRng>,
): Promise<void> {
  return new Promise((done, failed) => {
    const fail = ({ message }: { readonly message: string }): void => failed(new Error(message));
    const table = new side.OnlineTable(room, fail, () => 0, 0);
    let answered = -1;
    let asked = 0;
    const look = (): void => {
      const { frame } = table.store.getState();
      if (frame === null || frame.viewer < 0) return;
      const { question } = frame.snapshot;
      if (question === null) {
        table.close();
        done();
      } else if (question.mine && frame.at !== answered) {
        answered = frame.at;
        noted(count, question, frame);
        if (++asked > MOST_QUESTIONS) table.concede();
        else table.answer([question.offers[rng.below(question.offers.length)].answer]);
      }
    };
    let last = -1;
    room.store.subscribe(({ game }) => {
      if (game === null || game.at === last || game.snapshot.question?.mine !== true) return;
      last = game.at;
      sent++;
    });
    table.store.subscribe(look);
    look();
  });
}

describe("what people are asked online", () => {
  it(`under 2 in 100 questions of ${GAMES} games have one answer`, { timeout: 420_000 }, async () => {
    const pages = [await page(), await page()] as const;
    for (let first = 1; first <= GAMES; first += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => play(pages, first + n)));
    console.log(`${told(`${GAMES} games online`, count)}; the server asked ${sent} times, the clients answered the others by themselves`);
    expect(count.asked).toBeGreaterThan(40 * GAMES);
    expect(sent).toBeGreaterThan(count.asked);
    expect(count.oneAnswer / count.asked).toBeLessThan(0.02);
    expect(count.ownItem).toBe(0);
  });
});

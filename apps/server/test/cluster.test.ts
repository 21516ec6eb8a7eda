import { createRng } from "@rulebound/bots";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Lives } from "../src/store/lives.ts";
import { autoplay } from "./client.ts";
import { hasRedis, type Machine, postgresFolder, startPostgres, startRedis } from "./machines.ts";
import { connect, http, open, over, seat, start } from "./start.ts";

vi.setConfig({ testTimeout: 180_000 }); // whole games, on a machine that does other things too

const missing = [hasRedis ? [] : ["redis-server"], postgresFolder === null ? ["postgresql"] : []].flat();
if (missing.length > 0) console.warn(`SKIPPED: several processes, because Debian's ${missing.join(" and ")} is not installed`);

describe.skipIf(missing.length > 0)("two processes with a Redis and a PostgreSQL between them", () => {
  let redis: Machine;
  let postgres: Machine;

  beforeAll(async () => {
    [redis, postgres] = await Promise.all([startRedis(), startPostgres(postgresFolder ?? "")]);
  });
  afterAll(async () => {
    await Promise.all([redis?.stop(), postgres?.stop()]);
  });

  const both = async () => {
    const options = { database: postgres.url, redis: redis.url, deadAfter: 1500 };
    return [await start(options), await start(options)] as const;
  };

  it("let players of different processes play in one room", async () => {
    const [here, there] = await both();
    const [first, second, watcher] = [await connect(here), await connect(there), await connect(there)];
    const room = await open(first);
    await seat(room, [first, second]);
    await watcher.do({ type: "enter", room });
    autoplay(first, { room, rng: createRng(1) });
    autoplay(second, { room, rng: createRng(2) });
    const [one, two] = await Promise.all([over(first), over(second), over(watcher)]);
    expect(one.matchWinners).toHaveLength(1);
    expect(two.matchWinners).toEqual(one.matchWinners);
    const numbers = second.heard.flatMap((message) => ("seq" in message ? [message.seq] : []));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect((await http(there, "GET", "/ready")).status).toBe(200);
    expect(((await http(there, "GET", "/api/about")).body as { online: number }).online).toBeGreaterThanOrEqual(2);
  });

  it("go on with the games of a process that stops, for clients of the other one without a word of theirs", async () => {
    const [here, there] = await both();
    const [first, second] = [await connect(here), await connect(there)];
    const room = await open(first);
    await seat(room, [first, second]);
    const before = second.snapshot;
    const shown = second.until((message) => message.type === "game" && message.reset === true);
    await here.close();
    await shown;
    expect(second.snapshot).toEqual(before);
    const again = await connect(there, first.token);
    await again.do({ type: "enter", room });
    autoplay(again, { room, rng: createRng(1) });
    autoplay(second, { room, rng: createRng(2) });
    expect((await over(second)).matchWinners).toHaveLength(1);
  });

  it("bring those in again whose process only seemed dead", async () => {
    const [here, there] = await both();
    const [first, second] = [await connect(here), await connect(there)];
    const room = await open(first);
    await seat(room, [first, second]);
    const shown = second.until((message) => message.type === "game" && message.reset === true);
    const lives = vi.spyOn(Lives.prototype, "isAlive").mockImplementation(async (node) => node !== there.node);
    await first.roomWhere(({ seats }) => !seats[1].present);
    lives.mockRestore();
    await shown;
    await first.roomWhere(({ seats }) => seats[1].present);
  });

  it("bring players of different processes together in a quick match", async () => {
    const [here, there] = await both();
    const [first, second] = [await connect(here), await connect(there)];
    const matched = [first.next("matched"), second.next("matched")];
    await first.do({ type: "queue", mode: "duel", format: "open", bestOf: 1, deck: "jinx" });
    await second.do({ type: "queue", mode: "duel", format: "open", bestOf: 1, deck: "ahri" });
    const [one, two] = await Promise.all(matched);
    expect(two.room).toBe(one.room);
    await second.do({ type: "enter", room: two.room });
    expect(await second.roomWhere(({ you }) => you !== null)).toMatchObject({ phase: "playing" });
  });
});

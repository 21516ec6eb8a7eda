import { join } from "node:path";
import { createRng } from "@rulebound/bots";
import { describe, expect, it, vi } from "vitest";
import { backUp, restore } from "../src/index.ts";
import { autoplay } from "./client.ts";
import { connect, folder, open, over, seat, start } from "./start.ts";

vi.setConfig({ testTimeout: 180_000 }); // whole games, on a machine that does other things too

describe("after a restart", () => {
  it("a game goes on where it was, with the same seats, clocks and commitment", async () => {
    const database = join(folder(), "games.db");
    const server = await start({ database });
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    let isPaused = false;
    for (const [i, client] of [first, second].entries()) autoplay(client, { room, rng: createRng(i), goesOn: () => !isPaused });
    await first.until((message) => message.type === "game" && message.at >= 30);
    isPaused = true;
    // What was on its way has arrived when both have been answered.
    for (const client of [first, second, first, second]) await client.do({ type: "ping" });
    for (const client of [first, second]) {
      const shown = client.until((message) => message.type === "game" && message.reset === true);
      await client.do({ type: "resync", room });
      await shown;
    }
    const before = [first.snapshot, second.snapshot];
    const left = first.game?.clock?.left ?? [];
    const { commitment } = first.room ?? {};
    await server.close();

    const again = await start({ database });
    const back = [await connect(again, first.token), await connect(again, second.token)];
    const shown = back.map((client) => client.next("game"));
    for (const client of back) await client.do({ type: "enter", room });
    expect((await Promise.all(shown)).map(({ snapshot }) => snapshot)).toEqual(before);
    const now = back[0].game?.clock?.left ?? [];
    for (const [i, ms] of left.entries()) expect(Math.abs(ms - now[i])).toBeLessThan(3000);
    expect(back[0].room?.commitment).toBe(commitment);
    for (const [i, client] of back.entries()) autoplay(client, { room, rng: createRng(i) });
    expect((await over(back[1])).matchWinners).toHaveLength(1);
  });

  it("from a backup that was made while it ran, it is what it was then", async () => {
    const path = folder();
    const database = join(path, "games.db");
    const server = await start({ database });
    const client = await connect(server);
    const room = await open(client);
    await backUp(database, join(path, "backup.db"));
    const later = await open(client);
    await server.close();
    await restore(database, join(path, "backup.db"));
    const again = await connect(await start({ database }), client.token);
    expect(await again.ask({ type: "enter", room })).toMatchObject({ type: "done", room });
    expect(await again.ask({ type: "enter", room: later })).toMatchObject({ code: "notFound" });
    await expect(backUp(database, join(path, "backup.db"))).rejects.toThrow("not overwritten");
  });
});

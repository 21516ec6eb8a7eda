import { describe, expect, it } from "vitest";
import { Clocks } from "../src/rooms/clocks.ts";
import { connect, open, over, seat, start } from "./start.ts";

const everybody = () => true;

describe("clocks", () => {
  it("count for who has to decide, and give the increment back when the decision passes on", () => {
    const clocks = new Clocks({ game: 60, increment: 5, decision: 30 }, 2, everybody);
    clocks.skip(1000);
    clocks.ask(0, 1000);
    clocks.ask(0, 4000);
    expect(clocks.view(4000).left).toEqual([57_000, 60_000]);
    clocks.ask(1, 6000);
    expect(clocks.view(6000)).toEqual({ left: [60_000, 60_000], running: 1, decision: 30_000 });
    expect(clocks.view(7000).left).toEqual([60_000, 59_000]);
  });

  it("end with the decision's time or the game's, whichever is over first", () => {
    const clocks = new Clocks({ game: 60, increment: 0, decision: 50 }, 2, everybody);
    clocks.ask(0, 0);
    expect(clocks.deadline()).toBe(50_000);
    clocks.ask(0, 40_000);
    expect(clocks.deadline()).toBe(60_000);
    clocks.ask(null, 41_000);
    expect(clocks.deadline()).toBeNull();
  });

  it("stand still while nobody leads the room, and for bots", () => {
    const clocks = new Clocks({ game: 60, increment: 0, decision: 50 }, 2, (who) => who === 0);
    clocks.ask(0, 0);
    clocks.ask(0, 1000);
    clocks.skip(500_000);
    expect(clocks.view(500_000).left[0]).toBe(59_000);
    expect(clocks.deadline()).toBe(550_000);
    clocks.ask(1, 501_000);
    expect(clocks.view(600_000)).toEqual({ left: [58_000, 60_000], running: null, decision: null });
  });
});

describe("whose time is over", () => {
  it("loses, and whoever stays away loses the match", async () => {
    const server = await start();
    const timed = async () => {
      const [first, second] = [await connect(server), await connect(server)];
      const room = await open(first, { clock: { game: 600, increment: 0, decision: 5 } });
      await seat(room, [first, second]);
      const late = first.snapshot.question?.player ?? 0;
      const { matchWinners, lastResult } = await over(second);
      expect(lastResult?.reason).toBe("timeout");
      expect(matchWinners).toEqual([1 - late]);
    };
    const left = async () => {
      const [first, second] = [await connect(server), await connect(server)];
      const room = await open(first, { mode: "match", bestOf: 3, clock: null, away: 5 });
      await seat(room, [first, second]);
      await first.close();
      expect((await second.roomWhere(({ seats }) => !seats[0].present)).seats[0].forfeitIn).toBeGreaterThan(4000);
      const { matchWinners, lastResult } = await over(second);
      expect(lastResult?.reason).toBe("abandoned");
      expect(matchWinners).toEqual([1]);
    };
    await Promise.all([timed(), left()]);
  });

  it("may come back on another device and finds the board as it was", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first, { away: 60 });
    await seat(room, [first, second]);
    const before = first.snapshot;
    await first.close();
    await second.roomWhere(({ seats }) => !seats[0].present);
    const again = await connect(server, first.token);
    expect(again.rooms).toEqual([room]);
    const shown = again.next("game");
    await again.do({ type: "enter", room });
    expect((await shown).snapshot).toEqual(before);
    expect((await second.roomWhere(({ seats }) => seats[0].present)).seats[0].forfeitIn).toBeNull();
  });
});

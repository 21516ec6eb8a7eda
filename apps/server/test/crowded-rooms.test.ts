import type { State } from "@rulebound/engine/internal";
import { DEFAULT_TERMS, type Terms } from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { fastify } from "fastify";
import { describe, expect, it } from "vitest";
import type { Caller } from "../src/rooms/audience.ts";
import { BotPlayers } from "../src/rooms/bots.ts";
import { registerDeck } from "../src/rooms/decks.ts";
import { endOf } from "../src/rooms/ends.ts";
import { Room } from "../src/rooms/room.ts";
import { Table } from "../src/rooms/table.ts";
import { ThinkingQueue } from "../src/rooms/thinking.ts";
import { rules } from "../src/rules/present.ts";
import { Versions } from "../src/rules/versions.ts";

const { pool } = rules;
const HOUR = 3_600_000;

/** A room that is led by nobody's process: what it says to whom is kept, and its clock is set by the test. */
class Stage {
  at = 1000;
  readonly told = new Map<string, string[]>();
  readonly room: Room;

  constructor(terms: Partial<Terms> = {}, sitters: readonly ("person" | "bot")[] = ["person", "person"]) {
    const table = new Table("ROOM", rules);
    const all = { ...DEFAULT_TERMS, ...terms };
    table.apply({ do: "open", terms: all, host: "p0", code: "CODE" }, this.at);
    this.room = new Room(
      {
        pool,
        versions: new Versions(null),
        journal: { append: async () => {} },
        bots: new BotPlayers(HOUR, 1),
        log: fastify().log,
        now: () => this.at,
        deliver: ({ connection }, text) => this.told.set(connection, [...(this.told.get(connection) ?? []), text]),
        onStored: () => {},
        onProgress: () => {},
        onAbandoned: () => {},
        onTalk: () => {},
        ratingOf: () => null,
      },
      table,
      1,
      1,
      this.at,
    );
    for (const [seat, kind] of sitters.entries())
      this.room.commit({
        do: "sit",
        seat,
        sitter: { account: kind === "bot" ? "bot:busy" : `p${seat}`, name: `P${seat}`, kind: kind === "bot" ? "bot" : "guest" },
        deck: registerDeck(pool, ["jinx", "ahri"][seat], all),
      });
    for (const [seat, kind] of sitters.entries()) if (kind === "person") this.room.commit({ do: "ready", seat, ready: true });
  }

  caller(account: string, connection = account): Caller {
    return { node: "n", connection, account, name: account, kind: "guest", language: "en" };
  }

  /** When everything that was accepted is on the disk, which is nowhere. */
  settled(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }
}

describe("a member of a process that was stopped and continues", () => {
  it("stays, if it came back before the process was known to live again", async () => {
    const stage = new Stage();
    stage.room.members.enter(stage.caller("p0"));
    stage.at += 5000;
    stage.room.members.enter(stage.caller("p1"));
    stage.room.members.leaveAllOf("n", stage.at - 2000);
    await stage.settled();
    expect([...stage.room.members.values()].map(({ account }) => account)).toEqual(["p1"]);
    expect(stage.told.get("p1")?.some((text) => text.includes('"type":"game"'))).toBe(true);
  });
});

describe("a room with 520 who want to watch", () => {
  it("lets in whoever has a seat there, and 500 others", () => {
    const stage = new Stage();
    const { room } = stage;
    const refused: string[] = [];
    for (let i = 0; i < 520; i++)
      try {
        room.members.enter(stage.caller(`w${i}`));
      } catch (error) {
        refused.push(String(error));
      }
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatch(/500 people watch here already/);
    expect(room.members.enter(stage.caller("p0")).seat).toBe(0);
    expect(room.members.enter(stage.caller("p1")).seat).toBe(1);
    expect(room.members.isPresent(0) && room.members.isPresent(1)).toBe(true);
  });

  it("sends away the oldest of one person's many connections", () => {
    const stage = new Stage();
    for (let i = 0; i < 20; i++) stage.room.members.enter(stage.caller("p0", `device ${i}`));
    expect([...stage.room.members.values()].map(({ connection }) => connection)).toEqual(
      Array.from({ length: 8 }, (_, i) => `device ${12 + i}`),
    );
    expect(stage.told.get("device 0")?.at(-1)).toMatch(/too many devices/);
  });
});

describe("what spectators will see later", () => {
  it("is kept once for all of them, however often they ask", async () => {
    const stage = new Stage({ delay: 30 });
    const { room } = stage;
    for (let i = 0; i < 100; i++) room.members.enter(stage.caller(`w${i}`));
    await stage.settled();
    const once = room.news.waitingBytes;
    expect(once).toBeGreaterThan(1000);
    expect(once).toBeLessThan(60_000);
    for (let i = 0; i < 100; i++)
      for (let n = 2; n < 20; n++) room.receive(stage.caller(`w${i}`), { v: PROTOCOL_VERSION, n, type: "resync", room: "ROOM" });
    await stage.settled();
    expect(room.news.waitingBytes).toBe(once);
    for (let i = 0; i < 100; i++) room.members.leave({ node: "n", connection: `w${i}` });
    expect(room.news.waitingBytes).toBe(0);
    await room.retire("stopped");
  });

  it("is bounded, also by what they say", async () => {
    const stage = new Stage({ delay: 600 });
    const { room } = stage;
    const member = room.members.enter(stage.caller("w"));
    const from = { account: "w", name: "W", kind: "guest", rating: null } as const;
    for (let i = 0; i < 20_000; i++) room.news.sendTalk({ type: "chat", from, seat: null, text: "x".repeat(300) }, member);
    await stage.settled();
    expect(room.news.waitingBytes).toBeLessThan(5 * 1024 * 1024);
    await room.retire("stopped");
  });
});

describe("a room that nobody needs", () => {
  const ends = (stage: Stage, after: number): string | null => endOf(stage.room, stage.at + after);

  it("ends a minute after everybody has left bots alone, though not while somebody watches", () => {
    const stage = new Stage({}, ["bot", "bot"]);
    expect(stage.room.table.phase).toBe("playing");
    expect(ends(stage, 50_000)).toBeNull();
    expect(ends(stage, 61_000)).toBe("closedBotsOnly");
    stage.room.members.enter(stage.caller("w"));
    expect(ends(stage, 61_000)).toBeNull();
  });

  it("does not begin again when bots are through with it", () => {
    const stage = new Stage({}, ["bot", "bot"]);
    stage.room.commit({ do: "lose", seat: 0, reason: "conceded" });
    expect(stage.room.table).toMatchObject({ phase: "over", isRematchWanted: false, round: 1 });
    stage.room.wake();
    expect(stage.room.table).toMatchObject({ phase: "over", round: 1 });
  });

  it("begins again when the person at the table wants that", () => {
    const stage = new Stage({}, ["person", "bot"]);
    stage.room.commit({ do: "lose", seat: 0, reason: "conceded" });
    expect(stage.room.table).toMatchObject({ phase: "over", round: 1 });
    stage.room.commit({ do: "rematch", seat: 0, wanted: true });
    expect(stage.room.table).toMatchObject({ phase: "playing", round: 2 });
  });

  it("ends where nobody has done anything: sooner if nobody is there, and games without a clock after a day", () => {
    const open = new Stage({}, []);
    expect(ends(open, 0.6 * HOUR)).not.toBeNull();
    open.room.members.enter(open.caller("p0"));
    expect(ends(open, 0.6 * HOUR)).toBeNull();
    expect(ends(open, 2.1 * HOUR)).not.toBeNull();
    const endless = new Stage({ clock: null, away: null });
    expect(ends(endless, 23 * HOUR)).toBeNull();
    expect(ends(endless, 25 * HOUR)).toBe("closedLeft");
    expect(ends(new Stage(), 25 * HOUR)).toBeNull();
  });
});

describe("bots that wait to think", () => {
  const wish = (room: string, forPeople: boolean, isCurrent = () => true) => ({
    room,
    forPeople,
    isCurrent,
    bot: "expert",
    state: {} as State,
    rules,
    file: null,
    seed: 1,
  });

  it("go by the order they came in, those who play against people first", () => {
    const queue = new ThinkingQueue();
    for (let i = 0; i < 100; i++) void queue.add(wish(`alone ${i}`, false));
    for (let i = 0; i < 3; i++) void queue.add(wish(`people ${i}`, true));
    expect(Array.from({ length: 5 }, () => queue.next()?.room)).toEqual(["people 0", "people 1", "people 2", "alone 0", "alone 1"]);
  });

  it("have one question of a room at most, and none that nobody waits for", async () => {
    const queue = new ThinkingQueue();
    const old = queue.add(wish("room", true));
    const gone = queue.add(wish("other", true, () => false));
    for (let i = 0; i < 50; i++) void queue.add(wish("room", true));
    expect(await old).toBeNull();
    expect(queue.size).toBe(2);
    expect(queue.next()?.room).toBe("room");
    expect(await gone).toBeNull();
    expect(queue.size).toBe(0);
  });
});

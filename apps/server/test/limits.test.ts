import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { createRng } from "@rulebound/bots";
import { LONGEST_MESSAGE, type ServerMessage } from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { DEFAULT_OPTIONS } from "../src/index.ts";
import { autoplay, type Client, type GameMessage } from "./client.ts";
import { connect, http, open, over, seat, start } from "./start.ts";

const { limits } = DEFAULT_OPTIONS;
const closed = async ({ socket }: Client): Promise<number> => ((await once(socket, "close")) as [number])[0];

describe("a client that says too much", () => {
  it("is told so, is heard again after a while, and is sent away if it does not stop", async () => {
    const server = await start({ limits: { ...limits, burst: 10, rate: 20 } });
    const client = await connect(server);
    const count = limits.mistakes - 10;
    for (let i = 0; i < count; i++) client.say({ type: "ping" });
    await client.until((message) => message.type === "error" && message.code === "tooMuch");
    await setTimeout(500); // it takes a twentieth of a second to be heard once more
    expect((await client.ask({ type: "ping" })).type).toBe("pong");
    const gone = closed(client);
    for (let i = 0; i < 400; i++) client.say({ type: "ping" });
    expect(await gone).toBe(1008);
    expect((await http(server, "GET", "/health")).status).toBe(200);
  });

  it("hears of every message what became of it, by its number", async () => {
    const server = await start({ limits: { ...limits, burst: 10, rate: 1 } });
    const client = await connect(server);
    const replies = await Promise.all(Array.from({ length: 20 }, () => client.ask({ type: "ping" })));
    expect(replies.filter(({ type }) => type === "error").length).toBeGreaterThanOrEqual(9);
    const tooLong = client.until((message) => message.type === "error" && message.n === 77);
    client.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, n: 77, type: "ping", more: "x".repeat(LONGEST_MESSAGE) }));
    expect(await tooLong).toMatchObject({ code: "tooMuch" });
    const unreadable = client.until((message) => message.type === "error" && message.n === null);
    client.socket.send("what");
    expect(await unreadable).toMatchObject({ code: "tooMuch" });
  });

  it("in a room, is not passed on to the others", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const replies = await Promise.all(Array.from({ length: 60 }, () => first.ask({ type: "emote", room, emote: "wow" })));
    const refused = replies.filter((reply) => reply.type === "error" && reply.code === "tooMuch");
    expect(refused.length).toBeGreaterThanOrEqual(20);
    await second.do({ type: "emote", room, emote: "hello" });
    expect(second.heard.filter(({ type }) => type === "emote").length).toBeLessThanOrEqual(60 - refused.length + 1);
  });
});

describe("a client that does not read", () => {
  it("is cut off before what waits for it grows large", async () => {
    const server = await start({ limits: { ...limits, burst: 100_000, rate: 100_000, pending: 100_000, backlog: 200_000 } });
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    first.socket.pause();
    for (let i = 0; i < 3000; i++) first.say({ type: "resync", room });
    const { seats } = await second.roomWhere(({ seats: all }) => all.some(({ present }) => !present));
    expect(seats.filter(({ present }) => !present)).toHaveLength(1);
    first.socket.terminate();
  });
});

describe("an address", () => {
  it("has only so many connections, and new guests", async () => {
    const server = await start({ connectionsPerAddress: 3, limits: { ...limits, guests: 2 } });
    const [first, second] = [await connect(server), await connect(server)];
    await expect(connect(server)).rejects.toThrow(/no welcome/);
    await second.close();
    const third = await connect(server, first.token);
    const fourth = new WebSocket(`${server.address.replace(/^http/, "ws")}/ws`);
    const fifth = new WebSocket(`${server.address.replace(/^http/, "ws")}/ws`);
    const refusals = await Promise.allSettled([fourth, fifth].map((socket) => once(socket, "open")));
    expect(refusals.map(({ status }) => status)).toContain("rejected");
    for (const socket of [fourth, fifth]) socket.on("error", () => {}).terminate();
    await third.close();
  });

  it("makes only so many requests a minute", async () => {
    const server = await start({ requestsPerMinute: 5 });
    const answers: number[] = [];
    for (let i = 0; i < 8; i++) answers.push((await http(server, "GET", "/api/about")).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await http(server, "GET", "/health")).status).toBe(200);
  });
});

describe("a spectator of a game with a delay", () => {
  it("is shown every position later than the players", async () => {
    const server = await start();
    const [first, second, watcher] = [await connect(server), await connect(server), await connect(server)];
    const room = await open(first, { delay: 1 });
    await seat(room, [first, second]);
    await watcher.do({ type: "enter", room });
    /** How far players had come, and when; no event is left out for anybody, so their number says how far. */
    const reached: { readonly events: number; readonly at: number }[] = [];
    const early: unknown[] = [];
    const listen = (client: Client, hear: (message: GameMessage) => void): void => {
      client.socket.on("message", (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === "game") hear(message);
      });
    };
    const eventsOf = ({ since, events }: GameMessage): number => since + events.length;
    for (const client of [first, second]) listen(client, (message) => reached.push({ events: eventsOf(message), at: Date.now() }));
    let seen = 0;
    listen(watcher, (message) => {
      seen++;
      const players = reached.find(({ events }) => events >= eventsOf(message));
      // Players and spectator read in one process here, which may be late itself.
      if (players !== undefined && Date.now() - players.at < 500) early.push({ events: eventsOf(message), ms: Date.now() - players.at });
      if (watcher.snapshot.question?.mine === true) early.push("is asked");
    });
    for (const [i, client] of [first, second].entries()) autoplay(client, { room, rng: createRng(i) });
    const end = await over(first);
    expect((await over(watcher)).matchWinners).toEqual(end.matchWinners);
    expect(seen).toBeGreaterThan(20);
    expect(early).toEqual([]);
  });
});

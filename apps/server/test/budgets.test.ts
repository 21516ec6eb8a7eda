import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerMessage } from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Budget } from "../src/gateway/budget.ts";
import { networkOf } from "../src/gateway/clients.ts";
import { DEFAULT_OPTIONS, NO_BOUNDS } from "../src/index.ts";
import { type Client, QUICK } from "./client.ts";
import { connect, open, seat, start } from "./start.ts";

const { limits } = DEFAULT_OPTIONS;
const isRefused = (message: ServerMessage): boolean => message.type === "error" && message.code === "tooMuch";
const wholes = ({ heard }: Client): number => heard.filter((message) => message.type === "game" && message.reset === true).length;

afterEach(() => vi.restoreAllMocks());

describe("a budget", () => {
  it("gives so much at once, then by and by, and makes who overdraws it wait", () => {
    const budget = new Budget({ burst: 10, perSecond: 2 }, 0);
    expect([budget.take(10, 0), budget.take(1, 0), budget.take(1, 500)]).toEqual([true, false, true]);
    budget.charge(20, 1000);
    expect(budget.wait(1000)).toBe(9500);
    expect(budget.wait(11_000)).toBe(0);
    expect([budget.isFull(15_000), budget.isFull(20_000)]).toEqual([false, true]);
  });

  it("is that of a network: an IPv4 address, or the half of an IPv6 address that is given away as a whole", () => {
    expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
    expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
    const one = networkOf("2001:db8:1:2::1");
    expect(one).toBe(networkOf("2001:0DB8:1:2:ffff:1:2:3"));
    expect(one).not.toBe(networkOf("2001:db8:1:3::1"));
    expect(networkOf("::1")).toBe("0:0:0:0::/64");
  });
});

describe("one address that asks for everything anew", () => {
  it("gets it as often as its work may cost, on all connections together, and coming back renews nothing", async () => {
    const once = { burst: 3000, perSecond: 1 };
    const server = await start({ work: { ...NO_BOUNDS, address: once } });
    const clients = [await connect(server), await connect(server)];
    const room = await open(clients[0]);
    await seat(room, clients);
    const flood = async (all: readonly Client[], times: number): Promise<number> => {
      const before = all.reduce((sum, client) => sum + wholes(client), 0);
      for (let i = 0; i < times; i++) for (const client of all) client.say({ type: "resync", room });
      await wait(1000);
      return all.reduce((sum, client) => sum + wholes(client), 0) - before;
    };
    const most = once.burst / 6;
    expect(await flood(clients, most)).toBeLessThanOrEqual(most);
    for (const client of clients) client.socket.terminate();
    await expect(connect(server, clients[0].token)).rejects.toThrow("429");
  });
});

describe("what is refused", () => {
  it("is not parsed", async () => {
    const server = await start({ limits: { ...limits, burst: 5, rate: 0.001 } });
    const client = await connect(server);
    const parse = vi.spyOn(JSON, "parse");
    const refusals = Array.from({ length: 10 }, (_, i) =>
      client.until((message) => isRefused(message) && "n" in message && message.n === 100 + i),
    );
    for (let i = 0; i < 20; i++) client.socket.send(`{"v":${PROTOCOL_VERSION},"n":${90 + i},"type":"ping","marker":"${"x".repeat(1000)}"}`);
    await Promise.all(refusals);
    expect(parse.mock.calls.filter(([text]) => text.includes("x".repeat(1000))).length).toBeLessThanOrEqual(5);
  });

  it("is not heard any more once the connection was told to go", async () => {
    const server = await start({ limits: { ...limits, mistakes: 3 } });
    const client = await connect(server);
    const closed = once(client.socket, "close");
    const parse = vi.spyOn(JSON, "parse");
    for (let i = 0; i < 200; i++) client.socket.send(`nonsense ${i}`);
    expect((await closed)[0]).toBe(1008);
    expect(parse.mock.calls.filter(([text]) => text.startsWith("nonsense")).length).toBe(3);
  });

  it("is not even read, if it is more than may be", async () => {
    const server = await start({
      limits: { ...limits, burst: 1e6, rate: 1e6 },
      work: { ...NO_BOUNDS, reading: { burst: 50_000, perSecond: 20_000 } },
    });
    const client = await connect(server);
    const parse = vi.spyOn(JSON, "parse");
    for (let i = 0; i < 2000; i++)
      client.socket.send(`{"v":${PROTOCOL_VERSION},"n":${i + 2},"type":"ping","marker":"${"x".repeat(1000)}"}`);
    await wait(1000);
    // What the network had delivered already is read: one piece of 64 KiB.
    expect(parse.mock.calls.filter(([text]) => text.includes("x".repeat(1000))).length).toBeLessThan(200);
    client.socket.terminate();
  });
});

describe("ping frames", () => {
  it("are answered now and then", async () => {
    const server = await start();
    const client = await connect(server);
    let pongs = 0;
    client.socket.on("pong", () => {
      pongs++;
    });
    for (let i = 0; i < 500; i++) client.socket.ping("are you there?");
    await client.do({ type: "ping" });
    expect(pongs).toBeGreaterThan(0);
    expect(pongs).toBeLessThan(20);
  });
});

describe("words", () => {
  it("are counted by account: who leaves and enters, or comes twice, has none left either", async () => {
    const server = await start();
    const client = await connect(server);
    const room = await open(client);
    const say = (one: Client) => one.ask({ type: "chat", room, text: "hello" });
    for (let i = 0; i < 30; i++) expect((await say(client)).type).toBe("done");
    expect(isRefused(await say(client))).toBe(true);
    await client.do({ type: "leave", room });
    await client.do({ type: "enter", room });
    expect(isRefused(await say(client))).toBe(true);
    const other = await connect(server, client.token);
    await other.do({ type: "enter", room });
    expect(isRefused(await say(other))).toBe(true);
  });
});

describe("codes of rooms", () => {
  it("are long, and may be wrong only so often, whoever asks from an address", async () => {
    const server = await start({ work: { ...NO_BOUNDS, guesses: { burst: 3, perSecond: 0.001 } } });
    const [host, thief] = [await connect(server), await connect(server)];
    const room = await open(host);
    expect(host.room?.code).toMatch(/^[0-9A-Z]{10}$/);
    const guess = (one: Client, n: number) => one.ask({ type: "enter", room: `WRONG${n}` });
    const replies = [];
    for (let i = 0; i < 6; i++) replies.push(await guess(thief, i));
    expect(replies.map((reply) => (reply.type === "error" ? reply.code : reply.type))).toEqual([
      ...Array.from({ length: 4 }, () => "notFound"),
      "tooMuch",
      "tooMuch",
    ]);
    const other = await connect(server);
    for (let i = 0; i < 6; i++) await guess(other, i);
    const third = await connect(server);
    expect(await guess(third, 1)).toMatchObject({ code: "tooMuch" });
    // By its id, or in it already, one is not guessing.
    await third.do({ type: "enter", room });
    await host.do({ type: "resync", room });
  });
});

describe("rooms of one address", () => {
  it("are so many, whoever opens them", async () => {
    const server = await start({ roomsPerAddress: 3 });
    const clients = [await connect(server), await connect(server)];
    for (const client of [clients[0], clients[1], clients[0]]) await open(client);
    const terms = QUICK;
    for (const client of clients) expect(await client.ask({ type: "open", terms })).toMatchObject({ code: "tooMuch" });
    expect(await clients[1].ask({ type: "queue", mode: "duel", format: "open", bestOf: 1, deck: "jinx" })).toMatchObject({
      code: "tooMuch",
    });
  });
});

describe("rooms opened at once", () => {
  it("count while they are written", async () => {
    const server = await start({ roomsPerAddress: 3 });
    const clients = await Promise.all(Array.from({ length: 8 }, () => connect(server)));
    const replies = await Promise.all(clients.map((client) => client.ask({ type: "open", terms: QUICK })));
    expect(replies.filter(({ type }) => type === "done")).toHaveLength(3);
    expect(replies.filter((reply) => reply.type === "error" && reply.code === "tooMuch")).toHaveLength(5);
  });
});

describe("odd messages", () => {
  it("are refused with a reason, and nothing comes of them", async () => {
    const server = await start();
    const client = await connect(server);
    const room = await open(client);
    const refusal = async (text: string): Promise<ServerMessage> => {
      const reply = client.until(({ type }) => type === "error");
      client.socket.send(text);
      return reply;
    };
    const deep = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
    const odd = [
      `{"v":${PROTOCOL_VERSION},"n":50,"type":"answer","room":"${room}","at":1,"answer":${deep(15_000)}}`,
      `{"v":${PROTOCOL_VERSION},"n":50,"type":"answer","room":"${room}","at":1e999,"answer":{"do":"pass"}}`,
      `{"v":${PROTOCOL_VERSION},"n":${"9".repeat(30_000)},"type":"ping"}`,
      `{"v":${PROTOCOL_VERSION},"n":50,"type":"constructor"}`,
      `{"v":${PROTOCOL_VERSION},"n":50,"type":"__proto__","__proto__":{"type":"ping"}}`,
      `{"v":${PROTOCOL_VERSION},"n":50,"type":"enter","room":"${"\u0130".repeat(10)}"}`,
      `{"v":${PROTOCOL_VERSION},"n":50,"type":"addBot","room":"${room}","bot":"__proto__"}`,
      `{"v":${PROTOCOL_VERSION},"n":51,"type":"addBot","room":"${room}","bot":"hasOwnProperty"}`,
      `{"v":${PROTOCOL_VERSION},"n":52,"type":"open","terms":{"mode":"__proto__"}}`,
    ];
    for (const text of odd) expect((await refusal(text)).type, text.slice(0, 80)).toBe("error");
    expect((await client.ask({ type: "ping" })).type).toBe("error"); // its numbers have gone on to 51
  });

  it("of odd letters are said in plain ones", async () => {
    const server = await start();
    const client = await connect(server);
    const room = await open(client);
    const said = async (text: string): Promise<string | undefined> => {
      const heard = client.next("chat");
      await client.do({ type: "chat", room, text });
      return (await heard).text;
    };
    expect(await said(`a${"\u0301".repeat(200)}b`)).toBe(`a${"\u0301".repeat(4)}b`);
    expect(await said("one\u202Eowt\u0000\n three\ud800")).toBe("one owt three");
    expect(await said("\u200b\u200b")).toBe("…");
  });
});

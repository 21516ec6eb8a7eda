import { once } from "node:events";
import { connect as dial } from "node:net";
import { createRng } from "@rulebound/bots";
import { legal } from "@rulebound/engine/internal";
import { DEFAULT_TERMS } from "@rulebound/protocol";
import { describe, expect, it, vi } from "vitest";
import { NO_BOUNDS } from "../src/index.ts";
import { playAgain, type StoredEntry } from "../src/rooms/played.ts";
import { Table } from "../src/rooms/table.ts";
import { Versions } from "../src/rules/versions.ts";
import { laid, playedAt } from "./proofs/leak/deal.ts";
import { connect, http, open, over, seat, start } from "./start.ts";

/** What nobody listed: each was found by trying, and let one client take what belongs to all. */

describe("a room", () => {
  it("is not made longer for ever by somebody who is ready, and not, and ready", async () => {
    const server = await start();
    const client = await connect(server);
    const room = await open(client);
    await client.do({ type: "sit", room, deck: "jinx" });
    let refused = 0;
    for (let i = 0; i < 2100; i++) {
      const reply = await client.ask({ type: "ready", room, ready: i % 2 === 0 });
      if (reply.type === "error") refused++;
      if (refused > 3) break;
    }
    expect(refused).toBeGreaterThan(3);
    expect(await client.ask({ type: "sit", room, deck: "jinx" })).toMatchObject({ code: "tooMuch" });
    await open(client);
  }, 60_000);

  it("is played so many times", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    let matches = 1;
    for (; matches < 70; matches++) {
      await first.do({ type: "concede", room });
      await over(second);
      const replies = [await first.ask({ type: "rematch", room, wanted: true }), await second.ask({ type: "rematch", room, wanted: true })];
      if (replies.some(({ type }) => type === "error")) break;
      await first.roomWhere(({ phase }) => phase === "playing");
    }
    expect(matches).toBe(50);
  }, 60_000);

  it("is played again in pieces, however long it is", async () => {
    const rng = createRng(1);
    const entries: StoredEntry[] = [];
    const apply = vi.spyOn(Table.prototype, "apply");
    const table = laid({ ...DEFAULT_TERMS, clock: null, away: null }, rng);
    const { state } = playedAt(table);
    while (state.decision !== null && apply.mock.calls.length < 500) {
      const answers = legal(state);
      table.apply({ do: "answer", seat: state.decision.player, answer: answers[rng.below(answers.length)] }, 0);
    }
    for (const [n, [entry, at]] of apply.mock.calls.entries()) entries.push({ n, at, body: JSON.stringify(entry) });
    vi.restoreAllMocks();
    // Each look at the clock finds it 3 ms later, so that a piece is the same few entries on every machine.
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 3));
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const { lost } = await playAgain(table.id, entries, new Versions(null));
    isOver = true;
    vi.restoreAllMocks();
    expect(lost).toBeNull();
    expect(turns).toBeGreaterThan(entries.length / 4);
  });

  it("asks nobody twice whether the same answer may be taken back", async () => {
    const server = await start();
    const clients = [await connect(server), await connect(server)];
    const room = await open(clients[0], { clock: null, away: null });
    await seat(room, clients);
    const one = clients.find(({ snapshot }) => snapshot.question?.mine) ?? clients[0];
    const other = one === clients[0] ? clients[1] : clients[0];
    await one.do({ type: "answer", room, at: one.game?.at ?? 0, answer: { do: "done" } });
    await one.do({ type: "askTakeBack", room });
    await other.do({ type: "replyTakeBack", room, consent: false });
    expect(await one.ask({ type: "askTakeBack", room })).toMatchObject({ code: "notAllowed", detail: "you have asked for this already" });
  });
});

describe("what is kept because of one address", () => {
  it("is bounded: then there are no new guests, rooms, decks or words from it; games go on", async () => {
    const server = await start({ work: { ...NO_BOUNDS, storing: { burst: 24_000, perSecond: 1 } } });
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const replies: string[] = [];
    for (let i = 0; i < 40; i++) {
      const reply = await first.ask({ type: "chat", room, text: "words" });
      replies.push(reply.type === "error" ? reply.code : reply.type);
    }
    expect(replies.slice(-3)).toEqual(["tooMuch", "tooMuch", "tooMuch"]);
    await expect(open(second)).rejects.toThrow(/kept/);
    await expect(connect(server)).rejects.toThrow(/kept/);
    expect((await http(server, "POST", "/api/guests")).status).toBe(429);
    const one = [first, second].find(({ snapshot }) => snapshot.question?.mine) ?? first;
    await one.do({ type: "answer", room, at: one.game?.at ?? 0, answer: { do: "done" } });
    await second.do({ type: "concede", room });
    await over(first);
  });
});

describe("a message in pieces", () => {
  it("has few of them: each takes much more than is in it", async () => {
    const server = await start();
    const { hostname, port } = new URL(server.address);
    const socket = dial({ host: hostname, port: Number(port) });
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(
      "GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    );
    await once(socket, "data");
    const piece = Buffer.from([0x00, 0x81, 0, 0, 0, 0, 0x61]);
    socket.write(Buffer.concat([Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x61]), ...Array.from({ length: 100 }, () => piece)]));
    await Promise.race([
      once(socket.resume(), "close"),
      new Promise((_, reject) => setTimeout(() => reject(new Error("still open")), 5000)),
    ]);
  }, 20_000);
});

describe("a name", () => {
  it("is nobody's who could be taken for another: in two alphabets, in letters that look alike, a bot's, a guest's", async () => {
    const server = await start();
    const take = async (name: string): Promise<number> =>
      (await http(server, "POST", "/api/members", { name, password: "correct horse battery" })).status;
    expect(await take("Ashe")).toBe(201);
    expect(await take("Аshe")).toBe(422); // the first letter is Cyrillic
    expect(await take("Аѕһе")).toBe(409); // all of them are
    expect(await take("Guest 7Q2K")).toBe(422);
    expect(await take("Expert")).toBe(422);
    expect(await take("deleted")).toBe(422);
    expect(await take("Ольга")).toBe(201);
    expect(await take("青龙 Dragon")).toBe(201);
  }, 30_000);
});

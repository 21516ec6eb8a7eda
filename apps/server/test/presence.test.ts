import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { connect, http, open, seat, start } from "./start.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  while (ends.length > 0) ends.pop()?.();
});

/** A line to the server that goes dead without a goodbye: nothing passes any more, and nobody is told. */
async function line(address: string): Promise<{ readonly address: string; readonly cut: (isCut: boolean) => void }> {
  const { port } = new URL(address);
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = createConnection(Number(port), "127.0.0.1");
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  ends.push(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port: own } = proxy.address() as { port: number };
  const cut = (isCut: boolean): void => {
    for (const socket of sockets)
      if (isCut) socket.pause();
      else socket.resume();
  };
  return { address: `http://127.0.0.1:${own}`, cut };
}

describe("who is there", () => {
  it("is told within three seconds where a line goes dead, with the time that is left, and again when it is back", async () => {
    const server = await start();
    const { address, cut } = await line(server.address);
    const [first, second] = [await connect(server), await connect({ ...server, address })];
    const room = await open(first);
    await seat(room, [first, second]);
    const since = performance.now();
    cut(true);
    const view = await first.roomWhere(({ seats }) => !seats[1].present);
    expect(performance.now() - since).toBeLessThan(3500); // the machine that tests may be busy; BEAT * SILENT_AFTER is 2.6 s
    expect(view.seats[1].forfeitIn).toBeGreaterThan(170_000);
    cut(false);
    await first.roomWhere(({ seats }) => seats[1].present && seats[1].forfeitIn === null);
  });

  it("keeps a quiet client that answers pings", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const before = first.heard.length;
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const rooms = first.heard.slice(before).flatMap((message) => (message.type === "room" ? [message.view] : []));
    expect(rooms.filter(({ seats }) => seats.some(({ present }) => !present))).toEqual([]);
  });

  it("does not begin a game for somebody who was ready and has left, and counts people, not windows", async () => {
    const server = await start();
    const [host, guest] = [await connect(server), await connect(server)];
    const room = await open(host);
    for (const [n, client] of [host, guest].entries()) {
      await client.do({ type: "enter", room });
      await client.do({ type: "sit", room, seat: n, deck: "jinx" });
    }
    await host.do({ type: "ready", room, ready: true });
    const again = await connect(server, host.token);
    expect((await http(server, "GET", "/api/lobby")).body).toEqual({ online: 2, waiting: 0 });
    await host.close();
    await guest.roomWhere(({ seats }) => !seats[0].present && !seats[0].ready);
    await guest.do({ type: "ready", room, ready: true });
    expect(guest.room?.phase).toBe("open");
    await again.do({ type: "enter", room });
    expect((await again.roomWhere(({ deck }) => deck !== null)).deck).toEqual({
      name: expect.any(String),
      legend: expect.stringContaining("Jinx"),
    });
    await again.do({ type: "ready", room, ready: true });
    await again.roomWhere(({ phase }) => phase === "playing");
  });

  it("tells whoever comes back what was said, and nobody what spectators say among themselves", async () => {
    const server = await start();
    const [first, second, watcher] = [await connect(server), await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    await watcher.do({ type: "enter", room });
    await first.do({ type: "chat", room, text: "good luck" });
    await second.do({ type: "emote", room, emote: "thanks" });
    await watcher.do({ type: "chat", room, text: "he has Gust" });
    const back = await connect(server, second.token);
    const talk = back.next("talk");
    await back.do({ type: "enter", room });
    const { lines } = await talk;
    expect(lines.map(({ text, emote }) => text ?? emote)).toEqual(["good luck", "thanks"]);
  });
});

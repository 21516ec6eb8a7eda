import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { openDatabase } from "../src/store/database.ts";
import { prune } from "../src/store/prune.ts";
import { Client } from "./client.ts";
import { connect, folder, http, open, seat, start } from "./start.ts";

const TOKEN = "a-token-of-the-operator-0123456789";
const ask = (server: RunningServer, method: string, path: string, body?: unknown, token = TOKEN) =>
  http(server, method, `/api/admin${path}`, body, token);

describe("the operator's tools", () => {
  it("are for whoever knows the token, and not there without one", async () => {
    const server = await start({ adminToken: TOKEN });
    for (const token of ["", "wrong", `${TOKEN}x`, TOKEN.slice(1)])
      expect((await ask(server, "GET", "/rooms", undefined, token)).status).toBe(401);
    expect((await http(server, "GET", "/api/admin/rooms")).status).toBe(401);
    expect((await ask(server, "GET", "/rooms")).status).toBe(200);
    const without = await start();
    for (const token of ["", "null", TOKEN]) expect((await ask(without, "GET", "/rooms", undefined, token)).status).toBe(404);
  });

  it("show rooms and accounts, and end a room: those in it are told why, and nobody has won", async () => {
    const server = await start({ adminToken: TOKEN });
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const { body: rooms } = await ask(server, "GET", "/rooms?status=live");
    expect(rooms).toMatchObject([{ id: room, seats: [{ account: first.account }, { account: second.account }] }]);
    expect((await ask(server, "GET", `/accounts/${first.account}`)).body).toMatchObject({
      id: first.account,
      rooms: [{ id: room }],
      connections: [{ address: "127.0.0.1" }],
    });
    expect((await ask(server, "GET", "/rooms/NOSUCHROOM")).status).toBe(404);
    expect((await ask(server, "DELETE", `/rooms/${room}`, {})).status).toBe(400);
    const ended = second.roomWhere(({ phase }) => phase === "over");
    expect((await ask(server, "DELETE", `/rooms/${room}`, { why: "a stuck game" })).status).toBe(200);
    expect(await ended).toMatchObject({ matchWinners: [], closed: expect.stringContaining("a stuck game") });
    expect((await ask(server, "GET", "/audit")).body).toMatchObject([{ action: "end", subject: room, detail: "a stuck game" }]);
  });

  it("mute an account until it is lifted, and keep what was said for seven days", async () => {
    const database = join(folder(), "games.db");
    const server = await start({ adminToken: TOKEN, database });
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const heard = second.next("chat");
    await first.do({ type: "chat", room, text: "something rude" });
    await heard;
    expect((await ask(server, "GET", `/talk?room=${room}`)).body).toMatchObject([{ account: first.account, text: "something rude" }]);
    const { body } = await ask(server, "POST", "/sanctions", { kind: "mute", account: first.account, why: "rudeness", hours: 2 });
    expect(await first.ask({ type: "chat", room, text: "again" })).toMatchObject({
      code: "notAllowed",
      detail: expect.stringContaining("rudeness"),
    });
    expect(await first.ask({ type: "emote", room, emote: "wow" })).toMatchObject({ code: "notAllowed" });
    expect((await ask(server, "DELETE", `/sanctions/${(body as { id: string }).id}`, { why: "enough" })).status).toBe(200);
    await first.do({ type: "chat", room, text: "sorry" });
    await server.close();
    const opened = await openDatabase(database);
    const kept = () => opened.query.selectFrom("talk").select("text").execute();
    await prune(opened, Date.now() + 6 * 24 * 3600 * 1000);
    expect(await kept()).toHaveLength(2);
    await prune(opened, Date.now() + 8 * 24 * 3600 * 1000);
    expect(await kept()).toEqual([]);
    await opened.close();
  });

  it("ban an account or an address: whoever is there has to go, and does not come back", async () => {
    const server = await start({ adminToken: TOKEN });
    const [one, other] = [await connect(server), await connect(server)];
    const gone = once(one.socket, "close");
    expect((await ask(server, "POST", "/sanctions", { kind: "ban", account: one.account, why: "cheating" })).status).toBe(201);
    await gone;
    await expect(Client.connect(server.address, one.token)).rejects.toThrow(/cheating/);
    await other.do({ type: "ping" });
    const out = once(other.socket, "close");
    const { body } = await ask(server, "POST", "/sanctions", { kind: "ban", address: "127.0.0.1", why: "a flood" });
    await out;
    await expect(Client.connect(server.address)).rejects.toThrow(/a flood/);
    expect((await http(server, "POST", "/api/guests")).status).toBe(403);
    // The operator may sit at the same address.
    expect((await ask(server, "DELETE", `/sanctions/${(body as { id: string }).id}`, { why: "a mistake" })).status).toBe(200);
    await connect(server);
    for (const wrong of [
      { kind: "ban", why: "whom?" },
      { kind: "mute", address: "127.0.0.1", why: "no" },
      { kind: "ban", address: "x", why: "no" },
    ])
      expect((await ask(server, "POST", "/sanctions", wrong)).status).toBe(400);
  });

  it("give an account another name, though nobody else's", async () => {
    const server = await start({ adminToken: TOKEN });
    const member = async (name: string) => (await http(server, "POST", "/api/members", { name, password: "correct horse battery" })).body;
    const { account, token } = (await member("Rude Name")) as { account: { id: string }; token: string };
    await member("Ashe");
    expect((await ask(server, "PUT", `/accounts/${account.id}/name`, { name: "ASHE" })).status).toBe(409);
    expect((await ask(server, "PUT", `/accounts/${account.id}/name`, { name: "Polite Name" })).status).toBe(200);
    expect((await http(server, "GET", "/api/me", undefined, token)).body).toMatchObject({ name: "Polite Name" });
    expect((await http(server, "POST", "/api/sessions", { name: "polite name", password: "correct horse battery" })).status).toBeLessThan(
      300,
    );
    expect((await ask(server, "GET", "/accounts?name=polite")).body).toMatchObject([{ id: account.id }]);
  });

  it("give it to whoever is connected and sits somewhere, at once and after a restart", async () => {
    const database = join(folder(), "games.db");
    const server = await start({ adminToken: TOKEN, database });
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const seen = second.roomWhere(({ seats }) => seats[0].person?.name === "Polite Name");
    expect((await ask(server, "PUT", `/accounts/${first.account}/name`, { name: "Polite Name" })).status).toBe(200);
    await seen;
    const heard = second.next("chat");
    await first.do({ type: "chat", room, text: "hello" });
    expect((await heard).from.name).toBe("Polite Name");
    await server.close();
    const next = await start({ database });
    const back = await connect(next, second.token);
    await back.do({ type: "enter", room });
    expect(back.room?.seats[0].person?.name).toBe("Polite Name");
  });
});

import { join } from "node:path";
import { STARTER_DECKS } from "@rulebound/cards";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../src/store/database.ts";
import { connect, folder, http, open, over, seat, start } from "./start.ts";

interface Session {
  readonly token: string;
  readonly account: { readonly id: string; readonly name: string; readonly kind: string };
}

const password = "correct horse";

describe("an account", () => {
  it("begins as a guest's, becomes a member's with everything in it, and is signed in to by name and password", async () => {
    const server = await start();
    const guest = (await http(server, "POST", "/api/guests")).body as Session;
    expect(guest.account.kind).toBe("guest");
    const member = await http(server, "POST", "/api/members", { name: "Ashe", password }, guest.token);
    expect(member).toMatchObject({ status: 201, body: { account: { id: guest.account.id, name: "Ashe", kind: "member" } } });
    const again = await http(server, "POST", "/api/sessions", { name: "ASHE", password });
    expect(again).toMatchObject({ status: 201, body: { account: { id: guest.account.id } } });
    expect(await http(server, "POST", "/api/sessions", { name: "Ashe", password: "wrong horse" })).toMatchObject({ status: 401 });
    expect(await http(server, "POST", "/api/sessions", { name: "Nobody", password })).toMatchObject({ status: 401 });
    expect(await http(server, "POST", "/api/members", { name: "ashe", password })).toMatchObject({ status: 409 });
    expect(await http(server, "POST", "/api/members", { name: "<script>", password })).toMatchObject({ status: 400 });
    expect(await http(server, "GET", "/api/me", undefined, guest.token)).toMatchObject({ status: 200, body: { name: "Ashe" } });
    expect(await http(server, "GET", "/api/me")).toMatchObject({ status: 401 });
  });

  it("has sessions that can be revoked, which closes their connections", async () => {
    const server = await start();
    const one = (await http(server, "POST", "/api/members", { name: "Vi", password })).body as Session;
    const two = (await http(server, "POST", "/api/sessions", { name: "Vi", password })).body as Session;
    const client = await connect(server, two.token);
    const closed = new Promise((resolve) => client.socket.once("close", resolve));
    const sessions = (await http(server, "GET", "/api/sessions", undefined, one.token)).body as { id: string; current: boolean }[];
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(JSON.stringify(sessions)).not.toContain(two.token);
    expect(await http(server, "DELETE", "/api/sessions/others", undefined, one.token)).toMatchObject({ status: 204 });
    await closed;
    expect(await http(server, "GET", "/api/me", undefined, two.token)).toMatchObject({ status: 401 });
    expect(await http(server, "GET", "/api/me", undefined, one.token)).toMatchObject({ status: 200 });
  });

  it("keeps decks that are legal, for its owner alone", async () => {
    const server = await start();
    const [one, two] = [await connect(server), await connect(server)];
    const deck = { name: "Mine", text: STARTER_DECKS[0].text };
    const { id } = (await http(server, "POST", "/api/decks", deck, one.token)).body as { id: string };
    expect(await http(server, "POST", "/api/decks", { name: "x", text: "MainDeck:\n1 Gust" }, one.token)).toMatchObject({ status: 422 });
    expect(await http(server, "PUT", `/api/decks/${id}`, { ...deck, name: "Theirs" }, two.token)).toMatchObject({ status: 404 });
    expect(await http(server, "PUT", `/api/decks/${id}`, { ...deck, name: "Ours" }, one.token)).toMatchObject({ status: 204 });
    expect((await http(server, "GET", "/api/decks", undefined, one.token)).body).toMatchObject([{ id, name: "Ours" }]);
    expect(await http(server, "DELETE", `/api/decks/${id}`, undefined, two.token)).toMatchObject({ status: 404 });
    expect(await http(server, "DELETE", `/api/decks/${id}`, undefined, one.token)).toMatchObject({ status: 204 });
  });

  it("has a history and a rating, can be taken along, and can be forgotten", async () => {
    const server = await start();
    const tokens: string[] = [];
    for (const name of ["Lux", "Garen"])
      tokens.push(((await http(server, "POST", "/api/members", { name, password })).body as Session).token);
    const [lux, garen] = [await connect(server, tokens[0]), await connect(server, tokens[1])];
    const room = await open(lux, { rated: true });
    await seat(room, [lux, garen]);
    await garen.do({ type: "concede", room });
    const { records } = await over(lux);
    let games: unknown[] = [];
    while (games.length === 0) games = (await http(server, "GET", "/api/me/games", undefined, tokens[0])).body as unknown[];
    expect(games).toMatchObject([{ id: records[0], reason: "conceded", result: "won", rating_before: 1500 }]);
    const me = (await http(server, "GET", "/api/me", undefined, tokens[1])).body as { ratings: { rating: number }[] };
    expect(me.ratings[0].rating).toBeLessThan(1400);
    const data = (await http(server, "GET", "/api/me/export", undefined, tokens[0])).body as Record<string, unknown[]>;
    expect(data.games).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/argon2|token/);

    expect(await http(server, "DELETE", "/api/me", {}, tokens[0])).toMatchObject({ status: 400 });
    expect(await http(server, "DELETE", "/api/me", { confirm: "delete my data" }, tokens[0])).toMatchObject({ status: 204 });
    expect(await http(server, "GET", "/api/me", undefined, tokens[0])).toMatchObject({ status: 401 });
    expect(JSON.stringify((await http(server, "GET", `/api/games/${records[0]}`)).body)).not.toContain("Lux");
    expect(JSON.stringify((await http(server, "GET", "/api/me/games", undefined, tokens[1])).body)).not.toContain('"Lux"');
  });

  it("that is deleted during a rated game leaves no name, rating or account behind when the game ends", async () => {
    const file = join(folder(), "games.db");
    const server = await start({ database: file });
    const [lux, garen] = await Promise.all(
      ["Lux", "Garen"].map(async (name) => (await http(server, "POST", "/api/members", { name, password })).body as Session),
    );
    const [first, second] = [await connect(server, lux.token), await connect(server, garen.token)];
    const room = await open(first, { rated: true });
    await seat(room, [first, second]);
    expect(await http(server, "DELETE", "/api/me", { confirm: "delete my data" }, lux.token)).toMatchObject({ status: 204 });
    await second.do({ type: "concede", room });
    const { records } = await over(second);
    let game = await http(server, "GET", `/api/games/${records[0]}`);
    while (game.status === 404) game = await http(server, "GET", `/api/games/${records[0]}`);
    expect(game.body).toMatchObject({ players: ["deleted", "Garen"] });
    const { query, close } = await openDatabase(file);
    const inputs = await query.selectFrom("inputs").select("body").execute();
    expect(inputs.filter(({ body }) => body.includes("Lux"))).toEqual([]);
    expect(inputs.filter(({ body }) => body.includes("Garen"))).toHaveLength(1);
    const rows = {
      ratings: await query.selectFrom("ratings").select("account").execute(),
      participants: await query.selectFrom("participants").select(["account", "name"]).orderBy("seat").execute(),
    };
    await close();
    expect(rows).toEqual({
      ratings: [{ account: garen.account.id }],
      participants: [
        { account: "deleted", name: "deleted" },
        { account: garen.account.id, name: "Garen" },
      ],
    });
  });
});

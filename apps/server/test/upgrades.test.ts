import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRng } from "@rulebound/bots";
import { type CardPool, replaceCard } from "@rulebound/engine/internal";
import type { SeatSnapshot } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { rules } from "../src/rules/present.ts";
import type { Rules } from "../src/rules/rules.ts";
import { idOf, keep, Versions } from "../src/rules/versions.ts";
import { openDatabase } from "../src/store/database.ts";
import { workerFile } from "../src/worker-file.ts";
import { autoplay, type Client } from "./client.ts";
import type { LeftRoom } from "./proofs/leave.ts";
import { connect, errorsOf, folder, open, over, seat, start } from "./start.ts";

const here = (name: string): string => join(import.meta.dirname, "upgrades", name);

/** Answers until so many were given. */
function play(room: string, players: readonly Client[], answers: number): Promise<void> {
  let given = 0;
  return new Promise((resolve) => {
    const goesOn = (): boolean => {
      if (given++ >= answers) resolve();
      return given <= answers;
    };
    for (const player of players) autoplay(player, { room, rng: createRng(5), goesOn });
  });
}

/** Another version: the same rules, but for a card. */
function changed(name: string): Rules {
  const { data } = cardNamed(rules.pool, name);
  const pool = replaceCard(rules.pool, { ...data, might: (data.might ?? 0) + 3 });
  return { ...rules, version: "9.9.9", pool };
}

function cardNamed(pool: CardPool, name: string) {
  const index = pool.byName.get(name.toLowerCase());
  if (index === undefined) throw new Error(`there is no card ${name}`);
  return pool.cards[index];
}

/** A unit in that deck. */
const unitOf = (deck: readonly string[]): string => deck.find((name) => (cardNamed(rules.pool, name).data.might ?? 0) > 0) ?? "";

async function entriesOf(database: string, room: string): Promise<{ do: string; trace?: number; begun?: { cards: string } }[]> {
  const { query, close } = await openDatabase(database);
  const rows = await query.selectFrom("inputs").select("body").where("room", "=", room).orderBy("n").execute();
  await close();
  return rows.map(({ body }) => JSON.parse(body));
}

interface Begun {
  readonly database: string;
  readonly versions: string;
  readonly room: string;
  readonly tokens: readonly string[];
  readonly shown: readonly SeatSnapshot[];
  readonly main: readonly string[];
}

/** A duel in its middle, left by a server of this version, whose rules are kept. */
async function leftRunning(): Promise<Begun> {
  const place = folder();
  const database = join(place, "games.db");
  const versions = join(place, "versions");
  const bundle = readFileSync(await workerFile("rules"));
  keep(versions, idOf(bundle), bundle);
  const server = await start({ database, versions });
  const players = [await connect(server), await connect(server)];
  const room = await open(players[0]);
  await seat(room, players);
  await play(room, players, 30);
  for (const player of players) {
    player.onGame = null;
    const shown = player.next("game");
    await player.do({ type: "resync", room });
    await shown;
  }
  await server.close();
  const entries = (await entriesOf(database, room)) as unknown as { do: string; deck?: { main: readonly string[] } }[];
  const main = entries.find((entry) => entry.do === "sit")?.deck?.main ?? [];
  // As if it had been begun by the bundle: from sources it has no fingerprint.
  const { query, close } = await openDatabase(database);
  const start0 = await query.selectFrom("inputs").selectAll().where("body", "like", '{"do":"start"%').executeTakeFirstOrThrow();
  const body = start0.body.replace('"rules":"sources"', `"rules":"${idOf(bundle)}"`);
  expect(body).not.toBe(start0.body);
  await query.updateTable("inputs").set({ body }).where("room", "=", room).where("n", "=", start0.n).execute();
  await close();
  return { database, versions, room, tokens: players.map(({ token }) => token), shown: players.map(({ snapshot }) => snapshot), main };
}

async function comeBack({ room, tokens }: Begun, server: Awaited<ReturnType<typeof start>>): Promise<Client[]> {
  const players = [];
  for (const token of tokens) {
    const player = await connect(server, token);
    const entered = player.next("room");
    const shown = player.next("game");
    await player.do({ type: "enter", room });
    if ((await entered).view.phase === "playing") await shown;
    players.push(player);
  }
  return players;
}

describe("a database of version 0.1.0 with running games", () => {
  it("is served on by this version: every game goes on where it was, to its end", async () => {
    const database = join(folder(), "games.db");
    copyFileSync(here("0.1.0.db"), database);
    const left = JSON.parse(readFileSync(here("0.1.0.json"), "utf8")) as LeftRoom[];
    const server = await start({ database });
    for (const { what, room, phase, seats } of left) {
      const players: Client[] = [];
      for (const { token, view } of seats) {
        const player = await connect(server, token);
        const shown = phase === "playing" ? player.next("game") : null;
        const entered = player.next("room");
        await player.do({ type: "enter", room });
        expect((await entered).view, what).toMatchObject({ phase, closed: null });
        if (shown !== null) expect(((await shown).snapshot as SeatSnapshot).view, what).toMatchObject(view as object);
        players.push(player);
      }
      if (phase !== "playing") continue;
      for (const player of players) autoplay(player, { room, rng: createRng(3) });
      const { closed, lastResult } = await players[0].roomWhere((view) => view.phase === "over" || view.phase === "between");
      expect({ closed, result: lastResult?.reason }, what).toEqual({ closed: null, result: "played" });
      expect(players.flatMap(errorsOf), what).toEqual([]);
    }
  }, 120_000);
});

describe("a game that a new version would play another way", () => {
  it("is finished by the rules that it began with, and the rematch is played by the new ones", async () => {
    const begun = await leftRunning();
    const name = unitOf(begun.main);
    const server = await start({ database: begun.database, versions: begun.versions, rules: changed(name) });
    const players = await comeBack(begun, server);
    expect(players.map(({ snapshot }) => snapshot)).toEqual(begun.shown);
    for (const player of players) autoplay(player, { room: begun.room, rng: createRng(3) });
    for (const player of players) expect((await over(player)).lastResult?.reason).toBe("played");
    const mistakes = players.flatMap(errorsOf).filter((error) => error.type !== "error" || error.code !== "stale");
    expect(mistakes).toEqual([]);
    const again = players.map((player) => player.roomWhere(({ phase }) => phase === "playing"));
    for (const player of players) {
      player.onGame = null;
      await player.do({ type: "rematch", room: begun.room, wanted: true });
    }
    await Promise.all(again);
    const starts = (await entriesOf(begun.database, begun.room)).filter((entry) => entry.do === "start");
    expect(starts.map((entry) => entry.begun)).toMatchObject([{ version: rules.version }, { version: "9.9.9" }]);
    expect(starts[0].begun?.cards).not.toBe(starts[1].begun?.cards);
    // And after another start both matches of the room are led by what each began with.
    await server.close();
    const later = await start({ database: begun.database, versions: begun.versions, rules: changed(name) });
    expect((await comeBack(begun, later))[0].room).toMatchObject({ phase: "playing", closed: null });
  }, 60_000);

  it("ends without a result where those are not kept, and everybody who played is told", async () => {
    const begun = await leftRunning();
    const server = await start({ database: begun.database, rules: changed(unitOf(begun.main)), logLevel: "silent" });
    for (const { room } of await comeBack(begun, server)) {
      expect(room).toMatchObject({ phase: "over", matchWinners: [], records: [] });
      expect(room?.closed).toMatch(/another version of the rules/);
    }
    await server.close();
    expect((await entriesOf(begun.database, begun.room)).filter((entry) => entry.do === "close")).toHaveLength(1);
  }, 60_000);

  it("is noticed at the first answer that leads elsewhere, even if all of them are legal", async () => {
    const begun = await leftRunning();
    const { query, close } = await openDatabase(begun.database);
    const answer = await query
      .selectFrom("inputs")
      .selectAll()
      .where("body", "like", '{"do":"answer"%')
      .orderBy("n", "desc")
      .executeTakeFirstOrThrow();
    const body = JSON.parse(answer.body);
    await query
      .updateTable("inputs")
      .set({ body: JSON.stringify({ ...body, trace: body.trace + 1 }) })
      .where("room", "=", begun.room)
      .where("n", "=", answer.n)
      .execute();
    await close();
    const server = await start({ database: begun.database, versions: begun.versions, logLevel: "silent" });
    expect((await comeBack(begun, server))[0].room?.closed).toMatch(/another version/);
  }, 60_000);
});

describe("a new version that plays a game the same", () => {
  it("goes on with it, whatever else is new in it", async () => {
    const begun = await leftRunning();
    const other = rules.pool.cards.find(({ data }) => (data.might ?? 0) > 0 && !begun.main.includes(data.name));
    const server = await start({ database: begun.database, rules: changed(other?.data.name ?? "") });
    const players = await comeBack(begun, server);
    expect(players[0].room).toMatchObject({ phase: "playing", closed: null });
    expect(players.map(({ snapshot }) => snapshot)).toEqual(begun.shown);
  }, 60_000);
});

describe("kept rules", () => {
  it("are left aside if they are not what they were, or of another interface", async () => {
    const place = folder();
    const bundle = readFileSync(await workerFile("rules"));
    const id = idOf(bundle);
    const begun = { rules: id, version: "0.1.0", cards: "" };
    keep(place, id, bundle);
    expect(await new Versions(place).leading(begun)).toHaveLength(2);
    writeFileSync(join(place, id, "rules.mjs"), `${bundle}\n`);
    expect(await new Versions(place).leading(begun)).toHaveLength(1);
    const foreign = Buffer.from("export const rules = { interface: 0 };");
    mkdirSync(join(place, idOf(foreign)));
    writeFileSync(join(place, idOf(foreign), "rules.mjs"), foreign);
    expect(await new Versions(place).leading({ ...begun, rules: idOf(foreign) })).toHaveLength(1);
    expect(await new Versions(place).leading({ ...begun, rules: "../../etc" })).toHaveLength(1);
  });

  it("are removed when nobody has used them for a week", () => {
    const place = folder();
    for (const id of [..."ab"]) keep(place, id.repeat(24), Buffer.from(id));
    const versions = new Versions(place);
    const later = Date.now() + 8 * 24 * 3600 * 1000;
    versions.forget(new Set(), Date.now());
    expect(readdirSync(place)).toHaveLength(2);
    versions.forget(new Set(["b".repeat(24)]), later);
    expect(readdirSync(place)).toEqual(["b".repeat(24)]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRng } from "@rulebound/bots";
import { DEFAULT_TERMS, type SeatSnapshot, type Terms } from "@rulebound/protocol";
import { backUp, startServer } from "../../src/index.ts";
import { autoplay, Client } from "../client.ts";
import { ROOMY } from "./server-process.ts";

/** What a database was left with: the rooms of a version, for the versions after it to go on with. */
export interface LeftRoom {
  readonly what: string;
  readonly room: string;
  readonly phase: string;
  /** Of each person who sits there, by seat: how they come back, and what they saw last. */
  readonly seats: readonly { readonly seat: number; readonly token: string; readonly view: unknown }[];
}

/** `node apps/server/tools/leave.mjs FILE`: plays on a server of this version, and leaves FILE.db and FILE.json. */
const [file = ""] = process.argv.slice(2);
if (file === "") {
  console.error("Where to? e.g. apps/server/test/upgrades/0.1.0");
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "rulebound-leave-"));
const database = join(folder, "left.db");
const server = await startServer({ ...ROOMY, database });
const rng = createRng(1);
const clients: Client[] = [];
const left: LeftRoom[] = [];

async function arrive(token?: string): Promise<Client> {
  const client = await Client.connect(server.address, token);
  clients.push(client);
  return client;
}

async function member(name: string): Promise<Client> {
  const response = await fetch(`${server.address}/api/members`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: "correct horse battery" }),
  });
  return arrive(((await response.json()) as { token: string }).token);
}

async function open(host: Client, terms: Partial<Terms>): Promise<string> {
  const opened = await host.do({ type: "open", terms: { ...DEFAULT_TERMS, delay: 0, ...terms } });
  return opened.type === "done" ? (opened.room ?? "") : "";
}

async function sit(room: string, players: readonly Client[], decks: readonly string[]): Promise<void> {
  for (const [i, player] of players.entries()) {
    if (player.room?.id !== room) await player.do({ type: "enter", room });
    await player.do({ type: "sit", room, deck: decks[i] });
  }
  const begun = players.map((player) => player.next("game"));
  for (const player of players) await player.do({ type: "ready", room, ready: true });
  await Promise.all(begun);
}

/** Answers until so many were given in all, or the game is over. */
function play(room: string, players: readonly Client[], answers: number): Promise<void> {
  let given = 0;
  return new Promise((resolve) => {
    const goesOn = (): boolean => {
      if (given++ >= answers) resolve();
      return given <= answers;
    };
    for (const player of players) {
      player.onRoom = ({ phase }) => phase === "over" && resolve();
      autoplay(player, { room, rng, goesOn });
    }
  });
}

async function leave(what: string, room: string, players: readonly Client[]): Promise<void> {
  const seats = [];
  for (const player of players) {
    player.onGame = null;
    const isPlaying = player.room?.phase === "playing";
    const shown = isPlaying ? player.next("game") : null;
    await player.do({ type: "resync", room });
    const snapshot = (await shown)?.snapshot as SeatSnapshot | undefined;
    seats.push({ seat: player.room?.you ?? -1, token: player.token, view: snapshot?.view ?? null });
  }
  left.push({ what, room, phase: players[0].room?.phase ?? "", seats });
}

const duel = [await arrive(), await arrive()];
const duelRoom = await open(duel[0], {});
await sit(duelRoom, duel, ["jinx", "ahri"]);
await play(duelRoom, duel, 40);
await leave("a duel in its middle", duelRoom, duel);

const match = [await arrive(), await arrive()];
const matchRoom = await open(match[0], { mode: "match", bestOf: 3 });
await sit(matchRoom, match, ["yi", "sett"]);
await match[0].do({ type: "concede", room: matchRoom });
const again = match.map((player) => player.next("game"));
for (const player of match) await player.do({ type: "ready", room: matchRoom, ready: true });
await Promise.all(again);
await play(matchRoom, match, 25);
await leave("the second game of a match", matchRoom, match);

const between = [await arrive(), await arrive()];
const betweenRoom = await open(between[0], { mode: "match", bestOf: 3, between: 3600 });
await sit(betweenRoom, between, ["jinx", "yi"]);
await between[1].do({ type: "concede", room: betweenRoom });
await between[0].do({ type: "ready", room: betweenRoom, ready: true });
await leave("a match between two games", betweenRoom, between);

const team = [await arrive(), await arrive()];
const teamRoom = await open(team[0], { mode: "2v2" });
for (const seat of [2, 3]) await team[0].do({ type: "addBot", room: teamRoom, seat, bot: "random" });
await sit(teamRoom, team, ["jinx", "ahri"]);
await play(teamRoom, team, 30);
await leave("2v2 with bots", teamRoom, team);

const waiting = [await arrive()];
const waitingRoom = await open(waiting[0], { isPublic: true });
await waiting[0].do({ type: "sit", room: waitingRoom, deck: "jinx" });
await leave("a room that waits for somebody", waitingRoom, waiting);

const rated = [await member("Ashe"), await member("Braum")];
const ratedRoom = await open(rated[0], { rated: true });
await sit(ratedRoom, rated, ["ahri", "sett"]);
await play(ratedRoom, rated, 10);
const ended = rated[0].roomWhere(({ phase }) => phase === "over");
await rated[0].do({ type: "concede", room: ratedRoom });
await ended;
await leave("a rated duel that is over", ratedRoom, rated);

for (const client of clients) await client.close();
await server.close();
rmSync(`${file}.db`, { force: true });
await backUp(database, `${file}.db`);
writeFileSync(`${file}.json`, `${JSON.stringify(left)}\n`);
rmSync(folder, { recursive: true, force: true });
console.log(`${file}.db and ${file}.json: ${left.length} rooms`);

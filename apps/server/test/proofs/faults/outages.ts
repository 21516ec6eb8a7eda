import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { Client } from "../../client.ts";
import type { ServerProcess } from "../server-process.ts";
import { Arena, goesOn, readiness, until, type Verdict } from "./arena.ts";
import { ledBy } from "./processes.ts";

/** More lines than this say the same thing again and again. */
const MOST_LINES = 20;

/** PostgreSQL is gone for some seconds in the midst of a game between two processes; no room changes hands because of it. */
export function postgresAway(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const { postgres, servers } = await arena.cluster(2);
    return withoutWriting(arena, [servers[0], servers[1]], { begin: () => postgres.down(), end: () => postgres.up() });
  });
}

/** Redis is gone, with all that it knew, for longer than a process may be silent. */
export function redisAway(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const { redis, postgres, servers } = await arena.cluster(2);
    const pair = await arena.pair(servers[0], servers[1]);
    await goesOn(pair, 10, 20_000);
    const seekers = [await Client.connect(servers[0].address), await Client.connect(servers[1].address)];
    const search = { type: "queue", mode: "duel", format: "open", bestOf: 1 } as const;
    await seekers[0].do({ ...search, deck: "jinx" });
    const told = Promise.race([seekers[0].until((message) => message.type === "held" && message.held).then(() => true), wait(4000, false)]);
    await redis.down();
    await wait(3000);
    const during = await readiness(servers[0]);
    await redis.up();
    const continued = await goesOn(pair, 20, 6000);
    const matched = Promise.all(seekers.map((seeker) => seeker.next("matched")));
    await seekers[1].do({ ...search, deck: "ahri" });
    const isMatched = await Promise.race([matched.then(([one, two]) => one.room === two.room), wait(8000, false)]);
    const { fence } = await ledBy(postgres.url, pair.room);
    const lines = Math.max(...servers.map(({ logged }) => logged.length));
    await Promise.all(seekers.map((seeker) => seeker.close()));
    const isTold = await told;
    const isProven = isTold && during === 503 && continued !== null && isMatched && fence === 1 && lines <= MOST_LINES;
    return { isProven, figures: { isTold, during, continued, isMatched, fence, lines } };
  });
}

/** The disk is full for some seconds: no file of the process may grow. */
export function diskFull(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const server = await arena.serve({ database: join(arena.folder, "games.db") });
    const limit = (size: string): void => void execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${size}:unlimited`]);
    return withoutWriting(arena, [server, server], {
      begin: async () => limit("4096"),
      end: async () => limit("unlimited"),
    });
  });
}

/** PostgreSQL may only be read for some seconds. */
export function readOnly(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const { postgres, servers } = await arena.cluster(2);
    const set = async (value: "on" | "off"): Promise<void> => {
      const client = new pg.Client(postgres.url);
      await client.connect();
      await client.query("set default_transaction_read_only = off");
      await client.query(`alter system set default_transaction_read_only = ${value}`);
      await client.query("select pg_reload_conf()");
      await client.end();
    };
    return withoutWriting(arena, [servers[0], servers[1]], { begin: () => set("on"), end: () => set("off") });
  });
}

interface Fault {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** A game waits while nothing can be written, its players are told, and it goes on; nothing that was acknowledged is lost. */
async function withoutWriting(arena: Arena, at: readonly [ServerProcess, ServerProcess], fault: Fault): Promise<Verdict> {
  const [server] = at;
  const pair = await arena.pair(...at);
  await goesOn(pair, 10, 20_000);
  await fault.begin();
  const isTold = await until(() => pair.agents.every(({ held }) => held.begun > 0), 6000);
  const during = await readiness(server);
  await wait(2000);
  await fault.end();
  const continued = await goesOn(pair, 20, 15_000);
  const after = (await until(async () => (await readiness(server)) === 200, 5000)) ? 200 : await readiness(server);
  const isAlive = at.every(({ isRunning }) => isRunning);
  const { lost, wrong } = isAlive && continued !== null ? await arena.end(pair, server) : { lost: -1, wrong: [] };
  const lines = Math.max(...at.map(({ logged }) => logged.length));
  const isProven = isTold && during === 503 && after === 200 && isAlive && continued !== null && lost === 0 && wrong.length === 0;
  return { isProven: isProven && lines <= MOST_LINES, figures: { isTold, during, after, isAlive, continued, lost, wrong, lines } };
}

/** A process that is told to stop while PostgreSQL is away ends nevertheless, and its games go on at another. */
export function stopWithout(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const { postgres, servers } = await arena.cluster(2);
    const pair = await arena.pair(servers[0], servers[1]);
    await goesOn(pair, 10, 20_000);
    await postgres.down();
    await until(() => pair.agents.every(({ held }) => held.begun > 0), 6000);
    const began = performance.now();
    const isEnded = await Promise.race([servers[0].stop().then(() => true), wait(20_000, false)]);
    const ms = Math.round(performance.now() - began);
    await postgres.up();
    const continued = await goesOn(pair, 20, 20_000);
    const { lost, wrong } = continued === null ? { lost: -1, wrong: [] } : await arena.end(pair, servers[1]);
    const isProven = isEnded && continued !== null && lost === 0 && wrong.length === 0;
    return { isProven, figures: { isEnded, ms, continued, lost, wrong } };
  });
}

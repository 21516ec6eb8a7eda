import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { Client } from "../../client.ts";
import { Arena, goesOn, until, type Verdict } from "./arena.ts";

interface Led {
  readonly owner: string;
  readonly fence: number;
}

export async function ledBy(database: string, room: string): Promise<Led> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const { rows } = await client.query("select owner, fence from rooms where id = $1", [room]);
    return rows[0] as Led;
  } finally {
    await client.end();
  }
}

/** The process that leads a game is stopped, another takes it over, the first continues; then the second is killed. */
export function stoppedLeader(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const { postgres, servers } = await arena.cluster(2);
    // One game between both, one of which both players are at the process that stops, one that it does not lead.
    const pair = await arena.pair(servers[0], servers[1]);
    const others = [await arena.pair(servers[0], servers[0], 2), await arena.pair(servers[1], servers[0], 3)];
    for (const one of [pair, ...others]) await goesOn(one, 10, 20_000);
    const before = await ledBy(postgres.url, pair.room);
    servers[0].signal("SIGSTOP");
    const isTaken = await until(async () => (await ledBy(postgres.url, pair.room)).owner !== before.owner, 20_000);
    await wait(3000);
    servers[0].signal("SIGCONT");
    const all = await Promise.all([pair, ...others].map((one) => goesOn(one, 20, 10_000)));
    const continued = all.includes(null) ? null : Math.max(...all.map(Number));
    await servers[1].kill();
    const adopted = await goesOn(pair, 20, 15_000);
    const { lost, wrong } = await arena.end(pair, servers[0]);
    const isProven = isTaken && continued !== null && adopted !== null && lost === 0 && wrong.length === 0;
    return { isProven, figures: { isTaken, continued, adopted, lost, wrong } };
  });
}

/** The process that only holds a player's connection is stopped for so long that it is thought dead. */
export function stoppedHolder(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const { postgres, servers } = await arena.cluster(2);
    const pair = await arena.pair(servers[0], servers[1]);
    await goesOn(pair, 10, 20_000);
    servers[1].signal("SIGSTOP");
    await wait(5000);
    servers[1].signal("SIGCONT");
    const continued = await goesOn(pair, 20, 10_000);
    const { fence } = await ledBy(postgres.url, pair.room);
    return { isProven: continued !== null && fence === 1, figures: { continued, fence } };
  });
}

const SEARCH = { type: "queue", mode: "duel", format: "open", bestOf: 1 } as const;

/** Somebody looks for an opponent on a process that is killed: nobody is brought together with them any more. */
export function ghosts(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const { servers } = await arena.cluster(2);
    const ghost = await Client.connect(servers[0].address);
    await ghost.do({ ...SEARCH, deck: "jinx" });
    await servers[0].kill();
    await wait(3000); // it is thought dead after half of this
    const [first, second] = [await Client.connect(servers[1].address), await Client.connect(servers[1].address)];
    const matched = [first.next("matched"), second.next("matched")];
    await first.do({ ...SEARCH, deck: "ahri" });
    await wait(2500);
    await second.do({ ...SEARCH, deck: "sett" });
    const isMatched = await Promise.race([Promise.all(matched).then(([one, two]) => one.room === two.room), wait(8000, false)]);
    await Promise.all([first.close(), second.close()]);
    return { isProven: isMatched, figures: { isMatched } };
  });
}

const password = "correct horse";

async function post(address: string, path: string, body: unknown, token?: string, method = "POST"): Promise<unknown> {
  const headers = { "content-type": "application/json", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** A session is revoked, a password changed, an account deleted on one process: connections to another end. */
export function sessions(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const { redis, servers } = await arena.cluster(2);
    const [here, there] = servers.map(({ address }) => address);
    const open: Client[] = [];
    const closes = async (act: () => Promise<unknown>, token: string): Promise<boolean> => {
      const client = await Client.connect(there, token);
      open.push(client);
      let isClosed = false;
      client.socket.on("close", () => (isClosed = true));
      await act();
      return until(() => isClosed, 5000);
    };
    const tokens: string[] = [];
    await post(here, "/api/members", { name: "Vi", password });
    for (let i = 0; i < 4; i++) tokens.push(((await post(here, "/api/sessions", { name: "Vi", password })) as { token: string }).token);
    const revoked = await closes(async () => {
      const list = (await (await fetch(`${here}/api/sessions`, { headers: { authorization: `Bearer ${tokens[1]}` } })).json()) as {
        id: string;
        current: boolean;
      }[];
      const { id } = list.find(({ current }) => current) ?? { id: "" };
      await post(here, `/api/sessions/${id}`, {}, tokens[0], "DELETE");
    }, tokens[1]);
    const changed = await closes(
      () => post(here, "/api/me/password", { old: password, password: "battery staple" }, tokens[0], "PUT"),
      tokens[2],
    );
    // While processes cannot hear of each other; they look for themselves when they can again.
    const late = ((await post(here, "/api/sessions", { name: "Vi", password: "battery staple" })) as { token: string }).token;
    const missed = await closes(async () => {
      await redis.down();
      await post(here, "/api/sessions/others", {}, tokens[0], "DELETE");
      await redis.up();
    }, late);
    const deleted = await closes(() => post(here, "/api/me", { confirm: "delete my data" }, tokens[0], "DELETE"), tokens[0]);
    await Promise.all(open.map((client) => client.close()));
    return { isProven: revoked && changed && missed && deleted, figures: { revoked, changed, missed, deleted } };
  });
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { backUp, restore, startServer } from "../../../src/index.ts";
import { openDatabase } from "../../../src/store/database.ts";
import { Journal } from "../../../src/store/journal.ts";
import { prune } from "../../../src/store/prune.ts";
import { freePort, postgresFolder, startPostgres } from "../../machines.ts";
import { Arena, goesOn, type Verdict } from "./arena.ts";

const HOUR = 3600_000;

/** The wall clock of the server's machine jumps by an hour, there and back, during a game with 25 minutes for each. */
export function wallClock(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const file = join(arena.folder, "jump.mjs");
    writeFileSync(
      file,
      `const real = Date.now; let ahead = 0; Date.now = () => real() + ahead;
       process.on("SIGUSR2", () => { ahead += ${HOUR}; }); process.on("SIGWINCH", () => { ahead -= ${2 * HOUR}; });`,
    );
    const server = await arena.serve({ database: join(arena.folder, "games.db") }, ["--import", pathToFileURL(file).href]);
    const pair = await arena.pair(server, server);
    await goesOn(pair, 6, 20_000);
    server.signal("SIGUSR2");
    const forward = await goesOn(pair, 10, 10_000);
    server.signal("SIGWINCH");
    const back = await goesOn(pair, 10, 10_000);
    const left = Math.round(Math.min(...pair.agents.flatMap((agent) => agent.left)) / 1000);
    return { isProven: forward !== null && back !== null && left > 20 * 60, figures: { forward, back, secondsLeft: left } };
  });
}

/** `restore` while a server has the file open, and after it has stopped. */
export function restoring(): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const database = join(arena.folder, "games.db");
    const backup = join(arena.folder, "backup.db");
    const server = await arena.serve({ database });
    await backUp(database, backup);
    const pair = await arena.pair(server, server);
    await goesOn(pair, 10, 20_000);
    const refusal = await restore(database, backup).then(
      () => "",
      (error: Error) => error.message,
    );
    const unhurt = await goesOn(pair, 10, 10_000);
    await server.stop();
    const kept = await restore(database, backup);
    return {
      isProven: refusal.includes("in use") && unhurt !== null && kept !== null,
      figures: { refusal, unhurt, isRestored: kept !== null },
    };
  });
}

/** A start that cannot succeed ends soon, and says why. */
export async function starts(): Promise<Verdict> {
  const postgres = await startPostgres(postgresFolder ?? "");
  const port = await freePort();
  const nowhere = `127.0.0.1:${port}`;
  const tries: Readonly<Record<string, Parameters<typeof startServer>[0]>> = {
    postgres: { database: `postgres://rulebound:secret@${nowhere}/games` },
    localhost: { database: `postgres://rulebound:secret@localhost:${port}/games` },
    redis: { database: postgres.url, redis: `redis://:secret@${nowhere}` },
    file: { database: "/dev/null/games.db" },
  };
  const figures: Record<string, { readonly message: string; readonly ms: number }> = {};
  for (const [name, options] of Object.entries(tries)) {
    const began = performance.now();
    const failed = startServer({ port: 0, logLevel: "silent", ...options }).then(
      () => "it started",
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const message = await Promise.race([failed, new Promise<string>((resolve) => setTimeout(() => resolve("it hangs"), 15_000))]);
    figures[name] = { message, ms: Math.round(performance.now() - began) };
  }
  await postgres.stop();
  const isTold = ({ message }: { readonly message: string }): boolean => /ECONNREFUSED|ENOTDIR|EEXIST/.test(message);
  const isProven = Object.values(figures).every((figure) => isTold(figure) && !/secret|\[object/.test(JSON.stringify(figure)));
  return { isProven, figures };
}

/** Old rooms are removed while others play: the longest that one of those had to wait for its commit. */
export function removal({ rooms, entries }: { readonly rooms: number; readonly entries: number }): Promise<Verdict> {
  return Arena.within(async (arena) => {
    const database = await openDatabase(join(arena.folder, "old.db"));
    arena.finally(() => database.close());
    const { query } = database;
    const columns = "id, code, status, mode, format, is_public, terms, owner, fence, created_at, updated_at";
    const room = (id: string, status: string) =>
      sql`select ${sql.raw(`${id}, ${id}, '${status}', 'duel', 'open', 0, '{}', 'me', 1, 0, 0`)}`;
    await sql`insert into rooms (${sql.raw(columns)}) ${room("'LIVE'", "live")}`.execute(query);
    await sql`with recursive k(i) as (select 1 union all select i + 1 from k where i < ${rooms})
      insert into rooms (${sql.raw(columns)}) ${room("'OLD' || i", "over")} from k`.execute(query);
    await sql`with recursive k(i) as (select 0 union all select i + 1 from k where i < ${entries - 1})
      insert into inputs (room, n, at, body) select rooms.id, i, 0, ${"x".repeat(200)} from rooms, k where rooms.status = 'over'`.execute(
      query,
    );
    const journal = new Journal(database);
    let isDone = false;
    const pruned = prune(database, Date.now()).finally(() => {
      isDone = true;
    });
    const waits: number[] = [];
    for (let n = 0; !isDone; n++) {
      const began = performance.now();
      await journal.append({ room: "LIVE", fence: 1, n, at: n, body: "{}" });
      waits.push(performance.now() - began);
    }
    await pruned;
    const [{ left }] = (await sql<{ left: number }>`select count(*) as left from inputs where room <> 'LIVE'`.execute(query)).rows;
    const worst = Math.round(Math.max(...waits));
    return {
      isProven: left === 0 && waits.length > 5 && worst < 300,
      figures: { removed: rooms * entries, commits: waits.length, worst, left },
    };
  });
}

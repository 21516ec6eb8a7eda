import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, Migrator, PostgresDialect } from "kysely";
import { migrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { isNotReadyYet, withoutPassword, wordsOf } from "./trouble.ts";

export interface Database {
  readonly kind: "sqlite" | "postgres";
  readonly query: Kysely<Tables>;
  close(): Promise<void>;
}

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** How long a database that is there may take until it answers; one that is not there is told at once. */
const LONGEST_START = 30_000;

/** `postgres://...`, or the path of a file for SQLite. Tables are made or changed as this version needs them. */
export async function openDatabase(address: string): Promise<Database> {
  const began = performance.now();
  for (;;)
    try {
      return await opened(address);
    } catch (error) {
      if (!isNotReadyYet(error) || performance.now() - began > LONGEST_START)
        throw new Error(`the database ${withoutPassword(address)} cannot be opened: ${wordsOf(error)}`);
      await wait(PAUSE);
    }
}
const PAUSE = 500;

async function opened(address: string): Promise<Database> {
  const query = isPostgres(address) ? await postgres(address) : sqlite(address);
  const database: Database = { kind: isPostgres(address) ? "postgres" : "sqlite", query, close: () => query.destroy() };
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function sqlite(file: string): Kysely<Tables> {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  return new Kysely<Tables>({ dialect: sqliteDialect(path) });
}

const INT8 = 20;
/** A database that does not answer for so long has lost the question. */
const LONGEST_QUERY = 20_000;

async function postgres(address: string): Promise<Kysely<Tables>> {
  const { default: pg } = await import("pg");
  pg.types.setTypeParser(INT8, Number); // times in milliseconds are exact as numbers
  const pool = new pg.Pool({
    connectionString: address,
    max: 8,
    connectionTimeoutMillis: 5000,
    query_timeout: LONGEST_QUERY,
    keepAlive: true,
  });
  // A connection that breaks, idle or between two statements, is replaced; whoever waits for it learns from their own query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function migrate({ query }: Database): Promise<void> {
  const { error } = await new Migrator({ db: query, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error && error.message !== "" ? error : new Error(wordsOf(error));
}

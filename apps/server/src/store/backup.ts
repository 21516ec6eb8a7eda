import { existsSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "kysely";
import { holderOf } from "./claim.ts";
import { openDatabase } from "./database.ts";

export class BackupError extends Error {}

/** A copy of a SQLite database as it is at one moment, while the server runs. */
export async function backUp(database: string, to: string): Promise<void> {
  if (/^postgres/.test(database)) throw new BackupError("for PostgreSQL use pg_dump (docs/SERVER.md)");
  if (!existsSync(database)) throw new BackupError(`${database}: there is no such database`);
  if (existsSync(to)) throw new BackupError(`${to}: there is something already; backups are not overwritten`);
  const { query, close } = await openDatabase(database);
  try {
    await sql`vacuum into ${resolve(to)}`.execute(query);
  } finally {
    await close();
  }
}

/** Puts a backup in place; what was there before is kept beside it. A server that has the file open must be stopped first. */
export async function restore(database: string, from: string): Promise<string | null> {
  if (/^postgres/.test(database)) throw new BackupError("for PostgreSQL use pg_restore (docs/SERVER.md)");
  if (!existsSync(from)) throw new BackupError(`${from}: there is no such file`);
  if (existsSync(database)) await demandUnused(database);
  const draft = `${resolve(database)}.restoring`;
  rmSync(draft, { force: true });
  await backUp(from, draft); // reads every page and makes sure that it is a database of this program
  const { query, close } = await openDatabase(draft);
  try {
    await query.selectFrom("rooms").select("id").limit(1).execute();
  } finally {
    await close();
  }
  const before = existsSync(database) ? `${database}.before-${new Date().toISOString().replace(/[:.]/g, "-")}` : null;
  for (const suffix of ["", "-wal", "-shm"]) {
    if (before !== null && existsSync(database + suffix)) renameSync(database + suffix, before + suffix);
    if (suffix !== "") rmSync(draft + suffix, { force: true });
  }
  renameSync(draft, database);
  return before;
}

/** As long as anybody has the file open, SQLite does not let it leave the mode in which several may have it open. */
async function demandUnused(file: string): Promise<void> {
  const database = await openDatabase(file);
  const inUse = (who: string): BackupError =>
    new BackupError(`${file} is in use by ${who}: what it has accepted would be lost. Stop it, then restore.`);
  try {
    const holder = await holderOf(database, Date.now());
    if (holder !== null) throw inUse(`a server (process ${holder})`);
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode = delete`.execute(database.query).catch(() => ({ rows: [] }));
    if (rows[0]?.journal_mode !== "delete") throw inUse("another program, perhaps a server");
  } finally {
    await database.close();
  }
}

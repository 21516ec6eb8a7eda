import { hostname } from "node:os";
import type { Database } from "./database.ts";

/**
 * A SQLite file belongs to one process: two would both lead its rooms. Whoever has it writes down that it lives; after a
 * crash its process is gone, and the file is free at once.
 */
export class ClaimError extends Error {}

const FRESH = 30_000;

/** The process on this machine that has the file; null: none that is known. */
export async function holderOf({ query }: Database, now: number): Promise<number | null> {
  const host = hostname();
  const others = await query.selectFrom("nodes").selectAll().execute();
  const holder = others.find(
    (other) => other.host === host && other.process !== process.pid && other.seen_at > now - FRESH && lives(other.process),
  );
  return holder?.process ?? null;
}

export async function claim(database: Database, file: string, now: number): Promise<void> {
  const holder = await holderOf(database, now);
  if (holder !== null)
    throw new ClaimError(
      `Rulebound runs already with ${file} (process ${holder}): open its address, or end it first. ` +
        "A second one needs data of its own (DATABASE_URL=second.db), or both PostgreSQL and Redis",
    );
  await database.query.deleteFrom("nodes").execute();
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

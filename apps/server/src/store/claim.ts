import { hostname } from "node:os";
import type { Database } from "./database.ts";

/**
 * A SQLite file belongs to one process: two would both lead its rooms. Whoever has it writes down that it lives; after a
 * crash its process is gone, and the file is free at once.
 */
export class ClaimError extends Error {}

const FRESH = 30_000;

export async function claim(
  { query }: Database,
  node: string,
  file: string,
  now: () => number,
): Promise<{ renew(): Promise<void>; free(): Promise<void> }> {
  const host = hostname();
  const others = await query.selectFrom("nodes").selectAll().execute();
  const rival = others.find(
    (other) => other.host === host && other.process !== process.pid && other.seen_at > now() - FRESH && lives(other.process),
  );
  if (rival !== undefined)
    throw new ClaimError(`${file} is in use by another server (process ${rival.process}); several processes need PostgreSQL and Redis`);
  const free = async (): Promise<void> => {
    await query.deleteFrom("nodes").where("id", "=", node).execute();
  };
  await query.deleteFrom("nodes").execute();
  await query.insertInto("nodes").values({ id: node, seen_at: now(), process: process.pid, host }).execute();
  return {
    free,
    async renew() {
      await query.updateTable("nodes").set({ seen_at: now() }).where("id", "=", node).execute();
    },
  };
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

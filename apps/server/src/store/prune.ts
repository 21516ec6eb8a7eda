import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./database.ts";

const DAY = 24 * 3600 * 1000;
/** Inputs of a room that is over are kept so long; its games stay as records. */
const ROOMS = 7 * DAY;
/** Guests who have not been here for so long will not come back: their session has ended. */
const GUESTS = 90 * DAY;
/** Words are kept so long, for reports. */
const TALK = 7 * DAY;
/** A process that has not been heard of for so long is no more. */
const NODES = DAY;

/** So many rows at a time, and so many milliseconds for everybody else after each piece. */
const PIECE = 200;
const PAUSE = 20;

/** Removes what nobody needs any more, in small pieces: who plays meanwhile notices nothing. */
export async function prune(database: Database, now: number): Promise<void> {
  await pruneRooms(database, now - ROOMS);
  await pruneSessions(database, now - GUESTS);
  await pruneGuests(database, now - GUESTS);
  await database.query
    .deleteFrom("talk")
    .where("at", "<", now - TALK)
    .execute();
  await database.query
    .deleteFrom("nodes")
    .where("seen_at", "<", now - NODES)
    .execute();
}

/** Pages of a table by its key: a look at each row, never at all of them at once. */
async function* pages<Row extends { readonly id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = ""; ; ) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < PIECE) return;
    after = rows[rows.length - 1].id;
    await pause(PAUSE, undefined, { ref: false });
  }
}

async function pruneRooms({ query }: Database, before: number): Promise<void> {
  const read = (after: string) =>
    query.selectFrom("rooms").select(["id", "status", "updated_at"]).where("id", ">", after).orderBy("id").limit(PIECE).execute();
  for await (const rows of pages(read))
    for (const { id, status, updated_at: at } of rows) {
      if (status !== "over" || at >= before) continue;
      await pruneInputs(query, id);
      await query.deleteFrom("seats").where("room", "=", id).execute();
      await query.deleteFrom("rooms").where("id", "=", id).execute();
    }
}

/** From the first on: a room without its beginning is not taken for one that can be played. */
async function pruneInputs(query: Database["query"], room: string): Promise<void> {
  for (let from = 0; ; from += PIECE) {
    const piece = query.deleteFrom("inputs").where("room", "=", room);
    const { numDeletedRows } = await piece.where("n", "<", from + PIECE).executeTakeFirst();
    await pause(PAUSE, undefined, { ref: false });
    if (numDeletedRows > 0n) continue;
    if ((await query.selectFrom("inputs").select("n").where("room", "=", room).limit(1).executeTakeFirst()) === undefined) return;
  }
}

async function pruneSessions({ query }: Database, before: number): Promise<void> {
  const read = (after: string) =>
    query.selectFrom("sessions").select(["id", "used_at"]).where("id", ">", after).orderBy("id").limit(PIECE).execute();
  for await (const rows of pages(read)) {
    const old = rows.filter(({ used_at: at }) => at < before).map(({ id }) => id);
    if (old.length > 0) await query.deleteFrom("sessions").where("id", "in", old).where("used_at", "<", before).execute();
  }
}

async function pruneGuests({ query }: Database, before: number): Promise<void> {
  const read = (after: string) =>
    query.selectFrom("accounts").select(["id", "key", "created_at"]).where("id", ">", after).orderBy("id").limit(PIECE).execute();
  for await (const rows of pages(read)) {
    const old = rows.filter(({ key, created_at: at }) => key === null && at < before).map(({ id }) => id);
    if (old.length === 0) continue;
    await query
      .deleteFrom("accounts")
      .where("id", "in", old)
      .where("key", "is", null)
      .where("id", "not in", query.selectFrom("sessions").select("account").where("account", "in", old))
      .where("id", "not in", query.selectFrom("seats").select("account").where("account", "in", old))
      .execute();
  }
}

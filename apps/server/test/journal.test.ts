import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../src/store/database.ts";
import { FencedError, Journal } from "../src/store/journal.ts";
import { postgresFolder, startPostgres } from "./machines.ts";
import { folder } from "./start.ts";

if (postgresFolder === null) console.warn("SKIPPED: the journal on PostgreSQL, because Debian's postgresql is not installed");

async function addRoom({ query }: Database, id: string, fence: number): Promise<void> {
  const room = { id, code: id, status: "live", mode: "duel", format: "open", is_public: 0, terms: "{}", owner: "me", fence } as const;
  await query
    .insertInto("rooms")
    .values({ ...room, created_at: 0, updated_at: 0 })
    .execute();
}

async function tried(database: Database): Promise<void> {
  await addRoom(database, "A", 1);
  await addRoom(database, "B", 7);
  const groups: number[] = [];
  const journal = new Journal(database, { onGroup: (size) => groups.push(size) });
  const input = (room: string, fence: number, n: number) => ({ room, fence, n, at: 1_794_800_000_000 + n, body: `{"é":"'\\"${n}"}` });
  const all = await Promise.allSettled([
    journal.append(input("A", 1, 0)),
    journal.append(input("B", 7, 0)),
    journal.append(input("A", 1, 1)),
    journal.append(input("B", 6, 1)), // somebody else leads it
    journal.append(input("C", 1, 0)), // there is no such room
  ]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected", "rejected"]);
  expect(all[3]).toMatchObject({ reason: expect.any(FencedError) });
  expect(groups).toEqual([5]);
  // What is there already is kept; a number that is taken by something else is one input's trouble, not the group's.
  await journal.append(input("A", 1, 1));
  const more = await Promise.allSettled([journal.append({ ...input("A", 1, 1), body: "another" }), journal.append(input("B", 7, 1))]);
  expect(more.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  const rows = await database.query.selectFrom("inputs").selectAll().orderBy("room").orderBy("n").execute();
  expect(rows).toEqual([input("A", 1, 0), input("A", 1, 1), input("B", 7, 0), input("B", 7, 1)].map(({ fence: _, ...row }) => row));
}

describe("the journal", () => {
  it("writes inputs of many rooms at once, and none of a room that somebody else leads", async () => {
    const database = await openDatabase(join(folder(), "journal.db"));
    await tried(database);
    await database.close();
  });

  it.skipIf(postgresFolder === null)("does so on PostgreSQL", async () => {
    const machine = await startPostgres(postgresFolder ?? "");
    const database = await openDatabase(machine.url);
    try {
      await tried(database);
    } finally {
      await database.close();
      await machine.stop();
    }
  });
});

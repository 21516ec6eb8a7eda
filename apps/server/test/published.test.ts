import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "../src/store/database.ts";
import { publishedRecords } from "../src/store/published.ts";
import { folder } from "./start.ts";

it("records of games whose match is over are read, each once, however many there are", async () => {
  const file = join(folder(), "games.db");
  const { query, close } = await openDatabase(file);
  const game = (n: number) => ({
    ...{
      id: `G${String((n * 7919) % 1000).padStart(4, "0")}`,
      room: "R",
      mode: "duel",
      format: "standard",
      rated: 0,
      started_at: 1,
      ended_at: 2,
    },
    ...{ reason: "points", record: `record ${n}`, published: n % 5 === 0 ? 0 : 1 },
  });
  for (let from = 0; from < 250; from += 50)
    await query
      .insertInto("games")
      .values(Array.from({ length: 50 }, (_, i) => game(from + i)))
      .execute();
  await close();
  const records: string[] = [];
  for await (const record of publishedRecords(file)) records.push(record);
  expect(records).toHaveLength(200);
  expect(new Set(records).size).toBe(200);
  expect(records).not.toContain("record 0");
});

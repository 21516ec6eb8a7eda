import { openDatabase } from "./database.ts";

/** The records of finished games whose match is over, as texts, in the order of their random ids; some at a time. */
export async function* publishedRecords(address: string): AsyncGenerator<string> {
  const { query, close } = await openDatabase(address);
  try {
    for (let last = ""; ; ) {
      const rows = await query
        .selectFrom("games")
        .select(["id", "record"])
        .where("published", "=", 1)
        .where("id", ">", last)
        .orderBy("id")
        .limit(100)
        .execute();
      for (const { record } of rows) yield record;
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  } finally {
    await close();
  }
}

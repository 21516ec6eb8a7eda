import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../src/store/database.ts";
import { Journal } from "../src/store/journal.ts";
import { type Fault, faulty } from "./faulty.ts";
import { folder } from "./start.ts";

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

/** A journal whose writes fail as told, in a database with two rooms. */
async function journalWith(fault: Fault) {
  const file = join(folder(), "journal.db");
  const database = await openDatabase(file);
  open.push(database);
  for (const id of ["A", "B"])
    await database.query
      .insertInto("rooms")
      .values({
        ...{ id, code: id, mode: "duel", format: "open", is_public: 0, terms: "{}", owner: "me", fence: 1 },
        ...{ status: "live", created_at: 0, updated_at: 0 },
      })
      .execute();
  const isWrite = (sql: string): boolean => /^\s*insert into inputs/.test(sql);
  const broken = faulty(file, (sql, parameters) => (isWrite(sql) ? fault(sql, parameters) : null));
  open.unshift(broken);
  const held: string[] = [];
  const journal = new Journal(broken, { onHeld: () => held.push("held"), onFlowing: () => held.push("flowing") });
  const append = (room: string, n: number, body = String(n)): Promise<void> => journal.append({ room, fence: 1, n, at: n, body });
  const stored = async (room: string): Promise<number[]> =>
    (await database.query.selectFrom("inputs").select("n").where("room", "=", room).orderBy("n").execute()).map(({ n }) => n);
  return { journal, append, stored, held };
}

const kinds = (results: readonly PromiseSettledResult<void>[]): string => results.map(({ status }) => status[0]).join("");

describe("a journal whose disk or database fails", () => {
  it("for a moment writes everything in the end, in order, and leaves no hole", async () => {
    let failures = 3;
    const { append, stored, held } = await journalWith(() => (failures-- > 0 ? { when: "before", code: "SQLITE_IOERR_WRITE" } : null));
    const first = [0, 1, 2].map((n) => append("A", n));
    const later = [append("B", 0), append("A", 3)];
    expect(kinds(await Promise.allSettled([...first, ...later]))).toBe("fffff");
    expect(await stored("A")).toEqual([0, 1, 2, 3]);
    expect(held).toEqual(["held", "flowing"]);
  });

  it("after it has written, without saying so, keeps each input once", async () => {
    let failures = 1;
    const { append, stored } = await journalWith(() => (failures-- > 0 ? { when: "after", code: "08006" } : null));
    expect(kinds(await Promise.allSettled([append("A", 0), append("A", 1), append("B", 0)]))).toBe("fff");
    await append("A", 2);
    expect(await stored("A")).toEqual([0, 1, 2]);
    expect(await stored("B")).toEqual([0]);
  });

  it("on one input for good keeps nothing of its room behind it, and everything of other rooms", async () => {
    const { append, stored } = await journalWith((_, parameters) =>
      String(parameters[0]).includes("poison") ? { when: "before", code: "SQLITE_CONSTRAINT" } : null,
    );
    const all = [append("A", 0), append("A", 1, "poison"), append("B", 0), append("A", 2), append("B", 1)];
    expect(kinds(await Promise.allSettled(all))).toBe("frfrf");
    expect(kinds(await Promise.allSettled([append("A", 3)]))).toBe("r");
    expect(await stored("A")).toEqual([0]);
    expect(await stored("B")).toEqual([0, 1]);
  });
});

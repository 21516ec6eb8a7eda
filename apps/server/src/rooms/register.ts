import type { Terms } from "@rulebound/protocol";
import type { Database } from "../store/database.ts";
import type { Entry } from "./entries.ts";
import type { Table } from "./table.ts";

export interface RegisteredRoom {
  readonly id: string;
  readonly owner: string;
  readonly fence: number;
}

/** What the database says of rooms: who leads each, how far it is, who sits there. What was done in them is the journal's. */
export class Register {
  constructor(
    private readonly query: Database["query"],
    private readonly node: string,
    private readonly now: () => number,
  ) {}

  /** A new room, led here, with its first entry. */
  async add(id: string, code: string, terms: Terms, entry: Entry, now: number): Promise<void> {
    await this.query.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("rooms")
        .values({
          id,
          code,
          status: "open",
          mode: terms.mode,
          format: terms.format,
          is_public: terms.isPublic ? 1 : 0,
          terms: JSON.stringify(terms),
          owner: this.node,
          fence: 1,
          created_at: now,
          updated_at: now,
        })
        .execute();
      await transaction
        .insertInto("inputs")
        .values({ room: id, n: 0, at: now, body: JSON.stringify(entry) })
        .execute();
    });
  }

  find(idOrCode: string): Promise<RegisteredRoom | undefined> {
    return this.query
      .selectFrom("rooms")
      .select(["id", "owner", "fence"])
      .where((where) => where.or([where("id", "=", idOrCode), where("code", "=", idOrCode)]))
      .executeTakeFirst();
  }

  /** Rooms in which something is going on. */
  live(): Promise<RegisteredRoom[]> {
    return this.query.selectFrom("rooms").select(["id", "owner", "fence"]).where("status", "!=", "over").execute();
  }

  async rulesInUse(): Promise<ReadonlySet<string>> {
    const rows = await this.query
      .selectFrom("inputs")
      .innerJoin("rooms", "rooms.id", "inputs.room")
      .select("inputs.body")
      .where("rooms.status", "!=", "over")
      .where("inputs.body", "like", '{"do":"start"%')
      .execute();
    return new Set(rows.map(({ body }) => (JSON.parse(body) as Extract<Entry, { do: "start" }>).begun?.rules ?? ""));
  }

  async isOver(id: string): Promise<boolean> {
    const row = await this.query.selectFrom("rooms").select("status").where("id", "=", id).executeTakeFirst();
    return row?.status === "over";
  }

  /** From now on it is led here, under the next fence; false: somebody else was faster. */
  async claim(id: string, fence: number): Promise<boolean> {
    const claimed = await this.query
      .updateTable("rooms")
      .set({ owner: this.node, fence: fence + 1 })
      .where("id", "=", id)
      .where("fence", "=", fence)
      .executeTakeFirst();
    return claimed.numUpdatedRows > 0n;
  }

  inputsOf(id: string): Promise<{ n: number; at: number; body: string }[]> {
    return this.query.selectFrom("inputs").select(["n", "at", "body"]).where("room", "=", id).orderBy("n").execute();
  }

  /** How far it is follows what it is. */
  async noteStatus({ id, phase }: Table, fence: number): Promise<void> {
    const status = phase === "open" ? "open" : phase === "over" ? "over" : "live";
    await this.query.updateTable("rooms").set({ status, updated_at: this.now() }).where("id", "=", id).where("fence", "=", fence).execute();
  }

  /** Where an account has a seat, so that it finds the way back. */
  async noteSeats({ id, chairs }: Table): Promise<void> {
    const rows = chairs.flatMap(({ sitter }, seat) =>
      sitter === null || sitter.kind === "bot" ? [] : [{ room: id, seat, account: sitter.account }],
    );
    await this.query.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("seats").where("room", "=", id).execute();
      if (rows.length > 0) await transaction.insertInto("seats").values(rows).execute();
    });
  }

  /** Under which fence each of these rooms is led now, in pieces. */
  async fencesOf(ids: readonly string[]): Promise<{ id: string; fence: number }[][]> {
    const out: { id: string; fence: number }[][] = [];
    for (let i = 0; i < ids.length; i += 500)
      out.push(
        await this.query
          .selectFrom("rooms")
          .select(["id", "fence"])
          .where("id", "in", ids.slice(i, i + 500))
          .execute(),
      );
    return out;
  }

  /** Matches of an account that are not over. */
  async roomsOf(account: string): Promise<string[]> {
    const rows = await this.query
      .selectFrom("seats")
      .innerJoin("rooms", "rooms.id", "seats.room")
      .select("rooms.id")
      .where("seats.account", "=", account)
      .where("rooms.status", "!=", "over")
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Nobody leads them any more. */
  async free(ids: readonly string[]): Promise<void> {
    for (let i = 0; i < ids.length; i += 500)
      await this.query
        .updateTable("rooms")
        .set({ owner: "" })
        .where("id", "in", ids.slice(i, i + 500))
        .where("owner", "=", this.node)
        .execute();
  }
}

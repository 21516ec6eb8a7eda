import { isIP } from "node:net";
import { keyOf } from "../accounts/names.ts";
import { networkOf } from "../gateway/clients.ts";
import { newId } from "../ids.ts";
import type { Database } from "../store/database.ts";
import type { Sanction } from "./sanctions.ts";

export class OperatorProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface NewSanction {
  readonly kind: Sanction["kind"];
  readonly account?: string | undefined;
  readonly address?: string | undefined;
  readonly why: string;
  /** How long; without it, until it is lifted. */
  readonly hours?: number | undefined;
}

const MOST = 200;

/** What an operator can see and do. Everything that changes something is written down, with the reason. */
export class Operator {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  private get query(): Database["query"] {
    return this.database.query;
  }

  async rooms(status: "open" | "live" | "over" | null) {
    const columns = ["id", "code", "status", "mode", "format", "owner", "created_at", "updated_at"] as const;
    const all = this.query.selectFrom("rooms").select(columns).orderBy("updated_at", "desc").limit(MOST);
    const rooms = await (status === null ? all : all.where("status", "=", status)).execute();
    const seats = await this.seatsIn(rooms.map(({ id }) => id));
    return rooms.map((room) => ({ ...room, seats: seats.filter((seat) => seat.room === room.id) }));
  }

  async room(id: string) {
    const room = await this.query.selectFrom("rooms").selectAll().where("id", "=", id).executeTakeFirst();
    if (room === undefined) throw new OperatorProblem(404, `there is no room ${id}`);
    const { n } = await this.query
      .selectFrom("inputs")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("room", "=", id)
      .executeTakeFirstOrThrow();
    return { ...room, terms: JSON.parse(room.terms) as unknown, seats: await this.seatsIn([id]), entries: Number(n) };
  }

  private async seatsIn(rooms: readonly string[]) {
    if (rooms.length === 0) return [];
    return this.query
      .selectFrom("seats")
      .leftJoin("accounts", "accounts.id", "seats.account")
      .select(["seats.room", "seats.seat", "seats.account", "accounts.name"])
      .where("seats.room", "in", rooms)
      .orderBy("seats.seat")
      .execute();
  }

  /** By a part of the name, or the id. */
  async accounts(search: string) {
    const like = `%${keyOf(search).replace(/[%_]/g, "")}%`;
    return this.query
      .selectFrom("accounts")
      .select(["id", "name", "key", "created_at"])
      .where((where) => where.or([where("key", "like", like), where("id", "=", search), where("name", "=", search)]))
      .orderBy("created_at", "desc")
      .limit(MOST)
      .execute();
  }

  async account(id: string) {
    const account = await this.query
      .selectFrom("accounts")
      .select(["id", "name", "key", "created_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (account === undefined) throw new OperatorProblem(404, `there is no account ${id}`);
    const sessions = await this.query
      .selectFrom("sessions")
      .select(["device", "created_at", "used_at"])
      .where("account", "=", id)
      .execute();
    const rooms = await this.query
      .selectFrom("seats")
      .innerJoin("rooms", "rooms.id", "seats.room")
      .select(["rooms.id", "rooms.status"])
      .where("seats.account", "=", id)
      .limit(MOST)
      .execute();
    const sanctions = await this.query.selectFrom("sanctions").selectAll().where("account", "=", id).execute();
    return { ...account, sessions, rooms, sanctions };
  }

  async rename(id: string, name: string): Promise<void> {
    const { name: before, key } = await this.account(id);
    const taken = await this.query.selectFrom("accounts").select("id").where("key", "=", keyOf(name)).executeTakeFirst();
    if (taken !== undefined && taken.id !== id) throw new OperatorProblem(409, `the name "${name}" is taken`);
    await this.query
      .updateTable("accounts")
      .set({ name, ...(key === null ? {} : { key: keyOf(name) }) })
      .where("id", "=", id)
      .execute();
    await this.note("rename", id, `"${before}" is now "${name}"`);
  }

  sanctions(): Promise<Sanction[]> {
    return this.query.selectFrom("sanctions").selectAll().orderBy("at", "desc").limit(MOST).execute();
  }

  async punish({ kind, account, address, why, hours }: NewSanction): Promise<Sanction> {
    if ((account === undefined) === (address === undefined)) throw new OperatorProblem(400, "name an account or an address, not both");
    if (kind === "mute" && account === undefined) throw new OperatorProblem(400, "accounts are muted, not addresses");
    if (address !== undefined && isIP(address) === 0) throw new OperatorProblem(400, `"${address}" is no address`);
    if (account !== undefined) await this.account(account);
    const at = this.now();
    const sanction: Sanction = {
      id: newId(),
      kind,
      account: account ?? null,
      address: address === undefined ? null : networkOf(address),
      why,
      at,
      until: hours === undefined ? null : at + hours * 3_600_000,
    };
    await this.query.insertInto("sanctions").values(sanction).execute();
    await this.note(kind, account ?? sanction.address ?? "", `${hours === undefined ? "for good" : `for ${hours} hours`}: ${why}`);
    return sanction;
  }

  async lift(id: string, why: string): Promise<void> {
    const found = await this.query.selectFrom("sanctions").selectAll().where("id", "=", id).executeTakeFirst();
    if (found === undefined) throw new OperatorProblem(404, `there is no sanction ${id}`);
    await this.query.deleteFrom("sanctions").where("id", "=", id).execute();
    await this.note("lift", found.account ?? found.address ?? "", `${found.kind}: ${why}`);
  }

  /** What was said in rooms, newest first. */
  talk(of: { readonly room?: string | undefined; readonly account?: string | undefined }) {
    let words = this.query.selectFrom("talk").selectAll().orderBy("at", "desc").limit(MOST);
    if (of.room !== undefined) words = words.where("room", "=", of.room);
    if (of.account !== undefined) words = words.where("account", "=", of.account);
    return words.execute();
  }

  audit() {
    return this.query.selectFrom("audit").selectAll().orderBy("at", "desc").limit(MOST).execute();
  }

  async note(action: string, subject: string, detail: string): Promise<void> {
    await this.query.insertInto("audit").values({ id: newId(), at: this.now(), action, subject, detail }).execute();
  }
}

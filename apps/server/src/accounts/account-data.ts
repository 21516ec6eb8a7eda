import type { Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { Entry } from "../rooms/entries.ts";
import type { Database } from "../store/database.ts";
import type { Tables } from "../store/schema.ts";
import type { Account } from "./accounts.ts";

const GAMES_AT_ONCE = 50;
export const NOBODY = "deleted";

const botIn = (account: string | null): string | null => (account?.startsWith("bot:") === true ? account.slice("bot:".length) : null);

/** What belongs to an account: decks, games, ratings; all of it to take along, or to be forgotten. */
export class AccountData {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  private get query(): Database["query"] {
    return this.database.query;
  }

  // ----------------------------------------------------------------------------------------------------------- decks

  decks(account: string) {
    return this.query
      .selectFrom("decks")
      .select(["id", "name", "text", "updated_at"])
      .where("account", "=", account)
      .orderBy("name")
      .execute();
  }

  async addDeck(account: string, deck: { readonly name: string; readonly text: string }): Promise<string> {
    const id = newId();
    await this.query
      .insertInto("decks")
      .values({ id, account, ...deck, updated_at: this.now() })
      .execute();
    return id;
  }

  async changeDeck(account: string, id: string, deck: { readonly name: string; readonly text: string }): Promise<boolean> {
    const { numUpdatedRows } = await this.query
      .updateTable("decks")
      .set({ ...deck, updated_at: this.now() })
      .where("id", "=", id)
      .where("account", "=", account)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async removeDeck(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.query.deleteFrom("decks").where("id", "=", id).where("account", "=", account).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  // ----------------------------------------------------------------------------------------------------------- games

  ratings(account: string) {
    return this.query.selectFrom("ratings").select(["mode", "rating", "deviation", "games"]).where("account", "=", account).execute();
  }

  /** Newest first; `before` is the end of the last game that one has. */
  async games(account: string, before: number) {
    const games = await this.query
      .selectFrom("participants")
      .innerJoin("games", "games.id", "participants.game")
      .select([
        "games.id",
        "games.mode",
        "games.format",
        "games.rated",
        "games.started_at",
        "games.ended_at",
        "games.reason",
        "games.published",
        "participants.seat",
        "participants.result",
        "participants.rating_before",
        "participants.rating_after",
      ])
      .where("participants.account", "=", account)
      .where("games.ended_at", "<", before)
      .orderBy("games.ended_at", "desc")
      .limit(GAMES_AT_ONCE)
      .execute();
    if (games.length === 0) return [];
    const players = await this.query
      .selectFrom("participants")
      .select(["game", "seat", "account", "name", "legend", "result"])
      .where(
        "game",
        "in",
        games.map(({ id }) => id),
      )
      .orderBy("seat")
      .execute();
    return games.map((game) => ({
      ...game,
      players: players.flatMap(({ account: who, ...player }) => (player.game === game.id ? [{ ...player, bot: botIn(who) }] : [])),
    }));
  }

  statistics(account: string) {
    return this.query
      .selectFrom("participants")
      .innerJoin("games", "games.id", "participants.game")
      .select(({ fn }) => ["games.mode", "participants.legend", "participants.result", fn.countAll<number>().as("games")])
      .where("participants.account", "=", account)
      .groupBy(["games.mode", "participants.legend", "participants.result"])
      .execute();
  }

  // ------------------------------------------------------------------------------------------------------ everything

  /** As JSON, in pieces: somebody may have played thousands of games. */
  async *everything(account: Account): AsyncGenerator<string> {
    const row = await this.query.selectFrom("accounts").select("created_at").where("id", "=", account.id).executeTakeFirst();
    const about = {
      account: { ...account, createdAt: row?.created_at },
      sessions: await this.query
        .selectFrom("sessions")
        .select(["device", "created_at", "used_at"])
        .where("account", "=", account.id)
        .execute(),
      decks: await this.decks(account.id),
      ratings: await this.query.selectFrom("ratings").selectAll().where("account", "=", account.id).execute(),
      talk: await this.query.selectFrom("talk").select(["room", "text", "at"]).where("account", "=", account.id).execute(),
    };
    yield `${JSON.stringify(about).slice(0, -1)},"games":[`;
    for (let after = ""; ; ) {
      const games = await this.query
        .selectFrom("participants")
        .innerJoin("games", "games.id", "participants.game")
        .selectAll("games")
        .where("participants.account", "=", account.id)
        .where("games.published", "=", 1)
        .where("games.id", ">", after)
        .orderBy("games.id")
        .limit(GAMES_AT_ONCE)
        .execute();
      for (const [i, game] of games.entries()) yield `${after === "" && i === 0 ? "" : ","}${JSON.stringify(game)}`;
      if (games.length < GAMES_AT_ONCE) break;
      after = games[games.length - 1].id;
    }
    yield "]}";
  }

  /** In rooms that go on, the entry by which somebody sat down says the name. */
  private async unname(transaction: Transaction<Tables>, account: string): Promise<void> {
    const entries = await transaction
      .selectFrom("inputs")
      .innerJoin("seats", "seats.room", "inputs.room")
      .select(["inputs.room", "inputs.n", "inputs.body"])
      .where("seats.account", "=", account)
      .where("inputs.body", "like", '{"do":"sit"%')
      .execute();
    for (const { room, n, body } of entries) {
      const entry = JSON.parse(body) as Extract<Entry, { readonly do: "sit" }>;
      if (entry.sitter.account !== account) continue;
      const nameless: Entry = { ...entry, sitter: { ...entry.sitter, name: NOBODY } };
      await transaction
        .updateTable("inputs")
        .set({ body: JSON.stringify(nameless) })
        .where("room", "=", room)
        .where("n", "=", n)
        .execute();
    }
  }

  /**
   * Name, password, sessions, decks and ratings are gone. Games belong to the others who played them as well: they stay,
   * without the name.
   */
  async erase(account: string): Promise<void> {
    await this.query.transaction().execute(async (transaction) => {
      // First, so that no result is written meanwhile that this would miss.
      const own = transaction.selectFrom("accounts").select("id").where("id", "=", account);
      await (this.database.kind === "postgres" ? own.forUpdate() : own).execute();
      const played = await transaction
        .selectFrom("participants")
        .innerJoin("games", "games.id", "participants.game")
        .select(["games.id", "games.record", "participants.seat"])
        .where("participants.account", "=", account)
        .execute();
      for (const { id, record, seat } of played) {
        const data = JSON.parse(record) as { players: string[] };
        const nameless = JSON.stringify({ ...data, players: data.players.with(seat, NOBODY) });
        await transaction.updateTable("games").set({ record: nameless }).where("id", "=", id).execute();
      }
      await transaction.updateTable("participants").set({ account: NOBODY, name: NOBODY }).where("account", "=", account).execute();
      // Inputs of rooms that are over are needed no more: the games are in the records.
      const over = await transaction
        .selectFrom("seats")
        .innerJoin("rooms", "rooms.id", "seats.room")
        .select("rooms.id")
        .where("seats.account", "=", account)
        .where("rooms.status", "=", "over")
        .execute();
      for (const { id } of over) {
        await transaction.deleteFrom("inputs").where("room", "=", id).execute();
        await transaction.deleteFrom("rooms").where("id", "=", id).execute();
      }
      await this.unname(transaction, account);
      await transaction.deleteFrom("seats").where("account", "=", account).execute();
      await transaction.deleteFrom("ratings").where("account", "=", account).execute();
      await transaction.deleteFrom("decks").where("account", "=", account).execute();
      await transaction.deleteFrom("talk").where("account", "=", account).execute();
      await transaction.deleteFrom("sessions").where("account", "=", account).execute();
      await transaction.deleteFrom("accounts").where("id", "=", account).execute();
    });
  }
}

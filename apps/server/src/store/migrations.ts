import type { Kysely, Migration, MigrationProvider } from "kysely";

/** Each change of the tables is one entry, in order; what a database lacks is done when the server starts. */
const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("accounts")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("key", "text", (c) => c.unique())
      .addColumn("password", "text")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("sessions")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (c) => c.notNull().unique())
      .addColumn("device", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("used_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("sessions_account").on("sessions").column("account").execute();
    await db.schema
      .createTable("decks")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("text", "text", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("decks_account").on("decks").column("account").execute();
    await db.schema
      .createTable("rooms")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("code", "text", (c) => c.notNull().unique())
      .addColumn("status", "text", (c) => c.notNull())
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("format", "text", (c) => c.notNull())
      .addColumn("is_public", "integer", (c) => c.notNull())
      .addColumn("terms", "text", (c) => c.notNull())
      .addColumn("owner", "text", (c) => c.notNull())
      .addColumn("fence", "integer", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("rooms_status").on("rooms").columns(["status", "is_public", "mode"]).execute();
    await db.schema
      .createTable("inputs")
      .addColumn("room", "text", (c) => c.notNull())
      .addColumn("n", "integer", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("body", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("inputs_key", ["room", "n"])
      .execute();
    await db.schema
      .createTable("seats")
      .addColumn("room", "text", (c) => c.notNull())
      .addColumn("seat", "integer", (c) => c.notNull())
      .addColumn("account", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("seats_key", ["room", "seat"])
      .execute();
    await db.schema.createIndex("seats_account").on("seats").column("account").execute();
    await db.schema
      .createTable("games")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("room", "text", (c) => c.notNull())
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("format", "text", (c) => c.notNull())
      .addColumn("rated", "integer", (c) => c.notNull())
      .addColumn("started_at", "bigint", (c) => c.notNull())
      .addColumn("ended_at", "bigint", (c) => c.notNull())
      .addColumn("reason", "text", (c) => c.notNull())
      .addColumn("record", "text", (c) => c.notNull())
      .addColumn("published", "integer", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("games_room").on("games").column("room").execute();
    await db.schema
      .createTable("participants")
      .addColumn("game", "text", (c) => c.notNull())
      .addColumn("seat", "integer", (c) => c.notNull())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("legend", "text", (c) => c.notNull())
      .addColumn("result", "text", (c) => c.notNull())
      .addColumn("rating_before", "double precision")
      .addColumn("rating_after", "double precision")
      .addPrimaryKeyConstraint("participants_key", ["game", "seat"])
      .execute();
    await db.schema.createIndex("participants_account").on("participants").column("account").execute();
    await db.schema
      .createTable("ratings")
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("rating", "double precision", (c) => c.notNull())
      .addColumn("deviation", "double precision", (c) => c.notNull())
      .addColumn("volatility", "double precision", (c) => c.notNull())
      .addColumn("games", "integer", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("ratings_key", ["account", "mode"])
      .execute();
    await db.schema
      .createTable("nodes")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("seen_at", "bigint", (c) => c.notNull())
      .addColumn("process", "integer", (c) => c.notNull())
      .addColumn("host", "text", (c) => c.notNull())
      .execute();
  },
};

/** An operator's tools. */
const operator: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("sanctions")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("account", "text")
      .addColumn("address", "text")
      .addColumn("why", "text", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("until", "bigint")
      .execute();
    await db.schema
      .createTable("talk")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("room", "text", (c) => c.notNull())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("text", "text", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("talk_at").on("talk").column("at").execute();
    await db.schema
      .createTable("audit")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("action", "text", (c) => c.notNull())
      .addColumn("subject", "text", (c) => c.notNull())
      .addColumn("detail", "text", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("audit_at").on("audit").column("at").execute();
  },
};

export const migrations: MigrationProvider = { getMigrations: async () => ({ "0001-first": first, "0002-operator": operator }) };

import { BOTS } from "@rulebound/bots";
import { FORMATS, STARTER_DECKS } from "@rulebound/cards";
import { ENGINE_VERSION, MODES } from "@rulebound/engine/internal";
import { DEFAULT_TERMS, EMOTES, PROTOCOL_VERSION, roomQuerySchema, type Terms } from "@rulebound/protocol";
import type { FastifyInstance } from "fastify";
import { RequestProblem } from "../problem.ts";
import type { AppServices } from "./app.ts";
import { read } from "./people.ts";

const ROOMS_AT_ONCE = 100;

/** What there is to play: the public list of rooms, finished games, and what a client needs to offer choices. */
export async function tableRoutes(app: FastifyInstance, { database, cluster, gateway, pool }: AppServices): Promise<void> {
  const { query } = database;

  app.get("/api/about", async () => ({
    protocol: PROTOCOL_VERSION,
    engine: ENGINE_VERSION,
    pool: pool.hash,
    modes: MODES.map(({ name, players }) => ({ name, players })),
    formats: FORMATS.map(({ name }) => name),
    bots: Object.keys(BOTS),
    starters: STARTER_DECKS.map(({ id, name }) => ({ id, name })),
    emotes: EMOTES,
    terms: DEFAULT_TERMS,
    online: await cluster.presence(gateway.connections.people),
  }));

  /** Who is there just now: clients ask again and again while somebody looks. */
  app.get("/api/lobby", async () => {
    const queues = await Promise.all((await cluster.queues()).map((queue) => cluster.waiting(queue)));
    return { online: await cluster.presence(gateway.connections.people), waiting: queues.reduce((sum, { length }) => sum + length, 0) };
  });

  app.get("/api/rooms", async (request) => {
    const { mode, format, phase = "open" } = read(roomQuerySchema, request.query);
    const rows = await query
      .selectFrom("rooms")
      .select(["id", "code", "status", "terms", "created_at"])
      .where("status", "=", phase)
      .where("is_public", "=", 1)
      .$if(mode !== undefined, (asked) => asked.where("mode", "=", mode ?? ""))
      .$if(format !== undefined, (asked) => asked.where("format", "=", format ?? ""))
      .orderBy("created_at", "desc")
      .limit(ROOMS_AT_ONCE)
      .execute();
    const seats =
      rows.length === 0
        ? []
        : await query
            .selectFrom("seats")
            .leftJoin("accounts", "accounts.id", "seats.account")
            .select(["seats.room", "seats.seat", "accounts.name"])
            .where(
              "seats.room",
              "in",
              rows.map(({ id }) => id),
            )
            .orderBy("seats.seat")
            .execute();
    return rows.map(({ id, code, status, terms, created_at }) => ({
      id,
      code,
      phase: status,
      terms: JSON.parse(terms) as Terms,
      createdAt: created_at,
      players: seats.filter(({ room }) => room === id).map(({ seat, name }) => ({ seat, name: name ?? "" })),
    }));
  });

  app.get<{ Params: { id: string } }>("/api/games/:id", async (request) => {
    const row = await query.selectFrom("games").select(["record", "published"]).where("id", "=", request.params.id).executeTakeFirst();
    if (row === undefined || row.published === 0) throw new RequestProblem(404, "noSuchGame");
    return JSON.parse(row.record);
  });
}

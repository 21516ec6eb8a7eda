import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { OperatorProblem } from "../admin/operator.ts";
import { hashOf } from "../ids.ts";
import { Problem } from "../rooms/problem.ts";
import type { AppServices } from "./app.ts";
import { read } from "./people.ts";

/** The operator's tools, for whoever knows the server's token; without one there are none. `rulebound admin` speaks to them. */

const why = z.string().min(3).max(300);
const whySchema = z.strictObject({ why });
const nameSchema = z.strictObject({ name: z.string().trim().min(2).max(24) });
const sanctionSchema = z.strictObject({
  kind: z.enum(["ban", "mute"]),
  account: z.string().max(40).optional(),
  address: z.string().max(60).optional(),
  why,
  hours: z.number().positive().max(100_000).optional(),
});
const querySchema = z.object({
  status: z.enum(["open", "live", "over"]).optional(),
  name: z.string().max(60).optional(),
  room: z.string().max(40).optional(),
  account: z.string().max(40).optional(),
});

const TRIES = { rateLimit: { max: 120, timeWindow: 60_000 } };

export async function adminRoutes(app: FastifyInstance, { options, operator, sanctions, host, gateway }: AppServices): Promise<void> {
  const { adminToken } = options;
  if (adminToken === null) return;
  const isRight = ({ headers }: FastifyRequest): boolean => {
    const given = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "")?.[1] ?? "";
    return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(adminToken)));
  };
  const about = ({ query }: FastifyRequest) => read(querySchema, query);
  const idIn = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

  await app.register(
    async (admin) => {
      admin.addHook("onRequest", async (request) => {
        if (!isRight(request)) throw new OperatorProblem(401, "this is for the operator: the token is another one");
      });
      admin.setErrorHandler((error, request, reply) => {
        if (error instanceof OperatorProblem) return reply.code(error.status).send({ error: error.message });
        if (error instanceof Problem) return reply.code(404).send({ error: error.message });
        return app.errorHandler(error, request, reply);
      });
      const config = { config: TRIES };

      admin.get("/rooms", config, async (request) => operator.rooms(about(request).status ?? null));
      admin.get("/rooms/:id", config, async (request) => operator.room(idIn(request)));
      admin.delete("/rooms/:id", config, async (request) => {
        const { why: reason } = read(whySchema, request.body);
        const room = await operator.room(idIn(request));
        if (room.status === "over") throw new OperatorProblem(409, "that room is over already");
        await host.end(room.id, reason);
        await operator.note("end", room.id, reason);
        return { ended: room.id };
      });

      admin.get("/accounts", config, async (request) => operator.accounts(about(request).name ?? ""));
      admin.get("/accounts/:id", config, async (request) => {
        const account = await operator.account(idIn(request));
        return { ...account, connections: gateway.connections.addressesOf(account.id) };
      });
      admin.put("/accounts/:id/name", config, async (request) => {
        const { name } = read(nameSchema, request.body);
        await operator.rename(idIn(request), name);
        await gateway.rename(idIn(request), name);
        return { renamed: idIn(request) };
      });

      admin.get("/sanctions", config, () => operator.sanctions());
      admin.post("/sanctions", config, async (request, reply) => {
        const sanction = await operator.punish(read(sanctionSchema, request.body));
        await sanctions.refresh();
        return reply.code(201).send(sanction);
      });
      admin.delete("/sanctions/:id", config, async (request) => {
        await operator.lift(idIn(request), read(whySchema, request.body).why);
        await sanctions.refresh();
        return { lifted: idIn(request) };
      });

      admin.get("/talk", config, async (request) => operator.talk(about(request)));
      admin.get("/audit", config, () => operator.audit());
    },
    { prefix: "/api/admin" },
  );
}

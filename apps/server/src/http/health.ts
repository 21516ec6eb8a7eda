import type { FastifyInstance } from "fastify";
import type { AppServices } from "./app.ts";

/** For whoever runs the server: is it there, can it work, what does it do. */
export async function healthRoutes(app: FastifyInstance, { database, cluster, metrics, isStopping }: AppServices): Promise<void> {
  app.get("/health", async () => ({ status: "up" }));

  app.get("/ready", async (_, reply) => {
    const checks = {
      database: await works(() => database.query.selectFrom("nodes").select("id").limit(1).execute()),
      others: await works(() => cluster.isReady()),
      running: !isStopping(),
    };
    return reply.code(Object.values(checks).every(Boolean) ? 200 : 503).send(checks);
  });

  app.get("/metrics", async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
}

async function works(run: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await run()) !== false;
  } catch {
    return false;
  }
}

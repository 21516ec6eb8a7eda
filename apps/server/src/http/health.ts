import type { FastifyInstance } from "fastify";
import type { AppServices } from "./app.ts";

/** For whoever runs the server: is it there, can it work. What it does is on a port of its own. */
export async function healthRoutes(app: FastifyInstance, { canWrite, cluster, isStopping }: AppServices): Promise<void> {
  const written = nowAndThen(() => works(canWrite));
  app.get("/health", async () => ({ status: "up" }));

  app.get("/ready", async (_, reply) => {
    const checks = {
      database: await written(),
      others: await works(() => cluster.isReady()),
      running: !isStopping(),
    };
    return reply.code(Object.values(checks).every(Boolean) ? 200 : 503).send(checks);
  });
}

/** A database that hangs is as good as none. */
const PATIENCE = 2000;

async function works(run: () => Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
  try {
    return (await Promise.race([run(), late])) !== false;
  } catch {
    return false;
  }
}

const EVERY = 500;

/** However often it is asked, it is found out so often at most. */
function nowAndThen(find: () => Promise<boolean>): () => Promise<boolean> {
  let found: Promise<boolean> | null = null;
  return () => {
    if (found === null) {
      found = find();
      void found.finally(() => setTimeout(() => (found = null), EVERY).unref());
    }
    return found;
  };
}

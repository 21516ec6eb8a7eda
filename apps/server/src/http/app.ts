import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import type { CardPool } from "@rulebound/engine";
import { LONGEST_MESSAGE } from "@rulebound/protocol";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Accounts } from "../accounts/accounts.ts";
import type { Belongings } from "../accounts/belongings.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { sparingly } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { ServerOptions } from "../options.ts";
import type { Ratings } from "../rating/ratings.ts";
import type { RoomHost } from "../rooms/host.ts";
import type { Database } from "../store/database.ts";
import { healthRoutes } from "./health.ts";
import { isAllowedOrigin } from "./origin.ts";
import { explain, peopleRoutes } from "./people.ts";
import { tableRoutes } from "./tables.ts";
import { webRoutes } from "./web.ts";

export interface AppServices {
  readonly options: ServerOptions;
  readonly database: Database;
  readonly cluster: Cluster;
  readonly accounts: Accounts;
  readonly belongings: Belongings;
  readonly ratings: Ratings;
  readonly host: RoomHost;
  readonly gateway: Gateway;
  readonly metrics: Metrics;
  readonly pool: CardPool;
  readonly isStopping: () => boolean;
  /** Writes something. */
  readonly canWrite: () => Promise<boolean>;
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly log: FastifyBaseLogger;
  addRoutes(services: AppServices): Promise<void>;
}

/** The HTTP side: addresses, limits, headers. Nothing that a client sends as a secret is logged. */
export function createApp(options: ServerOptions): App {
  const app = fastify({
    logger: {
      level: options.logLevel,
      redact: ["req.headers.authorization", "req.headers.cookie"],
      hooks: { logMethod: sparingly() },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: LONGEST_MESSAGE,
    forceCloseConnections: true,
  });
  return { fastify: app, log: app.log, addRoutes: (services) => addRoutes(app, services) };
}

async function addRoutes(app: FastifyInstance, services: AppServices): Promise<void> {
  const { options } = services;
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", "blob:"],
        styleSrc: ["'self'", "'unsafe-inline'"], // motion writes style attributes
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  });
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    allowList: ({ url }) => isOperation(url) || !url.startsWith("/api/"),
  });
  await app.register(websocket, {
    options: { maxPayload: 2 * LONGEST_MESSAGE, perMessageDeflate: false, autoPong: false },
    // What a client sends wrongly, or how it goes, must not fill the log.
    errorHandler: (error, socket, request) => {
      const { code } = error as { code?: string };
      if (code === undefined) request.log.error({ err: error }, "a connection failed");
      else request.log.debug({ code }, "a connection broke");
      socket.terminate();
    },
  });
  app.setErrorHandler(explain);
  await app.register(healthRoutes, services);
  await app.register(peopleRoutes, services);
  await app.register(tableRoutes, services);
  await app.register(socketRoute, services);
  if (options.web !== null) await webRoutes(app, options.web);
}

const isOperation = (url: string): boolean => url === "/health" || url === "/ready" || url === "/metrics" || url === "/ws";

/** The WebSocket. Browsers say which page they come from; strangers' pages are not let in. */
async function socketRoute(app: FastifyInstance, { options, gateway, isStopping }: AppServices): Promise<void> {
  const perAddress = new Map<string, number>();
  app.get(
    "/ws",
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (isStopping()) return reply.code(503).send({ error: "the server stops" });
        if (!isAllowedOrigin(request.headers.origin, request.headers.host, options.origins))
          return reply.code(403).send({ error: "pages of this origin may not connect" });
        if ((perAddress.get(request.ip) ?? 0) >= options.connectionsPerAddress)
          return reply.code(429).send({ error: "too many connections from this address" });
      },
    },
    (socket, request) => {
      const { ip } = request;
      perAddress.set(ip, (perAddress.get(ip) ?? 0) + 1);
      socket.on("close", () => {
        const left = (perAddress.get(ip) ?? 1) - 1;
        if (left > 0) perAddress.set(ip, left);
        else perAddress.delete(ip);
      });
      gateway.accept(socket, request.raw.socket, String(request.headers["user-agent"] ?? "unknown"), ip);
    },
  );
}

import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import type { CardPool } from "@rulebound/engine/internal";
import { LONGEST_MESSAGE, serverReason } from "@rulebound/protocol";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { AccountData } from "../accounts/account-data.ts";
import type { Accounts } from "../accounts/accounts.ts";
import type { Operator } from "../admin/operator.ts";
import type { Sanctions } from "../admin/sanctions.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { type Clients, networkOf } from "../gateway/clients.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { COST } from "../gateway/limits.ts";
import { sparingly } from "../log.ts";
import type { ServerOptions } from "../options.ts";
import { RequestProblem, refusalBody } from "../problem.ts";
import type { Ratings } from "../rating/ratings.ts";
import type { RoomHost } from "../rooms/host.ts";
import type { Database } from "../store/database.ts";
import { adminRoutes } from "./admin.ts";
import { healthRoutes } from "./health.ts";
import { isAllowedOrigin } from "./origin.ts";
import { explain, peopleRoutes } from "./people.ts";
import { Proxies } from "./proxies.ts";
import { questionRoutes } from "./questions.ts";
import { boundRequests, boundSockets, SPENT, TIMES } from "./sockets.ts";
import { tableRoutes } from "./tables.ts";
import { webRoutes } from "./web.ts";

export interface AppServices {
  readonly options: ServerOptions;
  readonly database: Database;
  readonly cluster: Cluster;
  readonly accounts: Accounts;
  readonly accountData: AccountData;
  readonly ratings: Ratings;
  readonly host: RoomHost;
  readonly operator: Operator;
  readonly sanctions: Sanctions;
  readonly gateway: Gateway;
  readonly clients: Clients;
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
  const proxies = new Proxies(options.trustProxy);
  const app = fastify({
    logger: {
      level: options.logLevel,
      redact: ["req.headers.authorization", "req.headers.cookie"],
      hooks: { logMethod: sparingly() },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (address) => proxies.has(address),
    bodyLimit: LONGEST_MESSAGE,
    forceCloseConnections: true,
    connectionTimeout: TIMES.silent,
    requestTimeout: TIMES.request,
    keepAliveTimeout: TIMES.between,
    http: { headersTimeout: TIMES.head, connectionsCheckingInterval: TIMES.check },
  });
  boundSockets(app.server, 2 * options.connectionsPerAddress, proxies);
  const addBoundRoutes = async (services: AppServices): Promise<void> => {
    await addRoutes(app, services);
    // Who comes through a proxy is known when its headers have been read.
    boundRequests(app.server, ({ socket: { remoteAddress = "" } }) =>
      proxies.has(remoteAddress) ? 0 : overdrawn(services, remoteAddress),
    );
  };
  return { fastify: app, log: app.log, addRoutes: addBoundRoutes };
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
    keyGenerator: ({ ip }) => networkOf(ip),
    // By the route that was found, however its address was written.
    allowList: (request) => !isApi(request),
    errorResponseBuilder: () => new RequestProblem(429, "tooManyRequests"),
  });
  await app.register(websocket, {
    options: { maxPayload: 2 * LONGEST_MESSAGE, perMessageDeflate: false, autoPong: false, ...SMALLEST_PIECES },
    // What a client sends wrongly, or how it goes, must not fill the log.
    errorHandler: (error, socket, request) => {
      const { code } = error as { code?: string };
      if (code === undefined) request.log.error({ err: error }, "a connection failed");
      else request.log.debug({ code }, "a connection broke");
      socket.terminate();
    },
  });
  // After the WebSockets' own, which ends the connections of those who are refused.
  app.addHook("onRequest", async (request, reply) => {
    const ban = isApi(request) && !isAdmin(request) ? services.sanctions.banOf(null, request.ip) : null;
    if (ban !== null) return reply.code(403).send(refusalBody(ban));
    // Where there is no WebSocket, one would be opened and closed, and read meanwhile.
    if (request.ws && request.routeOptions.url !== "/ws") return reply.code(404).send(refusalBody(serverReason("noSocketHere")));
    const wait = overdrawn(services, request.ip);
    if (wait > 0)
      return reply
        .code(429)
        .headers({ "retry-after": Math.ceil(wait / 1000), connection: "close" })
        .type("application/json")
        .send(SPENT);
    services.clients.at(request.ip).work.charge(isApi(request) ? COST.request : COST.page, options.now());
  });
  app.setErrorHandler(explain);
  await app.register(healthRoutes, services);
  await app.register(adminRoutes, services);
  await app.register(peopleRoutes, services);
  await app.register(tableRoutes, services);
  await app.register(questionRoutes, services);
  await app.register(socketRoute, services);
  if (options.web !== null) await webRoutes(app, options.web);
}

/** Frames of a message, and pieces of a frame: each takes a hundred bytes and more, however little is in it. */
const SMALLEST_PIECES = { maxFragments: 16, maxBufferedChunks: 1024 } as const;
const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith("/api/") === true;
const isAdmin = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith("/api/admin/") === true;
/** Requests are not made to wait: an address may be so many milliseconds overdrawn. */
const OVERDRAWN = 1000;

/** Milliseconds until an address may ask again; 0: it may now. */
function overdrawn({ clients, options }: AppServices, address: string): number {
  const wait = clients.at(address).work.wait(options.now());
  return wait > OVERDRAWN ? wait : 0;
}

/** The WebSocket. Browsers say which page they come from; strangers' pages are not let in. */
async function socketRoute(app: FastifyInstance, { options, gateway, isStopping }: AppServices): Promise<void> {
  const perAddress = new Map<string, number>();
  app.get(
    "/ws",
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (isStopping()) return reply.code(503).send(refusalBody(serverReason("stopping")));
        if (!isAllowedOrigin(request.headers.origin, request.headers.host, options.origins))
          return reply.code(403).send(refusalBody(serverReason("strangeOrigin")));
        if ((perAddress.get(networkOf(request.ip)) ?? 0) >= options.connectionsPerAddress)
          return reply.code(429).send(refusalBody(serverReason("tooManyConnections")));
      },
    },
    (socket, request) => {
      const { ip: address } = request;
      const network = networkOf(address);
      perAddress.set(network, (perAddress.get(network) ?? 0) + 1);
      socket.on("close", () => {
        const left = (perAddress.get(network) ?? 1) - 1;
        if (left > 0) perAddress.set(network, left);
        else perAddress.delete(network);
      });
      gateway.accept(socket, request.raw.socket, String(request.headers["user-agent"] ?? "unknown"), address);
    },
  );
}

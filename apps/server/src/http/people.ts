import { Readable } from "node:stream";
import { credentialsSchema, deckBodySchema, deletionSchema, newPasswordSchema, serverReason } from "@rulebound/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodType } from "zod";
import { NOBODY } from "../accounts/account-data.ts";
import type { SignedIn } from "../accounts/accounts.ts";
import { networkOf } from "../gateway/clients.ts";
import { GUEST_BYTES } from "../gateway/limits.ts";
import { RequestProblem, refusalBody } from "../problem.ts";
import { DeckProblem, registerDeck } from "../rooms/decks.ts";
import type { AppServices } from "./app.ts";

/** Accounts and what belongs to them. A request bears its session as `Authorization: Bearer TOKEN`. */

export function read<Body>(schema: ZodType<Body>, value: unknown): Body {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [field] = issue.path;
  if (field === "name" || field === "password") throw new RequestProblem(400, `${field}Shape`);
  throw new RequestProblem(400, "unreadable", `${issue.path.join(".") || "the body"}: ${issue.message}`);
}

/** What the client can mend is said; anything else is logged, and the client learns only that it failed. */
export function explain(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RequestProblem) return reply.code(error.status).send(refusalBody(error.why));
  if (error instanceof DeckProblem) return reply.code(422).send({ ...refusalBody(error.why), rule: error.rule });
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ error: error instanceof Error ? error.message : "bad request" });
  request.log.error({ err: error, url: request.url }, "a request failed");
  return reply.code(500).send(refusalBody(serverReason("failed")));
}

const MOST_DECKS = 200;
/** All games of an account, every time. */
const EXPORT = { rateLimit: { max: 5, timeWindow: 600_000 } };
const SIGNING_IN = { rateLimit: { max: 10, timeWindow: 60_000 } };

export async function peopleRoutes(app: FastifyInstance, services: AppServices): Promise<void> {
  const { accounts, accountData, clients, gateway, host, options, pool } = services;

  const whoever = async ({ headers }: FastifyRequest): Promise<SignedIn | null> => {
    const token = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "")?.[1];
    return token === undefined ? null : accounts.signedIn(token);
  };
  const somebody = async (request: FastifyRequest): Promise<SignedIn> => {
    const who = await whoever(request);
    if (who === null) throw new RequestProblem(401, "signInFirst");
    return who;
  };
  const store = ({ ip }: FastifyRequest, bytes: number): void => {
    const { storing } = clients.at(ip);
    if (storing.wait(options.now()) > 0) throw new RequestProblem(429, "tooMuchKept");
    storing.charge(bytes, options.now());
  };
  const device = ({ headers }: FastifyRequest): string => String(headers["user-agent"] ?? "unknown");

  app.post("/api/guests", { config: SIGNING_IN }, async (request, reply) => {
    if (!clients.at(request.ip).guests.take(1, options.now())) throw new RequestProblem(429, "tooManyGuests");
    store(request, GUEST_BYTES);
    return reply.code(201).send(await accounts.newGuest(device(request)));
  });

  app.post("/api/members", { config: SIGNING_IN }, async (request, reply) => {
    const { name, password } = read(credentialsSchema, request.body);
    const who = await whoever(request);
    const account = await accounts.register(name, password, who?.account ?? null, networkOf(request.ip));
    if (who !== null) return reply.code(201).send({ account, session: who.session });
    return reply.code(201).send(await accounts.signIn(name, password, device(request), networkOf(request.ip)));
  });

  app.post("/api/sessions", { config: SIGNING_IN }, async (request, reply) => {
    const { name, password } = read(credentialsSchema, request.body);
    return reply.code(201).send(await accounts.signIn(name, password, device(request), networkOf(request.ip)));
  });

  app.get("/api/sessions", async (request) => {
    const { account, session } = await somebody(request);
    return (await accounts.sessionsOf(account.id)).map((one) => ({ ...one, current: one.id === session }));
  });

  app.delete<{ Params: { id: string } }>("/api/sessions/:id", async (request, reply) => {
    const { account, session } = await somebody(request);
    const which =
      request.params.id === "others" ? { allBut: session } : { id: request.params.id === "current" ? session : request.params.id };
    const ended = await accounts.revoke(account.id, which);
    await gateway.endSessions(account.id, ended);
    if (ended.length === 0 && "id" in which) throw new RequestProblem(404, "noOwnSession");
    return reply.code(204).send();
  });

  app.put("/api/me/password", { config: SIGNING_IN }, async (request, reply) => {
    const { account, session } = await somebody(request);
    const { old, password } = read(newPasswordSchema, request.body);
    await accounts.changePassword(account.id, old, password, networkOf(request.ip));
    const ended = await accounts.revoke(account.id, { allBut: session });
    await gateway.endSessions(account.id, ended);
    return reply.code(204).send();
  });

  app.get("/api/me", async (request) => {
    const { account } = await somebody(request);
    return {
      ...account,
      ratings: await accountData.ratings(account.id),
      statistics: await accountData.statistics(account.id),
      rooms: await host.roomsOf(account.id),
    };
  });

  app.get<{ Querystring: { before?: string } }>("/api/me/games", async (request) => {
    const { account } = await somebody(request);
    const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(before)) throw new RequestProblem(400, "unreadable", "before: a time in milliseconds was expected");
    return accountData.games(account.id, before);
  });

  app.get("/api/me/export", { config: EXPORT }, async (request, reply) => {
    const { account } = await somebody(request);
    reply.header("content-disposition", 'attachment; filename="rulebound-data.json"').type("application/json");
    return Readable.from(accountData.everything(account));
  });

  app.delete("/api/me", async (request, reply) => {
    const { account } = await somebody(request);
    read(deletionSchema, request.body);
    await gateway.rename(account.id, NOBODY);
    await accountData.erase(account.id);
    await gateway.endSessions(account.id, "all");
    return reply.code(204).send();
  });

  app.get("/api/decks", async (request) => accountData.decks((await somebody(request)).account.id));

  app.post("/api/decks", async (request, reply) => {
    const { account } = await somebody(request);
    const body = read(deckBodySchema, request.body);
    registerDeck(pool, body.text, { mode: "duel", format: "open" });
    if ((await accountData.decks(account.id)).length >= MOST_DECKS) throw new RequestProblem(409, "deckCountReached", MOST_DECKS);
    store(request, body.text.length);
    return reply.code(201).send({ id: await accountData.addDeck(account.id, body) });
  });

  app.put<{ Params: { id: string } }>("/api/decks/:id", async (request, reply) => {
    const { account } = await somebody(request);
    const body = read(deckBodySchema, request.body);
    registerDeck(pool, body.text, { mode: "duel", format: "open" });
    store(request, body.text.length);
    if (!(await accountData.changeDeck(account.id, request.params.id, body))) throw new RequestProblem(404, "noSuchDeck");
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>("/api/decks/:id", async (request, reply) => {
    const { account } = await somebody(request);
    if (!(await accountData.removeDeck(account.id, request.params.id))) throw new RequestProblem(404, "noSuchDeck");
    return reply.code(204).send();
  });
}

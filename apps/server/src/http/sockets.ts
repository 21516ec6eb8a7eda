import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { serverReason } from "@rulebound/protocol";
import { networkOf } from "../gateway/clients.ts";
import { refusalBody } from "../problem.ts";
import type { Proxies } from "./proxies.ts";

/** How long a client may take, in milliseconds: for the head of a request, for all of it, between two, and to read an answer. */
export const TIMES = { head: 8000, request: 15_000, between: 10_000, silent: 30_000, check: 1000 } as const;

/** So many TCP connections one address may have, beside its WebSockets. Whoever has more is cut off before anything is read. */
export function boundSockets(server: Server, most: number, proxies: Proxies): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (proxies.has(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > most) socket.destroy();
  });
}

/** Requests of one connection that wait for their answers. Browsers send the next when they have the last. */
const MOST_WAITING = 4;

/**
 * Before anything is made of a request: of a connection that sends many at once no more is read, and whoever has used up what is
 * theirs is told so for the least that this can cost.
 */
export function boundRequests(server: Server, waitOf: (request: IncomingMessage) => number): void {
  const [obey] = server.listeners("request") as RequestListener[];
  const waiting = new WeakMap<Socket, number>();
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) return socket.destroy();
    waiting.set(socket, count);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    const wait = waitOf(request);
    if (wait === 0) return obey(request, response);
    response
      .writeHead(429, { "retry-after": String(Math.ceil(wait / 1000)), connection: "close", "content-type": "application/json" })
      .end(SPENT);
  });
}

export const SPENT = JSON.stringify(refusalBody(serverReason("addressSpent")));

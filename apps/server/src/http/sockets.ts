import type { Server } from "node:http";
import { networkOf } from "../gateway/clients.ts";
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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Terms } from "@rulebound/protocol";
import { afterEach } from "vitest";
import { NO_BOUNDS, type RunningServer, type ServerOptions, startServer } from "../src/index.ts";
import { Client, QUICK } from "./client.ts";

/** What a test started is stopped after it, newest first. */
const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  while (cleanups.length > 0) await cleanups.pop()?.();
});

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "rulebound-server-"));
  cleanups.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A server of its own, with no patience for nobody. */
export async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    database: options.database ?? join(folder(), "test.db"),
    logLevel: "error",
    botPause: 0,
    connectionsPerAddress: 1000,
    limits: { burst: 1000, rate: 1000, mistakes: 40, backlog: 4 * 1024 * 1024, pending: 100, guests: 10_000 },
    work: NO_BOUNDS,
    roomsPerAddress: 1000,
    ...options,
  });
  cleanups.push(() => server.close());
  return server;
}

export async function connect({ address }: RunningServer, token?: string, language?: string): Promise<Client> {
  const client = await Client.connect(address, token, language);
  cleanups.push(() => client.close());
  return client;
}

export async function open(host: Client, terms: Partial<Terms> = {}): Promise<string> {
  const opened = await host.do({ type: "open", terms: { ...QUICK, ...terms } });
  return opened.type === "done" ? (opened.room ?? "") : "";
}

export const DECKS = ["jinx", "ahri", "sett", "yi"];

/** Everybody sits down with a deck of their own and is ready: the game begins. */
export async function seat(room: string, clients: readonly Client[]): Promise<void> {
  for (const [i, client] of clients.entries()) {
    if (client.room?.id !== room) await client.do({ type: "enter", room });
    await client.do({ type: "sit", room, deck: DECKS[i] });
  }
  const begun = clients.map((client) => client.next("game"));
  for (const client of clients) await client.do({ type: "ready", room, ready: true });
  await Promise.all(begun);
}

export const over = (client: Client) => client.roomWhere(({ phase }) => phase === "over");

export const errorsOf = ({ heard }: Client) => heard.filter(({ type }) => type === "error");

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export async function http({ address }: RunningServer, method: string, path: string, body?: unknown, token?: string): Promise<Reply> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

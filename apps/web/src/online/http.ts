import type { ModeName } from "@rulebound/engine/internal";
import type { Emote, Terms } from "@rulebound/protocol";
import { SERVER_REASONS, type Why } from "@rulebound/protocol/server-reasons";
import { ToldError } from "../strings/refusals.ts";
import { sessionToken } from "./session.ts";

/** What is asked of the server in one request (docs/PROTOCOL.md). */

export interface About {
  readonly protocol: number;
  readonly modes: readonly { readonly name: ModeName; readonly players: number }[];
  readonly formats: readonly string[];
  readonly bots: readonly string[];
  readonly emotes: readonly Emote[];
  readonly terms: Terms;
  readonly online: number;
}

export interface ListedRoom {
  readonly id: string;
  readonly code: string;
  readonly phase: "open" | "live";
  readonly terms: Terms;
  readonly players: readonly { readonly seat: number; readonly name: string }[];
}

export interface Me {
  readonly name: string;
  /** In which a match of theirs is not over. */
  readonly rooms: readonly string[];
  readonly kind: "guest" | "member";
  readonly ratings: readonly { readonly mode: ModeName; readonly rating: number; readonly deviation: number; readonly games: number }[];
}

export interface PlayedGame {
  readonly id: string;
  readonly mode: ModeName;
  readonly ended_at: number;
  readonly result: string;
  readonly published: number;
  readonly seat: number;
  /** `bot`: the name of the bot that played there. */
  readonly players: readonly { readonly seat: number; readonly name: string; readonly bot: string | null }[];
}

export interface SessionInfo {
  readonly id: string;
  readonly device: string;
  readonly used_at: number;
  readonly current: boolean;
}

/** What the server said no to; or that there is none. */
export class ServerError extends ToldError {
  constructor(
    readonly status: number,
    detail: string,
    why?: Why,
  ) {
    super(detail, why);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const token = sessionToken();
  const response = await fetch(path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  // A page in the place of an answer: whoever serves the client has no game server behind it.
  if (!isJson) throw new ServerError(response.ok ? 404 : response.status, SERVER_REASONS.noServer, { reason: "noServer" });
  const said = (await response.json()) as T & { readonly error?: string; readonly why?: Why };
  if (!response.ok) throw new ServerError(response.status, said.error ?? response.statusText, said.why);
  return said;
}

export interface LobbyCounts {
  readonly online: number;
  /** Of them, for a quick match. */
  readonly waiting: number;
}

export const lobby = (): Promise<LobbyCounts> => request("GET", "/api/lobby");
export const about = (): Promise<About> => request("GET", "/api/about");
export const rooms = (phase: "open" | "live"): Promise<readonly ListedRoom[]> => request("GET", `/api/rooms?phase=${phase}`);

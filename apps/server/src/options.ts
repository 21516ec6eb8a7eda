import { LIMITS, type Limits } from "./gateway/connection.ts";
import { WORK, type WorkLimits } from "./gateway/limits.ts";
import { rules } from "./rules/present.ts";
import type { Rules } from "./rules/rules.ts";
import { steadyNow } from "./time.ts";

export interface ServerOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** `postgres://...`, or the path of a file for SQLite. */
  readonly database: string;
  /** `redis://...`: several processes share rooms. Null: this one is alone. */
  readonly redis: string | null;
  /** Pages from which browsers may connect, beside the server's own; "*": any. */
  readonly origins: readonly string[];
  /** Proxies in front that say who the client is (X-Forwarded-For): addresses, networks, "loopback", "private". */
  readonly trustProxy: readonly string[];
  /** Where the metrics are: on a port of their own, or nowhere (null). */
  readonly metricsHost: string;
  readonly metricsPort: number | null;
  readonly logLevel: string;
  /** The folder of the built web client; null: none is served. */
  readonly web: string | null;
  /** Where the rules of older versions are kept, which finish the games that they began; null: nowhere. */
  readonly versions: string | null;
  /** Whoever knows it may use the operator's tools; null: nobody may. */
  readonly adminToken: string | null;
  /** Milliseconds before a bot answers. */
  readonly botPause: number;
  readonly botThreads: number;
  readonly connectionsPerAddress: number;
  /** Rooms that are open or played and were opened from one address. */
  readonly roomsPerAddress: number;
  /** HTTP requests of one address a minute. */
  readonly requestsPerMinute: number;
  /** Milliseconds that the answer to a question may take (http/questions.ts). */
  readonly longestQuestion: number;
  readonly limits: Limits;
  /** What clients may make the server do. */
  readonly work: WorkLimits;
  /** Milliseconds after which a process that does not answer is thought dead. */
  readonly deadAfter: number;
  /** For tests: those of another version. */
  readonly rules: Rules;
  /** For tests: what time it is. */
  readonly now: () => number;
}

export const DEFAULT_OPTIONS: ServerOptions = {
  host: "127.0.0.1",
  port: 8080,
  database: "data/rulebound.db",
  redis: null,
  origins: [],
  trustProxy: [],
  metricsHost: "127.0.0.1",
  metricsPort: null,
  logLevel: "info",
  web: null,
  versions: null,
  adminToken: null,
  botPause: 500,
  botThreads: 1,
  connectionsPerAddress: 64,
  roomsPerAddress: 20,
  requestsPerMinute: 300,
  longestQuestion: 4000,
  limits: LIMITS,
  work: WORK,
  deadAfter: 6000,
  rules,
  now: steadyNow,
};

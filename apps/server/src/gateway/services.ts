import type { FastifyBaseLogger } from "fastify";
import type { Accounts } from "../accounts/accounts.ts";
import type { Sanctions } from "../admin/sanctions.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Ratings } from "../rating/ratings.ts";
import type { RoomHost } from "../rooms/host.ts";
import type { Matchmaker } from "../rooms/matchmaker.ts";
import type { Clients } from "./clients.ts";
import type { Limits } from "./connection.ts";
import type { WorkLimits } from "./limits.ts";

/** What a gateway needs of the rest of the server. */
export interface GatewayServices {
  readonly accounts: Accounts;
  readonly host: RoomHost;
  readonly sanctions: Sanctions;
  readonly cluster: Cluster;
  readonly matchmaker: Matchmaker;
  readonly ratings: Ratings;
  readonly limits: Limits;
  readonly work: WorkLimits;
  readonly clients: Clients;
  readonly log: FastifyBaseLogger;
  now(): number;
  onMessage(type: string): void;
}

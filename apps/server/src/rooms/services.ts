import type { CardPool } from "@rulebound/engine/internal";
import type { FastifyBaseLogger } from "fastify";
import type { Versions } from "../rules/versions.ts";
import type { Journal } from "../store/journal.ts";
import type { Address } from "./audience.ts";
import type { BotPlayers } from "./bots.ts";
import type { Entry } from "./entries.ts";
import type { Room } from "./room.ts";

/** What a room needs of the process that leads it. */
export interface RoomServices {
  readonly pool: CardPool;
  readonly versions: Versions;
  readonly journal: Pick<Journal, "append">;
  readonly bots: BotPlayers;
  readonly log: FastifyBaseLogger;
  now(): number;
  deliver(to: Address, text: string): void;
  /** An entry is on the disk. */
  onStored(room: Room, entry: Entry): void;
  /** Somebody has said something. */
  onTalk(room: Room, account: string, name: string, text: string): void;
  /** A game has ended or the room has come to another phase. */
  onProgress(room: Room): void;
  onAbandoned(room: Room): void;
  ratingOf(account: string, mode: string): number | null;
}

import type { RoomMessage } from "@rulebound/protocol";
import type { Caller } from "../rooms/audience.ts";

/** What processes say to each other. */
export type Packet =
  /** To the process that leads a room: something that a client of another process wants. */
  | { readonly kind: "want"; readonly room: string; readonly caller: Caller; readonly message: RoomMessage }
  /** To the process that holds a connection: the room that its client wants something in is not led here. */
  | { readonly kind: "strayed"; readonly room: string }
  | { readonly kind: "gone"; readonly room: string; readonly node: string; readonly connection: string }
  /** A client has not been heard of for some seconds, or is heard again. */
  | { readonly kind: "silence"; readonly room: string; readonly node: string; readonly connection: string; readonly isSilent: boolean }
  /** To the process that holds a connection. */
  | { readonly kind: "tell"; readonly connection: string; readonly text: string }
  /** To the process that leads a room: an operator ends it. */
  | { readonly kind: "end"; readonly room: string; readonly why: string }
  /** To all: a room is led by another process now; whoever has clients in it brings them in again. */
  | { readonly kind: "moved"; readonly room: string; readonly node: string; readonly fence: number }
  /** To all: those two play in this room. */
  | { readonly kind: "matched"; readonly accounts: readonly string[]; readonly room: string }
  /** To all: these sessions have ended, all of an account or some. */
  | { readonly kind: "ended"; readonly account: string; readonly sessions: readonly string[] | "all" }
  /** To all: an account has another name. */
  | { readonly kind: "renamed"; readonly account: string; readonly name: string };

/** Somebody who waits for an opponent. */
export interface Waiting {
  readonly account: string;
  /** The process that they are connected to: who waits there is gone when it is. */
  readonly node: string;
  readonly name: string;
  readonly guest: boolean;
  readonly rating: number;
  readonly deviation: number;
  readonly since: number;
  readonly deck: string;
  /** Where they come from: rooms are counted by it. */
  readonly network: string;
}

/** What becomes of the way to the other processes. */
export interface Connecting {
  /** They cannot be reached for now; what they send is lost. */
  onAway(): void;
  onBack(): void;
}

/** The processes that share rooms: one alone, or any number with a Redis between them. */
export interface Cluster {
  readonly node: string;
  readonly isShared: boolean;
  start(receive: (packet: Packet) => void, connecting: Connecting): Promise<void>;
  /** False: that process is not there. */
  send(node: string, packet: Packet): Promise<boolean>;
  sendAll(packet: Packet): Promise<void>;
  isAlive(node: string): Promise<boolean>;
  /** So many clients are connected, everywhere. */
  presence(own: number): Promise<number>;
  /** Queues by name: mode, format and length of the match. */
  join(queue: string, waiting: Waiting): Promise<void>;
  leave(queue: string, account: string): Promise<boolean>;
  waiting(queue: string): Promise<readonly Waiting[]>;
  queues(): Promise<readonly string[]>;
  /** Whether this process is the one that brings players together now. */
  isMatchmaker(): Promise<boolean>;
  /** Whether the other processes can be reached. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

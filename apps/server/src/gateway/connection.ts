import type { Duplex } from "node:stream";
import { type ErrorCode, PROTOCOL_VERSION } from "@rulebound/protocol";
import type { WebSocket } from "ws";
import type { Account } from "../accounts/accounts.ts";
import type { Caller } from "../rooms/audience.ts";
import { Bucket } from "./bucket.ts";

export interface Limits {
  /** Messages of one client: at once, and a second. */
  readonly burst: number;
  readonly rate: number;
  /** So many mistakes, and the connection is closed. */
  readonly mistakes: number;
  /** Characters that wait to be sent; whoever reads slower has to come again. */
  readonly backlog: number;
  /** Messages that wait to be obeyed. */
  readonly pending: number;
  /** New guests of one address a minute. */
  readonly guests: number;
}

export const LIMITS: Limits = { burst: 60, rate: 30, mistakes: 40, backlog: 2 * 1024 * 1024, pending: 32, guests: 60 };

/** Close codes: 1008 is the standard's "policy violation", 1013 "try again later". */
export const POLICY = 1008;
export const LATER = 1013;

/**
 * How often clients are listened to, and after how many such beats without a sign of life they are silent: what is lost is seen
 * within three seconds, and whoever has a slow line has two of them to answer. A browser answers pings by itself, also
 * for a page that sleeps in the background.
 */
export const BEAT = 650;
const SILENT_AFTER = 4;

/** A client's connection. */
export class Connection {
  account: Account | null = null;
  session: string | null = null;
  /** Rooms that it is in, and the process that leads each. */
  readonly rooms = new Map<string, string>();
  isAlive = true;
  /** Beats since it was last heard of. */
  private quietFor = 0;
  isSilent = false;
  queue: string | null = null;
  private isGathering = false;
  private lastN = 0;
  private mistakes = 0;
  private pending = 0;
  /** In which cards speak to whoever is there. */
  language = "en";
  private chain: Promise<void> = Promise.resolve();
  private readonly bucket: Bucket;

  constructor(
    readonly id: string,
    readonly node: string,
    readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly stream: Duplex,
    readonly device: string,
    readonly address: string,
    private readonly limits: Limits,
    private readonly now: () => number,
  ) {
    this.bucket = new Bucket(limits.burst, limits.rate, now());
  }

  get caller(): Caller {
    const { account } = this;
    if (account === null) throw new Error("nobody has said hello on this connection");
    return { node: this.node, connection: this.id, account: account.id, name: account.name, kind: account.kind, language: this.language };
  }

  send(text: string) {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.limits.backlog) return this.close(LATER, "you read too slowly; come again");
    this.gather();
    this.socket.send(text);
  }

  /** What is said in one go leaves in one piece: an acknowledgement and what follows from it cost one call, not two. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.stream.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.stream.uncork();
    });
  }

  say(fields: Readonly<Record<string, unknown>>): void {
    this.send(JSON.stringify({ v: PROTOCOL_VERSION, ...fields }));
  }

  /** Says what was wrong; who makes too many mistakes has to go. */
  refuse(n: number | null, code: ErrorCode, detail: string): void {
    this.say({ type: "error", n, code, detail });
    if (code === "unavailable") return; // no mistake of theirs
    if (++this.mistakes >= this.limits.mistakes) this.close(POLICY, "too many mistakes");
  }

  /** A message or a pong has come; true: it was thought to be gone. */
  isHeardAgain(): boolean {
    const wasSilent = this.isSilent;
    this.quietFor = 0;
    this.isSilent = false;
    return wasSilent;
  }

  /** Asks for a sign of life if there was none since the last beat; true: from now on it counts as silent. */
  beat(): boolean {
    if (this.quietFor > 0 && this.socket.readyState === this.socket.OPEN) this.socket.ping();
    if (++this.quietFor !== SILENT_AFTER) return false;
    this.isSilent = true;
    return true;
  }

  mayTalk(): boolean {
    return this.bucket.take(this.now());
  }

  /** Numbers rise; a message that was sent before is not obeyed again. */
  isNext(n: number): boolean {
    if (n <= this.lastN) return false;
    this.lastN = n;
    return true;
  }

  get isIdle(): boolean {
    return this.pending === 0;
  }

  /** One after another; false: too many wait already. */
  enqueue(run: () => Promise<void>): boolean {
    if (this.pending >= this.limits.pending) return false;
    this.pending++;
    this.chain = this.chain.then(run).finally(() => {
      this.pending--;
    });
    return true;
  }

  close(code: number, reason: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.close(code, reason);
    // Who does not answer the goodbye is cut off.
    setTimeout(() => this.socket.terminate(), 2000).unref();
  }
}

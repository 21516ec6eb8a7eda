import type { Duplex } from "node:stream";
import { PROTOCOL_VERSION } from "@rulebound/protocol";
import type { WebSocket } from "ws";
import type { Account } from "../accounts/accounts.ts";
import type { Caller } from "../rooms/audience.ts";
import type { Told } from "../rooms/problem.ts";
import { Budget } from "./budget.ts";
import type { Client } from "./clients.ts";
import { PING_FRAME, textFrame } from "./frames.ts";
import { COST, type WorkLimits } from "./limits.ts";

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

export const LIMITS: Limits = { burst: 60, rate: 30, mistakes: 40, backlog: 1024 * 1024, pending: 32, guests: 60 };

/** Close codes: 1008 is the standard's "policy violation", 1013 "try again later". */
export const POLICY = 1008;
export const LATER = 1013;

/**
 * How often clients are listened to, and after how many such beats without a sign of life they are silent: what is lost is seen
 * within three seconds, and whoever has a slow line has two of them to answer. A browser answers pings by itself, also
 * for a page that sleeps in the background.
 */
export const BEAT = 650;
/** Nobody is asked before: most say something by themselves until then. */
const ASKED_AFTER = 2;
/** Not all at once: so many parts of them one after another within a beat. */
export const LISTENED_IN = 10;
let accepted = 0;
const SILENT_AFTER = 4;

/** Nothing more is read of whoever has so much to read first. */
const STUFFED = 256 * 1024;
/** Ping frames that are answered; clients have messages for that. */
const PINGS = { burst: 10, perSecond: 1 };
/** Whoever is sent away is cut off after so long; who is asked to go, after so long. */
const CUT_OFF = 500;
const GOODBYE = 2000;

/** A client's connection. */
export class Connection {
  account: Account | null = null;
  session: string | null = null;
  /** Rooms that it is in, and the process that leads each. */
  readonly rooms = new Map<string, string>();
  isAlive = true;
  readonly part = accepted++ % LISTENED_IN;
  /** Beats since it was last heard of. */
  private quietFor = 0;
  isSilent = false;
  queue: string | null = null;
  /** Frames that go out at the end of this turn. */
  private outgoing = "";
  private lastN = 0;
  private mistakes = 0;
  private pending = 0;
  /** In which cards speak to whoever is there. */
  language = "en";
  private chain: Promise<void> = Promise.resolve();
  /** It has been told to go: nothing that it says is heard any more. */
  isClosing = false;
  private readonly messages: Budget;
  private readonly work: Budget;
  private readonly reading: Budget;
  private readonly pings: Budget;
  private held: NodeJS.Timeout | null = null;
  private isStuffed = false;

  constructor(
    readonly id: string,
    readonly node: string,
    readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly stream: Duplex,
    readonly device: string,
    readonly address: string,
    /** What all clients of its network have used up. */
    readonly network: Client,
    private readonly limits: Limits,
    bounds: WorkLimits,
    private readonly now: () => number,
  ) {
    this.messages = new Budget({ burst: limits.burst, perSecond: limits.rate }, now());
    this.work = new Budget(bounds.connection, now());
    this.reading = new Budget(bounds.reading, now());
    this.pings = new Budget(PINGS, now());
  }

  /** What all connections of whoever said hello here have used up. */
  member: Client | null = null;

  get caller(): Caller {
    const { account } = this;
    if (account === null) throw new Error("nobody has said hello on this connection");
    return { node: this.node, connection: this.id, account: account.id, name: account.name, kind: account.kind, language: this.language };
  }

  send(text: string) {
    if (this.isClosing || this.socket.readyState !== this.socket.OPEN) return;
    const bufferedAmount = this.socket.bufferedAmount + this.outgoing.length;
    if (bufferedAmount > this.limits.backlog) return this.close(LATER, "you read too slowly; come again");
    if (bufferedAmount > STUFFED) this.stuff();
    this.put(textFrame(text));
  }

  // ---------------------------------------------------------------------------------------------------------- reading

  /** So many bytes have come. Whoever sends more than may be read is not read for a while: the network holds it back. */
  read(bytes: number): void {
    const now = this.now();
    this.reading.charge(bytes, now);
    this.network.reading.charge(bytes, now);
    const wait = Math.max(this.reading.wait(now), this.network.reading.wait(now));
    if (wait > 0) this.hold(wait);
  }

  private hold(ms: number): void {
    if (this.held !== null || this.isClosing) return;
    this.socket.pause();
    this.held = setTimeout(() => {
      this.held = null;
      this.readOn();
    }, ms).unref();
  }

  /** Until it has read what waits for it. */
  private stuff(): void {
    if (this.isStuffed) return;
    this.isStuffed = true;
    this.socket.pause();
    this.stream.once("drain", () => {
      this.isStuffed = false;
      this.readOn();
    });
  }

  private readOn(): void {
    if (this.held === null && !this.isStuffed && !this.isClosing) this.socket.resume();
  }

  /** A ping frame. */
  ping(payload: Buffer): void {
    if (!this.isClosing && this.pings.take(1, this.now())) this.socket.pong(payload);
  }

  // ------------------------------------------------------------------------------------------------------------- work

  /** What it made the server do, and with it everybody of its network and account. */
  charge(cost: number): void {
    const now = this.now();
    this.work.charge(cost, now);
    this.network.work.charge(cost, now);
    this.member?.work.charge(cost, now);
  }

  /** Milliseconds until it may make the server do something again. */
  get overdrawn(): number {
    const now = this.now();
    return Math.max(this.work.wait(now), this.network.work.wait(now), this.member?.work.wait(now) ?? 0);
  }

  /** So many bytes have to be kept because of it; false: its address has had too much kept already. */
  mayStore(bytes: number): boolean {
    const now = this.now();
    if (this.network.storing.wait(now) > 0) return false;
    this.network.storing.charge(bytes, now);
    return true;
  }

  /** Whether it may look for a room that may be nowhere. It counts until the room is found: many may be looked for at once. */
  mayGuess(): boolean {
    const now = this.now();
    const clients = [this.network, this.member].filter((client) => client !== null);
    if (clients.some(({ guesses }) => guesses.wait(now) > 0)) return false;
    for (const { guesses } of clients) guesses.charge(1, now);
    return true;
  }

  /** It was no guess: the room is there. */
  forgiveGuess(): void {
    for (const client of [this.network, this.member]) client?.guesses.charge(-1, this.now());
  }

  // ------------------------------------------------------------------------------------------------------------ words

  /** What is said in one go leaves in one piece: an acknowledgement and what follows from it cost one call, not two. */
  private put(frame: string): void {
    if (this.outgoing === "") process.nextTick(() => this.flush());
    this.outgoing += frame;
  }

  private flush(): void {
    const { outgoing } = this;
    this.outgoing = "";
    if (outgoing !== "" && this.stream.writable) this.stream.write(outgoing, "latin1");
  }

  say(fields: Readonly<Record<string, unknown>>): void {
    this.send(JSON.stringify({ v: PROTOCOL_VERSION, ...fields }));
  }

  /** Says what was wrong; who makes too many mistakes has to go. */
  refuse(n: number | null, { code, ...told }: Told): void {
    this.say({ type: "error", n, code, ...told });
    if (code === "unavailable") return; // no mistake of theirs
    if (++this.mistakes < this.limits.mistakes || this.isClosing) return;
    this.charge(COST.sentAway);
    this.close(POLICY, "too many mistakes");
  }

  /** A message or a pong has come; true: it was thought to be gone. */
  isHeardAgain(): boolean {
    const wasSilent = this.isSilent;
    this.isAlive = true;
    this.quietFor = 0;
    this.isSilent = false;
    return wasSilent;
  }

  /** Asks for a sign of life if there was none for two beats; true: from now on it counts as silent. */
  beat(): boolean {
    if (this.quietFor >= ASKED_AFTER && this.socket.readyState === this.socket.OPEN) this.put(PING_FRAME);
    if (++this.quietFor !== SILENT_AFTER) return false;
    this.isSilent = true;
    return true;
  }

  mayTalk(): boolean {
    return this.messages.take(1, this.now());
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

  /** As much waits to be obeyed as may. */
  get isBusy(): boolean {
    return this.pending >= this.limits.pending;
  }

  /** One after another. */
  enqueue(run: () => Promise<void>): void {
    this.pending++;
    this.chain = this.chain.then(run).finally(() => {
      this.pending--;
    });
  }

  close(code: number, reason: string): void {
    if (this.isClosing) return;
    this.isClosing = true;
    this.flush();
    if (this.held !== null) clearTimeout(this.held);
    const isSentAway = code === POLICY || code === LATER;
    if (this.socket.readyState === this.socket.OPEN) this.socket.close(code, reason);
    // Whoever had to be sent away is not read any more, not even its goodbye.
    if (isSentAway) this.socket.pause();
    else this.socket.resume();
    setTimeout(() => this.socket.terminate(), isSentAway ? CUT_OFF : GOODBYE).unref();
  }
}

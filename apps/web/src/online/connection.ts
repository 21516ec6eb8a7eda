import type { ClientMessage, ErrorCode, Person, ServerMessage } from "@rulebound/protocol";
import { SERVER_REASONS, type ServerReasonKey } from "@rulebound/protocol/server-reasons";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { createStore } from "zustand/vanilla";
import { useSettings } from "../app/settings.ts";
import { type Told, ToldError } from "../strings/refusals.ts";
import { Heartbeat } from "./heartbeat.ts";
import { keepSession, sessionToken } from "./session.ts";

/** The one connection of this page to the server: it says who we are, comes back by itself, and hands messages to rooms. */

type Without<T, Keys extends PropertyKey> = T extends unknown ? Omit<T, Keys> : never;
export type Saying = Without<ClientMessage, "v" | "n">;
export type RoomNews = Extract<ServerMessage, { readonly type: "room" | "game" | "warning" | "chat" | "emote" | "talk" | "left" | "held" }>;

export interface ConnectionState {
  readonly status: "resting" | "connecting" | "open" | "lost";
  readonly person: Person | null;
  /** Matches that are waiting for us. */
  readonly rooms: readonly string[];
  /** How it is tried to come back; null: there is no need to. Times are this page's own (`performance.now`). */
  readonly lost: Lost | null;
}

export interface Lost {
  /** When the server was last heard of. */
  readonly since: number;
  readonly tries: number;
  /** When it is tried again. */
  readonly nextAt: number;
}

/** The server's no. */
export class Refused extends ToldError {
  constructor(
    readonly code: ErrorCode,
    { detail, why, rule }: Told,
  ) {
    super(detail, why, rule);
  }

  static here(reason: ServerReasonKey): Refused {
    return new Refused("unavailable", { detail: SERVER_REASONS[reason], why: { reason } });
  }
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A connection that does not come about in this time is tried anew. */
const OPENS_WITHIN = 4000;

class Connection {
  readonly store = createStore<ConnectionState>(() => ({ status: "resting", person: null, rooms: [], lost: null }));
  private socket: WebSocket | null = null;
  private n = 0;
  private wait = FIRST_WAIT;
  private readonly replies = new Map<number, { done(message: ServerMessage): void; failed(error: Error): void }>();
  private readonly listeners = new Map<string, (news: RoomNews) => void>();
  private opening: ReturnType<typeof setTimeout> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private readonly heart = new Heartbeat({
    ask: () => void this.send({ type: "ping" }).catch(() => {}),
    silent: (since, nextAt) => this.store.setState({ lost: since === null ? null : { since, tries: 0, nextAt } }),
    lost: (since) => this.giveUp(since),
  });
  private welcomed: { readonly promise: Promise<void>; readonly resolve: () => void } = waiting();
  matched: ((room: string) => void) | null = null;

  constructor() {
    // What is shown comes in the language that was said in hello: another one is said anew.
    useSettings.subscribe(({ language }, before) => {
      if (language !== before.language && this.socket !== null) void this.reopen();
    });
    if (typeof addEventListener === "undefined") return;
    addEventListener("offline", () => this.socket !== null && this.giveUp(performance.now()));
    addEventListener("online", () => this.retry());
  }

  /** Without waiting for the next time. */
  retry(): void {
    const { lost } = this.store.getState();
    if (lost === null) return;
    if (this.socket !== null) this.giveUp(lost.since);
    clearTimeout(this.retrying);
    this.connect();
  }

  open(): Promise<void> {
    if (this.socket === null) this.connect();
    return this.welcomed.promise;
  }

  /** With another session, or none: what was open is closed. */
  reopen(): Promise<void> {
    this.socket?.close();
    this.socket = null;
    this.heart.stop();
    this.welcomed = waiting();
    return this.open();
  }

  async ask(saying: Saying): Promise<ServerMessage> {
    await this.open();
    return this.send(saying);
  }

  listen(room: string, listener: (news: RoomNews) => void): () => void {
    this.listeners.set(room, listener);
    return () => {
      if (this.listeners.get(room) === listener) this.listeners.delete(room);
    };
  }

  private connect(): void {
    this.store.setState({ status: this.store.getState().status === "lost" ? "lost" : "connecting" });
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    this.n = 0;
    clearTimeout(this.opening);
    this.opening = setTimeout(() => socket === this.socket && this.giveUp(performance.now()), OPENS_WITHIN);
    socket.onopen = () => {
      const token = sessionToken();
      void this.send({ type: "hello", language: useSettings.getState().language, ...(token === null ? {} : { token }) }).catch(
        (error: unknown) => {
          // The session has ended: a new guest sits down.
          if (!(error instanceof Refused) || error.code !== "unauthorised") return;
          keepSession(null);
          socket.close();
        },
      );
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heart.heard();
      this.hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.comeBack(performance.now());
    };
  }

  /** It does not answer any more, or never did: a connection that is dead can take minutes to say so. */
  private giveUp(since: number): void {
    const { socket } = this;
    this.comeBack(since);
    socket?.close();
  }

  private comeBack(since: number): void {
    this.socket = null;
    this.heart.stop();
    clearTimeout(this.opening);
    const { status, lost } = this.store.getState();
    if (status === "open") this.welcomed = waiting();
    for (const { failed } of this.replies.values()) failed(Refused.here("connectionLost"));
    this.replies.clear();
    this.store.setState({
      status: "lost",
      lost: { since: lost?.since ?? since, tries: (lost?.tries ?? -1) + 1, nextAt: performance.now() + this.wait },
    });
    clearTimeout(this.retrying);
    this.retrying = setTimeout(() => this.socket === null && this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private send(saying: Saying): Promise<ServerMessage> {
    const n = ++this.n;
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed(Refused.here("noConnection"));
        return;
      }
      this.replies.set(n, { done, failed });
      this.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, n, ...saying }));
    });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (message.token !== undefined) keepSession(message.token);
        this.wait = FIRST_WAIT;
        clearTimeout(this.opening);
        this.heart.start();
        this.store.setState({ status: "open", person: message.person, rooms: message.rooms, lost: null });
        this.welcomed.resolve();
        this.settle(message.n, message);
        return;
      case "error":
        if (message.n === null) return;
        this.replies.get(message.n)?.failed(new Refused(message.code, message));
        this.replies.delete(message.n);
        return;
      case "done":
      case "pong":
      case "queued":
      case "foresight":
      case "explained":
        this.settle(message.n, message);
        return;
      case "matched":
        this.matched?.(message.room);
        return;
      case "held":
        if (message.room !== null) this.listeners.get(message.room)?.(message);
        return;
      default:
        this.listeners.get(message.room)?.(message);
    }
  }

  private settle(n: number, message: ServerMessage): void {
    this.replies.get(n)?.done(message);
    this.replies.delete(n);
  }
}

function waiting(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

export const connection = new Connection();

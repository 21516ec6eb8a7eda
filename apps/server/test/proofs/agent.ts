import { setTimeout as wait } from "node:timers/promises";
import type { Rng } from "@rulebound/bots";
import type { Answer } from "@rulebound/engine/internal";
import { type RoomView, type ServerMessage, type Shown, shownNext, type Terms } from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { WebSocket } from "ws";
import { pickAnswer } from "./player.ts";

export interface AgentOptions {
  /** Where the server is now; it may be somewhere else after every restart. */
  readonly address: () => string;
  readonly deck: string;
  readonly rng: Rng;
  /** Milliseconds before an answer. */
  readonly pause: () => number;
}

/** An answer without a reply for so many milliseconds will have none. */
const LOST_AFTER = 2000;

/** An answer that was sent, in the aliases of the seat, and whether the server has acknowledged it. */
export interface Sent {
  readonly answer: Answer;
  isAccepted: boolean;
}

/**
 * A player who never gives up: whenever the connection breaks it comes back, enters its room again and plays on. What it
 * sent and what was acknowledged it remembers, so that afterwards nothing can have been lost unnoticed.
 */
export class Agent {
  readonly sent: Sent[] = [];
  readonly surprises: string[] = [];
  readonly over: Promise<RoomView>;
  seat: number | null = null;
  room: string | null = null;
  reconnections = -1;
  /** What each seat had left of its time, when the game was last shown. */
  left: readonly number[] = [];
  /** How often it was told that the game waits, and that it goes on. */
  readonly held = { begun: 0, over: 0 };
  private token: string | undefined;
  private socket: WebSocket | null = null;
  private n = 0;
  private shown: Shown | null = null;
  private readonly pending = new Map<number, (message: ServerMessage) => void>();
  private finish: (view: RoomView) => void = () => {};
  private isDone = false;
  private answering = 0;
  /** The position that was answered last on this connection: it may be shown more than once. */
  private answeredAt = 0;
  /** The position that is answered a second time, since the first may be lost. */
  private again = 0;
  private lastHeard: { readonly type: string; readonly at: number } | null = null;
  /** The number of the room's last message: whoever leads the room now counts from 1. */
  private seq = 0;

  constructor(private readonly options: AgentOptions) {
    this.over = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  /** Opens a room of its own; again, if the server goes before it has said that there is one. */
  async open(terms: Terms): Promise<string> {
    this.stay();
    while (this.room === null) {
      await this.isConnected();
      const reply = await this.ask({ type: "open", terms });
      if (reply?.type === "done" && reply.room !== undefined) this.room = reply.room;
    }
    return this.room;
  }

  join(room: string): void {
    this.room = room;
    this.stay();
  }

  get isOnline(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.token !== undefined;
  }

  get accepted(): number {
    return this.sent.filter(({ isAccepted }) => isAccepted).length;
  }

  /** The connection breaks; it comes back by itself. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.isDone = true;
    this.socket?.terminate();
  }

  private async isConnected(): Promise<void> {
    while (!this.isOnline) await wait(20);
  }

  private stay(): void {
    void (async () => {
      while (!this.isDone) {
        await this.visit();
        await wait(50 + this.options.rng.below(100));
      }
    })();
  }

  /** One connection, from its beginning to its end. */
  private visit(): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`${this.options.address().replace(/^http/, "ws")}/ws`, { handshakeTimeout: 20_000 });
      this.socket = socket;
      this.n = 0;
      this.answeredAt = 0;
      this.seq = 0;
      socket.on("error", () => {});
      socket.on("close", () => {
        for (const settle of this.pending.values())
          settle({ v: PROTOCOL_VERSION, type: "error", n: null, code: "unavailable", detail: "gone", why: { reason: "connectionLost" } });
        this.pending.clear();
        resolve();
      });
      socket.on("message", (data) => {
        if (socket === this.socket) this.hear(JSON.parse(String(data)) as ServerMessage);
      });
      socket.on("open", () => {
        this.reconnections++;
        void this.greet();
      });
    });
  }

  private async greet(): Promise<void> {
    const welcome = await this.ask({ type: "hello", ...(this.token === undefined ? {} : { token: this.token }) });
    if (welcome.type === "error" && welcome.n !== null) this.surprises.push(`hello: ${welcome.detail}`);
    if (welcome.type === "welcome") this.token ??= welcome.token;
    if (this.room !== null) await this.enter(this.room);
  }

  private async enter(room: string): Promise<void> {
    const reply = await this.ask({ type: "enter", room });
    if (reply.type !== "error" || reply.n === null) return;
    if (reply.code !== "unavailable") this.surprises.push(`enter: ${reply.detail}`);
    this.socket?.terminate();
  }

  private ask(wish: Readonly<Record<string, unknown>>): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const n = ++this.n;
      this.pending.set(n, resolve);
      this.socket?.send(JSON.stringify({ v: PROTOCOL_VERSION, n, ...wish }));
    });
  }

  /** For whoever wonders why a game does not go on. */
  get plight(): string {
    const { seat, isOnline, reconnections, answeredAt, shown, lastHeard } = this;
    const question = shown?.snapshot.question;
    const asked = question == null ? "nobody" : question.mine ? "it" : `seat ${question.player}`;
    const ago = lastHeard === null ? "nothing yet" : `${lastHeard.type} ${Math.round(performance.now() - lastHeard.at)} ms ago`;
    const line = `${isOnline ? "online" : "offline"}, ${reconnections} reconnections`;
    return `seat ${seat}: ${line}, heard ${ago}, shown ${shown?.at ?? 0}, answered ${answeredAt}, ${asked} is asked`;
  }

  private hear(message: ServerMessage): void {
    this.lastHeard = { type: message.type, at: performance.now() };
    if ("n" in message && message.n !== null) {
      this.pending.get(message.n)?.(message);
      this.pending.delete(message.n);
    }
    if ("seq" in message) this.count(message.seq);
    if (message.type === "room") this.hearRoom(message.view);
    if (message.type === "game") this.hearGame(message);
    if (message.type === "held") this.held[message.held ? "begun" : "over"]++;
    if (message.type === "left") this.socket?.terminate();
  }

  /** Another process leads the room now: it counts positions anew, and may never have heard the last answer. */
  private count(seq: number): void {
    if (seq <= this.seq) this.answeredAt = 0;
    // Something was lost on the way between two processes.
    else if (this.seq > 0 && seq > this.seq + 1 && this.room !== null) this.lookAgain(this.room);
    this.seq = seq;
  }

  private hearRoom(view: RoomView): void {
    const { room } = this;
    this.seat = view.you;
    if (room === null || view.id !== room) return;
    if (view.phase === "open" && view.you === null) void this.prepare(room, { type: "sit", room, deck: this.options.deck });
    else if (view.phase === "open" && view.you !== null && !view.seats[view.you].ready)
      void this.prepare(room, { type: "ready", room, ready: true });
    if (view.phase === "over") this.finish(view);
  }

  /** What the server could not do is tried again when it has been looked at. */
  private async prepare(room: string, wish: Readonly<Record<string, unknown>>): Promise<void> {
    const reply = await this.ask(wish);
    if (reply.type === "error" && reply.n !== null && reply.code === "unavailable") this.lookAgain(room);
  }

  private hearGame(message: Extract<ServerMessage, { type: "game" }>): void {
    const { at } = message;
    this.left = message.clock?.left ?? [];
    const { socket, room } = this;
    if (message.reset === true && at === this.answeredAt && room !== null) this.answerAgainIfLost(room, at);
    this.shown = shownNext(this.shown, message);
    if (this.shown === null) {
      this.surprises.push(`a change of number ${at} that does not belong to what was shown before`);
      if (room !== null) void this.ask({ type: "resync", room });
      return;
    }
    const answer = pickAnswer(this.shown.snapshot, this.options.rng);
    if (answer === null || room === null) return;
    const moment = ++this.answering;
    setTimeout(() => {
      if (socket !== this.socket || socket?.readyState !== WebSocket.OPEN || moment !== this.answering || at === this.answeredAt) return;
      this.answeredAt = at;
      const sent: Sent = { answer, isAccepted: false };
      this.sent.push(sent);
      void this.ask({ type: "answer", room, at, answer }).then((reply) => {
        if (reply.type === "done") sent.isAccepted = true;
        else if (reply.type === "error" && reply.n !== null) this.refused(room, at, reply);
      });
    }, this.options.pause());
  }

  /** All was shown anew, and the answer is not in it: it is on its way, or was lost on the way to another process. */
  private answerAgainIfLost(room: string, at: number): void {
    const { socket } = this;
    const sent = this.sent.at(-1);
    setTimeout(() => {
      if (socket !== this.socket || at !== this.answeredAt || sent !== this.sent.at(-1) || sent?.isAccepted === true) return;
      this.answeredAt = 0;
      this.again = at;
      this.lookAgain(room);
    }, LOST_AFTER);
  }

  /** Until it is shown: who leads the room may not be reached at once. */
  private lookAgain(room: string): void {
    const { socket } = this;
    setTimeout(async () => {
      if (socket !== this.socket || socket?.readyState !== WebSocket.OPEN) return;
      const reply = await this.ask({ type: "resync", room });
      if (reply.type === "error" && reply.n !== null && reply.code === "unavailable") this.lookAgain(room);
    }, 200);
  }

  private refused(room: string, at: number, { code, detail }: Extract<ServerMessage, { type: "error" }>): void {
    const isAnsweredTwice = code === "stale" && at === this.again;
    if (code !== "unavailable" && !isAnsweredTwice) this.surprises.push(`answer: ${code}: ${detail}`);
    this.answeredAt = 0;
    this.lookAgain(room);
  }
}

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_TERMS, type Terms } from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { WebSocket } from "ws";
import { DECK_IDS } from "../player.ts";

/** Where an attack comes from, whom it meets, and how long it may take. */
export interface Scene {
  readonly address: string;
  /** The attacker's one address; a loopback network has many. */
  readonly from: string;
  readonly seconds: number;
  /** Of the server's own metrics; null: they have no port. */
  readonly metrics: string | null;
  /** A room in which victims play, and its code. */
  readonly room: string | null;
}

export type Tally = Readonly<Record<string, number>>;

export type Fields = Readonly<Record<string, unknown>>;
export interface Heard {
  readonly type: string;
  readonly code?: string;
  readonly detail?: string;
  readonly room?: string;
  readonly token?: string;
}

const PATIENCE = 5000;
/** More than this is not piled up on this side: the server has stopped reading. */
const UNSENT = 256 * 1024;

/** One connection of an attacker. It reads little of what it hears, so that its own work does not slow the victims down. */
export class Foe {
  n = 0;
  token: string | undefined;
  heard = 0;
  refused = 0;
  bytes = 0;
  closedBy: number | null = null;
  private readonly asked = new Map<number, (heard: Heard) => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on("error", () => {});
    socket.on("close", (code) => {
      this.closedBy = code;
      for (const settle of this.asked.values()) settle({ type: "closed" });
      this.asked.clear();
    });
    socket.on("message", (data: Buffer) => this.hear(data));
  }

  /** Null: the server does not let it in. */
  static async connect({ address, from }: Pick<Scene, "address" | "from">, token?: string): Promise<Foe | null> {
    const socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws`, { localAddress: from, perMessageDeflate: false });
    const foe = new Foe(socket);
    try {
      await Promise.race([once(socket, "open"), wait(PATIENCE).then(() => Promise.reject(new Error("nobody answers")))]);
    } catch {
      socket.terminate();
      return null;
    }
    const welcome = await foe.ask({ type: "hello", ...(token === undefined ? {} : { token }) });
    foe.token = welcome.token ?? token;
    if (welcome.type === "welcome") return foe;
    socket.terminate();
    return null;
  }

  private hear(data: Buffer): void {
    this.heard++;
    this.bytes += data.length;
    if (data.includes('"type":"error"')) this.refused++;
    const n = Number(/"n":(\d+)/.exec(data.toString("latin1", 0, 120))?.[1] ?? Number.NaN);
    const settle = this.asked.get(n);
    this.asked.delete(n);
    settle?.(JSON.parse(String(data)) as Heard);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** False: nothing could be sent. */
  say(fields: Fields): boolean {
    return this.sayText(JSON.stringify({ v: PROTOCOL_VERSION, n: ++this.n, ...fields }));
  }

  sayText(text: string): boolean {
    if (!this.isOpen || this.socket.bufferedAmount > UNSENT) return false;
    this.socket.send(text);
    return true;
  }

  /** What comes back; `{type: "nothing"}` if nothing does. */
  async ask(fields: Fields): Promise<Heard> {
    const n = this.n + 1;
    const heard = new Promise<Heard>((resolve) => this.asked.set(n, resolve));
    if (!this.say(fields)) return { type: "closed" };
    return Promise.race([heard, wait(PATIENCE, { type: "nothing" } as Heard, { ref: false })]);
  }

  leave(): void {
    this.socket.terminate();
  }
}

/** So many connections, or as many as the server lets in. */
export async function crowdOf(scene: Scene, count: number): Promise<Foe[]> {
  const foes: Foe[] = [];
  for (let i = 0; i < count; i++) {
    const foe = await Foe.connect(scene);
    if (foe !== null) foes.push(foe);
  }
  return foes;
}

export const TERMS: Terms = { ...DEFAULT_TERMS, delay: 0, away: null, clock: null };

export async function openRoom(foe: Foe, terms: Partial<Terms> = {}): Promise<string | null> {
  const opened = await foe.ask({ type: "open", terms: { ...TERMS, ...terms } });
  return opened.type === "done" ? (opened.room ?? null) : null;
}

/** A game of two of them; null: the server does not let them. */
export async function beginGame(first: Foe, second: Foe, terms: Partial<Terms> = {}): Promise<string | null> {
  const room = await openRoom(first, terms);
  if (room === null) return null;
  await second.ask({ type: "enter", room });
  for (const [i, foe] of [first, second].entries()) await foe.ask({ type: "sit", room, deck: DECK_IDS[i] });
  for (const foe of [first, second]) await foe.ask({ type: "ready", room, ready: true });
  return room;
}

/** Preparations are over: from now on the victims' answers count. */
export function begin(): void {
  process.send?.({ begun: true });
}

/** Acts so many times a second, for so long; what could not be kept up with is left out. Tells how often it acted. */
export async function flood(seconds: number, perSecond: number, act: (i: number) => boolean): Promise<number> {
  begin();
  const started = performance.now();
  let due = 0;
  let acted = 0;
  for (;;) {
    const past = performance.now() - started;
    if (past >= seconds * 1000) return acted;
    const until = Math.floor((past / 1000) * perSecond);
    due = Math.max(due, until - perSecond / 4);
    while (due < until) if (act(Math.floor(due++))) acted++;
    await wait(5);
  }
}

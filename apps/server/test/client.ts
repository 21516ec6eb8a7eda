import { once } from "node:events";
import { createRng, type Rng } from "@rulebound/bots";
import {
  type ClientMessage,
  DEFAULT_TERMS,
  type RoomView,
  type SeatSnapshot,
  type ServerMessage,
  type Shown,
  shownNext,
  type Terms,
  whyInEnglish,
} from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { WebSocket } from "ws";

type Distributive<T> = T extends unknown ? Omit<T, "v" | "n"> : never;
export type Wish = Distributive<ClientMessage>;
/** With the whole snapshot, whether it came as such or as changes. */
export type GameMessage = Extract<ServerMessage, { type: "game" }>;
type Of<Type extends ServerMessage["type"]> = Extract<ServerMessage, { type: Type }>;

export const QUICK: Terms = { ...DEFAULT_TERMS, delay: 0, isPublic: true };

/** A client as a program writes it: says something and waits for the reply, or for a message of some kind. */
export class Client {
  readonly heard: ServerMessage[] = [];
  private readonly waiting = new Set<{ fits: (message: ServerMessage) => boolean; resolve: (message: ServerMessage) => void }>();
  private readonly shown = new Map<string, Shown>();
  private n = 0;
  token = "";
  account = "";
  rooms: readonly string[] = [];
  room: RoomView | null = null;
  game: GameMessage | null = null;
  onGame: ((message: GameMessage) => void) | null = null;
  onRoom: ((view: RoomView) => void) | null = null;
  keeps = true;

  private constructor(readonly socket: WebSocket) {
    socket.on("error", () => {});
    socket.on("message", (data) => this.hear(JSON.parse(String(data)) as ServerMessage));
  }

  static async connect(address: string, token?: string, language?: string): Promise<Client> {
    const socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws`);
    const client = new Client(socket);
    await once(socket, "open");
    const welcome = await client.ask({
      type: "hello",
      ...(token === undefined ? {} : { token }),
      ...(language === undefined ? {} : { language }),
    });
    if (welcome.type !== "welcome") throw new Error(`no welcome: ${JSON.stringify(welcome)}`);
    client.token = welcome.token ?? token ?? "";
    client.account = welcome.person.account;
    client.rooms = welcome.rooms;
    return client;
  }

  private hear(heard: ServerMessage): void {
    expectAsData(heard);
    const message = heard.type === "game" ? this.followed(heard) : heard;
    if (this.keeps) this.heard.push(message);
    if (message.type === "room") {
      this.room = message.view;
      this.onRoom?.(message.view);
    }
    if (message.type === "game") {
      this.game = message;
      this.onGame?.(message);
    }
    for (const waiter of this.waiting) {
      if (!waiter.fits(message)) continue;
      this.waiting.delete(waiter);
      waiter.resolve(message);
    }
  }

  private followed(message: GameMessage): GameMessage {
    const before = this.shown.get(message.room) ?? null;
    const shown = shownNext(before, message);
    if (shown === null) throw new Error(`a change of number ${message.at} came after number ${before?.at}`);
    this.shown.set(message.room, shown);
    const { changes: _, ...rest } = message;
    return { ...rest, snapshot: shown.snapshot };
  }

  say(wish: Wish): number {
    this.n++;
    this.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, n: this.n, ...wish }));
    return this.n;
  }

  /** The reply, be it good or bad. */
  ask(wish: Wish): Promise<ServerMessage> {
    const n = this.n + 1;
    const reply = this.until((message) => "n" in message && message.n === n);
    this.say(wish);
    return reply;
  }

  /** The reply, which must not be an error. */
  async do(wish: Wish): Promise<ServerMessage> {
    const reply = await this.ask(wish);
    if (reply.type === "error") throw new Error(`${wish.type}: ${reply.code}: ${reply.detail}`);
    return reply;
  }

  until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => this.waiting.add({ fits, resolve }));
  }

  next<Type extends ServerMessage["type"]>(type: Type): Promise<Of<Type>> {
    return this.until((message) => message.type === type) as Promise<Of<Type>>;
  }

  async roomWhere(fits: (view: RoomView) => boolean): Promise<RoomView> {
    if (this.room !== null && fits(this.room)) return this.room;
    const message = (await this.until((heard) => heard.type === "room" && fits(heard.view))) as Of<"room">;
    return message.view;
  }

  get snapshot(): SeatSnapshot {
    return this.game?.snapshot as SeatSnapshot;
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, "close");
    this.socket.close();
    await closed;
  }
}

/** Whatever a server says to people it also says as data, so that a client has it in every language. */
function expectAsData(message: ServerMessage): void {
  const said = message.type === "error" ? message.detail : message.type === "left" ? message.reason : null;
  if (said !== null && "why" in message && whyInEnglish(message.why) === said) return;
  if (said !== null) throw new Error(`only in English: ${said}`);
  if (message.type !== "room") return;
  const { closed, closedWhy } = message.view;
  if (closed !== (closedWhy && whyInEnglish(closedWhy))) throw new Error(`only in English: ${closed}`);
}

export interface Playing {
  readonly room: string;
  readonly rng?: Rng;
  /** Called before each answer; false: stop. */
  readonly goesOn?: (message: GameMessage) => boolean;
}

/** Answers whatever is asked, at random but busily. */
export function autoplay(client: Client, { room, rng = createRng(1), goesOn = () => true }: Playing): void {
  const answer = (message: GameMessage): void => {
    const { question } = message.snapshot as SeatSnapshot;
    if (message.room !== room || question === null || !question.mine || !goesOn(message)) return;
    const { offers } = question;
    const acts = offers.filter(({ answer: { do: verb } }) => verb !== "pass" && verb !== "endTurn");
    const from = acts.length > 0 && rng.below(8) > 0 ? acts : offers;
    client.say({ type: "answer", room, at: message.at, answer: from[rng.below(from.length)].answer });
  };
  client.onGame = answer;
  if (client.game !== null) answer(client.game);
}

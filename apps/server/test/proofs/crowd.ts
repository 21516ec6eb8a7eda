import { once } from "node:events";
import { createRng, type Rng } from "@rulebound/bots";
import { DEFAULT_TERMS, type GameNews, type ServerMessage, type Shown, shownNext } from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { WebSocket } from "ws";
import { DECK_IDS, pickAnswer } from "./player.ts";

/** What was heard since it was last asked for. */
export interface Tally {
  /** Milliseconds from an answer to its event, at whoever answered and at the opponent. */
  readonly latencies: number[];
  answers: number;
  finished: number;
  bytes: number;
  messages: number;
  errors: number;
  errorSample: string | null;
}

const nothing = (): Tally => ({ latencies: [], answers: 0, finished: 0, bytes: 0, messages: 0, errors: 0, errorSample: null });

/** Pairs of random players over real WebSockets, each at a game. */
export class Crowd {
  private readonly pairs: Pair[] = [];
  tally = nothing();

  constructor(
    readonly address: string,
    /** Answers a second of each game. */
    public rate: number,
    /** The address of its own that a pair comes from. */
    readonly from: (pair: number) => string | undefined = () => undefined,
  ) {}

  get rooms(): string[] {
    return this.pairs.map(({ room }) => room);
  }

  async open(games: number, seed: number): Promise<void> {
    for (let i = 0; i < games; i += 25)
      this.pairs.push(
        ...(await Promise.all(Array.from({ length: Math.min(25, games - i) }, (_, j) => Pair.open(this, seed + i + j, this.from(i + j))))),
      );
  }

  taken(): Tally {
    const { tally } = this;
    this.tally = nothing();
    return tally;
  }

  close(): void {
    for (const pair of this.pairs) pair.close();
  }
}

/** What a player "hears" when the server, or the machine, hangs up. */
const CLOSED = '{"type":"error","detail":"the connection was closed"}';

/** Two clients that play one game after another in a room. */
class Pair {
  private readonly players: Player[] = [];
  room = "";
  private due = performance.now();
  /** When the last answer went out; who has not yet heard of it. */
  private sentAt = 0;
  private readonly unheard = new Set<Player>();
  private readonly rng: Rng;
  private lastRecord = "";

  private constructor(
    private readonly crowd: Crowd,
    seed: number,
  ) {
    this.rng = createRng(seed);
  }

  static async open(crowd: Crowd, seed: number, from?: string): Promise<Pair> {
    const pair = new Pair(crowd, seed);
    const { address } = crowd;
    for (let i = 0; i < 2; i++) pair.players.push(await Player.connect(address, from, (player, text) => pair.hear(player, text)));
    const [first, second] = pair.players;
    const terms = { ...DEFAULT_TERMS, takeBacks: false, spectators: from !== undefined };
    const opened = await first.ask({ type: "open", terms });
    pair.room = opened.type === "done" ? (opened.room ?? "") : "";
    await second.ask({ type: "enter", room: pair.room });
    for (const [i, player] of pair.players.entries())
      await player.ask({ type: "sit", room: pair.room, deck: DECK_IDS[(seed + i) % DECK_IDS.length] });
    for (const player of pair.players) await player.ask({ type: "ready", room: pair.room, ready: true });
    return pair;
  }

  private hear(player: Player, text: string): void {
    const { crowd } = this;
    if (text.includes('"type":"game"')) {
      this.noteLatency(player, text.length);
      this.answer(player, player.follow(JSON.parse(text) as GameNews));
    } else if (text.includes('"type":"room"')) this.hearRoom(text);
    else if (text.includes('"type":"error"')) {
      crowd.tally.errors++;
      crowd.tally.errorSample ??= text.slice(0, 300);
    }
  }

  private noteLatency(player: Player, bytes: number): void {
    const { tally } = this.crowd;
    tally.bytes += bytes;
    tally.messages++;
    if (this.unheard.delete(player)) tally.latencies.push(performance.now() - this.sentAt);
  }

  private answer(player: Player, { at, snapshot }: Shown): void {
    const answer = pickAnswer(snapshot, this.rng);
    if (answer === null) return;
    const interval = 1000 / this.crowd.rate;
    const now = performance.now();
    // Evenly in the long run, not all games at once.
    this.due = Math.max(now, this.due + interval * (0.5 + this.rng.below(1000) / 1000));
    setTimeout(() => {
      this.sentAt = performance.now();
      for (const one of this.players) this.unheard.add(one);
      this.crowd.tally.answers++;
      player.say({ type: "answer", room: this.room, at, answer });
    }, this.due - now);
  }

  /** When a game is over the next begins. */
  private hearRoom(text: string): void {
    const { view } = JSON.parse(text) as Extract<ServerMessage, { type: "room" }>;
    const record = view.records.at(-1) ?? "";
    if (view.phase !== "over" || record === this.lastRecord) return;
    this.lastRecord = record;
    this.crowd.tally.finished++;
    for (const player of this.players) player.say({ type: "rematch", room: this.room, wanted: true });
  }

  close(): void {
    for (const player of this.players) player.socket.removeAllListeners("close").terminate();
  }
}

class Player {
  private n = 0;
  private shown: Shown | null = null;
  private waiting: { readonly n: number; readonly resolve: (message: ServerMessage) => void } | null = null;

  private constructor(
    readonly socket: WebSocket,
    hear: (player: Player, text: string) => void,
  ) {
    socket.on("error", () => {});
    socket.on("close", () => hear(this, CLOSED));
    socket.on("message", (data) => {
      const text = String(data);
      const { waiting } = this;
      if (waiting !== null && text.includes(`"n":${waiting.n}`)) {
        this.waiting = null;
        waiting.resolve(JSON.parse(text) as ServerMessage);
      }
      hear(this, text);
    });
  }

  static async connect(address: string, from: string | undefined, hear: (player: Player, text: string) => void): Promise<Player> {
    const socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws`, { perMessageDeflate: false, localAddress: from });
    const player = new Player(socket, hear);
    await once(socket, "open");
    await player.ask({ type: "hello" });
    return player;
  }

  follow(news: GameNews): Shown {
    this.shown = shownNext(this.shown, news);
    if (this.shown === null) throw new Error("a change does not belong to what was shown before");
    return this.shown;
  }

  say(wish: Readonly<Record<string, unknown>>): void {
    this.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, n: ++this.n, ...wish }));
  }

  ask(wish: Readonly<Record<string, unknown>>): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.waiting = { n: this.n + 1, resolve };
      this.say(wish);
    });
  }
}

import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createRng, type Rng } from "@rulebound/bots";
import { DEFAULT_TERMS, type GameNews, type ServerMessage, type Shown, shownNext } from "@rulebound/protocol";
import { WebSocket } from "ws";
import { DECK_IDS, percentile, pickAnswer } from "./player.ts";
import { buildServer, type ServerProcess, startProcess } from "./server-process.ts";

export interface LoadOptions {
  readonly games: number;
  /** Answers a second of each game. */
  readonly rate: number;
  /** Seconds before it is measured, and while it is. */
  readonly warmUp: number;
  readonly seconds: number;
  readonly seed: number;
  readonly flags?: readonly string[];
}

export interface LoadFigures {
  readonly games: number;
  readonly connections: number;
  readonly wantedRate: number;
  /** What was really answered, a second and game. */
  readonly rate: number;
  readonly answers: number;
  readonly finishedGames: number;
  /** Milliseconds from the answer to the event, at whoever answered and at the opponent. */
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly worst: number;
  readonly bytesPerMessage: number;
  readonly serverCpuPercent: number;
  readonly clientCpuPercent: number;
  readonly serverCpuMsPerAnswer: number;
  readonly heapPerGameKiB: number;
  readonly memoryPerGameKiB: number;
  readonly errors: number;
  readonly errorSample: string | null;
}

/** Games of random players over real WebSockets: the server in one process, its clients in this one. */
export async function load(options: LoadOptions): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), "rulebound-load-"));
  const { program, remove } = await buildServer();
  const server = await startProcess(program, { database: join(folder, "load.db") }, options.flags);
  const crowd = new Crowd(server, options);
  try {
    return await crowd.measure();
  } finally {
    crowd.close();
    await server.stop();
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Crowd {
  private readonly pairs: Pair[] = [];
  readonly latencies: number[] = [];
  answers = 0;
  finished = 0;
  bytes = 0;
  messages = 0;
  errors = 0;
  errorSample: string | null = null;
  isMeasuring = false;

  constructor(
    readonly server: ServerProcess,
    readonly options: LoadOptions,
  ) {}

  async measure(): Promise<LoadFigures> {
    const { games, rate, warmUp, seconds, seed } = this.options;
    const before = await this.server.memory();
    for (let i = 0; i < games; i += 25)
      this.pairs.push(...(await Promise.all(Array.from({ length: Math.min(25, games - i) }, (_, j) => Pair.open(this, seed + i + j)))));
    await wait(warmUp * 1000);
    const cpu = process.cpuUsage();
    const serverCpu = await cpuOf(this.server);
    const started = performance.now();
    this.isMeasuring = true;
    await wait(seconds * 1000);
    this.isMeasuring = false;
    const past = (performance.now() - started) / 1000;
    const used = process.cpuUsage(cpu);
    const serverUsed = (await cpuOf(this.server)) - serverCpu;
    const { answers, latencies } = this;
    const after = await this.server.memory();
    const sorted = latencies.sort((a, b) => a - b);
    const ms = (share: number): number => Math.round(percentile(sorted, share) * 100) / 100;
    return {
      games,
      connections: games * 2,
      wantedRate: rate,
      rate: Math.round((answers / past / games) * 1000) / 1000,
      answers,
      finishedGames: this.finished,
      p50: ms(0.5),
      p90: ms(0.9),
      p99: ms(0.99),
      worst: ms(1),
      bytesPerMessage: Math.round(this.bytes / Math.max(1, this.messages)),
      serverCpuPercent: Math.round((serverUsed / past) * 100),
      clientCpuPercent: Math.round(((used.user + used.system) / 1e6 / past) * 100),
      serverCpuMsPerAnswer: Math.round((serverUsed / Math.max(1, answers)) * 1e5) / 100,
      heapPerGameKiB: Math.round((after.heapUsed - before.heapUsed) / games / 1024),
      memoryPerGameKiB: Math.round((after.rss - before.rss) / games / 1024),
      errors: this.errors,
      errorSample: this.errorSample,
    };
  }

  close(): void {
    for (const pair of this.pairs) pair.close();
  }
}

async function cpuOf({ address }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN);
}

/** Two clients that play one game after another in a room. */
class Pair {
  private readonly players: Player[] = [];
  private room = "";
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

  static async open(crowd: Crowd, seed: number): Promise<Pair> {
    const pair = new Pair(crowd, seed);
    const { address } = crowd.server;
    for (let i = 0; i < 2; i++) pair.players.push(await Player.connect(address, (player, text) => pair.hear(player, text)));
    const [first, second] = pair.players;
    const terms = { ...DEFAULT_TERMS, takeBacks: false, spectators: false };
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
      crowd.errors++;
      crowd.errorSample ??= text.slice(0, 300);
    }
  }

  private noteLatency(player: Player, bytes: number): void {
    if (!this.unheard.delete(player) || !this.crowd.isMeasuring) return;
    this.crowd.latencies.push(performance.now() - this.sentAt);
    this.crowd.bytes += bytes;
    this.crowd.messages++;
  }

  private answer(player: Player, { at, snapshot }: Shown): void {
    const answer = pickAnswer(snapshot, this.rng);
    if (answer === null) return;
    const interval = 1000 / this.crowd.options.rate;
    const now = performance.now();
    // Evenly in the long run, not all games at once.
    this.due = Math.max(now, this.due + interval * (0.5 + this.rng.below(1000) / 1000));
    setTimeout(() => {
      this.sentAt = performance.now();
      for (const one of this.players) this.unheard.add(one);
      if (this.crowd.isMeasuring) this.crowd.answers++;
      player.say({ type: "answer", room: this.room, at, answer });
    }, this.due - now);
  }

  /** When a game is over the next begins. */
  private hearRoom(text: string): void {
    const { view } = JSON.parse(text) as Extract<ServerMessage, { type: "room" }>;
    const record = view.records.at(-1) ?? "";
    if (view.phase !== "over" || record === this.lastRecord) return;
    this.lastRecord = record;
    this.crowd.finished++;
    for (const player of this.players) player.say({ type: "rematch", room: this.room, wanted: true });
  }

  close(): void {
    for (const player of this.players) player.socket.terminate();
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

  static async connect(address: string, hear: (player: Player, text: string) => void): Promise<Player> {
    const socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws`, { perMessageDeflate: false });
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
    this.socket.send(JSON.stringify({ v: 1, n: ++this.n, ...wish }));
  }

  ask(wish: Readonly<Record<string, unknown>>): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.waiting = { n: this.n + 1, resolve };
      this.say(wish);
    });
  }
}

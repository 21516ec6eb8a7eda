import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRng, type Rng } from "@rulebound/bots";
import { DEFAULT_TERMS } from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import type Sqlite from "libsql";
import { WebSocket } from "ws";
import { Client } from "../client.ts";
import { bent, isHarmless, swollen, templates, torn } from "./mutate.ts";
import { DECK_IDS } from "./player.ts";
import { buildServer, type ServerProcess, startProcess } from "./server-process.ts";

export interface HostileOptions {
  readonly messages: number;
  readonly seed: number;
  /** Attackers at once. */
  readonly attackers: number;
}

export interface HostileFigures {
  readonly messages: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** How each was answered: by an error of this code or status, or a close of this code. */
  readonly answeredBy: Readonly<Record<string, number>>;
  readonly unanswered: readonly string[];
  /** Whatever was not refused. */
  readonly obeyed: readonly string[];
  readonly isAlive: boolean;
  readonly isUnchanged: boolean;
  readonly gameStillPlayable: boolean;
  readonly heapBeforeMiB: number;
  readonly heapAfterMiB: number;
  readonly seconds: number;
}

const PATIENCE = 60_000;

/** Says whatever it can think of to a server on which games are played, and looks whether anything came of it. */
export async function attack(options: HostileOptions): Promise<HostileFigures> {
  const folder = mkdtempSync(join(tmpdir(), "rulebound-hostile-"));
  const database = join(folder, "games.db");
  const { program, remove } = await buildServer();
  const server = await startProcess(program, { database });
  const siege = new Siege(server, options);
  try {
    const victims = await seatVictims(server);
    await siege.storm(victims, Math.min(2000, Math.ceil(options.messages / 10)));
    siege.forget();
    const before = { heap: (await server.memory()).heapUsed, hash: hashOf(database), board: await boards(victims) };
    const started = performance.now();
    await siege.storm(victims, options.messages);
    const seconds = Math.round((performance.now() - started) / 1000);
    const isAlive = server.isRunning && (await fetch(`${server.address}/health`)).ok;
    const after = { heap: (await server.memory()).heapUsed, hash: hashOf(database), board: await boards(victims) };
    const isUnchanged = before.hash === after.hash && before.board === after.board;
    const gameStillPlayable = await goesOn(victims[0]);
    for (const { clients } of victims) for (const client of clients) await client.close();
    const { byKind, answeredBy, unanswered, obeyed } = siege;
    const MiB = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 10) / 10;
    return {
      messages: options.messages,
      byKind,
      answeredBy,
      unanswered,
      obeyed,
      isAlive,
      isUnchanged,
      gameStillPlayable,
      heapBeforeMiB: MiB(before.heap),
      heapAfterMiB: MiB(after.heap),
      seconds,
    };
  } finally {
    await server.stop();
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

// ------------------------------------------------------------------------------------------------------- the attacked

interface Victims {
  readonly room: string;
  readonly clients: readonly [Client, Client];
}

async function seatVictims({ address }: ServerProcess): Promise<Victims[]> {
  const all: Victims[] = [];
  for (let i = 0; i < 3; i++) {
    const clients = [await Client.connect(address), await Client.connect(address)] as const;
    const opened = await clients[0].do({ type: "open", terms: { ...DEFAULT_TERMS, spectators: false, away: null, clock: null } });
    const room = opened.type === "done" ? (opened.room ?? "") : "";
    await clients[1].do({ type: "enter", room });
    for (const [seat, client] of clients.entries()) {
      client.keeps = false;
      await client.do({ type: "sit", room, deck: DECK_IDS[(i + seat) % DECK_IDS.length] });
    }
    const begun = clients.map((client) => client.next("game"));
    for (const client of clients) await client.do({ type: "ready", room, ready: true });
    await Promise.all(begun);
    all.push({ room, clients });
  }
  return all;
}

/** What the players see. */
async function boards(all: readonly Victims[]): Promise<string> {
  const shown: unknown[] = [];
  for (const { room, clients } of all)
    for (const client of clients) {
      const again = client.until((message) => message.type === "game" && message.reset === true);
      await client.do({ type: "resync", room });
      await again;
      shown.push(
        client.snapshot,
        client.room?.seats.map(({ person, ready }) => [person, ready]),
      );
    }
  return JSON.stringify(shown);
}

async function goesOn({ room, clients }: Victims): Promise<boolean> {
  const asked = clients.find(({ snapshot }) => snapshot.question?.mine === true);
  const question = asked?.snapshot.question;
  if (asked === undefined || question?.mine !== true) return false;
  const reply = await asked.ask({ type: "answer", room, at: asked.game?.at ?? 0, answer: question.offers[0].answer });
  return reply.type === "done";
}

/** Everything that is stored of rooms and games. Guests that come and go are nobody's loss. */
function hashOf(file: string): string {
  const Database = createRequire(import.meta.url)("libsql") as typeof Sqlite;
  const db = new Database(file, { readonly: true });
  const hash = createHash("sha256");
  for (const table of ["rooms", "inputs", "seats", "games", "participants", "decks", "ratings"])
    hash.update(JSON.stringify(db.prepare(`select * from ${table} order by 1, 2`).all()));
  db.close();
  return hash.digest("hex");
}

// ------------------------------------------------------------------------------------------------------ the attackers

class Siege {
  byKind: Record<string, number> = {};
  answeredBy: Record<string, number> = {};
  unanswered: string[] = [];
  obeyed: string[] = [];
  private left = 0;

  constructor(
    private readonly server: ServerProcess,
    private readonly options: HostileOptions,
  ) {}

  forget(): void {
    this.byKind = {};
    this.answeredBy = {};
    this.unanswered = [];
    this.obeyed = [];
  }

  async storm(victims: readonly Victims[], messages: number): Promise<void> {
    this.left = messages;
    const { seed, attackers } = this.options;
    await Promise.all(Array.from({ length: attackers }, (_, i) => this.attacker(victims, createRng(seed + i), i)));
  }

  note(kind: string, message: string, answer: string | null): void {
    this.byKind[kind] = (this.byKind[kind] ?? 0) + 1;
    if (answer === null) this.unanswered.push(message.slice(0, 200));
    else if (/^(done|200|201|204)$/.test(answer)) this.obeyed.push(`${answer}: ${message.slice(0, 200)}`);
    else this.answeredBy[answer] = (this.answeredBy[answer] ?? 0) + 1;
  }

  private async attacker(victims: readonly Victims[], rng: Rng, i: number): Promise<void> {
    const stranger = new Stranger(this.server.address);
    while (this.left > 0) {
      this.left--;
      const { room, clients } = victims[rng.below(victims.length)];
      const act = rng.below(20);
      if (act < 3) await this.request(rng, room);
      else if (act < 5) await this.outOfTurn(victims[i % victims.length], rng);
      else await this.say(stranger, rng, room, clients[0].account);
    }
    stranger.leave();
  }

  /** Over the socket, as a stranger. */
  private async say(stranger: Stranger, rng: Rng, room: string, account: string): Promise<void> {
    const hasGreeted = rng.below(10) > 0;
    for (let tries = 0; !(await stranger.arrive(hasGreeted)); tries++)
      if (tries > 20) throw new Error("the server lets nobody in any more");
    const [kind, text] = hostileText(rng, room, account, stranger.n);
    this.note(kind, String(text), await stranger.say(text));
    // A number that is far ahead would make everything after it come too late.
    if (kind !== "binary" && /"n":\d{8,}/.test(String(text))) stranger.leave();
  }

  /** From a seat, but not in its turn, or about what has passed. */
  private async outOfTurn({ room, clients }: Victims, rng: Rng): Promise<void> {
    const [first, second] = clients;
    const asked = first.snapshot.question?.mine === true ? first : second;
    const other = asked === first ? second : first;
    const at = asked.game?.at ?? 0;
    const answer = asked.snapshot.question?.mine === true ? asked.snapshot.question.offers[0].answer : ({ do: "pass" } as const);
    const isOther = rng.below(2) === 0;
    const reply = isOther
      ? await other.ask({ type: "answer", room, at: other.game?.at ?? 0, answer })
      : await asked.ask({ type: "answer", room, at: Math.max(0, at - 1 - rng.below(3)) || at + 1, answer });
    this.note("out of turn", JSON.stringify(answer), reply.type === "error" ? reply.code : reply.type);
  }

  private async request(rng: Rng, room: string): Promise<void> {
    const { method, path, headers, body } = hostileRequest(rng, room);
    const text = `${method} ${path} ${body ?? ""}`;
    try {
      const response = await fetch(`${this.server.address}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.arrayBuffer();
      this.note("http", text, String(response.status));
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      this.note("http", text, cause?.code === undefined ? null : `cut off (${cause.code})`);
    }
  }
}

function hostileText(rng: Rng, room: string, account: string, n: number): [kind: string, text: string | Buffer] {
  for (;;) {
    const all = templates(rng.below(4) === 0 ? "NOSUCHROOM" : room, account);
    const right = { ...(all[rng.below(all.length)] as object), n };
    const text = JSON.stringify(right);
    const made = ((): [string, string | Buffer] => {
      switch (rng.below(10)) {
        case 0:
          return ["torn", torn(text, rng)];
        case 1:
          return ["out of order", JSON.stringify({ ...right, n: Math.max(1, n - 1 - rng.below(3)) })];
        case 2:
          return ["unauthorised", text];
        case 3:
          return rng.below(10) === 0 ? ["oversized", swollen(text, rng)] : ["unauthorised", text];
        case 4:
          return ["binary", Buffer.from(Array.from({ length: 1 + rng.below(200) }, () => rng.below(256)))];
        case 5:
          return ["version", JSON.stringify({ ...right, v: PROTOCOL_VERSION + 1 + rng.below(5) })];
        default:
          return ["bent", JSON.stringify(bent(right, rng))];
      }
    })();
    if (typeof made[1] !== "string" || !isHarmless(made[1])) return made;
  }
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** GETs that anybody may make are not among them. */
function hostileRequest(rng: Rng, room: string): Request {
  const any = <T>(from: readonly T[]): T => from[rng.below(from.length)];
  const token = any(["x", "x".repeat(43), "' or 1=1", "0".repeat(5000)]);
  const headers = {
    ...(rng.below(2) === 0 ? { authorization: `Bearer ${token}` } : {}),
    "content-type": any(["application/json", "text/plain"]),
  };
  const body = any([
    "{",
    "[]",
    "null",
    '{"name":"x"}',
    '{"name":"<b>","password":"12345678"}',
    '{"name":"Ashe","password":12345678}',
    '{"__proto__":{"a":1}}',
    `{"name":"${"x".repeat(40_000)}","password":"y"}`,
    `{"confirm":"delete my data"}`,
    '{"name":"d","text":"jinx"}',
  ]);
  const [method, path] = any([
    ["POST", "/api/members"],
    ["POST", "/api/sessions"],
    ["DELETE", "/api/me"],
    ["PUT", "/api/me/password"],
    ["POST", "/api/decks"],
    ["PUT", "/api/decks/1"],
    ["DELETE", "/api/sessions/others"],
    ["GET", "/api/me"],
    ["GET", "/api/me/export"],
    ["GET", "/api/me/games?before=x"],
    ["GET", `/api/games/${room}-1-1`],
    ["GET", "/api/games/..%2f..%2fetc%2fpasswd"],
    ["GET", "/%00"],
    ["GET", `/${"a".repeat(10_000)}`],
    ["GET", "/api/rooms?phase=nothing"],
    ["PATCH", "/api/me"],
    ["POST", "/ws"],
    ["GET", "/api/nothing"],
  ] as const);
  return { method, path, headers, ...(method === "GET" ? {} : { body }) };
}

/** A connection that is made anew whenever the server has had enough of it. */
class Stranger {
  n = 1;
  private socket: WebSocket | null = null;
  private token: string | undefined;
  private hasGreeted = false;
  private answered: ((answer: string) => void) | null = null;

  constructor(private readonly address: string) {}

  /** Greeted or not, as is wanted. */
  async arrive(greeted: boolean): Promise<boolean> {
    if (this.socket?.readyState === WebSocket.OPEN && this.hasGreeted === greeted) return true;
    if (this.socket?.readyState === WebSocket.OPEN && greeted) return this.greet();
    this.leave();
    const socket = new WebSocket(`${this.address.replace(/^http/, "ws")}/ws`);
    this.socket = socket;
    this.hasGreeted = false;
    this.n = 1;
    socket.on("error", () => {});
    socket.on("close", (code) => {
      if (socket === this.socket) this.answered?.(`close ${code}`);
    });
    socket.on("message", (data) => {
      if (socket === this.socket) this.hear(String(data));
    });
    try {
      await once(socket, "open");
    } catch {
      return false;
    }
    return greeted ? this.greet() : true;
  }

  private hear(text: string): void {
    const { type, code, token } = JSON.parse(text) as { type: string; code?: string; token?: string };
    if (token !== undefined) this.token = token;
    this.answered?.(type === "error" ? `error ${code}` : type);
  }

  private async greet(): Promise<boolean> {
    const hello = { v: PROTOCOL_VERSION, n: this.n, type: "hello", ...(this.token === undefined ? {} : { token: this.token }) };
    this.hasGreeted = (await this.say(JSON.stringify(hello))) === "welcome";
    if (!this.hasGreeted) this.leave();
    return this.hasGreeted;
  }

  /** The first thing that comes back; null: nothing does. */
  async say(text: string | Buffer): Promise<string | null> {
    const { socket } = this;
    if (socket === null) return null;
    this.n++;
    const answer = new Promise<string>((resolve) => {
      this.answered = resolve;
    });
    socket.send(text);
    let timer: NodeJS.Timeout | undefined;
    const nothing = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE);
    });
    const heard = await Promise.race([answer, nothing]);
    clearTimeout(timer);
    this.answered = null;
    return heard;
  }

  leave(): void {
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }
}

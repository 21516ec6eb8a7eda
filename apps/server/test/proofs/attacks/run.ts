import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type Sqlite from "libsql";
import { DEFAULT_OPTIONS } from "../../../src/index.ts";
import { Crowd } from "../crowd.ts";
import { percentile } from "../player.ts";
import { buildServer, startProcess } from "../server-process.ts";
import type { Strain } from "../strain.ts";
import { ATTACKS } from "./catalogue.ts";
import type { Scene, Tally } from "./foe.ts";

export interface AttackOptions {
  readonly seconds: number;
  /** Games of the victims, each at an address of its own. */
  readonly games: number;
  /** Their answers a second and game. */
  readonly rate: number;
  readonly seed: number;
}

interface Answers {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export interface AttackFigures {
  readonly attack: string;
  /** The victims without the attack, and beside it; milliseconds from an answer to its event. */
  readonly quiet: Answers;
  readonly attacked: Answers;
  /** How many times longer the 99th of 100 took. */
  readonly ratio: number;
  readonly errors: number;
  readonly errorSample: string | null;
  /** What share of its time the server's main thread worked, in percent: without the attack, and beside it. */
  readonly mainThread: { readonly quiet: number; readonly attacked: number };
  /** And for what share it could work and had to wait for a core, because other programs had them. */
  readonly waitedForCore: { readonly quiet: number; readonly attacked: number };
  /** For so long the server's main thread did nothing else, 99 of 100 times at most. */
  readonly stallP99: number;
  readonly memoryMiB: { readonly before: number; readonly most: number; readonly after: number };
  readonly tally: Tally;
  readonly faults: readonly string[];
  /** What others noticed of it in their times: for a run of some seconds, and on a machine that does nothing else. */
  readonly late: readonly string[];
}

const ATTACKER = "127.0.0.66";
const rounded = (value: number): number => Math.round(value * 10) / 10;
const MiB = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** One attack of one address on a server on which others play, and what these notice of it. */
export async function attackOf(name: string, options: AttackOptions): Promise<AttackFigures> {
  const folder = mkdtempSync(join(tmpdir(), "rulebound-attack-"));
  const database = join(folder, "games.db");
  const { program, attacker, remove } = await buildServer();
  const { limits, work, connectionsPerAddress, requestsPerMinute, roomsPerAddress } = DEFAULT_OPTIONS;
  const given = {
    ...ATTACKS[name].server,
    limits,
    work,
    connectionsPerAddress,
    requestsPerMinute,
    roomsPerAddress,
    database: join(folder, "games.db"),
  };
  const server = await startProcess(program, given, ["--max-semi-space-size=128"]);
  const victims = new Crowd(server.address, options.rate, (i) => `127.0.1.${1 + (i % 250)}`);
  try {
    await victims.open(options.games, options.seed);
    await wait(Math.min(5, options.seconds) * 1000);
    const before = (await server.memory()).rss;
    victims.taken();
    await server.strain();
    const waiting = new CoreWait(server.pid);
    const quiet = await answersOf(victims, options.seconds);
    const waited = waiting.taken();
    const calm = await server.strain();
    const scene: Scene = {
      address: server.address,
      from: ATTACKER,
      seconds: options.seconds,
      metrics: server.metrics,
      room: victims.rooms[0] ?? null,
    };
    const peak = new Peak(server.pid);
    const attack = launch(attacker, name, scene);
    await attack.begun;
    victims.taken();
    await server.strain();
    waiting.taken();
    const beside = await answersOf(victims, options.seconds);
    const waitedForCore = { quiet: waited, attacked: waiting.taken() };
    const strained = await server.strain();
    const tally = { ...(await attack.tally), ...storedIn(database) };
    const most = peak.stop();
    await wait(1000);
    const after = (await server.memory()).rss;
    const share = ({ mainCpu }: Strain, { seconds }: { readonly seconds: number }): number => Math.round(mainCpu / seconds / 10);
    const mainThread = { quiet: share(calm, quiet), attacked: share(strained, beside) };
    const faults = [...beside.faults, ...(ATTACKS[name].faults?.(tally) ?? []), ...(server.isRunning ? [] : ["the server ended"])];
    return {
      attack: name,
      quiet: quiet.answers,
      attacked: beside.answers,
      ratio: rounded(beside.answers.p99 / Math.max(1, quiet.answers.p99)),
      errors: beside.errors,
      errorSample: beside.errorSample,
      mainThread,
      waitedForCore,
      stallP99: rounded(strained.stallP99),
      memoryMiB: { before: MiB(before), most: MiB(most), after: MiB(after) },
      tally,
      faults,
      late: inTime(quiet.answers, beside.answers, waitedForCore),
    };
  } finally {
    victims.close();
    await server.stop();
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the main thread waits for a core for more of its time than this, in percent, before the attack: times say nothing. */
const BUSY = 10;

/** In time: on a machine that is busy with other programs nobody can say, and so it is not proven. */
function inTime(quiet: Answers, beside: Answers, waited: AttackFigures["waitedForCore"]): string[] {
  if (waited.quiet > BUSY) return [`others use this machine: without the attack the server waited ${waited.quiet}% of its time for a core`];
  const slow = beside.p99 <= 100 ? [] : [`99 of 100 answers took up to ${beside.p99} ms; 100 ms are the most`];
  return beside.perSecond >= quiet.perSecond * 0.8 ? slow : [...slow, `${beside.perSecond} answers a second instead of ${quiet.perSecond}`];
}

/** Matches that began in rooms in which nobody but bots has a seat. */
function storedIn(file: string): Tally {
  const Database = createRequire(import.meta.url)("libsql") as typeof Sqlite;
  const db = new Database(file, { readonly: true });
  const row = db
    .prepare(`select count(*) as n from inputs where body like '{"do":"start"%' and room not in (select room from seats)`)
    .get() as { readonly n: number };
  db.close();
  return { startsOfBots: row.n };
}

async function answersOf(victims: Crowd, seconds: number) {
  const started = performance.now();
  await wait(seconds * 1000);
  const past = (performance.now() - started) / 1000;
  const { latencies, answers, errors, errorSample } = victims.taken();
  const sorted = latencies.sort((a, b) => a - b);
  const at = (share: number): number => rounded(percentile(sorted, share));
  return {
    seconds: past,
    answers: { perSecond: rounded(answers / past), p50: at(0.5), p99: at(0.99), worst: at(1) },
    errors,
    errorSample,
    faults: errors === 0 ? [] : [`${errors} errors: ${errorSample}`],
  };
}

/** The attacker's process. What it does after it has begun is what the victims are measured beside. */
function launch(program: string, name: string, scene: Scene): { readonly begun: Promise<void>; readonly tally: Promise<Tally> } {
  const child = fork(program, [name, JSON.stringify(scene)], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const limit = setTimeout(() => child.kill("SIGKILL"), (scene.seconds + 120) * 1000);
  const gone = once(child, "exit").then(() => clearTimeout(limit));
  const begun = new Promise<void>((resolve) => child.on("message", (message) => "begun" in (message as object) && resolve()));
  const tally = new Promise<Tally>((resolve) =>
    child.on("message", (message: { readonly tally?: Tally }) => message.tally !== undefined && resolve(message.tally)),
  );
  return { begun: Promise.race([begun, gone]), tally: Promise.race([tally, gone.then(() => ({ lost: 1 }))]) };
}

/** For what share of the time a process could have worked and had no core. */
class CoreWait {
  private at = performance.now();
  private waited = 0;

  constructor(private readonly pid: number) {
    this.taken();
  }

  taken(): number {
    const waited = Number(readFileSync(`/proc/${this.pid}/task/${this.pid}/schedstat`, "latin1").split(" ")[1]) / 1e6;
    const now = performance.now();
    const share = Math.round((100 * (waited - this.waited)) / Math.max(1, now - this.at));
    this.waited = waited;
    this.at = now;
    return share;
  }
}

/** The most memory that a process had, looked at ten times a second. */
class Peak {
  private most = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(pid: number) {
    this.timer = setInterval(() => {
      const pages = Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]);
      this.most = Math.max(this.most, pages * 4096);
    }, 100);
  }

  stop(): number {
    clearInterval(this.timer);
    return this.most;
  }
}

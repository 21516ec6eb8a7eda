import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { Crowd } from "./crowd.ts";
import { percentile } from "./player.ts";
import { type Profile, placer, sharesOf } from "./profile.ts";
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
  /** A file for where the server's main thread spends its time while it is measured. */
  readonly profile?: string;
}

export interface LoadFigures {
  readonly games: number;
  readonly connections: number;
  readonly wantedRate: number;
  /** What was really answered, a second and game; and by all games. */
  readonly rate: number;
  readonly answersPerSecond: number;
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
  /** Of all threads of the server; of those the one that plays and talks; of the process with the clients. */
  readonly serverCpuMsPerAnswer: number;
  readonly serverMainMsPerAnswer: number;
  readonly serverKernelMsPerAnswer: number;
  /** The busiest of its other threads. */
  readonly otherThreadsMsPerAnswer: readonly number[];
  readonly clientCpuMsPerAnswer: number;
  /** For so long the server's main thread did nothing else: 99 of 100 times at most, and at worst; by collecting garbage. */
  readonly stallP99: number;
  readonly stallWorst: number;
  readonly gcWorst: number;
  readonly gcPercent: number;
  /** The same of the clients' process, which is measured as well. */
  readonly clientStallP99: number;
  readonly clientStallWorst: number;
  /** Groups of entries that went to the disk, and how many of them took longer than 20, 50 and 100 ms. */
  readonly commits: number;
  readonly slowCommits: readonly number[];
  readonly heapPerGameKiB: number;
  readonly memoryPerGameKiB: number;
  readonly errors: number;
  readonly errorSample: string | null;
  /** Microseconds of the main thread an answer, if a profile was asked for. */
  readonly spent?: Spent;
}

export interface Spent {
  readonly purposes: Readonly<Record<string, number>>;
  readonly functions: Readonly<Record<string, number>>;
}

/** Games of random players over real WebSockets: the server in one process, its clients in this one. */
export async function load(options: LoadOptions): Promise<LoadFigures> {
  return withTrial(options, (trial) => trial.run(options.rate));
}

/**
 * With a step of so many answers a second and game: the highest rate up to the one that was given at which `holds`, three times
 * in a row. Each try has a server of its own: one that was overloaded a minute ago is still clearing up.
 */
export async function findRate(
  options: LoadOptions & { readonly step: number },
  holds: (figures: LoadFigures) => boolean,
  tell: (figures: LoadFigures, isHeld: boolean) => void,
  run: (options: LoadOptions) => Promise<LoadFigures> = load,
): Promise<LoadFigures> {
  const { rate, step } = options;
  const attempt = async (steps: number): Promise<{ readonly figures: LoadFigures; readonly isHeld: boolean }> => {
    const figures = await run({ ...options, rate: Math.min(rate, Math.round(steps * step * 100) / 100) });
    const isHeld = holds(figures);
    tell(figures, isHeld);
    return { figures, isHeld };
  };
  // In steps: what holds, and what does not.
  let low = 0;
  let high = Math.ceil(rate / step) + 1;
  let last = await attempt(high - 1);
  if (last.isHeld) low = high - 1;
  else high--;
  while (high - low > 1) {
    const next = Math.floor((low + high) / 2);
    last = await attempt(next);
    if (last.isHeld) low = next;
    else high = next;
  }
  for (let again = 0; low > 0 && again < CONFIRMATIONS; again++) {
    last = await attempt(low);
    if (last.isHeld) continue;
    low--;
    again = -2; // and that one three times, too
  }
  return last.figures;
}

const CONFIRMATIONS = 2;

/** The highest rate that was found holds, and it is as high as it has to be. */
export const isEnough = (found: LoadFigures, need: number, holds: (figures: LoadFigures) => boolean): boolean =>
  holds(found) && found.wantedRate >= need;

async function withTrial<Result>(options: LoadOptions, run: (trial: Trial) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "rulebound-load-"));
  const { program, remove } = await buildServer();
  const server = await startProcess(program, { database: join(folder, "load.db"), metricsPort: 0 }, options.flags);
  const trial = new Trial(server, options, program);
  try {
    return await run(trial);
  } finally {
    trial.close();
    await server.stop();
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One server and its games, at one rate after another. */
class Trial {
  private readonly crowd: Crowd;
  private empty: NodeJS.MemoryUsage | null = null;

  constructor(
    private readonly server: ServerProcess,
    private readonly options: LoadOptions,
    private readonly program: string,
  ) {
    this.crowd = new Crowd(server.address, options.rate);
  }

  async run(rate: number): Promise<LoadFigures> {
    const { games, warmUp, seconds, seed, profile } = this.options;
    const { crowd, server } = this;
    crowd.rate = rate;
    if (this.empty === null) {
      this.empty = await server.memory();
      await crowd.open(games, seed);
    }
    await wait(warmUp * 1000);
    if (profile !== undefined) await server.profile(profile);
    await server.strain();
    const commits = await commitsOf(server);
    const stalls = monitorEventLoopDelay({ resolution: INTERVAL });
    stalls.enable();
    crowd.taken();
    const cpu = process.cpuUsage();
    const started = performance.now();
    await wait(seconds * 1000);
    const past = (performance.now() - started) / 1000;
    const tally = crowd.taken();
    const used = process.cpuUsage(cpu);
    stalls.disable();
    const strain = await server.strain();
    const written = (await commitsOf(server)).map((n, i) => n - commits[i]);
    if (profile !== undefined) await server.profile(profile);
    const after = await server.memory();
    const { answers } = tally;
    const sorted = tally.latencies.sort((a, b) => a - b);
    const ms = (share: number): number => rounded(percentile(sorted, share));
    const client = (used.user + used.system) / 1000;
    return {
      games,
      connections: games * 2,
      wantedRate: rate,
      rate: rounded(answers / past / games),
      answersPerSecond: Math.round(answers / past),
      answers,
      finishedGames: tally.finished,
      p50: ms(0.5),
      p90: ms(0.9),
      p99: ms(0.99),
      worst: ms(1),
      bytesPerMessage: Math.round(tally.bytes / Math.max(1, tally.messages)),
      serverCpuPercent: Math.round(strain.cpu / past / 10),
      clientCpuPercent: Math.round(client / past / 10),
      serverCpuMsPerAnswer: rounded(strain.cpu / Math.max(1, answers)),
      serverMainMsPerAnswer: rounded(strain.mainCpu / Math.max(1, answers)),
      serverKernelMsPerAnswer: rounded(strain.kernel / Math.max(1, answers)),
      otherThreadsMsPerAnswer: strain.threads.slice(1, 6).map((ms) => rounded(ms / Math.max(1, answers))),
      clientCpuMsPerAnswer: rounded(client / Math.max(1, answers)),
      stallP99: rounded(strain.stallP99),
      stallWorst: rounded(strain.stallWorst),
      gcWorst: rounded(strain.gcWorst),
      gcPercent: rounded(strain.gc / past / 10),
      clientStallP99: rounded(Math.max(0, stalls.percentile(99) / 1e6 - INTERVAL)),
      clientStallWorst: rounded(Math.max(0, stalls.max / 1e6 - INTERVAL)),
      commits: written[0],
      slowCommits: written.slice(1),
      heapPerGameKiB: Math.round((after.heapUsed - this.empty.heapUsed) / games / 1024),
      memoryPerGameKiB: Math.round((after.rss - this.empty.rss) / games / 1024),
      errors: tally.errors,
      errorSample: tally.errorSample,
      ...(profile === undefined ? {} : { spent: spentOn(profile, this.program, strain.mainCpu / Math.max(1, answers)) }),
    };
  }

  close(): void {
    this.crowd.close();
  }
}

/** All of them, and those that took longer than so many seconds, as the server's metrics tell it. */
async function commitsOf({ metrics }: ServerProcess): Promise<number[]> {
  const text = metrics === null ? "" : await (await fetch(metrics)).text();
  const upTo = (bound: string): number => Number(text.match(`rulebound_commit_seconds_bucket{le="${bound}"} ([0-9]+)`)?.[1] ?? 0);
  const all = upTo("\\+Inf");
  return [all, ...["0.02", "0.05", "0.1"].map((bound) => all - upTo(bound))];
}

const MOST_FUNCTIONS = 60;

/** Shares of the samples are shares of the CPU time: the thread may have waited for a core in any of them. */
function spentOn(profile: string, program: string, cpu: number): Spent {
  const { purposes, functions } = sharesOf(JSON.parse(readFileSync(profile, "utf8")) as Profile, placer(program));
  const all = purposes.reduce((sum, [, time]) => sum + time, 0);
  const each = (times: readonly (readonly [string, number])[]): Record<string, number> =>
    Object.fromEntries(times.map(([name, time]) => [name, Math.round((time / all) * cpu * 10_000) / 10]));
  return { purposes: each(purposes), functions: each(functions.slice(0, MOST_FUNCTIONS)) };
}

const INTERVAL = 5;

const rounded = (value: number): number => Math.round(value * 100) / 100;

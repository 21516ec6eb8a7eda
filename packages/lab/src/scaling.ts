import { createHash } from "node:crypto";
import type { Runner } from "./pool/runner.ts";
import type { Series } from "./simulate/series.ts";

/**
 * How much more several processes play than one. They play the same games of a series in turns of about a second, since the
 * speed of a machine changes from minute to minute: what is compared was measured side by side. Warm-up is discarded.
 */
export interface Scaling {
  readonly processes: number;
  /** That one process has played; all of them together have played as many times more as they are. */
  readonly games: number;
  /** Games a second. */
  readonly one: number;
  readonly all: number;
  readonly ratio: number;
  /** The ratios of all turns, in ascending order. */
  readonly turns: readonly number[];
  readonly checksum: string;
}

export interface Crews {
  readonly one: Runner;
  readonly all: Runner;
  readonly processes: number;
}

/** Games of each process before anything counts, and in a turn. */
const PACE = { warmUp: 3000, turn: 500 };

export async function measureScaling(
  crews: Crews,
  series: Series,
  games: number,
  onProgress: (share: number) => void,
  pace = PACE,
): Promise<Scaling> {
  const { one, all, processes } = crews;
  await Promise.all([play(one, series, 0, pace.warmUp, 1), play(all, series, 0, pace.warmUp, processes)]);
  const turns = Math.max(1, Math.round(games / pace.turn));
  const sum = { one: 0, all: 0 };
  const ratios: number[] = [];
  const checksum = createHash("sha256");
  for (let turn = 0; turn < turns; turn++) {
    const from = turn * pace.turn;
    // Whoever is first in one turn is second in the next: what changes slowly changes both alike.
    const order = turn % 2 === 0 ? (["one", "all"] as const) : (["all", "one"] as const);
    const played = { one: { seconds: 0, first: "" }, all: { seconds: 0, first: "" } };
    for (const who of order) played[who] = await play(crews[who], series, from, pace.turn, who === "one" ? 1 : processes);
    if (played.one.first !== played.all.first) throw new Error(`games ${from} to ${from + pace.turn} did not come out the same twice`);
    checksum.update(played.one.first);
    sum.one += played.one.seconds;
    sum.all += played.all.seconds;
    ratios.push((processes * played.one.seconds) / played.all.seconds);
    onProgress((turn + 1) / turns);
  }
  const n = turns * pace.turn;
  return {
    processes,
    games: n,
    one: n / sum.one,
    all: (processes * n) / sum.all,
    ratio: (processes * sum.one) / sum.all,
    turns: ratios.sort((a, b) => a - b),
    checksum: checksum.digest("hex").slice(0, 12),
  };
}

/** So many jobs at once; the time they took together, and what came of the first. */
async function play(
  runner: Runner,
  series: Series,
  from: number,
  games: number,
  jobs: number,
): Promise<{ seconds: number; first: string }> {
  const started = performance.now();
  const results = await Promise.all(
    Array.from({ length: jobs }, (_, k) => runner.run({ series, from: from + k * games, to: from + (k + 1) * games })),
  );
  return { seconds: (performance.now() - started) / 1000, first: JSON.stringify(results[0].totals) };
}

import { setTimeout as wait } from "node:timers/promises";
import { createRng } from "@rulebound/bots";
import { DEFAULT_TERMS, type RoomView } from "@rulebound/protocol";
import { type Machine, postgresFolder, startPostgres, startRedis } from "../machines.ts";
import { Agent } from "./agent.ts";
import type { Kept } from "./kept.ts";
import { judged } from "./kills.ts";
import { DECK_IDS } from "./player.ts";
import { buildServer, type ServerProcess, startProcess } from "./server-process.ts";

export interface ClusterOptions {
  readonly games: number;
  readonly seed: number;
}

export interface ClusterFigures {
  readonly games: number;
  readonly processes: number;
  /** Accepted answers before the kill and in all, and those that are gone. */
  readonly acceptedBefore: number;
  readonly accepted: number;
  readonly lost: number;
  readonly unacknowledged: number;
  readonly wrong: readonly string[];
  readonly surprises: readonly string[];
  /** From the kill until a player on the other process could answer again, in milliseconds. */
  readonly silence: number;
  readonly seconds: number;
}

/**
 * Two server processes with a Redis and a PostgreSQL between them, one player of each game on either; half of the rooms are
 * led by each. One process is killed: its clients come back to the other, and every game goes on to its end.
 */
export async function cluster({ games, seed }: ClusterOptions): Promise<ClusterFigures> {
  const started = performance.now();
  const machines: Machine[] = [];
  const agents: Agent[][] = [];
  const servers: ServerProcess[] = [];
  const { program, remove } = await buildServer();
  try {
    const redis = await startRedis();
    machines.push(redis);
    const postgres = await startPostgres(postgresFolder ?? "");
    machines.push(postgres);
    const options = { database: postgres.url, redis: redis.url, deadAfter: 2000 };
    for (let i = 0; i < 2; i++) servers.push(await startProcess(program, options));
    const [doomed, other] = servers;
    const rng = createRng(seed);
    const where = (server: ServerProcess) => (): string => (server.isRunning ? server.address : other.address);
    for (let i = 0; i < games; i++) {
      const pair = [0, 1].map((seat) => {
        const deck = DECK_IDS[(i + seat) % DECK_IDS.length];
        return new Agent({
          address: where(servers[(i + seat) % 2]),
          deck,
          rng: createRng(rng.below(2 ** 31)),
          pause: () => 5 + rng.below(60),
        });
      });
      agents.push(pair);
      pair[1].join(await pair[0].open({ ...DEFAULT_TERMS, takeBacks: false, away: null }));
    }
    const all = agents.flat();
    const acceptedOf = (some: readonly Agent[]): number =>
      some.reduce((sum, { sent }) => sum + sent.filter(({ isAccepted }) => isAccepted).length, 0);
    // In the midst of it: every game has begun.
    while (agents.some((pair) => acceptedOf(pair) < 15)) await wait(50);
    await doomed.kill();
    const killed = performance.now();
    const acceptedBefore = acceptedOf(all);
    while (agents.some((pair, i) => i % 2 === 0 && acceptedOf(pair) < 25)) await wait(20);
    const silence = Math.round(performance.now() - killed);
    const results: Kept[] = [];
    for (const pair of agents) {
      const ends: RoomView[] = await Promise.all(pair.map(({ over }) => over));
      results.push(await judged(other, pair, ends));
    }
    const sum = (of: (kept: Kept) => number): number => results.reduce((total, kept) => total + of(kept), 0);
    return {
      games,
      processes: servers.length,
      acceptedBefore,
      accepted: sum(({ accepted }) => accepted),
      lost: sum(({ lost }) => lost),
      unacknowledged: sum(({ unacknowledged }) => unacknowledged),
      wrong: results.flatMap(({ wrong }) => wrong),
      surprises: [...new Set(all.flatMap(({ surprises }) => surprises))],
      silence,
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    for (const agent of agents.flat()) agent.close();
    for (const server of servers) await server.stop();
    for (const machine of machines.reverse()) await machine.stop();
    remove();
  }
}

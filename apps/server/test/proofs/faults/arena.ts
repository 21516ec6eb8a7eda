import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createRng } from "@rulebound/bots";
import { DEFAULT_TERMS } from "@rulebound/protocol";
import type { ServerOptions } from "../../../src/index.ts";
import { type Machine, postgresFolder, startPostgres, startRedis } from "../../machines.ts";
import { Agent } from "../agent.ts";
import type { Kept } from "../kept.ts";
import { judged } from "../kills.ts";
import { DECK_IDS } from "../player.ts";
import { buildServer, type ServerProcess, startProcess } from "../server-process.ts";

/** What a proof found. */
export interface Verdict {
  readonly isProven: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** A server process, or whichever it is at that time. */
export type Where = ServerProcess | (() => ServerProcess);

export interface Pair {
  readonly agents: readonly [Agent, Agent];
  readonly room: string;
}

/** Where faults are tried: machines, server processes and players, all of them stopped in the end. */
export class Arena {
  readonly servers: ServerProcess[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), "rulebound-faults-"));
  private readonly agents: Agent[] = [];
  private readonly closings: (() => Promise<void> | void)[] = [];
  private program = "";

  static async within<Result>(run: (arena: Arena) => Promise<Result>): Promise<Result> {
    const arena = new Arena();
    try {
      const { program, remove } = await buildServer();
      arena.program = program;
      arena.closings.push(remove);
      return await run(arena);
    } finally {
      for (const agent of arena.agents) agent.close();
      for (const server of arena.servers) {
        server.signal("SIGCONT");
        await server.kill();
      }
      for (const close of arena.closings.reverse()) await close();
      rmSync(arena.folder, { recursive: true, force: true });
    }
  }

  /** In the end, the last one first. */
  finally(close: () => Promise<void> | void): void {
    this.closings.push(close);
  }

  async machines(): Promise<{ redis: Machine; postgres: Machine }> {
    const [redis, postgres] = await Promise.all([startRedis(), startPostgres(postgresFolder ?? "")]);
    this.closings.push(
      () => redis.stop(),
      () => postgres.stop(),
    );
    return { redis, postgres };
  }

  async serve(options: Partial<ServerOptions>, flags: readonly string[] = []): Promise<ServerProcess> {
    const server = await startProcess(this.program, options, flags);
    this.servers.push(server);
    return server;
  }

  /** So many processes with a Redis and a PostgreSQL between them. */
  async cluster(count: number, deadAfter = 1500): Promise<{ redis: Machine; postgres: Machine; servers: ServerProcess[] }> {
    const { redis, postgres } = await this.machines();
    const servers: ServerProcess[] = [];
    for (let i = 0; i < count; i++) servers.push(await this.serve({ database: postgres.url, redis: redis.url, deadAfter }));
    return { redis, postgres, servers };
  }

  /** Two players of one game, each at a server of theirs. */
  async pair(first: Where, second: Where, seed = 1, pause = 15): Promise<Pair> {
    const rng = createRng(seed);
    const thinking = (): number => Math.round(pause / 3) + rng.below(Math.ceil((4 * pause) / 3));
    const [one, two] = [first, second].map((where, seat) => {
      const address = (): string => this.at(where).address;
      return new Agent({ address, deck: DECK_IDS[seat], rng: createRng(rng.below(2 ** 31)), pause: thinking });
    });
    this.agents.push(one, two);
    const room = await one.open({ ...DEFAULT_TERMS, takeBacks: false, away: null });
    two.join(room);
    return { agents: [one, two], room };
  }

  /** Theirs, or any that runs if it does not. */
  private at(where: Where): ServerProcess {
    const own = typeof where === "function" ? where() : where;
    return own.isRunning ? own : (this.servers.find(({ isRunning }) => isRunning) ?? own);
  }

  /** How a game ended that was played to its end, and whether all that was acknowledged is in its record. */
  async end({ agents }: Pair, server: ServerProcess): Promise<Kept> {
    const ends = await Promise.all(agents.map(({ over }) => over));
    return judged(server, agents, ends);
  }
}

export const acceptedOf = ({ agents }: Pair): number => agents[0].accepted + agents[1].accepted;

/** Milliseconds until so many more answers were accepted; null: it took too long. */
export async function goesOn(pair: Pair, answers: number, within: number): Promise<number | null> {
  const began = performance.now();
  const before = acceptedOf(pair);
  let isOver = false;
  for (const { over } of pair.agents) void over.then(() => (isOver = true));
  await wait(0);
  return (await until(() => isOver || acceptedOf(pair) >= before + answers, within)) ? Math.round(performance.now() - began) : null;
}

/** Whether it was so before the time was over. */
export async function until(holds: () => boolean | Promise<boolean>, within: number): Promise<boolean> {
  const end = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await wait(20);
  }
  return true;
}

/** The HTTP status of whether the server is ready; 0: it does not answer. */
export const readiness = ({ address }: ServerProcess): Promise<number> =>
  fetch(`${address}/ready`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => 0,
  );

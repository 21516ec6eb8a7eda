import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createRng, type Rng } from "@rulebound/bots";
import { DEFAULT_TERMS, type RoomView } from "@rulebound/protocol";
import { freePort } from "../machines.ts";
import { Agent } from "./agent.ts";
import { compare, type Kept } from "./kept.ts";
import { DECK_IDS } from "./player.ts";
import { buildServer, type ServerProcess, startProcess } from "./server-process.ts";

export interface KillOptions {
  readonly games: number;
  readonly kills: number;
  readonly seed: number;
  /** The longest that a server lives before it is killed, in milliseconds. */
  readonly life: number;
}

export interface KillFigures {
  readonly kills: number;
  /** Games that ended and were played again from their records. */
  readonly games: number;
  readonly accepted: number;
  readonly lost: number;
  /** Stored, though the server was killed before it could say so. */
  readonly unacknowledged: number;
  readonly reconnections: number;
  /** Games that the players saw end otherwise than their records, or whose records are wrong. */
  readonly wrong: readonly string[];
  readonly surprises: readonly string[];
  readonly seconds: number;
}

interface Table {
  readonly agents: readonly [Agent, Agent];
  readonly ends: Promise<readonly RoomView[]>;
}

/** Kills the server again and again while games are played, and looks whether anything that it had accepted is gone. */
export async function kills(options: KillOptions): Promise<KillFigures> {
  const folder = mkdtempSync(join(tmpdir(), "rulebound-kills-"));
  const { program, remove } = await buildServer();
  const started = performance.now();
  const rng = createRng(options.seed);
  const server = { database: join(folder, "games.db"), port: await freePort() };
  const tables: Table[] = [];
  const surprises: string[] = [];
  let running: ServerProcess = await startProcess(program, server);
  let isHurried = false;
  try {
    const at = { address: () => running.address, pause: (): number => (isHurried ? 0 : 20 + rng.below(200)) };
    const ended = new Set<Table>();
    const begin = async (i: number): Promise<void> => {
      const table = await sitDown(at, rng, i);
      tables.push(table);
      void table.ends.then(() => {
        ended.add(table);
        if (!isHurried) void begin(i + options.games);
      });
    };
    const opening = Array.from({ length: options.games }, (_, i) => begin(i));
    for (let killed = 0; killed < options.kills; killed++) {
      // Long enough, most of the time, for games to go on; sometimes in the midst of taking rooms over.
      await wait(rng.below(8) === 0 ? rng.below(100) : rng.below(options.life));
      await running.kill();
      running = await startProcess(program, server);
    }
    await Promise.all(opening);
    isHurried = true;
    const results: Kept[] = [];
    for (const { agents, ends } of tables) results.push(await judged(running, agents, await ends));
    for (const { agents } of tables) for (const agent of agents) surprises.push(...agent.surprises);
    const sum = (of: (kept: Kept) => number): number => results.reduce((total, kept) => total + of(kept), 0);
    return {
      kills: options.kills,
      games: results.length,
      accepted: sum(({ accepted }) => accepted),
      lost: sum(({ lost }) => lost),
      unacknowledged: sum(({ unacknowledged }) => unacknowledged),
      reconnections: tables.reduce((total, { agents }) => total + agents[0].reconnections + agents[1].reconnections, 0),
      wrong: results.flatMap(({ wrong }) => wrong),
      surprises: [...new Set(surprises)].slice(0, 20),
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    for (const { agents } of tables) for (const agent of agents) agent.close();
    await running.stop();
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sitDown(at: { address: () => string; pause: () => number }, rng: Rng, i: number): Promise<Table> {
  const [first, second] = [0, 1].map((seat) => {
    const deck = DECK_IDS[(i + seat) % DECK_IDS.length];
    return new Agent({ ...at, deck, rng: createRng(rng.below(2 ** 31)) });
  });
  second.join(await first.open({ ...DEFAULT_TERMS, takeBacks: false, away: null }));
  return { agents: [first, second], ends: Promise.all([first.over, second.over]) };
}

/** What the players saw, what is published, and what it leads to when it is played again: all the same. */
export async function judged(
  { address }: Pick<ServerProcess, "address">,
  agents: readonly Agent[],
  ends: readonly RoomView[],
): Promise<Kept> {
  const [end] = ends;
  const url = `${address}/api/games/${end.records[0]}`;
  let response = await fetch(url);
  for (let tries = 0; response.status === 404 && tries < 100; tries++) {
    await wait(100);
    response = await fetch(url);
  }
  const text = await response.text();
  if (!response.ok) return { accepted: 0, lost: 0, unacknowledged: 0, wrong: [`${end.records[0]}: ${response.status} ${text}`] };
  const bySeat = [...agents].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0)).map(({ sent }) => sent);
  const kept = compare(text, bySeat);
  const { winners } = JSON.parse(text) as { winners: readonly number[] };
  const isSame = ends.every(({ matchWinners }) => JSON.stringify(matchWinners) === JSON.stringify(winners));
  return isSame ? kept : { ...kept, wrong: [...kept.wrong, `${end.records[0]}: the players saw another end`] };
}

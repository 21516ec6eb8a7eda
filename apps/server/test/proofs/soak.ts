import { setTimeout as wait } from "node:timers/promises";
import { createRng, type Rng } from "@rulebound/bots";
import type { Machine } from "../machines.ts";
import { Arena, acceptedOf, type Pair, until } from "./faults/arena.ts";
import type { Kept } from "./kept.ts";
import type { ServerProcess } from "./server-process.ts";

export interface SoakOptions {
  readonly minutes: number;
  readonly games: number;
  readonly seed: number;
  /** Milliseconds before an answer, on average. */
  readonly pause: number;
  /** The number of a fault, from 1: that one again and again; 0: all of them. */
  readonly only: number;
}

export interface SoakFigures {
  readonly seed: number;
  readonly minutes: number;
  /** Games that ended and were compared with what their players remember. */
  readonly games: number;
  readonly accepted: number;
  readonly lost: number;
  readonly unacknowledged: number;
  readonly wrong: readonly string[];
  /** Rooms in which nobody could act after a fault was over, for as long as was waited; and those that went on late. */
  readonly stuck: readonly string[];
  readonly late: readonly string[];
  /** Processes that ended though nobody ended them. */
  readonly died: number;
  /** What ended it before its time; null: nothing did. */
  readonly cutShort: string | null;
  readonly faults: Readonly<Record<string, number>>;
  readonly reconnections: number;
  /** Of the process that is never killed, after a collection of garbage and with as many games: in the first third and in the last. */
  readonly heapMiB: { readonly first: number; readonly last: number };
  readonly surprises: readonly string[];
}

const DEAD_AFTER = 2000;
/** After a fault every game has to go on within so many milliseconds. */
const PATIENCE = 30_000;
/** And if it does not, it is looked at for as long again whether it ever does. */
const LAST = 120_000;

/** A place for a server process, which is another one after every kill. */
interface Place {
  process: ServerProcess;
  isDown: boolean;
}

interface Scene {
  readonly arena: Arena;
  readonly redis: Machine;
  readonly postgres: Machine;
  readonly places: Place[];
  readonly start: () => Promise<ServerProcess>;
  readonly pairs: () => readonly Pair[];
  readonly rng: Rng;
}

/** What happens to the processes and machines, at random; each is over when it is done. The first process is never killed. */
const FAULTS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async kill({ places, rng, start }) {
    const place = places[1 + rng.below(places.length - 1)];
    place.isDown = true;
    await place.process.kill();
    await wait(rng.below(4000));
    place.process = await start();
    place.isDown = false;
  },
  async stop({ places, rng }) {
    const { process } = places[rng.below(places.length)];
    process.signal("SIGSTOP");
    await wait(500 + rng.below(9000));
    process.signal("SIGCONT");
  },
  async redis({ redis, rng }) {
    await redis.down();
    await wait(rng.below(6000));
    await redis.up();
  },
  async postgres({ postgres, rng }) {
    await postgres.down();
    await wait(rng.below(6000));
    await postgres.up();
  },
  async cuts({ pairs, rng }) {
    for (const { agents } of pairs()) for (const agent of agents) if (rng.below(2) === 0) agent.cut();
  },
  async both({ redis, postgres, rng }) {
    await Promise.all([redis.down(), postgres.down()]);
    await wait(rng.below(5000));
    await postgres.up();
    await wait(rng.below(2000));
    await redis.up();
  },
};

/** Games for as long as it is told to, while everything that can fail does, one thing after another. */
export function soak({ minutes, games, seed, pause, only }: SoakOptions, tell: (line: string) => void): Promise<SoakFigures> {
  return Arena.within(async (arena) => {
    const rng = createRng(seed);
    const { redis, postgres } = await arena.machines();
    const start = (): Promise<ServerProcess> =>
      arena.serve({ database: postgres.url, redis: redis.url, deadAfter: DEAD_AFTER, logLevel: "warn" });
    const places: Place[] = [];
    for (let i = 0; i < 3; i++) places.push({ process: await start(), isDown: false });
    const tables = new Tables(arena, places, createRng(seed + 1), pause);
    for (let i = 0; i < games; i++) await tables.open();
    const scene: Scene = { arena, redis, postgres, places, start, pairs: () => tables.playing, rng };
    const faults: Record<string, number> = {};
    const stuck: string[] = [];
    const late: string[] = [];
    const heaps: number[] = [];
    let died = 0;
    const began = performance.now();
    const end = began + minutes * 60_000;
    const round = async (): Promise<void> => {
      const names = only === 0 ? Object.keys(FAULTS) : [Object.keys(FAULTS)[only - 1]];
      const name = names[rng.below(names.length)];
      await FAULTS[name](scene);
      faults[name] = (faults[name] ?? 0) + 1;
      const still = await tables.standstills(PATIENCE);
      for (const pair of still) tell(`${pair.room} stands still after ${name}: ${pair.agents.map(({ plight }) => plight).join("; ")}`);
      if (still.length > 0) for (const { process } of places) tell(`  ${process.pid}: ${process.logged.slice(-4).join("\n    ")}`);
      const over = await tables.resolve(still, LAST);
      stuck.push(...over.stuck.map((room) => `${room} after ${name} ${faults[name]}`));
      late.push(...over.late.map((room) => `${room} after ${name} ${faults[name]}`));
      for (const place of places) {
        if (place.process.isRunning) continue;
        died++;
        tell(`a process died after ${name}: ${place.process.logged.slice(-3).join(" ")}`);
        place.process = await start();
      }
      await tables.refill(games);
      heaps.push((await places[0].process.memory()).heapUsed / 2 ** 20);
      const minute = ((performance.now() - began) / 60_000).toFixed(1).padStart(5);
      const { accepted, lost, wrong } = tables.sums;
      const kept = `${tables.played.length} games, ${accepted} answers, ${lost} lost, ${wrong.length} wrong, ${stuck.length} stuck, ${late.length} late`;
      tell(`${minute} min  ${name.padEnd(8)} ${kept}, heap ${heaps.at(-1)?.toFixed(1)} MiB`);
      await wait(rng.below(3000));
    };
    // Whatever fails in it, what was found until then is told.
    let cutShort: string | null = null;
    while (performance.now() < end && stuck.length < 5 && cutShort === null)
      cutShort = await round().then(
        () => null,
        (error: unknown) => String(error),
      );
    if (cutShort === null) await tables.finish();
    const mean = (some: readonly number[]): number => Number((some.reduce((a, b) => a + b, 0) / Math.max(1, some.length)).toFixed(1));
    const third = Math.max(1, Math.floor(heaps.length / 3));
    return {
      seed,
      minutes,
      games: tables.played.length,
      ...tables.sums,
      stuck,
      late,
      died,
      cutShort,
      faults,
      reconnections: tables.reconnections,
      heapMiB: { first: mean(heaps.slice(0, third)), last: mean(heaps.slice(-third)) },
      surprises: [...tables.surprises].slice(0, 20),
    };
  });
}

/** The games that are played, and what became of those that ended. */
class Tables {
  playing: Pair[] = [];
  readonly played: Kept[] = [];
  readonly surprises = new Set<string>();
  reconnections = 0;
  private readonly over = new Set<Pair>();

  constructor(
    private readonly arena: Arena,
    private readonly places: readonly Place[],
    private readonly rng: Rng,
    private readonly pause: number,
  ) {}

  get sums(): Pick<SoakFigures, "accepted" | "lost" | "unacknowledged" | "wrong"> {
    const sum = (of: (kept: Kept) => number): number => this.played.reduce((total, kept) => total + of(kept), 0);
    return {
      accepted: sum(({ accepted }) => accepted),
      lost: sum(({ lost }) => lost),
      unacknowledged: sum(({ unacknowledged }) => unacknowledged),
      wrong: this.played.flatMap(({ wrong }) => wrong),
    };
  }

  async open(): Promise<void> {
    const [first, second] = [this.rng.below(this.places.length), this.rng.below(this.places.length)];
    const pair = await this.arena.pair(
      () => this.at(first),
      () => this.at(second),
      this.rng.below(2 ** 31),
      this.pause,
    );
    this.playing.push(pair);
    void Promise.all(pair.agents.map(({ over }) => over)).then(() => this.over.add(pair));
  }

  /** The process at that place, or another that is there. */
  private at(place: number): ServerProcess {
    const { isDown, process } = this.places[place];
    return isDown ? (this.places.find((other) => !other.isDown)?.process ?? process) : process;
  }

  /** Rooms in which the players got next to nothing accepted, nor the game ended. */
  standstills(within: number): Promise<Pair[]> {
    return this.still(this.playing, within);
  }

  private async still(pairs: readonly Pair[], within: number): Promise<Pair[]> {
    const before = new Map(pairs.map((pair) => [pair, acceptedOf(pair)]));
    const goesOn = (pair: Pair): boolean => this.over.has(pair) || acceptedOf(pair) >= (before.get(pair) ?? 0) + 3;
    await until(() => pairs.every(goesOn), within);
    return pairs.filter((pair) => !goesOn(pair));
  }

  /** Whether those rooms go on after all; those that do not are left. */
  async resolve(pairs: readonly Pair[], within: number): Promise<{ stuck: string[]; late: string[] }> {
    const stuck = await this.still(pairs, within);
    this.playing = this.playing.filter((pair) => !stuck.includes(pair));
    for (const { agents } of stuck) for (const agent of agents) agent.close();
    const roomsOf = (some: readonly Pair[]): string[] => some.map(({ room }) => room);
    return { stuck: roomsOf(stuck), late: roomsOf(pairs.filter((pair) => !stuck.includes(pair))) };
  }

  /** What has ended is compared, and others begin. */
  async refill(games: number): Promise<void> {
    await this.compare();
    while (this.playing.length < games) await this.open();
  }

  async finish(): Promise<void> {
    await until(() => this.playing.every((pair) => this.over.has(pair)), 180_000);
    await this.compare();
  }

  private async compare(): Promise<void> {
    for (const pair of this.playing.filter((one) => this.over.has(one))) {
      this.played.push(await this.arena.end(pair, this.at(0)));
      for (const agent of pair.agents) {
        for (const surprise of agent.surprises) this.surprises.add(surprise);
        this.reconnections += agent.reconnections;
        agent.close();
      }
      this.playing = this.playing.filter((one) => one !== pair);
    }
  }
}

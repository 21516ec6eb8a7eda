import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ATTACKS } from "./attacks/catalogue.ts";
import { attackOf } from "./attacks/run.ts";
import { cluster } from "./cluster.ts";
import { faults } from "./faults.ts";
import { attack } from "./hostile.ts";
import { kills } from "./kills.ts";
import { findLeaks } from "./leak.ts";
import { findRate, isEnough, type LoadFigures, load } from "./load.ts";
import { soak } from "./soak.ts";

/** `node apps/server/tools/prove.mjs PROOF [--option N]`: figures as JSON; the exit code says whether it is proven. */

type Numbers = Readonly<Record<string, number>>;

interface Proof {
  readonly about: string;
  readonly defaults: Numbers;
  run(options: Numbers): Promise<{ readonly isProven: boolean; readonly figures: unknown }>;
}

const attackProof = (about: string, names: readonly string[]): Proof => ({
  about,
  defaults: { seconds: 10, games: 20, rate: 2, seed: 1 },
  run: async ({ seconds, games, rate, seed }) => {
    const figures = [];
    for (const one of names) {
      const tried = await attackOf(one, { seconds, games, rate, seed });
      console.error(JSON.stringify(tried));
      figures.push(tried);
    }
    return { isProven: figures.every(({ faults, late }) => faults.length + late.length === 0), figures };
  },
});

const PROOFS: Readonly<Record<string, Proof>> = {
  attacks: attackProof(
    "all attacks of one address, one after another: others are answered in time, and memory stays",
    Object.keys(ATTACKS),
  ),
  ...Object.fromEntries(Object.entries(ATTACKS).map(([one, { about }]) => [`attack-${one}`, attackProof(about, [one])])),
  cluster: {
    about: "two processes with a Redis and a PostgreSQL, players of one room on both; one is killed, all games go on",
    defaults: { games: 20, seed: 1 },
    run: async ({ games, seed }) => {
      const figures = await cluster({ games, seed });
      return { isProven: figures.lost === 0 && figures.wrong.length === 0 && figures.surprises.length === 0, figures };
    },
  },
  faults: {
    about:
      "processes stopped, killed and cut off, PostgreSQL and Redis away, a full disk, a clock that jumps: games wait and go on; --only N: one of them",
    defaults: { only: 0 },
    run: ({ only }) => faults(only, (line) => console.error(line)),
  },
  hostile: {
    about: "malformed, oversized, out-of-order and unauthorised messages and requests: no crash, no change, no growth, each answered",
    defaults: { messages: 100_000, attackers: 40, seed: 1 },
    run: async ({ messages, attackers, seed }) => {
      const figures = await attack({ messages, attackers, seed });
      const { unanswered, obeyed, isAlive, isUnchanged, gameStillPlayable, heapBeforeMiB, heapAfterMiB } = figures;
      const isCalm = isAlive && isUnchanged && gameStillPlayable && heapAfterMiB - heapBeforeMiB < 32;
      return { isProven: isCalm && unanswered.length === 0 && obeyed.length === 0, figures };
    },
  },
  kills: {
    about: "kill -9 of the server again and again during games: nothing that was acknowledged is lost",
    defaults: { games: 50, kills: 50, seed: 1, life: 3000 },
    run: async ({ games, kills: times, seed, life }) => {
      const figures = await kills({ games, kills: times, seed, life });
      return { isProven: figures.lost === 0 && figures.wrong.length === 0 && figures.surprises.length === 0, figures };
    },
  },
  leak: {
    about: "the same games with other hidden cards: what a seat or a spectator is sent is the same to the byte until they are turned up",
    defaults: { games: 1000, seed: 1 },
    run: async ({ games, seed }) => {
      const figures = await findLeaks(games, seed);
      return { isProven: figures.leaks.length === 0, figures };
    },
  },
  soak: {
    about:
      "games on three processes while they are killed and stopped, Redis and PostgreSQL restarted, connections cut, at random (which and when: --seed); --only N: one of these",
    defaults: { minutes: 120, games: 12, seed: 1, pause: 15, only: 0 },
    run: async ({ minutes, games, seed, pause, only }) => {
      console.error(`seed ${seed}`);
      const figures = await soak({ minutes, games, seed, pause, only }, (line) => console.error(line));
      const { lost, wrong, stuck, late, died, cutShort, heapMiB } = figures;
      const isFlat = heapMiB.last < heapMiB.first * 1.15 + 4;
      const isWhole = lost === 0 && wrong.length === 0 && stuck.length + late.length === 0 && died === 0 && cutShort === null;
      return { isProven: isWhole && isFlat, figures };
    },
  },
  load: {
    about:
      "games at once on one process, bots as WebSocket clients: time from answer to event, memory per game; --find 1: the highest rate, which has to be --need",
    defaults: { games: 500, rate: 5, warmUp: 15, seconds: 30, seed: 1, profile: 0, find: 0, step: 0.25, need: 2.5 },
    run: async ({ profile, find, games, rate, warmUp, seconds, seed, step, need }) => {
      // As the files in deploy/ start it.
      const flags = ["--max-semi-space-size=128"];
      const file = profile > 0 ? { profile: join(tmpdir(), "rulebound-load.cpuprofile") } : {};
      const given = { games, rate, warmUp, seconds, seed, step, flags, ...file };
      const holds = ({ p99, errors, rate: real, wantedRate }: LoadFigures): boolean => p99 < 50 && errors === 0 && real > wantedRate * 0.95;
      if (find === 0) {
        const figures = await load(given);
        return { isProven: holds(figures), figures };
      }
      const figures = await findRate(given, holds, (tried, isHeld) => console.error(`${isHeld ? "holds" : "fails"}  ${inOneLine(tried)}`));
      console.error(`highest rate that held: ${holds(figures) ? inOneLine(figures) : "none"}`);
      return { isProven: isEnough(figures, need, holds), figures };
    },
  },
};

const inOneLine = (figures: LoadFigures): string => {
  const {
    wantedRate,
    rate,
    games,
    answersPerSecond,
    p50,
    p99,
    worst,
    serverCpuMsPerAnswer: server,
    clientCpuMsPerAnswer: client,
  } = figures;
  const { heapPerGameKiB: heap, memoryPerGameKiB: memory, stallP99, gcWorst, clientStallWorst, commits, slowCommits, errors } = figures;
  const times = `p50 ${p50} ms, p99 ${p99} ms, worst ${worst} ms`;
  const costs = `${server} ms of server and ${client} ms of client CPU an answer; stalls ${stallP99} ms (p99), garbage ${gcWorst} ms (worst), clients ${clientStallWorst} ms (worst); of ${commits} commits ${slowCommits.join(", ")} over 20, 50, 100 ms`;
  return `${wantedRate}/s a game (${rate} answered, ${answersPerSecond}/s in ${games} games): ${times}; ${costs}; heap ${heap} KiB, rss ${memory} KiB a game; ${errors} errors`;
};

const [name = "", ...rest] = process.argv.slice(2);
const proof = PROOFS[name];
if (proof === undefined) {
  console.error("Which proof?");
  for (const [key, { about, defaults }] of Object.entries(PROOFS))
    console.error(
      `  ${key.padEnd(8)} ${about}\n           ${Object.entries(defaults)
        .map(([option, value]) => `--${option} ${value}`)
        .join(" ")}`,
    );
  process.exit(2);
}
const { values } = parseArgs({
  args: rest,
  options: Object.fromEntries(Object.keys(proof.defaults).map((option) => [option, { type: "string" as const }])),
});
const given = Object.fromEntries(Object.entries(values).map(([option, value]) => [option, Number(value)]));
for (const [option, value] of Object.entries(given))
  if (!Number.isFinite(value)) {
    console.error(`--${option}: a number was expected`);
    process.exit(2);
  }
const { isProven, figures } = await proof.run({ ...proof.defaults, ...given });
console.log(JSON.stringify({ proof: name, isProven, figures }, null, 2));
process.exit(isProven ? 0 : 1);

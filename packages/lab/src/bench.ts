import v8 from "node:v8";
import vm from "node:vm";
import { createRng, playGame, random } from "@rulebound/bots";
import { CARDS, tournamentDecks } from "@rulebound/cards";
import {
  type Answer,
  applyInPlace,
  type CardPool,
  fork,
  type GameSetup,
  hash,
  legal,
  load,
  loadPool,
  newGame,
  type State,
  save,
} from "@rulebound/engine/internal";

/**
 * How fast the engine is: CPU time, warm-up discarded, games by random players over eight tournament decks. A checksum stands
 * beside each figure: a faster engine that plays another game is another engine.
 */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly checksum: string;
}

export interface BenchReport {
  readonly startUp: Figure;
  readonly gamesPerSecond: Figure;
  readonly perDecision: Figure;
  readonly legal: Figure;
  readonly fork: Figure;
  /** The answers of the games, one after the other in one state; and each on a fork of the state that the one before has left. */
  readonly answer: Figure;
  readonly forkAndAnswer: Figure;
  /** Any legal answer, most of which play a card, on a fork of a state that nobody has looked at since. */
  readonly forkAndAny: Figure;
  readonly retainedState: Figure;
  readonly retainedFork: Figure;
  readonly games: number;
  readonly decisions: number;
}

/** The games of the checksum: always the same ones, however many are measured. */
const FIXED_GAMES = 40;
/** The first ones: figures of other dates are of the same games. */
const DECKS = 8;
/** Games are measured in rounds until the machine has compiled what there is to compile: so many without anything better. */
const ROUNDS = { settled: 10, most: 60 };
/** Games that are timed together: enough for what they leave behind to be collected, too. */
const TOGETHER = 100;
/** Positions to fork and to look at: so many from each game, up to a number that is enough. */
const SAMPLES = { perGame: 10, most: 400 };
const REPLAYS = 25;
const FORKS = 100_000;
const LISTS = 100_000;
const COPIES = { state: 200, fork: 5_000 };

export function bench(games: number): BenchReport {
  const [startUp, pool] = timed(() => loadPool(CARDS).pool);
  const setups = setupsOf(pool, Math.max(games, FIXED_GAMES));
  const checksum = checksumOf(setups.slice(0, FIXED_GAMES).map((setup) => hash(playGame(setup, PLAYERS).state)));

  // Games come first, in a process that has done nothing else: so do those that play thousands of them.
  const measured = setups.slice(0, games);
  const playing = bestTime(measured, (setup) => void playGame(setup, PLAYERS));
  const record = measured.map(recordGame);
  const decisions = record.reduce((sum, { answers }) => sum + answers.length, 0);
  const samples = samplesOf(record);
  return {
    startUp: figure(startUp / 1000, "ms", pool.hash),
    gamesPerSecond: figure(games / (playing / 1e6), "games/s", checksum),
    perDecision: figure(playing / decisions, "µs", checksum),
    legal: figure(listing(samples), "µs", checksumOf(samples.map((s) => JSON.stringify(legal(s))))),
    fork: figure(forking(samples), "µs", checksumOf(samples.map((s) => hash(fork(s))))),
    ...answering(record),
    forkAndAny: forkAndAny(samples),
    retainedState: figure(
      retained(samples, COPIES.state, (s) => load(pool, save(s))),
      "bytes",
      checksumOf(samples.map(hash)),
    ),
    retainedFork: figure(retained(samples, COPIES.fork, forkAnswered), "bytes", checksumOf(samples.map((s) => hash(forkAnswered(s))))),
    games,
    decisions,
  };
}

const PLAYERS = [random, random];

const figure = (value: number, unit: string, checksum: string): Figure => ({ value: Math.round(value * 1000) / 1000, unit, checksum });

/** Of each hundred the best round counts: the others met a colder or a busier machine. */
function bestTime<T>(all: readonly T[], work: (one: T) => void): number {
  const parts = Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, i) => all.slice(i * TOGETHER, (i + 1) * TOGETHER));
  const best = parts.map(() => Number.POSITIVE_INFINITY);
  let worse = 0;
  for (let round = 0; round < ROUNDS.most && worse < ROUNDS.settled; round++) {
    const times = parts.map((part) => timed(() => part.forEach(work))[0]);
    worse = times.some((time, i) => time < best[i]) ? 0 : worse + 1;
    times.forEach((time, i) => {
      best[i] = Math.min(best[i], time);
    });
  }
  return best.reduce((sum, time) => sum + time, 0);
}

/** CPU time of this process, in microseconds. */
function timed<T>(work: () => T): [number, T] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [user + system, result];
}

function setupsOf(pool: CardPool, games: number): GameSetup[] {
  const decks = tournamentDecks(pool)
    .slice(0, DECKS)
    .map(({ deck }) => deck);
  return Array.from({ length: games }, (_, i) => {
    const first = i % decks.length;
    const second = (first + 1 + (Math.floor(i / decks.length) % (decks.length - 1))) % decks.length;
    return { pool, mode: "duel", decks: [decks[first], decks[second]], seed: i + 1 };
  });
}

interface Recorded {
  readonly setup: GameSetup;
  readonly answers: readonly Answer[];
}

/** The same answers that `playGame` gives. */
function recordGame(setup: GameSetup): Recorded {
  const answers: Answer[] = [];
  const watching = PLAYERS.map((bot) => ({
    name: bot.name,
    choose: (...asked: Parameters<typeof bot.choose>) => {
      const answer = bot.choose(...asked);
      answers.push(answer);
      return answer;
    },
  }));
  playGame(setup, watching);
  return { setup, answers };
}

function replayGame({ setup, answers }: Recorded): State {
  const state = newGame(setup);
  for (const answer of answers) applyInPlace(state, answer);
  return state;
}

/** States from all over the games, each at a decision. */
function samplesOf(record: readonly Recorded[]): State[] {
  const rng = createRng(1);
  return Array.from({ length: Math.min(SAMPLES.most, SAMPLES.perGame * record.length) }, () => {
    const { setup, answers } = record[rng.below(record.length)];
    return replayGame({ setup, answers: answers.slice(0, rng.below(answers.length)) });
  });
}

/** Lists the answers anew: what was found when the window was offered is forgotten first. */
function listing(samples: readonly State[]): number {
  let listed = 0;
  const loop = (): void => {
    for (let i = 0; i < LISTS; i++) {
      const s = samples[i % samples.length];
      s.actsVersion = -1;
      listed += legal(s).length;
    }
  };
  loop();
  const [time] = timed(loop);
  if (listed === 0) throw new Error("nothing was listed");
  return time / LISTS;
}

function forking(samples: readonly State[]): number {
  let kept: State | null = null;
  const loop = (): void => {
    for (let i = 0; i < FORKS; i++) kept = fork(samples[i % samples.length]);
  };
  loop();
  const [time] = timed(loop);
  if (kept === null) throw new Error("nothing was forked");
  return time / FORKS;
}

/** Games are played again by their answers, and what it takes to set them up is taken off. In turns, so that a busy machine slows all alike. */
function answering(record: readonly Recorded[]): Pick<BenchReport, "answer" | "forkAndAnswer"> {
  const some = record.slice(0, TOGETHER);
  const answers = some.reduce((sum, one) => sum + one.answers.length, 0);
  const best = { setUp: Number.POSITIVE_INFINITY, answered: Number.POSITIVE_INFINITY, forked: Number.POSITIVE_INFINITY };
  for (let round = 0; round < REPLAYS; round++) {
    best.setUp = Math.min(best.setUp, timed(() => some.forEach(({ setup }) => void newGame(setup)))[0]);
    best.answered = Math.min(best.answered, timed(() => some.forEach(replayGame))[0]);
    best.forked = Math.min(best.forked, timed(() => some.forEach(replayOnForks))[0]);
  }
  return {
    answer: figure((best.answered - best.setUp) / answers, "µs", checksumOf(some.map((one) => hash(replayGame(one))))),
    forkAndAnswer: figure((best.forked - best.setUp) / answers, "µs", checksumOf(some.map((one) => hash(replayOnForks(one))))),
  };
}

function replayOnForks({ setup, answers }: Recorded): State {
  let state = newGame(setup);
  for (const answer of answers) {
    state = fork(state);
    applyInPlace(state, answer);
  }
  return state;
}

function forkAndAny(samples: readonly State[]): Figure {
  const pairs = samples.flatMap((s) => legal(s).map((answer) => ({ s, answer })));
  const loop = (): void => {
    for (const { s, answer } of pairs) applyInPlace(fork(s), answer);
  };
  for (let i = 0; i < 5; i++) loop();
  const rounds = 20;
  const [time] = timed(() => {
    for (let i = 0; i < rounds; i++) loop();
  });
  const results = pairs.map(({ s, answer }) => {
    const other = fork(s);
    applyInPlace(other, answer);
    return hash(other);
  });
  return figure(time / (rounds * pairs.length), "µs", checksumOf(results));
}

function forkAnswered(s: State): State {
  const other = fork(s);
  const [answer] = legal(other);
  if (answer !== undefined) applyInPlace(other, answer);
  return other;
}

/** Bytes that one of many kept results takes. */
function retained(samples: readonly State[], copies: number, make: (s: State) => State): number {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as () => void;
  const kept: State[] = [];
  samples.forEach((s) => void make(s)); // whatever they cache, they have now
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < copies; i++) kept.push(make(samples[i % samples.length]));
  collect();
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length);
}

/** 64 bits over the texts, in order. */
function checksumOf(texts: readonly string[]): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (const text of texts)
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
      b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
    }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}

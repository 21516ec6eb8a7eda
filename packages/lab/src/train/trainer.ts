import {
  type Bot,
  byInstinct,
  createRng,
  emptyParameters,
  greedy,
  InstinctNetwork,
  type InstinctWeights,
  PART_NAMES,
  packInstinct,
} from "@rulebound/bots";
import type { CardPool, DeckList } from "@rulebound/engine/internal";
import type { Share } from "../report/interval.ts";
import { Experience } from "./experience.ts";
import { contest } from "./gate.ts";
import { begin, Learner } from "./learner.ts";
import { keptNumbers, type Numbers, restoreNumbers } from "./numbers.ts";
import { playToLearn } from "./self-play.ts";

/** Learns to play: first what greedy would do, then from games with itself and with what it was before. */

export interface TrainingOptions {
  readonly learning: readonly DeckList[];
  /** Decks that nothing is learned from: by games with them a generation is measured. */
  readonly gate: readonly DeckList[];
  readonly seed: number;
  /** Games of greedy with itself, to begin with: the first generation. */
  readonly firstGames: number;
  readonly gamesPerGeneration: number;
  readonly gateGames: number;
  /** Games in all, for which the steps become smaller and smaller. */
  readonly games: number;
}

/** What one generation came to. */
export interface Generation {
  readonly number: number;
  /** Games and decisions learned from, since the beginning. */
  readonly games: number;
  readonly lessons: number;
  /** Log loss of the chance to win, on games as they came. */
  readonly loss: number;
  readonly againstGreedy: Share;
  /** It is the best so far against greedy. */
  readonly kept: boolean;
  /** Of this process, without the gate. */
  readonly seconds: number;
}

/** The generation that did best, and where it comes from. */
export interface KeptWeights {
  readonly seed: number;
  readonly generation: number;
  readonly games: number;
  readonly lessons: number;
  /** How many decks were learned from. */
  readonly decks: number;
  readonly weights: InstinctWeights;
}

/** All that is needed to go on another day, as if nothing had happened. */
export interface TrainingState {
  readonly seed: number;
  readonly games: number;
  readonly lessons: number;
  readonly steps: number;
  readonly parameters: Numbers;
  readonly average: Numbers;
  readonly means: Numbers;
  readonly squares: Numbers;
  readonly past: readonly Numbers[];
  readonly kept: KeptWeights | null;
  readonly curve: readonly Generation[];
}

/** Games between two changes of the network. */
const LOT = 192;
/** One game in so many is with an earlier generation. */
const WITH_PAST = 6;
const MOST_PAST = 4;
const RATES = { imitate: 2e-3, first: 1e-3, last: 1e-4 };
const OPENNESS = { first: 0.015, last: 0.003 };
const DECKS_STREAM = 43;
/** Gates are on seeds of their own, far from those of the lessons. */
const GATE_SEEDS = 500_000_000;

export class Trainer {
  private readonly network: InstinctNetwork;
  private readonly learner: Learner;
  private readonly experience = new Experience();
  private readonly met: Set<number>;
  private past: InstinctNetwork[] = [];
  private games = 0;
  private lessons = 0;
  private kept: KeptWeights | null = null;
  private readonly curve: Generation[] = [];

  constructor(
    private readonly pool: CardPool,
    private readonly options: TrainingOptions,
    before: TrainingState | null,
  ) {
    const tokens = pool.cards.flatMap(({ token, index }) => (token ? [index] : []));
    this.met = new Set([...options.learning.flatMap(cardsOf), ...tokens]);
    const parameters = emptyParameters(pool.cards.length);
    if (before === null) begin(parameters, options.seed);
    else restoreNumbers(parameters, before.parameters);
    this.network = new InstinctNetwork(pool, parameters);
    this.learner = new Learner(this.network, this.met);
    if (before === null) return;
    const { adam } = this.learner;
    restoreNumbers(this.learner.average, before.average);
    restoreNumbers(adam.means, before.means);
    restoreNumbers(adam.squares, before.squares);
    adam.steps = before.steps;
    this.past = before.past.map((numbers) => {
      const earlier = emptyParameters(pool.cards.length);
      restoreNumbers(earlier, numbers);
      return new InstinctNetwork(pool, earlier);
    });
    this.games = before.games;
    this.lessons = before.lessons;
    this.kept = before.kept;
    this.curve.push(...before.curve);
  }

  get state(): TrainingState {
    const { games, lessons, curve, kept, past, learner } = this;
    return {
      seed: this.options.seed,
      games,
      lessons,
      steps: learner.adam.steps,
      parameters: keptNumbers(this.network.parameters),
      average: keptNumbers(learner.average),
      means: keptNumbers(learner.adam.means),
      squares: keptNumbers(learner.adam.squares),
      past: past.map(({ parameters }) => keptNumbers(parameters)),
      kept,
      curve,
    };
  }

  /** Plays and learns, then is measured. */
  generation(): Generation {
    const started = process.cpuUsage();
    const { firstGames, gamesPerGeneration, gate, gateGames, seed } = this.options;
    const end = this.games < firstGames ? firstGames : this.games + gamesPerGeneration;
    let loss = 0;
    let lots = 0;
    while (this.games < end) {
      loss += this.lot(Math.min(LOT, end - this.games));
      lots++;
    }
    const { user, system } = process.cpuUsage(started);
    const number = this.curve.length + 1;
    const frozen = this.averaged();
    const againstGreedy = contest(this.pool, gate, [byInstinct("learner", () => frozen), greedy], gateGames, GATE_SEEDS + seed);
    const best = Math.max(0, ...this.curve.map((one) => one.againstGreedy.rate));
    const kept = againstGreedy.rate >= best;
    if (kept) this.kept = this.present(number, frozen);
    this.past = [...this.past, frozen].slice(-MOST_PAST);
    const generation = {
      number,
      games: this.games,
      lessons: this.lessons,
      loss: loss / Math.max(1, lots),
      againstGreedy,
      kept,
      seconds: (user + system) / 1e6,
    };
    this.curve.push(generation);
    return generation;
  }

  /** Some games, and what is learned from them. */
  private lot(games: number): number {
    const { seed, firstGames } = this.options;
    const imitates = this.games < firstGames;
    this.experience.clear();
    for (let i = 0; i < games; i++) this.play(seed + this.games++, imitates);
    this.lessons += this.experience.lessons.length;
    const share = Math.min(1, this.games / this.options.games);
    const lot = imitates
      ? ({ how: "imitate", rate: RATES.imitate, openness: 0, looks: 3 } as const)
      : ({ how: "improve", rate: between(RATES, share), openness: between(OPENNESS, share), looks: 2 } as const);
    return this.learner.learn(this.experience, lot, seed + this.games);
  }

  private play(seed: number, imitates: boolean): void {
    const { learning } = this.options;
    const rng = createRng(seed, DECKS_STREAM);
    const decks = [learning[rng.below(learning.length)], learning[rng.below(learning.length)]];
    const other = !imitates && this.past.length > 0 && rng.below(WITH_PAST) === 0 ? this.past[rng.below(this.past.length)] : null;
    const players: (Bot | InstinctNetwork | null)[] = imitates ? [greedy, greedy] : [null, null];
    if (other !== null) players[rng.below(2)] = other;
    playToLearn({ pool: this.pool, mode: "duel", decks, seed, players, model: imitates ? greedy : null }, this.network, this.experience);
  }

  private present(generation: number, network: InstinctNetwork): KeptWeights {
    const { seed, learning } = this.options;
    const weights = packInstinct(network, (card) => this.met.has(card));
    return { seed, generation, games: this.games, lessons: this.lessons, decks: learning.length, weights };
  }

  private averaged(): InstinctNetwork {
    const parameters = emptyParameters(this.pool.cards.length);
    for (const name of PART_NAMES) parameters[name].set(this.learner.average[name]);
    return new InstinctNetwork(this.pool, parameters);
  }
}

const between = ({ first, last }: { readonly first: number; readonly last: number }, share: number): number =>
  first * (last / first) ** share;

const cardsOf = ({ legend, champion, main, runes, battlefields, furtherLegends = [] }: DeckList): number[] => [
  legend,
  champion,
  ...main,
  ...runes,
  ...battlefields,
  ...furtherLegends,
];

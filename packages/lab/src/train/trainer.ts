import { type Bot, byNetwork, createRng, greedy, habitual, Network, onePly, packed, unpacked, type Weights } from "@rulebound/bots";
import type { CardPool, DeckList } from "@rulebound/engine/internal";
import type { Share } from "../report/interval.ts";
import { Fitter } from "./fit.ts";
import { contest } from "./gate.ts";
import { Samples } from "./samples.ts";
import { learnFrom } from "./self-play.ts";

/** Learns to judge positions from games that it plays with itself and with greedy. */

export interface TrainingOptions {
  readonly learning: readonly DeckList[];
  /** Decks that nothing is learned from: by games with them a generation is kept or not. */
  readonly gate: readonly DeckList[];
  readonly seed: number;
  readonly hidden: number;
  /** Games of greedy with itself, before there is anything to go by: the first generation. */
  readonly firstGames: number;
  readonly gamesPerGeneration: number;
  readonly gateGames: number;
  /** Positions that are remembered. */
  readonly room: number;
}

/** What one generation came to. */
export interface Generation {
  readonly number: number;
  /** Games played to learn from, and positions learned from, since the beginning. */
  readonly games: number;
  readonly positions: number;
  /** Log loss on positions as they came, before they were learned from a second time. */
  readonly loss: number;
  /** Against the generation that was kept last; null: there was none. */
  readonly gate: Share | null;
  readonly againstGreedy: Share;
  readonly kept: boolean;
  readonly seconds: number;
}

/** All that is needed to go on another day, but for the remembered positions. */
export interface TrainingState {
  readonly seed: number;
  readonly games: number;
  readonly positions: number;
  readonly current: Weights;
  readonly kept: Weights | null;
  readonly curve: readonly Generation[];
}

/** How often each position is looked at, on average. */
const LOOKS = 4;
/** One game in so many is against greedy. */
const WITH_GREEDY = 3;
const DECKS_STREAM = 43;
/** Gates are on seeds of their own, far from those of the lessons. */
const GATE_SEEDS = 500_000_000;

export class Trainer {
  private readonly network: Network;
  private readonly fitter: Fitter;
  private readonly samples: Samples;
  private readonly met: Set<number>;
  private readonly player: Bot;
  private games = 0;
  private positions = 0;
  private kept: Network | null = null;
  private readonly curve: Generation[] = [];

  constructor(
    private readonly pool: CardPool,
    private readonly options: TrainingOptions,
    before: TrainingState | null,
  ) {
    const { learning, hidden, seed, room } = options;
    this.met = new Set(learning.flatMap(cardsOf));
    this.samples = new Samples(room);
    this.network = before === null ? Network.empty(hidden, pool.cards.length) : unpacked(before.current, pool);
    this.fitter = new Fitter(this.network, seed + (before?.games ?? 0));
    this.player = onePly("learner", byNetwork(this.network));
    if (before === null) return;
    this.games = before.games;
    this.positions = before.positions;
    this.kept = before.kept === null ? null : unpacked(before.kept, pool);
    this.curve.push(...before.curve);
  }

  get state(): TrainingState {
    const { games, positions, curve } = this;
    const pack = (network: Network): Weights => packed(network, this.pool, (card) => this.met.has(card));
    return {
      seed: this.options.seed,
      games,
      positions,
      current: pack(this.network),
      kept: this.kept === null ? null : pack(this.kept),
      curve,
    };
  }

  /** Plays and learns, then asks the gate. */
  generation(): Generation {
    const started = performance.now();
    const { firstGames, gamesPerGeneration, gate, gateGames, seed } = this.options;
    const games = this.games < firstGames ? firstGames - this.games : gamesPerGeneration;
    let loss = 0;
    let steps = 0;
    for (let i = 0; i < games; i++) {
      const count = LOOKS * this.lesson();
      if (count === 0) continue;
      loss += this.fitter.steps(this.samples, count) * count;
      steps += count;
    }
    const number = this.curve.length + 1;
    const frozen = copyOf(this.network);
    const bot = onePly("candidate", byNetwork(frozen));
    const gateSeed = GATE_SEEDS + seed + number * gateGames;
    const before = this.kept === null ? null : onePly("kept", byNetwork(this.kept));
    const share = before === null ? null : contest(this.pool, gate, [bot, before], gateGames, gateSeed);
    const kept = share === null || share.rate > 0.5;
    if (kept) this.kept = frozen;
    const generation = {
      number,
      games: this.games,
      positions: this.positions,
      loss: loss / Math.max(1, steps),
      gate: share,
      againstGreedy: contest(this.pool, gate, [bot, greedy], gateGames, gateSeed),
      kept,
      seconds: (performance.now() - started) / 1000,
    };
    this.curve.push(generation);
    return generation;
  }

  private lesson(): number {
    const { learning, seed } = this.options;
    const number = this.games++;
    const rng = createRng(seed + number, DECKS_STREAM);
    const decks: [DeckList, DeckList] = [learning[rng.below(learning.length)], learning[rng.below(learning.length)]];
    const added = learnFrom(
      { pool: this.pool, decks, seed: seed + number, players: this.playersOf(number), stray: habitual },
      this.network,
      this.samples,
    );
    this.positions += added;
    return added;
  }

  private playersOf(game: number): readonly [Bot, Bot] {
    if (game < this.options.firstGames) return [greedy, greedy];
    if (game % WITH_GREEDY > 0) return [this.player, this.player];
    return game % 2 === 0 ? [this.player, greedy] : [greedy, this.player];
  }
}

const cardsOf = ({ legend, champion, main, battlefields, furtherLegends = [] }: DeckList): number[] => [
  legend,
  champion,
  ...main,
  ...battlefields,
  ...furtherLegends,
];

const copyOf = ({ hidden, first, last }: Network): Network => new Network(hidden, first.slice(), last.slice());

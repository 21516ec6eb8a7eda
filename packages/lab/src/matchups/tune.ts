import type { CardPool, DeckList } from "@rulebound/engine/internal";
import type { Planned } from "../pool/campaign.ts";
import type { Series } from "../simulate/series.ts";
import type { Totals } from "../simulate/totals.ts";
import { errorsFor, meanScore, type PairedGain, pairedGain } from "./paired.ts";
import { type Candidates, combined, type Swap, singleSwaps, swapped } from "./swaps.ts";

/**
 * Which swap of n cards gains most against a field? All swaps of one card are tried on the same seeds as the deck itself; the
 * worse half is left, the rest plays twice as much, and so on. Swaps of more cards are put together of the best single ones
 * and go the same way. The last few play on seeds that nobody has seen: whoever is best of many has been lucky, too, and only
 * fresh games tell what is left of it. The intervals of those hold together, not one by one.
 */
export interface TuneOptions {
  readonly deck: DeckList;
  readonly candidates: Candidates;
  readonly against: readonly DeckList[];
  /** Of the deck, and of those against it. */
  readonly bots: { readonly deck: string; readonly against: readonly string[] };
  readonly mode: "duel" | "match";
  readonly seed: number;
  readonly cards: number;
  /** Games against each deck of the field: when swaps are first looked at, and in the end. */
  readonly screening: number;
  readonly games: number;
  readonly finalists: number;
}

export interface TuneReport {
  readonly tried: number;
  /** Games that were played, all in all. */
  readonly games: number;
  /** The mean win rate of the deck as it is, on the fresh seeds. */
  readonly now: number;
  readonly finalists: readonly TunedSwap[];
  /** It was stopped before the last games were played. */
  readonly isPartial: boolean;
}

export interface TunedSwap {
  readonly out: readonly string[];
  readonly in: readonly string[];
  readonly winRate: number;
  readonly gain: PairedGain & { readonly low: number; readonly high: number };
}

type Play = (plan: readonly Planned[]) => Promise<{ readonly totals: readonly Totals[]; readonly interrupted: number | null }>;

/** Single swaps of which larger ones are made. */
const BUILDING_BLOCKS = 6;
/** Seeds of the last games are this far from the others. */
const FRESH = 1_000_003;

export async function tune(pool: CardPool, options: TuneOptions, play: Play): Promise<TuneReport> {
  const trial = new Trial(options, play);
  const { deck, candidates, cards, finalists, games, screening } = options;
  const singles = singleSwaps(pool, deck, candidates);
  let best = await trial.halve(singles, screening, cards === 1 ? finalists : BUILDING_BLOCKS);
  let tried = singles.length;
  if (cards > 1 && !trial.isStopped) {
    const larger = combined(pool, deck, candidates, best, cards);
    tried += larger.length;
    best = await trial.halve(larger, screening, finalists);
  }
  const last = new Trial({ ...options, seed: options.seed + FRESH }, play, trial.isStopped);
  await last.playTo(best, games);
  const isPartial = trial.isStopped || last.isStopped;
  const judged = isPartial && last.games === 0 ? trial : last;
  const errors = errorsFor(best.length);
  const nameOf = (card: number): string => pool.cards[card].data.name;
  return {
    tried,
    games: trial.games + last.games,
    now: meanScore(judged.winnersOf(null)),
    finalists: judged.ranked(best).map((swap) => {
      const gain = judged.gainOf(swap);
      return {
        out: swap.out.map(nameOf),
        in: swap.in.map(nameOf),
        winRate: meanScore(judged.winnersOf(swap)),
        gain: { ...gain, low: gain.value - errors * gain.error, high: gain.value + errors * gain.error },
      };
    }),
    isPartial,
  };
}

/** Decks with and without swaps against the field, all on the same seeds. */
class Trial {
  games = 0;
  /** By swap (null: the deck as it is), then by opponent. */
  private readonly played = new Map<Swap | null, string[]>();

  constructor(
    private readonly options: TuneOptions,
    private readonly play: Play,
    public isStopped = false,
  ) {}

  winnersOf(swap: Swap | null): readonly string[] {
    return this.played.get(swap) ?? [];
  }

  gainOf(swap: Swap): PairedGain {
    return pairedGain(this.winnersOf(swap), this.winnersOf(null));
  }

  ranked(swaps: readonly Swap[]): Swap[] {
    const gains = new Map(swaps.map((swap) => [swap, this.gainOf(swap).value]));
    return [...swaps].sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
  }

  /** The better half plays on, twice as long, until so few are left. */
  async halve(swaps: readonly Swap[], games: number, left: number): Promise<Swap[]> {
    let best = [...swaps];
    for (let each = games; !this.isStopped; each *= 2) {
      await this.playTo(best, each);
      best = this.ranked(best).slice(0, Math.max(left, Math.ceil(best.length / 2)));
      if (best.length <= left) break;
    }
    return best.slice(0, left);
  }

  /** So many games of each of them, and of the deck as it is, against each opponent. */
  async playTo(swaps: readonly Swap[], games: number): Promise<void> {
    if (this.isStopped) return;
    const { against } = this.options;
    const tasks = [null, ...swaps].flatMap((swap) =>
      against.map((_, opponent) => ({ swap, opponent, from: this.winnersOf(swap)[opponent]?.length ?? 0 })),
    );
    const due = tasks.filter(({ from }) => from < games);
    const { totals, interrupted } = await this.play(
      due.map(({ swap, opponent, from }) => ({ series: this.seriesOf(swap, opponent), from, contests: games - from })),
    );
    due.forEach(({ swap, opponent }, i) => {
      const winners = this.played.get(swap) ?? against.map(() => "");
      winners[opponent] += totals[i].winners;
      this.played.set(swap, winners);
      this.games += totals[i].winners.length;
    });
    this.isStopped = interrupted !== null;
  }

  private seriesOf(swap: Swap | null, opponent: number): Series {
    const { deck, against, bots, mode, seed } = this.options;
    return {
      decks: [swap === null ? deck : swapped(deck, swap), against[opponent]],
      bots: [bots.deck, bots.against[opponent]],
      mode,
      seed,
      detail: "wins",
    };
  }
}

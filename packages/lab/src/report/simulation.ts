import type { CardPool, DeckList, ModeName } from "@rulebound/engine/internal";
import type { Series } from "../simulate/series.ts";
import { type CardTotals, cardsOf, type EntrantTotals, type Failure, type Tally, type Totals } from "../simulate/totals.ts";
import { type DeckFacts, deckFacts } from "./deck-facts.ts";
import { type Difference, difference, type Share, wilson } from "./interval.ts";

/** What a series tells, as plain data: whatever is printed, drawn or saved is taken from here. definitions.ts says what it means. */
export interface SimulationReport {
  readonly mode: ModeName;
  readonly seed: number;
  /** Games, or matches in mode `match`. */
  readonly contests: number;
  readonly undecided: number;
  readonly games: number;
  readonly decisions: number;
  readonly turns: { readonly mean: number; readonly median: number; readonly games: readonly number[] };
  readonly entrants: readonly EntrantReport[];
  readonly failures: readonly Failure[];
}

export interface EntrantReport {
  readonly name: string;
  readonly bot: string;
  readonly wins: Share;
  /** The same as `wins` but in mode `match`. */
  readonly games: Share;
  readonly byPlace: readonly Share[];
  readonly bySeat: readonly Share[];
  readonly pointsPerTurn: number;
  readonly conquersPerGame: number;
  readonly holdsPerGame: number;
  /** By own turn, from the first one on. */
  readonly turns: readonly TurnReport[];
  readonly mulligan: { readonly byReplaced: readonly Share[]; readonly value: Difference | null };
  readonly deck: DeckFacts;
  readonly cards: readonly CardReport[];
}

export interface TurnReport {
  readonly turn: number;
  /** Games that came so far. */
  readonly games: number;
  readonly points: number;
  /** Mean over all games, also those that were over before. */
  readonly score: number;
  readonly cards: number;
  readonly energy: number;
  readonly power: number;
  readonly channelled: number;
  readonly runesRecycled: number;
  readonly runes: number;
}

export interface CardReport {
  readonly name: string;
  readonly copies: number;
  readonly energy: number;
  readonly power: number;
  readonly drawn: Share;
  readonly notDrawn: Share;
  readonly whenDrawn: Difference | null;
  readonly played: Share;
  readonly playedOfDrawn: number;
  readonly firstPlayedOn: number;
  readonly kept: Share;
  readonly replaced: Share;
  readonly mulliganValue: Difference | null;
}

/** Means over fewer games than this are left out: the last turns of the longest games say nothing. */
const FEWEST_GAMES = 20;

export function simulationReport(
  pool: CardPool,
  { series, names, totals }: { readonly series: Series; readonly names: readonly string[]; readonly totals: Totals },
): SimulationReport {
  const { counts, failures } = totals;
  const { contests, undecided, games, decisions, byTurns } = counts;
  return {
    mode: series.mode,
    seed: series.seed,
    contests,
    undecided,
    games,
    decisions,
    turns: { mean: meanOf(byTurns), median: medianOf(byTurns), games: byTurns },
    entrants: counts.entrants.map((entrant, i) =>
      entrantReport(pool, entrant, { name: names[i], bot: series.bots[i], deck: series.decks[i] }),
    ),
    failures,
  };
}

const shareOf = ([times, won]: Tally): Share => wilson(won, times);
const ratio = (a: number, b: number): number => (b === 0 ? 0 : a / b);
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

function entrantReport(
  pool: CardPool,
  totals: EntrantTotals,
  { name, bot, deck }: { readonly name: string; readonly bot: string; readonly deck: DeckList },
): EntrantReport {
  const [games] = totals.games;
  const byReplaced = totals.byMulligan.map(shareOf);
  const some = wilson(sum(totals.byMulligan.slice(1).map(([, won]) => won)), sum(totals.byMulligan.slice(1).map(([times]) => times)));
  return {
    name,
    bot,
    wins: shareOf(totals.contests),
    games: shareOf(totals.games),
    byPlace: totals.byPlace.map(shareOf),
    bySeat: totals.bySeat.map(shareOf),
    pointsPerTurn: ratio(sum(totals.pointsOn), sum(totals.reached)),
    conquersPerGame: ratio(totals.conquers, games),
    holdsPerGame: ratio(totals.holds, games),
    turns: turnReports(totals),
    mulligan: { byReplaced, value: byReplaced.length === 0 ? null : difference(some, byReplaced[0]) },
    deck: deckFacts(pool, deck),
    cards: cardsOf(deck).map((card, i) => cardReport(pool, deck, { card, totals: totals.cards[i], games: totals.games })),
  };
}

function turnReports(totals: EntrantTotals): TurnReport[] {
  let points = totals.pointsOn[0] ?? 0;
  return totals.reached.flatMap((games, turn) => {
    if (turn > 0) points += totals.pointsOn[turn] ?? 0;
    if (turn === 0 || games < Math.min(FEWEST_GAMES, totals.games[0])) return [];
    const mean = (list: readonly number[]): number => ratio(list[turn] ?? 0, games);
    return [
      {
        turn,
        games,
        points: mean(totals.pointsOn),
        score: ratio(points, totals.games[0]),
        cards: mean(totals.cardsPlayedOn),
        energy: mean(totals.energyOn),
        power: mean(totals.powerOn),
        channelled: mean(totals.channelledOn),
        runesRecycled: mean(totals.runesRecycledOn),
        runes: ratio(totals.runesAt[turn] ?? 0, totals.ended[turn] ?? 0),
      },
    ];
  });
}

function cardReport(
  pool: CardPool,
  deck: DeckList,
  { card, totals, games }: { readonly card: number; readonly totals: CardTotals; readonly games: Tally },
): CardReport {
  const { data, energy, power } = pool.cards[card];
  const drawn = shareOf(totals.drawn);
  const notDrawn = wilson(games[1] - totals.drawn[1], games[0] - totals.drawn[0]);
  const [kept, replaced] = [shareOf(totals.kept), shareOf(totals.replaced)];
  return {
    name: data.name,
    copies: [deck.champion, ...deck.main].filter((other) => other === card).length,
    energy,
    power,
    drawn,
    notDrawn,
    whenDrawn: difference(drawn, notDrawn),
    played: shareOf(totals.played),
    playedOfDrawn: ratio(totals.copiesPlayed, totals.copiesDrawn),
    firstPlayedOn: ratio(totals.firstPlayedOn, totals.played[0]),
    kept,
    replaced,
    mulliganValue: difference(kept, replaced),
  };
}

const meanOf = (histogram: readonly number[]): number => ratio(sum(histogram.map((times, value) => times * value)), sum(histogram));

function medianOf(histogram: readonly number[]): number {
  const half = sum(histogram) / 2;
  let below = 0;
  return Math.max(
    0,
    histogram.findIndex((times) => {
      below += times;
      return below >= half;
    }),
  );
}

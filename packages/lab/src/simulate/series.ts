import type { DeckList, ModeName } from "@rulebound/engine/internal";

/**
 * A series is contests of the same entrants, numbered from 0. A contest is a game, or in mode `match` a best of three. Its
 * number and the series say all about it, so that any machine may play it, and again: the result is the same.
 */
export interface Series {
  /** Entrants: a deck and the bot that plays it. */
  readonly decks: readonly DeckList[];
  readonly bots: readonly string[];
  readonly mode: ModeName;
  /** Seed of the first round; the others follow. */
  readonly seed: number;
  /** Everything, or only who won, which is a quarter faster. */
  readonly detail: "full" | "wins";
}

/** The contests of a series from number `from` to before number `to`. */
export interface Job {
  readonly series: Series;
  readonly from: number;
  readonly to: number;
}

/** Who sits where in a contest, and its chance. */
export interface Seating {
  readonly seed: number;
  /** By seat: the number of the entrant. */
  readonly entrants: readonly number[];
}

/**
 * A round is as many contests as there are seats, all on one seed: everybody sits once on every seat, and so goes first
 * equally often. With more entrants than seats, every choice of them has its turn; with fewer, they sit more than once.
 */
export function seatings(entrants: number, seats: number, seed: number): (contest: number) => Seating {
  const tables = entrants > seats ? choicesOf(seats, entrants) : [Array.from({ length: seats }, (_, seat) => seat % entrants)];
  return (contest) => {
    const round = Math.floor(contest / seats);
    const turned = contest % seats;
    const table = tables[round % tables.length];
    return { seed: seed + round, entrants: table.map((_, seat) => table[(seat + turned) % seats]) };
  };
}

/** Contests until every choice of entrants has had a whole round. */
export function cycleOf(entrants: number, seats: number): number {
  let choices = 1;
  for (let i = 0; i < Math.min(seats, entrants); i++) choices = (choices * (entrants - i)) / (i + 1);
  return Math.max(1, entrants > seats ? choices : 1) * seats;
}

/** Every choice of `n` of the numbers below `of`, each in ascending order. */
function choicesOf(n: number, of: number): number[][] {
  if (n === 0) return [[]];
  return Array.from({ length: of }, (_, last) => last)
    .slice(n - 1)
    .flatMap((last) => choicesOf(n - 1, last).map((others) => [...others, last]));
}

import type { Rng } from "@rulebound/bots";

/** Ratings: by how much each bot must be better than the others for the results to be the likeliest (Bradley and Terry). */

/** What two bots made of one table: points of the first, of so many games. */
export interface Result {
  readonly first: number;
  readonly second: number;
  readonly points: number;
  readonly games: number;
}

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** 400 points are ten to one. */
const SCALE = 400 / Math.LN10;
/** Each pair is given a drawn game beside those it played: who has never won is not infinitely bad. */
const DRAWN = 1;
const ROUNDS = 500;
const SAMPLES = 400;

/** Relative to the anchor's, which is 0. Intervals (95%) by drawing the tables, and so the decks, again and again. */
export function ratings(bots: number, results: readonly Result[], anchor: number, rng: Rng): Rating[] {
  const best = strengths(bots, results, anchor);
  const samples = Array.from({ length: SAMPLES }, () =>
    strengths(
      bots,
      results.map(() => results[rng.below(results.length)]),
      anchor,
    ),
  );
  return best.map((elo, bot) => {
    const sorted = samples.map((sample) => sample[bot]).sort((a, b) => a - b);
    return { elo, low: sorted[Math.floor(SAMPLES * 0.025)], high: sorted[Math.ceil(SAMPLES * 0.975) - 1] };
  });
}

/** Hunter's iteration. */
function strengths(bots: number, results: readonly Result[], anchor: number): number[] {
  const games = square(bots);
  const points: number[] = new Array(bots).fill(0);
  for (const { first, second, points: won, games: played } of withDraws(results)) {
    games[first][second] += played;
    games[second][first] += played;
    points[first] += won;
    points[second] += played - won;
  }
  let gamma: number[] = new Array(bots).fill(1);
  for (let round = 0; round < ROUNDS; round++)
    gamma = gamma.map((own, bot) => {
      const expected = games[bot].reduce((sum, n, other) => sum + (n === 0 ? 0 : n / (own + gamma[other])), 0);
      return expected === 0 ? own : points[bot] / expected;
    });
  return gamma.map((g) => SCALE * Math.log(g / gamma[anchor]));
}

function withDraws(results: readonly Result[]): Result[] {
  const pairs = new Map(results.map(({ first, second }) => [`${first} ${second}`, { first, second, points: DRAWN / 2, games: DRAWN }]));
  return [...results, ...pairs.values()];
}

const square = (n: number): number[][] => Array.from({ length: n }, () => new Array<number>(n).fill(0));

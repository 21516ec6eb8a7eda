import { NOBODY_WON, winnerSign } from "../simulate/totals.ts";

/** Two decks that played the same rounds against the same opponents: how much better the one did. */
export interface PairedGain {
  /** Win rate of the one less that of the other. */
  readonly value: number;
  readonly error: number;
  /** Pairs of rounds that were compared, and those whose games came out differently. */
  readonly rounds: number;
  readonly changed: number;
}

const score = (sign: string): number => (sign === winnerSign(0) ? 1 : sign === NOBODY_WON ? 0.5 : 0);

/** The winners of both, by opponent: a sign for each contest. Rounds are two contests on one seed, and are not split. */
export function pairedGain(ours: readonly string[], theirs: readonly string[]): PairedGain {
  let rounds = 0;
  let changed = 0;
  let sum = 0;
  let squares = 0;
  ours.forEach((winners, opponent) => {
    const others = theirs[opponent];
    for (let i = 0; i + 1 < Math.min(winners.length, others.length); i += 2) {
      const gain = (score(winners[i]) + score(winners[i + 1]) - score(others[i]) - score(others[i + 1])) / 2;
      rounds++;
      sum += gain;
      squares += gain * gain;
      if (winners[i] !== others[i] || winners[i + 1] !== others[i + 1]) changed++;
    }
  });
  if (rounds < 2) return { value: 0, error: Number.POSITIVE_INFINITY, rounds, changed };
  const value = sum / rounds;
  const variance = Math.max(0, squares / rounds - value * value) * (rounds / (rounds - 1));
  return { value, error: Math.sqrt(variance / rounds), rounds, changed };
}

/** Mean score by opponent, all opponents alike. */
export function meanScore(winners: readonly string[]): number {
  const means = winners.map((signs) => [...signs].reduce((sum, sign) => sum + score(sign), 0) / Math.max(1, signs.length));
  return means.reduce((sum, mean) => sum + mean, 0) / Math.max(1, means.length);
}

/** So many standard errors to either side hold all of `tests` values at once, in 19 of 20 cases at least (Bonferroni). */
export function errorsFor(tests: number): number {
  const tail = 0.025 / Math.max(1, tests);
  let [low, high] = [0, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > tail) low = middle;
    else high = middle;
  }
  return low;
}

/** The chance of a standard normal value above `z`, for z of 0 and more: a continued fraction far out, a series near 0. */
function upperTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    let term = z;
    let sum = z;
    for (let k = 1; k < 100; k++) {
      term *= (z * z) / (2 * k + 1);
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let fraction = 0;
  for (let k = 60; k > 0; k--) fraction = k / (z + fraction);
  return density / (z + fraction);
}

/** A mix of decks that no deck beats: what a field settles at if everybody always brings the best answer to it. */
export interface Equilibrium {
  readonly weights: readonly number[];
  /** The best deck against the mix is so far above even: near 0 if the mix is right. */
  readonly gap: number;
}

const ROUNDS = 20_000;

/**
 * Of a symmetric zero-sum game by its advantages (row over column). Regret matching: each deck is brought in proportion to how
 * much more it would have won so far; the mean of all mixes, later ones counting more, comes as near as one likes.
 */
export function equilibrium(advantages: readonly (readonly number[])[]): Equilibrium {
  const decks = advantages.length;
  const regrets = new Array<number>(decks).fill(0);
  const sums = new Array<number>(decks).fill(0);
  for (let round = 1; round <= ROUNDS; round++) {
    const mix = normalised(regrets);
    const gains = gainsAgainst(advantages, mix);
    const mean = gains.reduce((sum, gain, i) => sum + gain * mix[i], 0);
    for (let i = 0; i < decks; i++) {
      regrets[i] = Math.max(0, regrets[i] + gains[i] - mean);
      sums[i] += round * mix[i];
    }
  }
  const weights = normalised(sums);
  return { weights, gap: Math.max(0, ...gainsAgainst(advantages, weights)) };
}

const gainsAgainst = (advantages: readonly (readonly number[])[], mix: readonly number[]): number[] =>
  advantages.map((row) => row.reduce((sum, advantage, i) => sum + advantage * mix[i], 0));

/** All alike if there is nothing to tell them apart. */
function normalised(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length));
}

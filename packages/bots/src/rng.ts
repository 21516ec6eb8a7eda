/** Chance of a bot's own: seeded, so that the same bots in the same game do the same. */
export interface Rng {
  /** An integer from 0 to `n - 1`, without bias. */
  below(n: number): number;
}

function mix(z: number): number {
  let x = z | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

const RANGE = 0x100000000;

class SeededRng implements Rng {
  private at: number;

  constructor(seed: number, stream: number) {
    this.at = mix(Math.imul(seed | 0, 0x9e3779b1) + Math.imul(stream + 1, 0xc2b2ae35));
  }

  below(n: number): number {
    const limit = RANGE - (RANGE % n);
    let value: number;
    do {
      this.at = (this.at + 0x9e3779b9) | 0;
      value = mix(this.at);
    } while (value >= limit);
    return (value % n) | 0;
  }
}

/** Streams of one seed are independent of each other: one for each seat, say. */
export const createRng = (seed: number, stream = 0): Rng => new SeededRng(seed, stream);

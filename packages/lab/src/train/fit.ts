import { createRng, DENSE_ROWS, Features, type Network, type Rng } from "@rulebound/bots";
import type { Samples } from "./samples.ts";

/** Fits a network to what became of positions: log loss, one position after the other, steps by AdaGrad. */
export class Fitter {
  private readonly firstSquares: Float32Array;
  private readonly lastSquares: Float32Array;
  private readonly shown = new Features();
  private readonly rng: Rng;

  constructor(
    private readonly network: Network,
    seed: number,
    private readonly rate = 0.02,
    private readonly decay = 1e-3,
  ) {
    const { first, last } = network;
    this.rng = createRng(seed, FIT_STREAM);
    this.firstSquares = new Float32Array(first.length).fill(EARLY);
    this.lastSquares = new Float32Array(last.length).fill(EARLY);
    if (last.every((weight) => weight === 0)) this.begin();
  }

  /** Small weights by chance, so that no two sums are alike. */
  private begin(): void {
    const { hidden, first, last } = this.network;
    const small = (): number => (this.rng.below(2001) / 1000 - 1) * 0.08;
    for (let i = 0; i < DENSE_ROWS * (hidden + 1); i++) if (i % (hidden + 1) < hidden) first[i] = small();
    for (let k = 0; k < hidden; k++) last[k] = (k % 2 === 0 ? 1 : -1) * 0.15;
  }

  /** So many steps over samples drawn by chance; the mean loss before each. */
  steps(samples: Samples, count: number): number {
    let loss = 0;
    for (let i = 0; i < count; i++) {
      const at = this.rng.below(samples.count);
      samples.read(at, this.shown);
      loss += this.step(samples.targets[at]);
    }
    return loss / count;
  }

  private step(target: number): number {
    const { hidden, first, last, sums } = this.network;
    const { rows, values, count } = this.shown;
    const { rate, decay, firstSquares, lastSquares } = this;
    const width = hidden + 1;
    const out = this.network.logit(this.shown);
    const chance = 1 / (1 + Math.exp(-out));
    const error = chance - target;
    // What each sum is to blame for takes the sum's place.
    for (let k = 0; k < hidden; k++) {
      const sum = sums[k];
      if (sum <= 0) {
        sums[k] = 0;
        continue;
      }
      sums[k] = error * last[k];
      const slope = error * sum;
      lastSquares[k] = lastSquares[k] * FADING + slope * slope;
      last[k] -= (rate * slope) / Math.sqrt(lastSquares[k]);
    }
    sums[hidden] = error;
    for (let i = 0; i < count; i++) {
      const from = rows[i] * width;
      const value = values[i];
      // A card has its one weight (network.ts).
      for (let k = rows[i] < DENSE_ROWS ? 0 : hidden; k < width; k++) {
        if (sums[k] === 0) continue;
        const slope = sums[k] * value + decay * first[from + k];
        firstSquares[from + k] = firstSquares[from + k] * FADING + slope * slope;
        first[from + k] -= (rate * slope) / Math.sqrt(firstSquares[from + k]);
      }
    }
    return lossOf(chance, target);
  }
}

const FIT_STREAM = 40;
/** What was learned long ago slows the next steps less. */
const FADING = 0.99999;
/** So that the first steps are not the largest. */
const EARLY = 0.1;

const lossOf = (chance: number, target: number): number =>
  -(target * Math.log(Math.max(chance, 1e-6)) + (1 - target) * Math.log(Math.max(1 - chance, 1e-6)));

/** The mean loss of a network on samples. */
export function lossOn(network: Network, samples: Samples): number {
  const shown = new Features();
  let loss = 0;
  for (let i = 0; i < samples.count; i++) {
    samples.read(i, shown);
    loss += lossOf(1 / (1 + Math.exp(-network.logit(shown))), samples.targets[i]);
  }
  return loss / samples.count;
}

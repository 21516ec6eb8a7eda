import { emptyParameters, PART_NAMES, type Parameters } from "@rulebound/bots";

const FIRST = 0.9;
const SECOND = 0.999;
const TINY = 1e-7;
/** Longer gradients are shortened to this. */
const LONGEST = 1;

/** Steps against the gradient, by the mean of past gradients over that of their squares (Kingma and Ba). */
export class Adam {
  readonly means: Parameters;
  readonly squares: Parameters;
  steps = 0;

  constructor(
    private readonly parameters: Parameters,
    cards: number,
  ) {
    this.means = emptyParameters(cards);
    this.squares = emptyParameters(cards);
  }

  /** `sums` are of so many lessons; they are 0 afterwards. */
  step(sums: Parameters, lessons: number, rate: number): void {
    this.steps++;
    const scale = shortening(sums, lessons) / lessons;
    const pace = (rate * Math.sqrt(1 - SECOND ** this.steps)) / (1 - FIRST ** this.steps);
    for (const name of PART_NAMES) {
      const [values, slopes, means, squares] = [this.parameters[name], sums[name], this.means[name], this.squares[name]];
      for (let i = 0; i < values.length; i++) {
        const slope = slopes[i] * scale;
        slopes[i] = 0;
        means[i] = FIRST * means[i] + (1 - FIRST) * slope;
        squares[i] = SECOND * squares[i] + (1 - SECOND) * slope * slope;
        values[i] -= (pace * means[i]) / (Math.sqrt(squares[i]) + TINY);
      }
    }
  }
}

function shortening(sums: Parameters, lessons: number): number {
  let square = 0;
  for (const name of PART_NAMES) for (const slope of sums[name]) square += slope * slope;
  const length = Math.sqrt(square) / lessons;
  return length > LONGEST ? LONGEST / length : 1;
}

import { areFriendly, type Seat, type State } from "@rulebound/engine/internal";
import { Features } from "./features.ts";
import { DENSE_ROWS, rowsFor } from "./layout.ts";

/**
 * The chance to win, learned from games: each row of a position adds its weights to a layer of sums, of which those below 0 count
 * nothing; one more sum goes straight to the end. A card adds to that one alone: with more weights of their own, positions would be
 * known by their cards, and not by what they have in common.
 */
export class Network {
  private readonly features = new Features();
  /** Of the position that was judged last; training goes on from them. */
  readonly sums: Float64Array;

  constructor(
    readonly hidden: number,
    /** By row: a weight for each sum, and one for what goes straight to the end. */
    readonly first: Float32Array,
    readonly last: Float32Array,
  ) {
    this.sums = new Float64Array(hidden + 1);
  }

  static empty(hidden: number, cards: number): Network {
    return new Network(hidden, new Float32Array(rowsFor(cards) * (hidden + 1)), new Float32Array(hidden));
  }

  /** The chance of a seat and its friends to win; with several opponents, against the one who is best. */
  chance(s: State, seat: Seat): number {
    if (s.winners.length > 0) return s.winners.includes(seat) ? 1 : 0;
    if (s.players[seat].lost) return 0;
    let least = 1;
    let against = 0;
    for (const p of s.players) {
      // Of a team, the first one stands for all.
      if (p.lost || areFriendly(s, p.seat, seat) || (against & (1 << p.team)) !== 0) continue;
      against |= 1 << p.team;
      this.features.write(s, seat, p.seat);
      least = Math.min(least, 1 / (1 + Math.exp(-this.logit(this.features))));
    }
    return least;
  }

  /** The logarithm of the odds. */
  logit({ rows, values, count }: Pick<Features, "rows" | "values" | "count">): number {
    const { hidden, first, last, sums } = this;
    const width = hidden + 1;
    sums.fill(0);
    for (let i = 0; i < count; i++) {
      const from = rows[i] * width;
      const value = values[i];
      for (let k = rows[i] < DENSE_ROWS ? 0 : hidden; k < width; k++) sums[k] += value * first[from + k];
    }
    let out = sums[hidden];
    for (let k = 0; k < hidden; k++) if (sums[k] > 0) out += sums[k] * last[k];
    return out;
  }
}

/** How sure a share is. */
export interface Share {
  readonly won: number;
  readonly played: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** Half of the interval's width. */
  readonly halfWidth: number;
}

/** 95%: so many standard errors to either side. */
export const Z95 = 1.959963984540054;

/** Wilson's score interval: it stays within 0 and 1, and is right for few games and for shares near the ends, too. */
export function wilson(won: number, played: number, z = Z95): Share {
  if (played === 0) return { won, played, rate: Number.NaN, low: 0, high: 1, halfWidth: 0.5 };
  const rate = won / played;
  const square = (z * z) / played;
  const middle = (rate + square / 2) / (1 + square);
  const halfWidth = (z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / played + square / (4 * played));
  return { won, played, rate, low: Math.max(0, middle - halfWidth), high: Math.min(1, middle + halfWidth), halfWidth };
}

export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How much greater one share is than another of other games: Newcombe's interval, made of Wilson's two. */
export function difference(a: Share, b: Share): Difference | null {
  if (a.played === 0 || b.played === 0) return null;
  const value = a.rate - b.rate;
  return {
    value,
    low: value - Math.hypot(a.rate - a.low, b.high - b.rate),
    high: value + Math.hypot(a.high - a.rate, b.rate - b.low),
  };
}

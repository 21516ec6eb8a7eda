/**
 * How strong the levels are: each against its neighbour, as the arena measured it. docs/BOTS.md has the same figures with what
 * else there is to say of them, and a test keeps them equal.
 */
export interface Strength {
  readonly against: string;
  /** Share of the games that were won, in percent, with Wilson's 95% interval. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** By which it was measured, and can be again. */
  readonly command: string;
}

const measured = (against: string, won: number, low: number, high: number, games: number, command: string): Strength => ({
  against,
  won,
  low,
  high,
  games,
  command,
});

/** By level. The first is held against the second, every other against the one below it. */
export const STRENGTHS: Readonly<Record<string, Strength | undefined>> = {
  beginner: measured("casual", 38.9, 33.4, 44.6, 288, "rulebound arena beginner casual --games 288"),
  casual: measured("beginner", 61.1, 55.4, 66.6, 288, "rulebound arena beginner casual --games 288"),
  skilled: measured("casual", 84.7, 80.1, 88.4, 288, "rulebound arena casual skilled --games 288"),
  strong: measured("skilled", 80, 71.1, 86.7, 100, "rulebound arena skilled strong --games 100"),
  expert: measured("strong", 52, 42.3, 61.5, 100, "rulebound arena strong expert --games 100"),
};

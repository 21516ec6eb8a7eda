import type { Answer, State } from "@rulebound/engine/internal";
import type { Clock } from "../budget.ts";

/** Answers that are tried in imagined games, all in the same ones, so that answers are compared and not their luck. */
export interface Candidate {
  readonly answer: Answer;
  readonly atFirstSight: number;
  /** The chances to win that were left in each game. */
  readonly games: number[];
}

export interface Comparison {
  /** The game of that number, which could be the real one. */
  readonly imagined: (n: number) => State;
  /** The chance to win that an answer leaves in it. */
  readonly chanceAfter: (game: State, answer: Answer) => number;
  readonly clock: Clock;
  /** So many are compared at most: at first, then after equal shares of the time. */
  readonly compared: readonly number[];
}

const MOST_GAMES = 64;

/** The worse ones are given up as time goes by; it ends when the best one is clear. */
export function bestOf(some: readonly Candidate[], { imagined, chanceAfter, clock, compared }: Comparison): Candidate {
  let candidates = some;
  for (let n = 0; n < MOST_GAMES && candidates.length > 1 && clock.used() < 1 && !isClear(candidates); n++) {
    const game = imagined(n);
    let tried = 0;
    for (const { answer, games } of candidates) {
      if (tried > 0 && clock.used() >= 1) break;
      games.push(chanceAfter(game, answer));
      tried++;
    }
    // Who was tried in one game more has no advantage of it; in the first, those that are best at first sight come first.
    if (tried < candidates.length && n > 0) break;
    const phase = Math.min(compared.length - 1, Math.floor(clock.used() * compared.length));
    candidates = candidates.slice(0, tried).sort(byChance).slice(0, compared[phase]);
  }
  return candidates[0];
}

/** At first sight, and in each game. */
const total = ({ atFirstSight, games }: Candidate): number => games.reduce((sum, chance) => sum + chance, atFirstSight);
export const byChance = (a: Candidate, b: Candidate): number => total(b) - total(a);

/** Fewer games tell nothing for sure. */
const FEW_GAMES = 4;
/** So many standard errors between the first and another are no chance. */
const SURE = 2.5;

/** Has the first been better than each of the others so evenly that further games would hardly change it? */
function isClear([first, ...others]: readonly Candidate[]): boolean {
  if (first.games.length < FEW_GAMES) return false;
  return others.every(({ games }) => {
    const n = games.length;
    const ahead = games.map((chance, i) => first.games[i] - chance);
    const mean = ahead.reduce((sum, x) => sum + x, 0) / n;
    const variance = ahead.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1);
    return mean >= SURE * Math.sqrt(variance / n);
  });
}

import type { Answer, State } from "@rulebound/engine/internal";
import type { Bot } from "../bot.ts";
import { type Budget, budgetName, type Clock, clockOf } from "../budget.ts";
import { finish } from "../finish.ts";
import { prospect } from "../greedy.ts";
import { BY_EVALUATION, type Judge } from "../judge.ts";
import { opening } from "../opening.ts";
import type { Outlook } from "../outlook.ts";
import { inclinations } from "../policy.ts";
import { createRng, type Rng } from "../rng.ts";
import { lookAhead } from "./look-ahead.ts";
import { distinct } from "./rollout.ts";

/**
 * Looks ahead through this turn and the next. The answers that greedy likes best are tried in imagined games, all in the
 * same ones, so that answers are compared and not their luck. The worse half is given up after a third of the time, and again
 * after two thirds; it ends when the best one is clear.
 */
export const search = (budget: Budget, judge = BY_EVALUATION, name = "search"): Bot => ({
  name: `${name}:${budgetName(budget)}`,
  choose: (outlook, rng) => {
    const { answers, decision } = outlook;
    if (answers.length === 1) return answers[0];
    if (decision.kind === "name") return answers[rng.below(answers.length)];
    return opening(outlook) ?? think(outlook, rng, budget, judge);
  },
});

/** So many answers are compared at most: at first, after a third of the time, after two thirds. */
const COMPARED = [6, 3, 2];
/** Of answers that come to the same at first sight, the more natural one. */
const GLANCE = 0.002;
const MOST_GAMES = 64;
const SEEDS = 0x7fffffff;

interface Candidate {
  readonly answer: Answer;
  readonly atFirstSight: number;
  /** The chances to win that were left in each game. */
  readonly games: number[];
}

function think(outlook: Outlook, rng: Rng, budget: Budget, judge: Judge): Answer {
  const clock = clockOf(budget);
  const seed = rng.below(SEEDS);
  const first = outlook.imagine(createRng(seed, 0));
  const winning = finish(first, outlook.seat);
  if (winning !== null) return winning;
  let candidates = atFirstSight(outlook, first, judge);
  for (let n = 0; n < MOST_GAMES && candidates.length > 1 && clock.used() < 1 && !isClear(candidates); n++) {
    const game = n === 0 ? first : outlook.imagine(createRng(seed, n));
    const tried = tryAll(candidates, game, outlook, clock, judge);
    // Who was tried in one game more has no advantage of it; in the first, greedy's favourites come first.
    if (tried < candidates.length && n > 0) break;
    const phase = Math.min(COMPARED.length - 1, Math.floor(clock.used() * COMPARED.length));
    candidates = candidates.slice(0, tried).sort(byChance).slice(0, COMPARED[phase]);
  }
  return candidates[0].answer;
}

/** At first sight, and in each game. */
const total = ({ atFirstSight, games }: Candidate): number => games.reduce((sum, chance) => sum + chance, atFirstSight);
const byChance = (a: Candidate, b: Candidate): number => total(b) - total(a);

function atFirstSight({ answers, seat }: Outlook, game: State, judge: Judge): Candidate[] {
  const different = distinct(game, answers);
  const weights = inclinations(game, different);
  return different
    .map((answer, i) => ({ answer, atFirstSight: judge.chanceOf(prospect(game, seat, answer, judge)) + GLANCE * weights[i], games: [] }))
    .sort(byChance)
    .slice(0, COMPARED[0]);
}

/** As far as there is time: how many of them were tried. */
function tryAll(candidates: readonly Candidate[], game: State, { seat }: Outlook, clock: Clock, judge: Judge): number {
  let tried = 0;
  for (const { answer, games } of candidates) {
    if (tried > 0 && clock.used() >= 1) break;
    games.push(lookAhead(game, seat, answer, clock, judge).chance);
    tried++;
  }
  return tried;
}

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

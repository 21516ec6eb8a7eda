import type { Answer, State } from "@rulebound/engine/internal";
import type { Bot } from "../bot.ts";
import { type Budget, budgetName, clockOf } from "../budget.ts";
import { finish } from "../finish.ts";
import { prospect } from "../greedy.ts";
import { BY_EVALUATION, type Judge } from "../judge.ts";
import { opening } from "../opening.ts";
import type { Outlook } from "../outlook.ts";
import { inclinations } from "../policy.ts";
import { createRng, type Rng } from "../rng.ts";
import { bestOf, byChance, type Candidate } from "./compare.ts";
import { lookAhead } from "./look-ahead.ts";
import { distinct } from "./rollout.ts";

/**
 * Looks ahead through this turn and the next. The answers that greedy likes best are tried in imagined games; the worse half is
 * given up after a third of the time, and again after two thirds.
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
const SEEDS = 0x7fffffff;

function think(outlook: Outlook, rng: Rng, budget: Budget, judge: Judge): Answer {
  const clock = clockOf(budget);
  const { seat } = outlook;
  const seed = rng.below(SEEDS);
  const first = outlook.imagine(createRng(seed, 0));
  const winning = finish(first, seat);
  if (winning !== null) return winning;
  return bestOf(atFirstSight(outlook, first, judge), {
    imagined: (n) => (n === 0 ? first : outlook.imagine(createRng(seed, n))),
    chanceAfter: (game, answer) => lookAhead(game, seat, answer, clock, judge).chance,
    clock,
    compared: COMPARED,
  }).answer;
}

function atFirstSight({ answers, seat }: Outlook, game: State, judge: Judge): Candidate[] {
  const different = distinct(game, answers);
  const weights = inclinations(game, different);
  return different
    .map((answer, i) => ({ answer, atFirstSight: judge.chanceOf(prospect(game, seat, answer, judge)) + GLANCE * weights[i], games: [] }))
    .sort(byChance)
    .slice(0, COMPARED[0]);
}

import type { Answer } from "@rulebound/engine";
import type { Bot } from "../bot.ts";
import { chanceOf } from "../evaluate.ts";
import { prospect } from "../greedy.ts";
import { opening } from "../opening.ts";
import type { Outlook } from "../outlook.ts";
import type { Rng } from "../rng.ts";
import { type Budget, budgetName, clockOf } from "./budget.ts";
import { Lookahead } from "./lookahead.ts";
import { Node } from "./tree.ts";

/**
 * Information-set Monte Carlo tree search. The answers that promise most at first sight are tried in turn, all in the same
 * imagined games and with the same chance, so that they are compared and not their luck; the worse half is given up, again
 * and again, and the rest gets what is left of the budget (sequential halving).
 */
export const search = (budget: Budget): Bot => ({
  name: `search:${budgetName(budget)}`,
  choose: (outlook, rng) => {
    const { answers, decision } = outlook;
    if (answers.length === 1) return answers[0];
    if (decision.kind === "name") return answers[rng.below(answers.length)];
    return opening(outlook) ?? think(outlook, rng, budget);
  },
});

/** As many answers as this are compared at most. */
const MOST_ARMS = 16;
/** First sight counts as so many games. */
const FIRST_SIGHT = 4;

interface Arm {
  readonly answer: Answer;
  readonly promise: number;
  readonly node: Node;
}

function think(outlook: Outlook, rng: Rng, budget: Budget): Answer {
  const lookahead = new Lookahead(outlook, rng);
  let arms = armsOf(outlook, lookahead);
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  const clock = clockOf(budget, rounds);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; clock(round); i++) lookahead.try(arms[i % arms.length]);
    arms = ranked(arms);
    if (round < rounds - 1) arms = arms.slice(0, Math.ceil(arms.length / 2));
  }
  return arms[0].answer;
}

function armsOf({ answers, seat }: Outlook, lookahead: Lookahead): Arm[] {
  const game = lookahead.world(0);
  return answers
    .map((answer) => ({ answer, promise: chanceOf(prospect(game, seat, answer)), node: new Node() }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, MOST_ARMS);
}

/** By what came of them, and what they promised: as far as that differs from what they all promised. */
function ranked(arms: readonly Arm[]): Arm[] {
  const visits = arms.reduce((sum, { node }) => sum + node.visits, 0);
  const mean = visits === 0 ? 0 : arms.reduce((sum, { node }) => sum + node.total, 0) / visits;
  const promised = arms.reduce((sum, { promise }) => sum + promise, 0) / arms.length;
  const score = ({ node, promise }: Arm): number => (node.total + FIRST_SIGHT * (mean + promise - promised)) / (node.visits + FIRST_SIGHT);
  return arms
    .map((arm) => ({ arm, score: score(arm) }))
    .sort((a, b) => b.score - a.score)
    .map(({ arm }) => arm);
}

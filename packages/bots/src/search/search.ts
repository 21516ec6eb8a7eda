import type { Answer, State } from "@rulebound/engine";
import type { Bot } from "../bot.ts";
import { chanceOf } from "../evaluate.ts";
import { prospect } from "../greedy.ts";
import { opening } from "../opening.ts";
import type { Outlook } from "../outlook.ts";
import { createRng, type Rng } from "../rng.ts";
import { chanceAtTurn } from "../turn-value.ts";
import { type Budget, budgetName, type Clock, clockOf } from "./budget.ts";
import { distinct, rollout, withReactions } from "./rollout.ts";

/**
 * Looks ahead through this turn and the next. The answers that greedy likes best are tried in imagined games, all in the
 * same ones, so that answers are compared and not their luck; after each game the worst are given up.
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

/** As many answers as this are compared at most, and as few. */
const MOST = 5;
const FEWEST = 2;
/** This share of them stays after each game. */
const STAYS = 0.6;
const MOST_GAMES = 64;
const SEEDS = 0x7fffffff;

interface Candidate {
  readonly answer: Answer;
  /** The sum of chances to win: at first sight, and in each game. */
  readonly total: number;
}

function think(outlook: Outlook, rng: Rng, budget: Budget): Answer {
  const clock = clockOf(budget);
  const seed = rng.below(SEEDS);
  const first = outlook.imagine(createRng(seed, 0));
  let candidates = atFirstSight(outlook, first);
  for (let n = 0; n < MOST_GAMES && candidates.length > 1 && clock.hasTime(); n++) {
    const game = n === 0 ? first : outlook.imagine(createRng(seed, n));
    const tried = tryAll(candidates, game, outlook, clock);
    // Who was tried in one game more has no advantage of it; in the first, greedy's favourites come first.
    if (tried.length < candidates.length && n > 0) break;
    const stay = Math.max(FEWEST, Math.ceil(tried.length * STAYS));
    candidates = tried.sort((a, b) => b.total - a.total).slice(0, stay);
  }
  return candidates[0].answer;
}

function atFirstSight({ answers, seat }: Outlook, game: State): Candidate[] {
  return distinct(game, answers)
    .map((answer) => ({ answer, total: chanceOf(prospect(game, seat, answer)) }))
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST);
}

/** As far as there is time. */
function tryAll(candidates: readonly Candidate[], game: State, { seat }: Outlook, clock: Clock): Candidate[] {
  const tried: Candidate[] = [];
  for (const { answer, total } of candidates) {
    if (tried.length > 0 && !clock.hasTime()) break;
    const f = withReactions(game, answer, seat, "carefully", clock);
    tried.push({ answer, total: total + chanceAtTurn(rollout(f, seat, clock), seat) });
  }
  return tried;
}

import { type Answer, applyInPlace, fork, type Seat, type State } from "@rulebound/engine/internal";
import type { Bot } from "../bot.ts";
import { type Budget, budgetName, type Clock, clockOf } from "../budget.ts";
import { finish } from "../finish.ts";
import { prospect } from "../greedy.ts";
import type { Outlook } from "../outlook.ts";
import { isOpen } from "../policy.ts";
import { createRng, type Rng } from "../rng.ts";
import { bestOf, byChance, type Candidate } from "../search/compare.ts";
import { distinct } from "../search/rollout.ts";
import { chanceAtTurn } from "../turn-value.ts";
import { instinctFor } from "./instinct.ts";
import { byInstinct } from "./player.ts";
import { Reader } from "./reader.ts";

/**
 * Looks ahead as far as its own next turn, as `search` does, but everybody plays on by instinct, which is learned and costs a
 * twentieth of trying; and what is left there is judged by what was learned.
 */
export const plan = (budget: Budget): Bot => ({
  name: `plan:${budgetName(budget)}`,
  choose: (outlook, rng) => {
    const { answers, decision } = outlook;
    if (answers.length === 1) return answers[0];
    if (decision.kind === "name") return answers[rng.below(answers.length)];
    if (decision.kind === "battlefield" || decision.kind === "mulligan") return atAGlance.choose(outlook, rng);
    return think(outlook, rng, budget);
  },
});

const atAGlance = byInstinct("glance", ({ pool }) => instinctFor(pool));

/** So many answers are compared at most: at first, after a quarter of the time, after half of it, and then. */
const COMPARED = [7, 4, 3, 2];
/** Of these, so many are such that greedy would give, whatever instinct says. */
const GREEDILY = 2;
/** What it is worth to attract at first sight, beside what is found out in one game. */
const GLANCE = 0.3;
const SEEDS = 0x7fffffff;

function think(outlook: Outlook, rng: Rng, budget: Budget): Answer {
  const clock = clockOf(budget);
  const { seat, pool } = outlook;
  const seed = rng.below(SEEDS);
  const first = outlook.imagine(createRng(seed, 0));
  const winning = finish(first, seat);
  if (winning !== null) return winning;
  const reader = new Reader(instinctFor(pool));
  return bestOf(atFirstSight(first, seat, outlook.answers, reader), {
    imagined: (n) => (n === 0 ? first : outlook.imagine(createRng(seed, n))),
    chanceAfter: (game, answer) => playedOn(game, seat, answer, reader, clock),
    clock,
    compared: COMPARED,
  }).answer;
}

/** What attracts most, and what greedy likes best. */
function atFirstSight(game: State, seat: Seat, answers: readonly Answer[], reader: Reader): Candidate[] {
  const different = distinct(game, answers);
  const count = reader.weigh(game, seat, different);
  const logits = reader.logits.slice(0, count);
  const highest = logits.reduce((a, b) => Math.max(a, b));
  const weights = logits.map((logit) => Math.exp(logit - highest));
  const sum = weights.reduce((a, b) => a + b);
  const candidates = different
    .slice(0, count)
    .map((answer, i): Candidate => ({ answer, atFirstSight: (GLANCE * weights[i]) / sum, games: [] }))
    .sort(byChance);
  if (candidates.length <= COMPARED[0]) return candidates;
  const natural = candidates.slice(0, COMPARED[0] - GREEDILY);
  const others = candidates
    .slice(COMPARED[0] - GREEDILY)
    .map((candidate) => ({ candidate, worth: prospect(game, seat, candidate.answer) }))
    .sort((a, b) => b.worth - a.worth);
  return [...natural, ...others.slice(0, GREEDILY).map(({ candidate }) => candidate)];
}

/** No continuation is longer. */
const LONG = 120;
/** This turn and the next one. */
const TURNS = 2;

/** The chance to win that is left where the own next turn begins, if everybody goes on by instinct. */
function playedOn(game: State, seat: Seat, answer: Answer, reader: Reader, clock: Clock): number {
  const s = fork(game);
  s.windows = "useful";
  applyInPlace(s, answer);
  const start = game.turnNumber;
  for (let step = 0; step < LONG && s.decision !== null; step++) {
    const isQuiet = s.decision.kind === "act" && isOpen(s) && s.invited < 0;
    if (isQuiet && s.turnNumber > start && (s.turnPlayer === seat || s.turnNumber >= start + TURNS)) break;
    clock.tick();
    if (applyInPlace(s, reader.favourite(s, s.decision.player)) !== null) break;
  }
  return (reader.chance(s, seat) + chanceAtTurn(s, seat)) / 2;
}

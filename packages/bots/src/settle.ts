import { type Answer, applyInPlace, type Decision, fork, legal, type Seat, type State } from "@rulebound/engine/internal";
import type { Clock } from "./budget.ts";
import { BY_EVALUATION, type Judge } from "./judge.ts";
import { inclinations, isOpen, mostNatural } from "./policy.ts";

/**
 * What becomes of an answer: everything that has begun comes to its end, with everybody passing where they could act, or
 * reacting where it is worth it. The seat itself completes its play as seems best to it.
 */

/** More steps than anything takes to come to its end. */
const LONG = 80;
/** Of a longer list, the first ones are looked at. */
const MANY = 12;

const PASS: Answer = { do: "pass" };

/** `how`: the seat looks at each of its options, or takes what comes. */
export function settle(s: State, seat: Seat, how: "carefully" | "quickly", judge = BY_EVALUATION): void {
  s.windows = "open";
  toItsEnd(s, seat, how, null, judge);
}

/** The same where everybody reacts as they like. */
export function settleWithReactions(s: State, seat: Seat, how: "carefully" | "quickly", clock: Clock, judge = BY_EVALUATION): void {
  s.windows = "useful";
  toItsEnd(s, seat, how, clock, judge);
}

/** Without a clock nobody has time to react. */
function toItsEnd(s: State, seat: Seat, how: "carefully" | "quickly", clock: Clock | null, judge: Judge): void {
  for (let step = 0; step < LONG && s.decision !== null; step++) {
    if (isAtEnd(s)) return;
    if (s.decision.kind !== "act") applyInPlace(s, nextStep(s, seat, how, judge));
    else applyInPlace(s, clock === null ? PASS : reaction(s, clock, judge));
  }
}

const isAtEnd = (s: State): boolean => s.decision?.kind === "act" && isOpen(s) && s.invited < 0;

const nextStep = (s: State, seat: Seat, how: "carefully" | "quickly", judge: Judge): Answer =>
  s.decision?.player === seat && how === "carefully" ? bestStep(s, seat, judge) : quickStep(s);

/** So many reactions are tried: those that look most natural. */
const WIDTH = 3;

/** What is best at once for whoever may act; mostly to pass. */
function reaction(s: State, clock: Clock, judge: Judge): Answer {
  const answers = legal(s);
  const who = (s.decision as Decision).player;
  if (answers.length === 1 || s.invited >= 0) return PASS;
  let best = PASS;
  let bestValue = worthOf(s, who, PASS, "quickly", judge) + judge.reactionGain;
  for (const answer of mostNatural(s, answers.slice(0, -1), WIDTH)) {
    clock.tick();
    const value = worthOf(s, who, answer, "quickly", judge);
    if (value <= bestValue) continue;
    best = answer;
    bestValue = value;
  }
  return best;
}

/** The option after which things come to the best end. */
function bestStep(s: State, seat: Seat, judge: Judge): Answer {
  const answers = legal(s);
  if (answers.length === 1 || s.decision?.kind === "name") return answers[0];
  let best = answers[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const answer of answers.slice(0, MANY)) {
    const value = worthOf(s, seat, answer, "quickly", judge);
    if (value <= bestValue) continue;
    best = answer;
    bestValue = value;
  }
  return best;
}

/** How things stand after an answer, once it has come to its end. */
export function worthOf(s: State, seat: Seat, answer: Answer, how: "carefully" | "quickly", judge = BY_EVALUATION): number {
  const f = fork(s);
  f.windows = "open"; // who would only pass need not be asked, nor what they could do be looked up
  applyInPlace(f, answer);
  settle(f, seat, how, judge);
  return judge.worth(f, seat);
}

/** What looks most natural. */
export function quickStep(s: State): Answer {
  const answers = legal(s);
  if (answers.length === 1) return answers[0];
  const weights = inclinations(s, answers);
  let best = 0;
  for (let i = 1; i < answers.length; i++) if (weights[i] > weights[best]) best = i;
  return answers[best];
}

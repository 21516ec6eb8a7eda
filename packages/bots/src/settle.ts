import { type Answer, apply, fork, legal, type Seat, type State } from "@rulebound/engine";
import { evaluate } from "./evaluate.ts";
import { inclinations, isOpen } from "./policy.ts";

/**
 * What becomes of an answer: everything that has begun comes to its end, with everybody passing where they could act. The
 * seat itself completes its play as seems best to it.
 */

/** More steps than anything takes to come to its end. */
const LONG = 80;
/** Of a longer list, the first ones are looked at. */
const MANY = 12;

const PASS: Answer = { do: "pass" };

/** `how`: the seat looks at each of its options, or takes what comes. */
export function settle(s: State, seat: Seat, how: "carefully" | "quickly"): void {
  s.windows = "open"; // who would only pass need not be asked, nor what they could have done be looked up
  for (let step = 0; step < LONG && s.decision !== null; step++) {
    const d = s.decision;
    if (d.kind === "act") {
      if (isOpen(s) && s.invited < 0) return;
      apply(s, PASS);
    } else apply(s, d.player === seat && how === "carefully" ? bestStep(s, seat) : quickStep(s));
  }
}

/** The option after which things come to the best end. */
function bestStep(s: State, seat: Seat): Answer {
  const answers = legal(s);
  if (answers.length === 1 || s.decision?.kind === "name") return answers[0];
  let best = answers[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const answer of answers.slice(0, MANY)) {
    const value = worthOf(s, seat, answer, "quickly");
    if (value <= bestValue) continue;
    best = answer;
    bestValue = value;
  }
  return best;
}

/** The evaluation after an answer, once it has come to its end. */
export function worthOf(s: State, seat: Seat, answer: Answer, how: "carefully" | "quickly"): number {
  const f = fork(s);
  apply(f, answer);
  settle(f, seat, how);
  return evaluate(f, seat);
}

/** What looks most natural. */
function quickStep(s: State): Answer {
  const answers = legal(s);
  if (answers.length === 1) return answers[0];
  const weights = inclinations(s, answers);
  let best = 0;
  for (let i = 1; i < answers.length; i++) if (weights[i] > weights[best]) best = i;
  return answers[best];
}

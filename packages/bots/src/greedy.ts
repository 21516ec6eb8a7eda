import { type Answer, applyInPlace, fork, type State } from "@rulebound/engine/internal";
import type { Bot } from "./bot.ts";
import { evaluate } from "./evaluate.ts";
import { opening } from "./opening.ts";
import type { Outlook } from "./outlook.ts";
import type { Rng } from "./rng.ts";
import { settle, worthOf } from "./settle.ts";

/** What an act must gain to be worth doing at all. */
const WORTHWHILE = 0.01;

/** One ply: tries each answer, sees what comes of it if nobody minds, and takes the best. It looks no further. */
export const greedy: Bot = {
  name: "greedy",
  choose: (outlook, rng) => {
    const { answers } = outlook;
    if (answers.length === 1) return answers[0];
    return opening(outlook) ?? best(outlook, rng);
  },
};

function best(outlook: Outlook, rng: Rng): Answer {
  const { answers, seat, decision } = outlook;
  if (decision.kind === "name") return answers[rng.below(answers.length)];
  const imagined = outlook.imagine(rng);
  let chosen = answers[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = prospect(imagined, seat, answer);
    if (value <= bestValue) continue;
    chosen = answer;
    bestValue = value;
  }
  return chosen;
}

/** How things stand once the answer has come to its end. */
export function prospect(s: State, seat: number, answer: Answer): number {
  if (answer.do === "endTurn") return evaluate(s, seat) + WORTHWHILE;
  if (answer.do === "pass") return worthOf(s, seat, answer, "carefully") + WORTHWHILE;
  const f = fork(s);
  f.windows = "open";
  applyInPlace(f, answer);
  const group = f.decision;
  const value = finished(f, seat);
  if (answer.do !== "move" || answer.units.length > 0 || group === null) return value;
  // Every unit that can go.
  const all = fork(s);
  all.windows = "open";
  applyInPlace(all, answer);
  if (all.decision === null || applyInPlace(all, { do: "choose", picks: all.decision.options.slice(0, all.decision.max) }) !== null)
    return value;
  return Math.max(value, finished(all, seat));
}

function finished(f: State, seat: number): number {
  settle(f, seat, "carefully");
  return evaluate(f, seat);
}

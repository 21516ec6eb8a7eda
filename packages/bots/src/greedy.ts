import { type Answer, applyInPlace, fork, type Seat, type State } from "@rulebound/engine/internal";
import type { Bot } from "./bot.ts";
import { finish } from "./finish.ts";
import { BY_EVALUATION, type Judge } from "./judge.ts";
import { opening } from "./opening.ts";
import type { Outlook } from "./outlook.ts";
import type { Rng } from "./rng.ts";
import { settle, worthOf } from "./settle.ts";

/** Some judge by where they stand now. */
type Judging = Judge | ((game: State, seat: Seat) => Judge);

/**
 * One ply: tries each answer, sees what comes of it if nobody minds, and takes the best. It looks no further.
 * `finishes`: it also looks for several acts that win the game together.
 */
export const onePly = (name: string, judging: Judging, finishes = false): Bot => ({
  name,
  choose: (outlook, rng) => {
    const { answers } = outlook;
    if (answers.length === 1) return answers[0];
    return opening(outlook) ?? best(outlook, rng, judging, finishes);
  },
});

export const greedy: Bot = onePly("greedy", BY_EVALUATION);

function best(outlook: Outlook, rng: Rng, judging: Judging, finishes: boolean): Answer {
  const { answers, seat, decision } = outlook;
  if (decision.kind === "name") return answers[rng.below(answers.length)];
  const imagined = outlook.imagine(rng);
  const winning = finishes ? finish(imagined, seat) : null;
  if (winning !== null) return winning;
  const judge = typeof judging === "function" ? judging(imagined, seat) : judging;
  let chosen = answers[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = prospect(imagined, seat, answer, judge);
    if (value <= bestValue) continue;
    chosen = answer;
    bestValue = value;
  }
  return chosen;
}

/** How things stand once the answer has come to its end. */
export function prospect(s: State, seat: Seat, answer: Answer, judge = BY_EVALUATION): number {
  if (answer.do === "endTurn") return judge.resting(s, seat);
  if (answer.do === "pass") return worthOf(s, seat, answer, "carefully", judge) + judge.patience;
  const f = fork(s);
  f.windows = "open";
  applyInPlace(f, answer);
  const group = f.decision;
  const value = finished(f, seat, judge);
  if (answer.do !== "move" || answer.units.length > 0 || group === null) return value;
  // Every unit that can go.
  const all = fork(s);
  all.windows = "open";
  applyInPlace(all, answer);
  if (all.decision === null || applyInPlace(all, { do: "choose", picks: all.decision.options.slice(0, all.decision.max) }) !== null)
    return value;
  return Math.max(value, finished(all, seat, judge));
}

function finished(f: State, seat: Seat, judge: Judge): number {
  settle(f, seat, "carefully", judge);
  return judge.worth(f, seat);
}

import { search } from "@rulebound/bots";
import { describe as actionLine, apply, fork, nthSeat, type Seat } from "@rulebound/engine/internal";
import { type Better, judge, together } from "@rulebound/lab/analysis";
import { answersFrom } from "./replay.ts";

/** What would have been better at a stop of the game that is being watched, as the bots' search sees it. */
export interface Judged extends Better {
  readonly stop: number;
  readonly seat: Seat;
  readonly played: string;
}

const OPTIONS = { bot: search({ iterations: 100 }), seed: 1, worlds: 8 };

/** The costliest answer of the move that was made there, choices included; null: nothing was surely better. */
export function judgeStop(stop: number): Judged | null {
  const moved = answersFrom(stop);
  if (moved === null) return null;
  const s = fork(moved.state);
  const seat = s.decision?.player ?? -1;
  let worst: Judged | null = null;
  const lines: string[] = [];
  for (const [n, answer] of moved.answers.entries()) {
    if (s.decision?.player !== seat) break;
    const better = judge(s, answer, moved.first + n, OPTIONS)?.better ?? null;
    if (better !== null && better.cost > (worst?.cost ?? 0))
      worst = { ...better, stop, seat: nthSeat(seat), move: together([...lines, better.move]), played: "" };
    if (n === 0 || answer.do !== "pass") lines.push(actionLine(s, answer));
    if (apply(s, answer) !== null) break;
  }
  return worst === null ? null : { ...worst, played: together(lines) };
}

import type { CardData } from "@rulebound/engine/language";
import type { RuleId } from "@rulebound/rules";
import { GISTS } from "@rulebound/rules/gists";
import type { Reason } from "./adapter.ts";
import { StepFailure } from "./failure.ts";
import type { Question } from "./read/case.ts";
import { CaseError } from "./read/refusal.ts";
import { perform } from "./run/perform.ts";
import { gameAfter } from "./run.ts";

/** Whether an action is legal at some moment of a case, and why. */
export interface Why {
  readonly file: string;
  readonly name: string;
  readonly action: string;
  /** When: before this step (1 is the first), or after the last. */
  readonly step: number;
  /** How many there are. */
  readonly steps: number;
  /** The line of that step; of the last one where it is after that. */
  readonly line: number;
  readonly isLegal: boolean;
  /** The rule that refuses it; where it is legal, the one by which its player is asked. */
  readonly rule: RuleId;
  readonly gist: string;
  /** What is wrong with it; where it is legal, what comes next. */
  readonly detail: string;
  /** The same as data, where the engine refuses it. */
  readonly reason?: Reason;
}

/** Tries the action before a step of the case; without a step, after all of them. Nothing that is tried changes the case. */
export function why({ from, ask }: Question, cards: readonly CardData[], step: number | null): Why {
  const { file, name, steps } = from;
  const asked = ask();
  const at = step ?? steps.length + 1;
  if (at < 1 || at > steps.length + 1)
    throw new CaseError(
      file,
      from.line,
      `there is no step ${at}: "${name}" has ${steps.length} steps; ${steps.length + 1} is after the last.`,
    );
  const line = (steps[at - 1] ?? steps.at(-1) ?? from).line;
  try {
    const game = gameAfter(at - 1, from, cards);
    const asking = game.decision;
    if (asking === null) throw new StepFailure("the game is over: nobody can do anything.");
    const refused = perform(game, asked.player, asked.action);
    const rule = refused?.rule ?? asking.rule;
    const detail = refused?.detail ?? game.pending();
    return {
      file,
      name,
      action: asked.text,
      step: at,
      steps: steps.length,
      line,
      isLegal: refused === null,
      rule,
      gist: GISTS[rule].text,
      detail,
      ...(refused?.reason === undefined ? {} : { reason: { reason: refused.reason, given: refused.given } }),
    };
  } catch (error) {
    if (error instanceof StepFailure) throw new CaseError(file, error.line ?? line, error.message);
    throw error;
  }
}

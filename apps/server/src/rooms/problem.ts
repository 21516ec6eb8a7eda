import type { Refusal } from "@rulebound/engine/internal";
import { type ErrorCode, type ServerMessageOf, type ServerReasonKey, type Spoken, type Why, whyInEnglish } from "@rulebound/protocol";
import { reasonOf } from "../problem.ts";

/** Why something that a client wants cannot be: said to that client, and nothing changes. */
export class Problem extends Error {
  readonly why: Why;
  rule?: string;

  constructor(
    readonly code: ErrorCode,
    what: ServerReasonKey | Why,
    ...given: readonly Spoken[]
  ) {
    const why = reasonOf(what, given);
    super(whyInEnglish(why));
    this.why = why;
  }

  /** What the rules of the game, or those of decks, refuse. */
  static illegal(why: Why, rule?: string): Problem {
    const problem = new Problem("illegal", why);
    if (rule !== undefined) problem.rule = rule;
    return problem;
  }

  static refused({ rule, reason, given }: Refusal): Problem {
    return Problem.illegal({ reason, given }, rule);
  }
}

export type Told = Pick<ServerMessageOf<"error">, "code" | "detail" | "rule" | "why">;

/** A refusal as messages bear it: in words, and as data. */
export const toldAs = (code: ErrorCode, why: Why, rule?: string): Told => ({
  code,
  detail: whyInEnglish(why),
  ...(rule === undefined ? {} : { rule }),
  why,
});

import type { Reason, Refusal } from "@rulebound/engine/internal";
import type { ErrorCode } from "@rulebound/protocol";

/** Why something that a client wants cannot be: said to that client, and nothing changes. */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly rule?: string,
    /** Why, as data, for whoever says it in another language. */
    readonly why?: Reason,
  ) {
    super(message);
  }

  /** What the rules of the game refuse. */
  static refused({ detail, rule, reason, given }: Refusal): Problem {
    return new Problem("illegal", detail, rule, { reason, given });
  }
}

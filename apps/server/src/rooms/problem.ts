import type { ErrorCode } from "@rulebound/protocol";

/** Why something that a client wants cannot be: said to that client, and nothing changes. */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}

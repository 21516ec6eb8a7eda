import { type ServerReason, type ServerReasonKey, type Spoken, serverReason, type Why, whyInEnglish } from "@rulebound/protocol";

export const reasonOf = <Reason extends Why>(what: ServerReasonKey | Reason, given: readonly Spoken[]): Reason | ServerReason =>
  typeof what === "string" ? serverReason(what, ...given) : what;

/** What a request asks for and cannot have, with the status of the answer. */
export class RequestProblem extends Error {
  readonly why: ServerReason;

  constructor(
    readonly status: number,
    what: ServerReasonKey | ServerReason,
    ...given: readonly Spoken[]
  ) {
    const why = reasonOf(what, given);
    super(whyInEnglish(why));
    this.why = why;
  }
}

/** In the body of an answer: for people, and as data for whoever says it in another language. */
export const refusalBody = (why: Why): { readonly error: string; readonly why: Why } => ({ error: whyInEnglish(why), why });

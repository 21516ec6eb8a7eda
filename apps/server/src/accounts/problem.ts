/** What somebody wants with an account and cannot have. */
export class AccountProblem extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Why a recorded game cannot be read or played again, for a person. */
export class ReplayError extends Error {
  constructor(
    message: string,
    /** The number of the answer at which it was noticed; -1: before the first. */
    readonly answer = -1,
  ) {
    super(message);
    this.name = "ReplayError";
  }
}

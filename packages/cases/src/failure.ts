/** A step that did not go as the case says. The runner adds the file and the line. */
export class StepFailure extends Error {
  constructor(
    message: string,
    /** Where the step has lines of its own. */
    readonly line: number | null = null,
  ) {
    super(message);
    this.name = "StepFailure";
  }
}

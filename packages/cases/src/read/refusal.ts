/** A case that cannot be read: where, what was wrong, and what was expected. The message begins with `file:line: `. */
export class CaseError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
    /** The words that would have done, where there is a list of them. */
    readonly expected: readonly string[] = [],
  ) {
    super(`${file}:${line}: ${reason}`);
    this.name = "CaseError";
  }
}

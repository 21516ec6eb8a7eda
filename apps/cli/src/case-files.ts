import { CaseError } from "@rulebound/cases";
import { UserError } from "./options.ts";

/** A case that cannot be read is the user's to mend. */
export function sayingCaseErrors<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    throw new UserError(error.line === 0 ? `${error.file}: ${error.reason}` : error.message);
  }
}

/** Why there was nothing to do. */
export const noCase = (files: readonly string[], only: string | undefined): UserError =>
  new UserError(only === undefined ? `There is no case in ${files.join(", ")}.` : `No case here has "${only}" in its name.`);

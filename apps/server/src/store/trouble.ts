/** What is wrong with a database, a Redis or a disk: which of it passes, and how to say it. */

/** SQL states by class: wrong data, a broken constraint, a wrong statement. */
const WRONG_STATES = /^(22|23|42)/;
const WRONG_IN_SQLITE = /^SQLITE_(CONSTRAINT|MISMATCH|RANGE|TOOBIG|ERROR)/;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");

/**
 * Whether the same statement would fail again however long one waits. Everything else (no connection, a full disk, a
 * database that restarts or may only be read) is over one day: it is worth waiting.
 */
export const isLasting = (error: unknown): boolean => WRONG_STATES.test(codeOf(error)) || WRONG_IN_SQLITE.test(codeOf(error));

const CANNOT_CONNECT_NOW = "57P03";

/** Whether a database is there and does not answer yet: it starts or recovers, or its machine is too busy. */
export const isNotReadyYet = (error: unknown): boolean =>
  codeOf(error) === CANNOT_CONNECT_NOW || /connection timeout|timeout exceeded when trying to connect/.test(wordsOf(error));

/** In words, whatever was thrown: several causes at once have no message of their own, and some are not errors at all. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return [...new Set(error.errors.map(wordsOf))].join("; ");
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return String(error);
  const { message, code, cause } = error as { message?: unknown; code?: unknown; cause?: unknown };
  if (typeof message === "string" && message !== "") return message;
  if (cause !== undefined) return wordsOf(cause);
  return typeof code === "string" && code !== "" ? code : JSON.stringify(error);
}

/** An address without the password in it. */
export const withoutPassword = (address: string): string => address.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1@");

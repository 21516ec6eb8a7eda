import type { AnswerObject } from "./answers.ts";
import type { Library } from "./library.ts";
import type { Input, ObjectSchema } from "./schema.ts";

/** A question that programs may ask: what it takes, where it is asked over HTTP, and how it is answered. */
export interface Question {
  readonly name: string;
  readonly title: string;
  /** For whoever decides whether this is the question to ask. */
  readonly description: string;
  readonly input: ObjectSchema;
  /** What the answer looks like. */
  readonly output: AnswerObject;
  /** GET takes its input from the address, POST from a body of JSON. `{name}` is a part of the path. */
  readonly http: { readonly method: "get" | "post"; readonly path: string };
  /** Throws a QuestionError where there is no answer. */
  answer(input: Input, library: Library): object;
}

export const LIMITS = {
  /** Characters of a search, of a name, of a case, of an action line. */
  words: 200,
  name: 80,
  case: 8_000,
  action: 200,
  /** Cards, runes and pips of a position: a game of four with all its decks has some two hundred. */
  things: 300,
  /** Things that are listed at most, and without being asked for more. */
  listed: 25,
  usual: 8,
  /** Lines of an explanation. */
  lines: 400,
} as const;

export const limit = {
  type: "integer",
  description: "how many to list at most",
  minimum: 1,
  maximum: LIMITS.listed,
  default: LIMITS.usual,
} as const;

export const limitOf = ({ limit: given }: Input): number => (typeof given === "number" ? given : LIMITS.usual);

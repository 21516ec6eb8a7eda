import type { Looks } from "../pool.ts";
import type { Names } from "./terms.ts";

/**
 * What the text of a triggered ability looks at, noted while it is compiled: its source, what triggered it, what the text that generated
 * it remembers. Equal triggers that differ in none of it need no order (383.3.d).
 */
export interface LookedAt {
  source: boolean;
  cause: boolean;
  memory: boolean;
  /** Choices with smaller numbers come from the text that generated this one. */
  readonly inherited: number;
  /** The text around this one: it looks at whatever its inner texts look at. */
  readonly outer: LookedAt | null;
}

export const nothingLookedAt = (inherited = 0, outer: LookedAt | null = null): LookedAt => ({
  source: false,
  cause: false,
  memory: false,
  inherited,
  outer,
});

/** `memory`: the player whom the text has chosen. Choices and outcomes by number: `lookAtChoice`. */
export function lookAt(what: keyof Looks, { looks }: Names): void {
  for (let text: LookedAt | null = looks; text !== null; text = text.outer) text[what] = true;
}

export function lookAtChoice(number: number, { looks }: Names): void {
  for (let text: LookedAt | null = looks; text !== null; text = text.outer) if (number < text.inherited) text.memory = true;
}

/** "It", "there": a choice or outcome of the text; -1: what triggered. */
export function lookAtIt(number: number, names: Names): void {
  if (number < 0) lookAt("cause", names);
  else lookAtChoice(number, names);
}

export const looksOf = ({ source, cause, memory }: LookedAt): Looks => ({ source, cause, memory });

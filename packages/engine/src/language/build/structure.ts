/** Instructions made of instructions: choices, conditions, repetition, and what is done later. */
import type { Amount, Cost, Count, Instruction, Sel, Who } from "../types.ts";

type Verb<D extends Instruction["do"]> = Extract<Instruction, { readonly do: D }>;

/** A mode of `chooseOne`. */
export const mode = (...then: readonly Instruction[]) => ({ then });
/** A mode that its label selects or names. */
export const labelled = (label: string, ...then: readonly Instruction[]) => ({ label, then });
export const chooseOne = (...modes: Verb<"modes">["modes"][number][]): Instruction => ({ do: "modes", modes });
export const chooseModes = (n: Count, ...modes: Verb<"modes">["modes"][number][]): Instruction => ({ do: "modes", n, modes });
/** "X or Y" without a list: decided on execution. */
export const chooseEither = (...modes: Verb<"modes">["modes"][number][]): Instruction => ({
  do: "modes",
  resolution: true,
  say: "or",
  modes,
});
/** "Ready or exhaust a legend": chosen as usual, what is done to it on execution. */
export const eitherTo = (about: Sel, ...verbs: readonly ((what: Sel) => Instruction)[]): Instruction => ({
  do: "modes",
  resolution: true,
  say: "verbs",
  about,
  modes: verbs.map((verb) => mode(verb("it"))),
});
/** "You may ...", decided on execution. As the first part of a trigger's effect use the clause `youMay` instead (383.3.a). */
export const may = (...then: readonly Instruction[]): Instruction => ({ do: "may", then });
export const mayOf = (who: Who, ...then: readonly Instruction[]): Instruction => ({ do: "may", who, then });
/** "[do X] to [do Y]" on execution (204.3). */
export const payTo = (cost: Cost, ...then: readonly Instruction[]): Instruction => ({ do: "payTo", cost, then });
export const mayPayTo = (cost: Cost, ...then: readonly Instruction[]): Instruction => ({ do: "payTo", may: true, cost, then });
/** A payment that a later sentence looks at (205). */
export const payNow = (cost: Cost, who?: Who): Instruction => ({ do: "pay", cost, ...(who ? { who } : {}) });
export const ifThen = (cond: Verb<"if">["cond"], ...then: readonly Instruction[]): Instruction => ({ do: "if", cond, then });
/** The same with the condition at the end: "draw 1 if ...". */
export const ifLast = (cond: Verb<"if">["cond"], ...then: readonly Instruction[]): Instruction => ({ do: "if", cond, then, last: true });
export const ifElse = (cond: Verb<"if">["cond"], then: readonly Instruction[], otherwise: readonly Instruction[]): Instruction => ({
  do: "if",
  cond,
  then,
  else: otherwise,
});
/** "... If C, X instead.": `replaces` is what is done when C does not hold, and stands first in the text. */
export const insteadIf = (cond: Verb<"instead">["cond"], replaces: readonly Instruction[], then: readonly Instruction[]): Instruction => ({
  do: "instead",
  cond,
  replaces,
  then,
});
export const unlessPays = (who: Who, pays: Cost, ...then: readonly Instruction[]): Instruction => ({ do: "unless", who, pays, then });
export const unlessLets = (who: Who, lets: readonly Instruction[], ...then: readonly Instruction[]): Instruction => ({
  do: "unless",
  who,
  lets,
  then,
});
/** Each of these players; `you` inside is that player. */
export const each = (who: Who, ...then: readonly Instruction[]): Instruction => ({ do: "each", who, then });
/** You are left out of an `each` if that holds. */
export const exceptYouIf = (condition: Verb<"if">["cond"], instruction: Instruction): Instruction =>
  instruction.do === "each" ? { ...instruction, exceptYouIf: condition } : instruction;
export const eachFromNext = (who: Who, ...then: readonly Instruction[]): Instruction => ({ do: "each", who, startWithNext: true, then });
/** Each of these objects; `it` inside is that object. */
export const forEach = (of: Sel, ...then: readonly Instruction[]): Instruction => ({ do: "forEach", of, then });
/** The same in the order of your choice. */
export const forEachInOrder = (of: Sel, ...then: readonly Instruction[]): Instruction => ({ do: "forEach", of, then, ordered: true });
export const times = (n: Amount, ...then: readonly Instruction[]): Instruction => ({ do: "times", n, then });
/** "do this: ..." (386) */
export const doThisIf = (condition: Verb<"if">["cond"], ...then: readonly Instruction[]): Instruction => ({
  do: "reflexive",
  if: condition,
  then,
});
export const doThisForEach = (n: Amount, ...then: readonly Instruction[]): Instruction => ({ do: "reflexive", times: n, then });
export const doThisMay = (...then: readonly Instruction[]): Instruction => ({ do: "reflexive", may: true, then });
export const doThisMayPay = (cost: Cost, ...then: readonly Instruction[]): Instruction => ({ do: "reflexive", may: true, cost, then });
export const doThis = (...then: readonly Instruction[]): Instruction => ({ do: "reflexive", then });
export const delayed = (
  when: Verb<"delayed">["when"],
  options: Omit<Verb<"delayed">, "do" | "when" | "then">,
  ...then: readonly Instruction[]
): Instruction => ({
  do: "delayed",
  when,
  ...options,
  then,
});
/** "X at end of turn." */
export const atEndOfTurn = (...then: readonly Instruction[]): Instruction => ({
  do: "delayed",
  when: { on: "endOfTurn", who: "any" },
  once: true,
  until: "turn",
  then,
});
/** A passive effect for a while (390.4). */
export const effectFor = (duration: "turn" | "next" | "combat", effect: Verb<"effect">["effect"], about?: Sel): Instruction => ({
  do: "effect",
  effect,
  for: duration,
  ...(about ? { about } : {}),
});
/** The same for the next one that is played, and what comes to it then. */
export const effectForNext = (
  effect: Verb<"effect">["effect"],
  onPlayEffect: Pick<Verb<"effect">, "whenPlayed" | "gives"> = {},
): Instruction => ({
  do: "effect",
  effect,
  for: "next",
  ...onPlayEffect,
});
export const replacing = (
  replacement: Verb<"replacement">["replacement"],
  options: { readonly about?: Sel; readonly once?: boolean } = {},
): Instruction => ({
  do: "replacement",
  replacement,
  for: "turn",
  ...options,
});

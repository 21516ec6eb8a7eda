import { type Answer, type Choice, isItemChoice } from "@rulebound/engine/internal";
import type { OwnQuestion } from "@rulebound/protocol/seat";

/** What a player wants done without being asked, card by card. Cards go by their names, which stay what they are. */
export interface Habits {
  /** What is optional: always or never done. By card and text (`mayKey`). */
  readonly may: Readonly<Record<string, Habit>>;
  /** Windows in which a card could be used: always asked for, also over one's own items; or never on its account. By card. */
  readonly windows: Readonly<Record<string, Habit>>;
  /** Triggers that come together (`orderKey`), and the order that was chosen for them. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
}

export type Habit = "always" | "never";

export const NO_HABITS: Habits = { may: {}, windows: {}, orders: {} };

/** Null: it is a price of what one plays oneself, or a rule asks, and there is no text to remember it by. */
export function mayKey({ kind, label, clause, min }: OwnQuestion, card: string): string | null {
  return kind === "may" && label === "" && clause !== "" && min === 0 && card !== "" ? `${card}: ${clause}` : null;
}

const nameOf = ({ options, optionTexts }: OwnQuestion, at: number): string => `${options[at].name}: ${optionTexts[at] ?? ""}`;

/** Null: these are no triggers, or they cannot be told by their words. */
export function orderKey(question: OwnQuestion): string | null {
  const { kind, options, optionTexts } = question;
  if (kind !== "order" || !options.every(({ option }) => isItemChoice(option)) || optionTexts.some((text) => text === "")) return null;
  return options
    .map((_, at) => nameOf(question, at))
    .sort()
    .join(" & ");
}

/** The words of an order, to be remembered. */
export const wordsOf = (question: OwnQuestion, order: readonly Choice[]): string[] =>
  order.map((choice) =>
    nameOf(
      question,
      question.options.findIndex(({ option }) => option === choice),
    ),
  );

/** In the numbers of the seat; null: it is to be asked. */
export function habitualAnswer(question: OwnQuestion, card: string, { may, orders }: Habits): Answer | null {
  const optional = mayKey(question, card);
  const habit = optional === null ? undefined : may[optional];
  if (habit !== undefined) return question.offers.find(({ answer }) => answer.do === (habit === "always" ? "yes" : "no"))?.answer ?? null;
  const key = orderKey(question);
  const order = key === null ? undefined : orders[key];
  if (order === undefined) return null;
  const left = question.options.map(({ option }, at) => ({ option, name: nameOf(question, at) }));
  const picks = order.flatMap((name) => {
    const at = left.findIndex((one) => one.name === name);
    return at < 0 ? [] : left.splice(at, 1).map(({ option }) => option);
  });
  return left.length === 0 ? { do: "choose", picks } : null;
}

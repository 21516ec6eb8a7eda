import {
  type Answer,
  fromAliases,
  isEnoughForAll,
  isItemChoice,
  isRefusal,
  NOBODY,
  proposedAmounts,
  type State,
} from "@rulebound/engine/internal";
import { type OwnQuestion, seatSnapshot } from "./seat.ts";

/** Questions whose answer makes no difference: a client gives the plain one, and does not ask. */

/** Triggers with the same words from cards of the same name. */
const areAlike = (names: readonly string[], texts: readonly string[]): boolean =>
  texts[0] !== "" && texts.every((text) => text === texts[0]) && names.every((name) => name === names[0]);

/** From what the seat sees; null: it is to be asked. */
export function plainAnswer(question: OwnQuestion): Answer | null {
  const { kind, options, optionTexts } = question;
  if (kind === "assign" && isEnoughForAll(question)) return { do: "assign", amounts: proposedAmounts(question) };
  const picks = options.map(({ option }) => option);
  if (kind !== "order" || !picks.every(isItemChoice)) return null;
  const names = options.map(({ name }) => name);
  return areAlike(names, optionTexts) ? { do: "choose", picks } : null;
}

/** The same for a host, which has the game: in the engine's own numbers. */
export function plainAnswerIn(s: State): Answer | null {
  const seat = s.decision?.player ?? NOBODY;
  if (s.decision?.kind !== "assign" && s.decision?.kind !== "order") return null;
  const { question } = seatSnapshot(s, seat);
  const answer = question?.mine === true ? plainAnswer(question) : null;
  const meant = answer === null ? null : fromAliases(s, seat, answer);
  return meant === null || isRefusal(meant) ? null : meant;
}

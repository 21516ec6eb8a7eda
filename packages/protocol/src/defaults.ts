import { type Answer, fromAliases, isItemChoice, isRefusal, type State } from "@rulebound/engine";
import { type OwnQuestion, seatSnapshot } from "./seat.ts";

/** Questions whose answer makes no difference: a client gives the plain one, and does not ask. */

interface Damage {
  readonly total: number;
  /** Null: nothing is lethal to it. */
  readonly needs: readonly (number | null)[];
  readonly ranks: readonly number[];
}

/** 465.2.c: lethal to one after the other, as far as it goes, what is left over to the last: always legal. */
export function plainAssignment({ total, needs, ranks }: Damage): number[] {
  const rank = (at: number): number => (ranks[at] === 3 ? 0 : ranks[at]);
  const order = needs
    .map((_, at) => at)
    .filter((at) => needs[at] !== null)
    .sort((a, b) => rank(a) - rank(b) || (needs[a] ?? 0) - (needs[b] ?? 0));
  const amounts = needs.map(() => 0);
  let left = total;
  for (const at of order) {
    amounts[at] = Math.min(left, needs[at] ?? 0);
    left -= amounts[at];
  }
  const last = order.at(-1) ?? needs.length - 1;
  if (left > 0 && last >= 0) amounts[last] += left;
  return amounts;
}

/** Splits of a spell's damage are the player's own; in combat there is nothing to decide where everything dies. */
const killsAll = ({ total, needs, ranks }: Damage): boolean =>
  ranks[0] !== -1 && needs.every((need) => need !== null) && needs.reduce<number>((sum, need) => sum + (need ?? 0), 0) <= total;

/** Triggers with the same words from cards of the same name. */
const areAlike = (names: readonly string[], texts: readonly string[]): boolean =>
  texts[0] !== "" && texts.every((text) => text === texts[0]) && names.every((name) => name === names[0]);

/** From what the seat sees; null: it is to be asked. */
export function plainAnswer({ kind, options, optionTexts, total, needs, ranks }: OwnQuestion): Answer | null {
  if (kind === "assign" && killsAll({ total, needs, ranks })) return { do: "assign", amounts: plainAssignment({ total, needs, ranks }) };
  const picks = options.map(({ option }) => option);
  if (kind !== "order" || !picks.every(isItemChoice)) return null;
  const names = options.map(({ name }) => name);
  return areAlike(names, optionTexts) ? { do: "choose", picks } : null;
}

/** The same for a host, which has the game: in the engine's own numbers. */
export function plainAnswerIn(s: State): Answer | null {
  const seat = s.decision?.player ?? -1;
  if (s.decision?.kind !== "assign" && s.decision?.kind !== "order") return null;
  const { question } = seatSnapshot(s, seat);
  const answer = question?.mine === true ? plainAnswer(question) : null;
  const meant = answer === null ? null : fromAliases(s, seat, answer);
  return meant === null || isRefusal(meant) ? null : meant;
}

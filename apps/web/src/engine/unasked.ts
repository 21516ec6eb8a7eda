import { type Answer, fromAliases, isRefusal, type Seat, type State } from "@rulebound/engine/internal";
import { plainAnswerIn, type SeatSnapshot } from "@rulebound/protocol/seat";
import { automaticAnswer } from "./automatic.ts";
import { habitualAnswer } from "./habits.ts";
import type { Stops } from "./table.ts";

/**
 * What is answered for a person at one's own table, with the game at hand; null: they are asked. Online the client sees less (online/table.ts).
 * `shown`: as they would be asked, as habits are remembered by the words of questions.
 */
export function unaskedAnswer(s: State, seat: Seat, answers: readonly Answer[], stops: Stops, shown: () => SeatSnapshot): Answer | null {
  if (stops.full === true) return null;
  const nameOf = (card: number): string => s.pool.cards[card]?.data.name ?? "";
  const cardOf = (answer: Answer): string => ("object" in answer ? nameOf(s.objects[answer.object].card) : "");
  const kind = s.decision?.kind ?? "act";
  const asked = { seat, kind, answers, phase: s.phase, next: s.chain.at(-1)?.controller ?? null, cardOf };
  return plainAnswerIn(s) ?? automaticAnswer(asked, stops) ?? habitual();

  function habitual(): Answer | null {
    if (stops.habits === undefined || (kind !== "may" && kind !== "order")) return null;
    const { question } = shown();
    const answer = question?.mine === true ? habitualAnswer(question, nameOf(question.sourceCard), stops.habits) : null;
    const meant = answer === null ? null : fromAliases(s, seat, answer);
    return meant === null || isRefusal(meant) ? null : meant;
  }
}

import { createRng, type Rng } from "@rulebound/bots";
import type { Answer } from "@rulebound/engine/internal";
import type { SeatSnapshot } from "@rulebound/protocol";

/** Decks that the proofs play with, in turn. */
export const DECK_IDS = ["jinx", "ahri", "sett", "yi"];

/** At random from what is offered, but busily: who only passes sees nothing. */
export function pickAnswer({ question }: SeatSnapshot, rng: Rng = createRng(1)): Answer | null {
  if (question === null || !question.mine) return null;
  const { offers } = question;
  const acts = offers.filter(({ answer: { do: verb } }) => verb !== "pass" && verb !== "endTurn");
  const from = acts.length > 0 && rng.below(8) > 0 ? acts : offers;
  return from[rng.below(from.length)].answer;
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

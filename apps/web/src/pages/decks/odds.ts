import { MOST_ASIDE, OPENING } from "./hands.ts";

/** Of `size` cards `copies` are wanted: the chance that none of them is among the first `seen`. A quotient of binomials, exactly. */
export function chanceOfNone(size: number, copies: number, seen: number): number {
  if (seen > size - copies) return 0;
  let none = 1;
  for (let i = 0; i < seen; i++) none *= (size - copies - i) / (size - i);
  return none;
}

export interface Seating {
  /** Free-for-all and teams: who begins draws nothing in the first Draw Phase (487.7, 488.7, 489.7). */
  readonly players: "two" | "more";
  readonly isFirst: boolean;
}

/** Cards of the Main Deck that one has seen in one's own turn N, after its draw: the opening hand and a card a turn. */
export const seenBy = (turn: number, { players, isFirst }: Seating): number => OPENING + turn - (players === "more" && isFirst ? 1 : 0);

/** Two runes a turn, and one more in the first for who goes last (485.7, 487.7). */
export const runesBy = (turn: number, { isFirst }: Seating, deck: number): number => Math.min(deck, 2 * turn + (isFirst ? 0 : 1));

export interface Odds {
  /** Keeping whatever comes. */
  readonly kept: number;
  /**
   * Putting two cards aside wherever the hand has none of them. What is put aside goes under the deck, so a card is missed only if
   * it is not among that many more from the top.
   */
  readonly sought: number;
}

export function oddsOf(size: number, copies: number, turn: number, seating: Seating): Odds {
  const seen = Math.min(size, seenBy(turn, seating));
  return {
    kept: 1 - chanceOfNone(size, copies, seen),
    sought: 1 - chanceOfNone(size, copies, Math.min(size, seen + MOST_ASIDE)),
  };
}

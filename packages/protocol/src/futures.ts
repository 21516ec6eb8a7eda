import { type Answer, type Chance, determinize, isSplit, legal, proposedAmounts, type Seat, type State } from "@rulebound/engine/internal";
import { plainAnswerIn } from "./defaults.ts";

/** Games that could be the real one for all that a seat knows, to be played out: nothing of them comes from what is hidden. */

/** Another future each; what depends on one of them is not foreseen. */
const chanceOf = (seed: number): Chance => {
  let at = seed;
  return {
    below: (n) => {
      at = (Math.imul(at, 1103515245) + 12345) >>> 0;
      return at % n;
    },
  };
};

const futures = (s: State, seat: Seat): State[] =>
  [1, 2].map((seed) => {
    const ahead = determinize(s, seat, chanceOf(seed));
    ahead.windows = "all"; // windows in which nobody could do anything are looked at, too
    return ahead;
  });

/** What comes out the same in two of them; null: it depends on what is hidden, or on chance. */
export function inAllFutures<T>(s: State, seat: Seat, play: (ahead: State) => T | null): T | null {
  const [one, other] = futures(s, seat).map(play);
  return one !== null && JSON.stringify(one) === JSON.stringify(other) ? one : null;
}

/** Part by part: what comes out the same in two of them, and else what it is if nothing is known. Null: it cannot be played. */
export function partsInAllFutures<T extends object>(s: State, seat: Seat, unknown: T, play: (ahead: State) => T | null): T | null {
  const [one, other] = futures(s, seat).map(play);
  if (one === null || other === null) return null;
  const same = Object.entries(one).filter(([part, value]) => JSON.stringify(value) === JSON.stringify(other[part as keyof T]));
  return { ...unknown, ...(Object.fromEntries(same) as Partial<T>) };
}

/** Everybody passes, declines, and takes what comes first. */
export function plainest(s: State): Answer {
  const d = s.decision;
  if (d?.kind === "assign" && !isSplit(d)) return plainAnswerIn(s) ?? { do: "assign", amounts: proposedAmounts(d) };
  const answers = legal(s);
  return answers.find(({ do: what }) => what === "pass" || what === "no" || what === "done") ?? answers[0];
}

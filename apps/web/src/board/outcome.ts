import { type EventView, NOBODY, type Seat } from "@rulebound/engine/internal";

/** Why a game is over, read from what happened. */
export type Outcome =
  /** Who was ahead with enough points got the last of them by that. */
  | { readonly how: "conquer" | "hold"; readonly at: number }
  | { readonly how: "burnOut"; readonly by: Seat }
  | { readonly how: "card"; readonly card: number }
  | { readonly how: "points" }
  /** A card says who wins. */
  | { readonly how: "won"; readonly card: number }
  | { readonly how: "conceded"; readonly by: Seat };

const CONCEDED = "651.1";
const BY_POINTS = "194.2";
const BURN_OUT = "431.2.c";

/** Null: nobody has won. `isWinner`: teammates win together. */
export function outcomeOf(events: readonly EventView[], isWinner: (seat: Seat) => boolean): Outcome | null {
  const end = events.findLastIndex(({ type }) => type === "won");
  if (end < 0) return null;
  const before = events.slice(0, end);
  const { rule, sourceCard } = events[end];
  if (rule === CONCEDED) return { how: "conceded", by: before.findLast(({ type }) => type === "conceded")?.player ?? NOBODY };
  if (rule !== BY_POINTS) return { how: "won", card: sourceCard };
  const last = before.findLast(({ type, player }) => type === "gainedPoints" && isWinner(player));
  return last === undefined ? { how: "points" } : byThePoint(events, last);
}

function byThePoint(events: readonly EventView[], point: EventView): Outcome {
  if (point.rule === BURN_OUT) {
    const burned = events.slice(0, events.indexOf(point)).findLast(({ type }) => type === "burnedOut");
    return { how: "burnOut", by: burned?.player ?? NOBODY };
  }
  const cause = events[point.cause];
  if (point.rule === "471.1" && (cause?.type === "conquer" || cause?.type === "hold")) return { how: cause.type, at: cause.at };
  const card = [point.sourceCard, cause?.sourceCard ?? -1, cause?.card ?? -1].find((one) => one >= 0);
  return card === undefined ? { how: "points" } : { how: "card", card };
}

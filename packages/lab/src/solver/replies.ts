import { type Answer, legal, type ObjectId, type Seat, type State } from "@rulebound/engine/internal";
import { dealt, isUnseen, mates, outcomes } from "./sight.ts";

/** Against whom a win must be sure: opponents with any hand that they could have, or with what lies open alone. */
export const AGAINST = ["hidden", "visible"] as const;
export type Against = (typeof AGAINST)[number];

/** A reply of an opponent: in which of the games that it may be, and what it leads to (`search.ts`). */
export interface Reply {
  readonly from: State;
  readonly answer: Answer;
  readonly after: readonly State[] | null;
}

/** Everything that an opponent could answer here, passing first: most attempts fail by themselves. */
export function* replies(s: State, seat: Seat, against: Against): Generator<Reply> {
  const open = legal(s).filter((answer) => !isOfHiddenCard(s, seat, answer));
  open.sort((a, b) => Number(b.do === "pass") - Number(a.do === "pass"));
  for (const answer of open) yield { from: s, answer, after: outcomes(s, seat, answer) };
  if (against === "hidden" && s.decision?.kind === "act") yield* hiddenPlays(s, seat, s.decision.player);
}

const isOfHiddenCard = (s: State, seat: Seat, answer: Answer): boolean =>
  (answer.do === "play" || answer.do === "hide") && isUnseen(s, seat, answer.object);

/**
 * Nobody has decided yet what an unseen card is: it is any card that it may be, and becomes one when it is played. For a
 * player who knows nothing of it, that is the same as facing each hand in turn.
 */
function* hiddenPlays(s: State, seat: Seat, opponent: Seat): Generator<Reply> {
  yield* playsFrom(
    s,
    seat,
    s.players[opponent].hand.filter((id) => isUnseen(s, seat, id)),
  );
  for (const { facedown } of s.battlefields)
    yield* playsFrom(
      s,
      seat,
      facedown.filter((id) => s.objects[id].controller === opponent && isUnseen(s, seat, id)),
    );
}

/** As many cards are looked at together as there are places for them. */
function* playsFrom(s: State, seat: Seat, places: readonly ObjectId[]): Generator<Reply> {
  if (places.length === 0) return;
  const cards = [...new Set(mates(s, seat, places[0]).map((mate) => s.objects[mate].card))];
  for (let at = 0; at < cards.length; at += places.length) {
    const some = cards.slice(at, at + places.length);
    const from = dealt(s, seat, places.slice(0, some.length), some);
    if (from === null) continue;
    for (const answer of legal(from))
      if (answer.do === "play" && places.indexOf(answer.object) < some.length && places.includes(answer.object))
        yield { from, answer, after: outcomes(from, seat, answer, answer.object) };
  }
}

import {
  type Answer,
  aliasOf,
  apply,
  type Choice,
  fork,
  fromAliases,
  ITEM,
  isRefusal,
  legal,
  type Seat,
  type State,
} from "@rulebound/engine";

/** What would follow from an act, before it is done: the runes that would pay for it, and what would be asked first. */
export interface Foresight {
  readonly exhausts: readonly number[];
  readonly recycles: readonly number[];
  /** What the first question would let the player choose from, if it asks for something that can be pointed at. */
  readonly options: readonly Choice[];
  readonly about: string | null;
}

/** More questions than finalizing one card asks. */
const LIMIT = 24;

/** For the seat that is to act; the answer in its aliases. Later choices are taken as they come, so the price may differ. */
export function foresee(s: State, seat: Seat, answer: Answer): Foresight | null {
  const meant = fromAliases(s, seat, answer);
  if (isRefusal(meant) || s.decision?.player !== seat) return null;
  const ahead = fork(s);
  if (apply(ahead, meant) !== null) return null;
  const first = ahead.decision;
  const isPointing = first !== null && first.player === seat && first.kind === "choose";
  const options = isPointing ? first.options.map((option) => (option < ITEM ? aliasOf(ahead, seat, option) : option)) : [];
  for (let n = 0; n < LIMIT; n++) {
    const d = ahead.decision;
    if (d === null || d.player !== seat || d.kind === "act" || ahead.chain.every(({ finalized }) => finalized)) break;
    const [next] = d.kind === "may" ? legal(ahead).slice(-1) : legal(ahead);
    if (next === undefined || apply(ahead, next) !== null) break;
  }
  const before = s.players[seat].runes;
  const after = new Set(ahead.players[seat].runes);
  return {
    exhausts: before
      .filter((id) => !s.objects[id].exhausted && after.has(id) && ahead.objects[id].exhausted)
      .map((id) => aliasOf(s, seat, id)),
    recycles: before.filter((id) => !after.has(id)).map((id) => aliasOf(s, seat, id)),
    options,
    about: isPointing ? first.about : null,
  };
}

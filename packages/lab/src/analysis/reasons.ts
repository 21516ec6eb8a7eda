import { areFriendly, isUnit, type ObjectId, type Seat, type State, trueMight } from "@rulebound/engine/internal";

/** Why one answer is better than another: what is different when the player's next turn begins, in most of the imagined games. */
export type Reason =
  /** The better answer wins the game by then. */
  | { readonly what: "wins" }
  /** The other answer loses it. */
  | { readonly what: "loses" }
  /** So many points more for a seat, or fewer. */
  | { readonly what: "points"; readonly seat: Seat; readonly more: number }
  /** Units of one's own that live, and units of others that die; by card. */
  | { readonly what: "saved" | "killed"; readonly cards: readonly number[] }
  /** Who controls a battlefield after the one and after the other; -1: nobody. */
  | { readonly what: "control"; readonly battlefield: number; readonly after: Seat; readonly instead: Seat }
  | { readonly what: "cards" | "might"; readonly more: number }
  /** Many small things. */
  | { readonly what: "position" };

/** The same imagined game after the better answer and after the other one. */
interface Pair {
  readonly better: State;
  readonly played: State;
}

/** In that share of the games something has to be so. */
const MOSTLY = 0.5;
const MANY_REASONS = 3;
const MANY_CARDS = 1;
const MUCH_MIGHT = 1.5;
const HALF_A_POINT = 0.5;

export function reasonsFor(before: State, seat: Seat, pairs: readonly Pair[]): Reason[] {
  const decided = outright(seat, pairs);
  if (decided.length > 0) return decided;
  const found: Reason[] = [
    ...points(before, seat, pairs),
    ...control(before, seat, pairs),
    ...units(before, seat, pairs),
    ...resources(seat, pairs),
  ];
  return found.length === 0 ? [{ what: "position" }] : found.slice(0, MANY_REASONS);
}

const shareOf = (pairs: readonly Pair[], holds: (pair: Pair) => boolean): number => pairs.filter(holds).length / pairs.length;
const meanOf = (pairs: readonly Pair[], of: (s: State) => number): number =>
  pairs.reduce((sum, { better, played }) => sum + of(better) - of(played), 0) / pairs.length;

function outright(seat: Seat, pairs: readonly Pair[]): Reason[] {
  const hasWon = (s: State): boolean => s.winners.includes(seat);
  const hasLost = (s: State): boolean => s.winners.length > 0 && !hasWon(s);
  const wins = shareOf(pairs, ({ better, played }) => hasWon(better) && !hasWon(played)) >= MOSTLY;
  const loses = shareOf(pairs, ({ better, played }) => hasLost(played) && !hasLost(better)) >= MOSTLY;
  return [...(wins ? [{ what: "wins" } as const] : []), ...(loses ? [{ what: "loses" } as const] : [])];
}

/** More for oneself, or fewer for an opponent. */
function points(before: State, seat: Seat, pairs: readonly Pair[]): Reason[] {
  return before.players.flatMap((p) => {
    const isTeam = areFriendly(before, p.seat, seat);
    if (isTeam && p.seat !== seat) return []; // a team's points are shared
    const more = meanOf(pairs, (s) => s.players[p.seat].points);
    if ((isTeam ? more : -more) < HALF_A_POINT) return [];
    return [{ what: "points", seat: p.seat, more: Math.sign(more) * Math.max(1, Math.round(Math.abs(more))) } as const];
  });
}

function control(before: State, seat: Seat, pairs: readonly Pair[]): Reason[] {
  const isMine = (who: Seat): boolean => who >= 0 && areFriendly(before, who, seat);
  /** Ours before nobody's before theirs. */
  const rank = (who: Seat): number => (isMine(who) ? 2 : who < 0 ? 1 : 0);
  return before.battlefields.flatMap(({ index }) => {
    const gained = pairs.filter(
      ({ better, played }) => rank(better.battlefields[index].controller) > rank(played.battlefields[index].controller),
    );
    if (gained.length < MOSTLY * pairs.length) return [];
    const { better, played } = gained[0];
    return [
      {
        what: "control",
        battlefield: before.objects[before.battlefields[index].object].card,
        after: better.battlefields[index].controller,
        instead: played.battlefields[index].controller,
      } as const,
    ];
  });
}

/** Those that were on the board: ids stay the same in both. */
function units(before: State, seat: Seat, pairs: readonly Pair[]): Reason[] {
  const there = before.at.flat().filter((id) => isUnit(before, id));
  const isLeft = (s: State, id: ObjectId): boolean =>
    s.at.some((place) => place.includes(id)) && s.objects[id].incarnation === before.objects[id].incarnation;
  const livesIn = (id: ObjectId): boolean => shareOf(pairs, ({ better, played }) => isLeft(better, id) && !isLeft(played, id)) >= MOSTLY;
  const diesIn = (id: ObjectId): boolean => shareOf(pairs, ({ better, played }) => !isLeft(better, id) && isLeft(played, id)) >= MOSTLY;
  const isOwn = (id: ObjectId): boolean => areFriendly(before, before.objects[id].controller, seat);
  const cards = (ids: readonly ObjectId[]): number[] => ids.map((id) => before.objects[id].card);
  const saved = cards(there.filter((id) => isOwn(id) && livesIn(id)));
  const killed = cards(there.filter((id) => !isOwn(id) && diesIn(id)));
  return [
    ...(saved.length === 0 ? [] : [{ what: "saved", cards: saved } as const]),
    ...(killed.length === 0 ? [] : [{ what: "killed", cards: killed } as const]),
  ];
}

function resources(seat: Seat, pairs: readonly Pair[]): Reason[] {
  const might = meanOf(pairs, (s) => mightOf(s, (who) => areFriendly(s, who, seat)) - mightOf(s, (who) => !areFriendly(s, who, seat)));
  const cardsMore = meanOf(pairs, (s) => s.players[seat].hand.length);
  return [
    ...(might >= MUCH_MIGHT ? [{ what: "might", more: Math.round(might) } as const] : []),
    ...(cardsMore >= MANY_CARDS ? [{ what: "cards", more: Math.round(cardsMore) } as const] : []),
  ];
}

const mightOf = (s: State, isCounted: (seat: Seat) => boolean): number =>
  s.at
    .flat()
    .filter((id) => isUnit(s, id) && isCounted(s.objects[id].controller))
    .reduce((sum, id) => sum + trueMight(s, id), 0);

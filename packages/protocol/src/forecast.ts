import {
  type Answer,
  aliasOf,
  apply,
  battlefieldLocation,
  type Choice,
  isUnit,
  type LocationId,
  type ObjectId,
  Role,
  referencedMight,
  type Seat,
  type State,
  Zone,
} from "@rulebound/engine/internal";
import { inAllFutures, plainest } from "./futures.ts";

/** How a showdown would end if nobody did anything more, and damage were assigned plainly. */
export interface Forecast {
  readonly place: LocationId;
  /** The Might of both sides when damage would be dealt; null: there is no combat. */
  readonly sums: { readonly attacker: Seat; readonly attack: number; readonly defence: number } | null;
  /** Units that would not be on the board any more. */
  readonly dies: readonly number[];
  readonly scores: readonly { readonly player: Seat; readonly points: number }[];
}

/** More decisions than a showdown has in which everybody passes. */
const LIMIT = 80;

/**
 * Played out on games that could be the real one for all that the seat knows: only what comes out the same in them is told, so
 * nothing of it comes from what is hidden.
 */
export const forecast = (s: State, seat: Seat, answer: Answer, aim: Choice | null): Forecast | null =>
  inAllFutures(s, seat, (ahead) => playedOut(ahead, s, seat, answer, aim));

function playedOut(ahead: State, s: State, seat: Seat, answer: Answer, aim: Choice | null): Forecast | null {
  const before = unitsOf(s);
  let sums = sumsIn(ahead);
  if (apply(ahead, answer) !== null) return null;
  if (aim !== null && apply(ahead, { do: "pick", pick: aim }) !== null) return null;
  let place = s.showdownAt >= 0 ? s.showdownAt : ahead.showdownAt;
  let isDealt = false;
  for (let n = 0; n < LIMIT && ahead.decision !== null; n++) {
    if (place < 0) place = ahead.showdownAt;
    // Once damage is dealt, those who dealt it are in no sum any more.
    isDealt ||= sums !== null && deaths(ahead, before) > 0;
    if (!isDealt) sums = sumsIn(ahead) ?? sums;
    if (ahead.decision.kind === "act" && ahead.showdownAt < 0 && ahead.chain.length === 0) break;
    if (apply(ahead, plainest(ahead)) !== null) return null;
  }
  if (place < 0 || ahead.showdownAt >= 0) return null;
  return {
    place: battlefieldLocation(place),
    sums,
    dies: before.filter((id) => ahead.objects[id].zone !== Zone.board).map((id) => aliasOf(s, seat, id)),
    scores: ahead.players.flatMap(({ seat: player, points }) => {
      const gained = points - s.players[player].points;
      return gained > 0 ? [{ player, points: gained }] : [];
    }),
  };
}

const deaths = (s: State, units: readonly ObjectId[]): number => units.filter((id) => s.objects[id].zone !== Zone.board).length;

const unitsOf = (s: State): ObjectId[] => s.at.flatMap((place) => place.filter((id) => isUnit(s, id)));

function sumsIn(s: State): Forecast["sums"] {
  if (!s.combat || s.showdownAt < 0) return null;
  const might = (role: Role): number =>
    s.at[battlefieldLocation(s.showdownAt)].reduce(
      (sum, id) => sum + (s.objects[id].role === role && !s.objects[id].stunned ? referencedMight(s, id) : 0),
      0,
    );
  return { attacker: s.attacker, attack: might(Role.attacker), defence: might(Role.defender) };
}

import {
  type Answer,
  aliasOf,
  apply,
  type Chance,
  determinize,
  FIRST_BATTLEFIELD,
  isUnit,
  type LocationId,
  legal,
  type ObjectId,
  Role,
  referencedMight,
  type Seat,
  type State,
  Zone,
} from "@rulebound/engine";
import { plainAnswerIn, plainAssignment } from "./defaults.ts";

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

/** Another future each; what depends on one of them is not foreseen. */
const futures = (seed: number): Chance => {
  let at = seed;
  return {
    below: (n) => {
      at = (Math.imul(at, 1103515245) + 12345) >>> 0;
      return at % n;
    },
  };
};

/**
 * Played out on games that could be the real one for all that the seat knows: only what comes out the same in them is told, so
 * nothing of it comes from what is hidden.
 */
export function forecast(s: State, seat: Seat, answer: Answer): Forecast | null {
  const [one, other] = [1, 2].map((seed) => playedOut(determinize(s, seat, futures(seed)), s, seat, answer));
  return one !== null && JSON.stringify(one) === JSON.stringify(other) ? one : null;
}

function playedOut(ahead: State, s: State, seat: Seat, answer: Answer): Forecast | null {
  ahead.windows = "all"; // a showdown in which nobody could do anything is looked at, too
  const before = unitsOf(s);
  let sums = sumsIn(ahead);
  if (apply(ahead, answer) !== null) return null;
  let place = s.showdownAt >= 0 ? s.showdownAt : ahead.showdownAt;
  let isDealt = false;
  for (let n = 0; n < LIMIT && ahead.decision !== null; n++) {
    if (place < 0) place = ahead.showdownAt;
    // Once damage is dealt, those who dealt it are in no sum any more.
    isDealt ||= sums !== null && deaths(ahead, before) > 0;
    if (!isDealt) sums = sumsIn(ahead) ?? sums;
    if (ahead.decision.kind === "act" && ahead.showdownAt < 0 && ahead.chain.length === 0) break;
    if (apply(ahead, plain(ahead)) !== null) return null;
  }
  if (place < 0 || ahead.showdownAt >= 0) return null;
  return {
    place: place + FIRST_BATTLEFIELD,
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
    s.at[s.showdownAt + FIRST_BATTLEFIELD].reduce(
      (sum, id) => sum + (s.objects[id].role === role && !s.objects[id].stunned ? referencedMight(s, id) : 0),
      0,
    );
  return { attacker: s.attacker, attack: might(Role.attacker), defence: might(Role.defender) };
}

/** Everybody passes, declines, and takes what comes first. */
function plain(s: State): Answer {
  const d = s.decision;
  if (d?.kind === "assign" && d.ranks[0] !== -1)
    return (
      plainAnswerIn(s) ?? { do: "assign", amounts: plainAssignment({ ...d, needs: d.needs.map((need) => (need < MOST ? need : null)) }) }
    );
  const answers = legal(s);
  return answers.find(({ do: what }) => what === "pass" || what === "no" || what === "done") ?? answers[0];
}

/** Nothing that a unit needs to die is more. */
const MOST = 1_000_000;

import { addToIndex, removeFromIndex } from "../derive/arrivals.ts";
import { invalidateAbilities, invalidateLayers } from "../state/fork.ts";
import {
  FIRST_INCARNATION,
  type Incarnation,
  type LocationId,
  NOBODY,
  NOWHERE,
  nextOngoingId,
  type ObjectId,
  type OngoingId,
  type Seat,
} from "../state/ids.ts";
import { emptyObjectArray } from "../state/lists.ts";
import { refersTo, refsTo } from "../state/object-refs.ts";
import type { Ongoing, State } from "../state/records.ts";

/** How long an effect lasts. */
export const Until = { turn: 0, combat: 1, sourceOnBoard: 2, attached: 3, forever: 4, nextUse: 5, nextMain: 6, nextEnding: 7 } as const;

interface OngoingTerms {
  readonly controller: Seat;
  readonly source: ObjectId;
  /** Which incarnation of it speaks; left out: the one that there is now. */
  readonly sourceIncarnation?: Incarnation;
  readonly about?: readonly ObjectId[];
  readonly until: number;
  readonly amount?: number;
  readonly location?: LocationId;
  readonly player?: Seat;
  /** What a delayed trigger's text has mentioned, and the incarnations beside it. */
  readonly vars?: readonly (readonly number[])[];
  readonly incarnations?: readonly (readonly Incarnation[])[];
}
const NO_VARS: readonly (readonly never[])[] = emptyObjectArray();

const NOTHING: readonly ObjectId[] = [];

/** 389: an ability that is active for a while, whatever becomes of its source (392). */
export function addOngoing(s: State, effect: number, terms: OngoingTerms): Ongoing {
  const id = s.nextOngoing;
  s.nextOngoing = nextOngoingId(id);
  const ongoing: Ongoing = {
    id,
    effect,
    controller: terms.controller,
    source: terms.source,
    sourceIncarnation: terms.sourceIncarnation ?? (terms.source < 0 ? FIRST_INCARNATION : s.objects[terms.source].incarnation),
    about: refsTo(s, terms.about ?? NOTHING),
    until: terms.until,
    turn: s.turnNumber,
    amount: terms.amount ?? 0,
    location: terms.location ?? NOWHERE,
    player: terms.player ?? NOBODY,
    stamp: ++s.stamp,
    vars: terms.vars ?? NO_VARS,
    incarnations: terms.incarnations ?? NO_VARS,
  };
  s.ongoing = [...s.ongoing, ongoing];
  if (addToIndex(s, ongoing)) invalidateLayers(s);
  else invalidateAbilities(s);
  return ongoing;
}

export const removeOngoing = (s: State, id: OngoingId): void => void endThose(s, (o) => o.id === id);

/** Ends those that are over, and says which they were. */
export function endThose(s: State, isOver: (o: Ongoing) => boolean): readonly Ongoing[] {
  const ended = s.ongoing.filter(isOver);
  if (ended.length === 0) return ended;
  s.ongoing = s.ongoing.filter((o) => !isOver(o));
  if (removeFromIndex(s, ended)) invalidateLayers(s);
  else invalidateAbilities(s);
  return ended;
}

/** The effects of a kind that are about an object. */
export function ongoingOn(s: State, kind: string, id: ObjectId): Ongoing | null {
  for (const o of s.ongoing) if (s.pool.ongoing[o.effect].kind === kind && refersTo(s, o.about, id)) return o;
  return null;
}

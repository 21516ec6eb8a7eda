import { type LocationId, NO_OBJECT, NOWHERE, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { T } from "../state/triggers.ts";
import type { Happening } from "./note.ts";

/** What happens, as those who bring it about say it: a record per kind of event, with what an event of that kind has. */
export type Occurrence =
  | Event<typeof T.played, { object: ObjectId; energySpent: number; amount: number; playedFrom: Zone; to: LocationId }> // amount: which of this turn
  | Event<typeof T.moved, { object: ObjectId; amount: number; from: LocationId; to: LocationId }>
  | Event<typeof T.attacks | typeof T.defends, { object?: ObjectId; to: LocationId }> // without an object: the player does
  | Event<typeof T.winsCombat, { object?: ObjectId; to: LocationId }>
  | Event<typeof T.combatStarts | typeof T.showdownBegins, { to: LocationId }>
  | Event<typeof T.combatEnds, { to: LocationId; flags: number }>
  | Event<typeof T.conquers, { amount?: number; to: LocationId; flags?: number }>
  | Event<typeof T.holds | typeof T.scores, { to: LocationId; flags?: number }>
  | Event<typeof T.dies, { object: ObjectId; amount: number; from: LocationId; flags: number }>
  | Event<typeof T.leaves, { object: ObjectId; from: LocationId; flags?: number }>
  | Event<typeof T.killed, { object: ObjectId; source: ObjectId; amount: number; from: LocationId; flags: number }>
  | Event<typeof T.returnedToHand, { object: ObjectId; from: LocationId }>
  | Event<typeof T.beginningPhase | typeof T.mainPhase | typeof T.endOfTurn, object>
  | Event<typeof T.exhausted | typeof T.readied | typeof T.buffed | typeof T.buffSpent | typeof T.empowered | typeof T.revealed, OfObject>
  | Event<typeof T.stunned | typeof T.hid, { object: ObjectId; to: LocationId }>
  | Event<typeof T.becomesMighty | typeof T.mightReaches, { object: ObjectId; amount: number }> // amount: its Might before
  | Event<typeof T.mightReduced, { object: ObjectId; amount: number; to: LocationId }>
  | Event<typeof T.recycledCard | typeof T.recycledRune | typeof T.discarded | typeof T.burned, { object: ObjectId; amount: number }>
  | Event<typeof T.banished, { object: ObjectId; amount: number }> // amount: 1 if it was its own doing
  | Event<typeof T.drew, { object: ObjectId; together: number; amount: number }> // together: how many were drawn at once
  | Event<typeof T.dealtDamage, { object: ObjectId; source: ObjectId; amount: number; to: LocationId }>
  | Event<typeof T.chosen, { object: ObjectId; source: ObjectId; to: LocationId; flags: number }>
  | Event<typeof T.attachedEquipment, { object: ObjectId; gear: ObjectId; to: LocationId }>
  | Event<typeof T.abilityUsed, { object: ObjectId; amount: number }> // amount: the Energy of its cost
  | Event<typeof T.gainedXp, { amount: number }>;

type Event<Kind extends number, Facts> = { readonly kind: Kind; readonly player: Seat } & Readonly<Facts>;
interface OfObject {
  object: ObjectId;
}

/** Every fact that an event of some kind has. */
interface AnyFacts {
  readonly kind: number;
  readonly player: Seat;
  readonly object?: ObjectId;
  readonly source?: ObjectId;
  readonly gear?: ObjectId;
  readonly energySpent?: number;
  readonly together?: number;
  readonly amount?: number;
  readonly from?: LocationId;
  readonly playedFrom?: Zone;
  readonly to?: LocationId;
  readonly flags?: number;
}

/** In one shape for all kinds, in which triggers read it: what an event does not say is nobody, nothing, nowhere. */
export function happeningOf(facts: AnyFacts): Happening {
  return {
    kind: facts.kind,
    player: facts.player,
    object: facts.object ?? NO_OBJECT,
    other: facts.source ?? facts.gear ?? facts.energySpent ?? facts.together ?? NO_OBJECT,
    amount: facts.amount ?? 0,
    from: facts.from ?? NOWHERE,
    to: facts.to ?? NOWHERE,
    playedFrom: facts.playedFrom ?? Zone.none,
    flags: facts.flags ?? 0,
  };
}

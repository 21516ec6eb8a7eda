import { type LocationId, NO_OBJECT, NOWHERE, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { TriggerKind } from "../state/triggers.ts";

/** What abilities can trigger on: a record per kind of event, with the fields that an event of that kind has. */
export type TriggerEvent =
  | Event<typeof TriggerKind.played, { object: ObjectId; energySpent: number; amount: number; playedFrom: Zone; to: LocationId }> // amount: which of this turn
  | Event<typeof TriggerKind.moved, { object: ObjectId; amount: number; from: LocationId; to: LocationId }>
  | Event<typeof TriggerKind.attacks | typeof TriggerKind.defends, { object?: ObjectId; to: LocationId }> // without an object: the player does
  | Event<typeof TriggerKind.winsCombat, { object?: ObjectId; to: LocationId }>
  | Event<typeof TriggerKind.combatStarts | typeof TriggerKind.showdownBegins, { to: LocationId }>
  | Event<typeof TriggerKind.combatEnds, { to: LocationId; flags: number }>
  | Event<typeof TriggerKind.conquers, { amount?: number; to: LocationId; flags?: number }>
  | Event<typeof TriggerKind.holds | typeof TriggerKind.scores, { to: LocationId; flags?: number }>
  | Event<typeof TriggerKind.dies, { object: ObjectId; amount: number; from: LocationId; flags: number }>
  | Event<typeof TriggerKind.leaves, { object: ObjectId; from: LocationId; flags?: number }>
  | Event<typeof TriggerKind.killed, { object: ObjectId; source: ObjectId; amount: number; from: LocationId; flags: number }>
  | Event<typeof TriggerKind.returnedToHand, { object: ObjectId; from: LocationId }>
  | Event<typeof TriggerKind.beginningPhase | typeof TriggerKind.mainPhase | typeof TriggerKind.endOfTurn, object>
  | Event<
      | typeof TriggerKind.exhausted
      | typeof TriggerKind.readied
      | typeof TriggerKind.buffed
      | typeof TriggerKind.buffSpent
      | typeof TriggerKind.empowered
      | typeof TriggerKind.revealed,
      OfObject
    >
  | Event<typeof TriggerKind.stunned | typeof TriggerKind.hid, { object: ObjectId; to: LocationId }>
  | Event<typeof TriggerKind.becomesMighty | typeof TriggerKind.mightReaches, { object: ObjectId; amount: number }> // amount: its Might before
  | Event<typeof TriggerKind.mightReduced, { object: ObjectId; amount: number; to: LocationId }>
  | Event<
      typeof TriggerKind.recycledCard | typeof TriggerKind.recycledRune | typeof TriggerKind.discarded | typeof TriggerKind.burned,
      { object: ObjectId; amount: number }
    >
  | Event<typeof TriggerKind.banished, { object: ObjectId; amount: number }> // amount: 1 if it was its own doing
  | Event<typeof TriggerKind.drew, { object: ObjectId; together: number; amount: number }> // together: how many were drawn at once
  | Event<typeof TriggerKind.dealtDamage, { object: ObjectId; source: ObjectId; amount: number; to: LocationId }>
  | Event<typeof TriggerKind.chosen, { object: ObjectId; source: ObjectId; to: LocationId; flags: number }>
  | Event<typeof TriggerKind.attachedEquipment, { object: ObjectId; gear: ObjectId; to: LocationId }>
  | Event<typeof TriggerKind.abilityUsed, { object: ObjectId; amount: number }> // amount: the Energy of its cost
  | Event<typeof TriggerKind.gainedXp, { amount: number }>;

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

/** A trigger event in one shape for all kinds, as listeners read it. What an event of a kind does not have is nobody, nothing or nowhere. */
export interface FlatTriggerEvent {
  readonly kind: number;
  readonly player: Seat;
  readonly object: ObjectId;
  /** A second object; of a play the Energy spent on it, of a draw how many cards were drawn at once. */
  readonly other: number;
  readonly amount: number;
  readonly from: LocationId;
  readonly to: LocationId;
  /** Of a play: the zone it was played from, which is no place; Zone.none of everything else. */
  readonly playedFrom: Zone;
  readonly flags: number;
}

export function flatTriggerEvent(facts: AnyFacts): FlatTriggerEvent {
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

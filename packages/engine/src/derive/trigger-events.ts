import { type LocationId, NO_OBJECT, NOWHERE, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { TriggerKind } from "../state/triggers.ts";

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
  readonly other: ObjectId;
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

/**
 * The same of an event that has happened, field by field for each kind: whoever reads records of forty kinds at one place
 * searches for each field (docs/decisions/0006).
 */
export function flattened(e: TriggerEvent): FlatTriggerEvent {
  switch (e.kind) {
    case TriggerKind.played:
      return flat(e.kind, e.player, e.object, e.energySpent, e.amount, NOWHERE, e.to, e.playedFrom, 0);
    case TriggerKind.moved:
      return flat(e.kind, e.player, e.object, NO_OBJECT, e.amount, e.from, e.to, Zone.none, 0);
    case TriggerKind.attacks:
    case TriggerKind.defends:
    case TriggerKind.winsCombat:
      return flat(e.kind, e.player, e.object ?? NO_OBJECT, NO_OBJECT, 0, NOWHERE, e.to, Zone.none, 0);
    case TriggerKind.combatStarts:
    case TriggerKind.showdownBegins:
      return flat(e.kind, e.player, NO_OBJECT, NO_OBJECT, 0, NOWHERE, e.to, Zone.none, 0);
    case TriggerKind.combatEnds:
    case TriggerKind.holds:
    case TriggerKind.scores:
      return flat(e.kind, e.player, NO_OBJECT, NO_OBJECT, 0, NOWHERE, e.to, Zone.none, e.flags ?? 0);
    case TriggerKind.conquers:
      return flat(e.kind, e.player, NO_OBJECT, NO_OBJECT, e.amount ?? 0, NOWHERE, e.to, Zone.none, e.flags ?? 0);
    case TriggerKind.dies:
      return flat(e.kind, e.player, e.object, NO_OBJECT, e.amount, e.from, NOWHERE, Zone.none, e.flags);
    case TriggerKind.leaves:
      return flat(e.kind, e.player, e.object, NO_OBJECT, 0, e.from, NOWHERE, Zone.none, e.flags ?? 0);
    case TriggerKind.killed:
      return flat(e.kind, e.player, e.object, e.source, e.amount, e.from, NOWHERE, Zone.none, e.flags);
    case TriggerKind.returnedToHand:
      return flat(e.kind, e.player, e.object, NO_OBJECT, 0, e.from, NOWHERE, Zone.none, 0);
    case TriggerKind.beginningPhase:
    case TriggerKind.mainPhase:
    case TriggerKind.endOfTurn:
      return flat(e.kind, e.player, NO_OBJECT, NO_OBJECT, 0, NOWHERE, NOWHERE, Zone.none, 0);
    case TriggerKind.exhausted:
    case TriggerKind.readied:
    case TriggerKind.buffed:
    case TriggerKind.buffSpent:
    case TriggerKind.empowered:
    case TriggerKind.revealed:
      return flat(e.kind, e.player, e.object, NO_OBJECT, 0, NOWHERE, NOWHERE, Zone.none, 0);
    case TriggerKind.stunned:
    case TriggerKind.hid:
      return flat(e.kind, e.player, e.object, NO_OBJECT, 0, NOWHERE, e.to, Zone.none, 0);
    case TriggerKind.mightReduced:
      return flat(e.kind, e.player, e.object, NO_OBJECT, e.amount, NOWHERE, e.to, Zone.none, 0);
    case TriggerKind.becomesMighty:
    case TriggerKind.mightReaches:
    case TriggerKind.recycledCard:
    case TriggerKind.recycledRune:
    case TriggerKind.discarded:
    case TriggerKind.burned:
    case TriggerKind.banished:
    case TriggerKind.abilityUsed:
      return flat(e.kind, e.player, e.object, NO_OBJECT, e.amount, NOWHERE, NOWHERE, Zone.none, 0);
    case TriggerKind.drew:
      return flat(e.kind, e.player, e.object, e.together, e.amount, NOWHERE, NOWHERE, Zone.none, 0);
    case TriggerKind.dealtDamage:
      return flat(e.kind, e.player, e.object, e.source, e.amount, NOWHERE, e.to, Zone.none, 0);
    case TriggerKind.chosen:
      return flat(e.kind, e.player, e.object, e.source, 0, NOWHERE, e.to, Zone.none, e.flags);
    case TriggerKind.attachedEquipment:
      return flat(e.kind, e.player, e.object, e.gear, 0, NOWHERE, e.to, Zone.none, 0);
    case TriggerKind.gainedXp:
      return flat(e.kind, e.player, NO_OBJECT, NO_OBJECT, e.amount, NOWHERE, NOWHERE, Zone.none, 0);
  }
}

const flat = (
  kind: number,
  player: Seat,
  object: ObjectId,
  other: ObjectId,
  amount: number,
  from: LocationId,
  to: LocationId,
  playedFrom: Zone,
  flags: number,
): FlatTriggerEvent => ({ kind, player, object, other, amount, from, to, playedFrom, flags });

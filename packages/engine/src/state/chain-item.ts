import type { EditableItem } from "./field-groups.ts";
import { type AbilityId, type ItemId, NOBODY, NOWHERE, type ObjectId, type Seat, Zone } from "./ids.ts";
import { emptyObjectArray } from "./lists.ts";
import type { LastKnownInfo, State } from "./records.ts";

/**
 * A card or ability as it comes to the chain, pending, with nothing chosen and nothing paid. Made here and nowhere else,
 * so that all items have one shape (docs/decisions/0006).
 */
export function newItem(
  s: State,
  id: ItemId,
  object: ObjectId,
  ability: AbilityId,
  self: ObjectId,
  controller: Seat,
  note: LastKnownInfo | null,
  triggered: boolean,
  incarnation = s.objects[object].incarnation,
  selfIncarnation = s.objects[self].incarnation,
): EditableItem {
  return {
    epoch: s.epoch,
    id,
    object,
    incarnation,
    ability,
    self,
    selfIncarnation,
    controller,
    finalized: false,
    triggered,
    batch: s.batch,
    ordered: false,
    note,
    targets: NO_RECORDS,
    incarnations: NO_RECORDS,
    locations: NO_RECORDS,
    modes: NONE,
    destinations: NONE,
    costs: 0,
    repeats: 0,
    alternativeCost: 0,
    place: NOWHERE,
    entersAt: NOWHERE,
    from: Zone.none,
    fromLocation: NOWHERE,
    costObjects: NONE,
    costMight: 0,
    costEnergy: 0,
    costPower: 0,
    energySpent: 0,
    powerSpent: 0,
    amountPaid: 0,
    player: NOBODY,
    entersReady: false,
    leavesTo: null,
    terms: null,
    onPlayEffects: NO_RECORDS,
  };
}

const NONE: readonly never[] = [];
const NO_RECORDS: readonly never[] = emptyObjectArray<never>();

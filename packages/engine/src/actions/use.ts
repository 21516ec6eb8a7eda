import { instanceKey } from "../derive/copies.ts";
import { isGear } from "../derive/read.ts";
import type { CompiledAbility } from "../language/pool.ts";
import { editPlayer } from "../state/fork.ts";
import type { AbilityId, ObjectId, Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { usesOf } from "../state/uses.ts";
import { setUses, trigger } from "./trigger.ts";

/** 377: activated abilities, on the chain or used to pay (429.3.a): both pass through here. Runes' are nobody's concern. */

/** It has been finalized: played, for those who count. */
export function abilityPlayed(s: State, seat: Seat, source: ObjectId): void {
  if (isGear(s, source)) editPlayer(s, seat).gearAbilities++;
}

/** 429.3.a: and so has one that Adds while something is paid for, which counts its uses only here. */
export function abilityPlayedToPay(s: State, seat: Seat, source: ObjectId, ability: AbilityId): void {
  if (s.pool.abilities[ability].oncePerTurn) setUses(s, source, instanceKey(s, ability, source, source), 1);
  abilityPlayed(s, seat, source);
}

/** May an ability that is used once each turn still be used this turn? */
export const isUnused = (s: State, { id, oncePerTurn }: CompiledAbility, source: ObjectId, self: ObjectId): boolean =>
  !oncePerTurn || usesOf(s.objects[source].used, instanceKey(s, id, source, self)) === 0;

/** 377.2.a: it has resolved, and only now has been used. Its source may be gone by then. 206.1: what it costs is its base cost. */
export function abilityUsed(s: State, seat: Seat, source: ObjectId, ability: AbilityId): void {
  trigger(s, { kind: TriggerKind.abilityUsed, player: seat, object: source, amount: s.pool.abilities[ability].cost?.energy ?? 0 });
}

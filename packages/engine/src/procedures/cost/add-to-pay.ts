import { add } from "../../actions/add.ts";
import { emit } from "../../actions/emit.ts";
import { kill } from "../../actions/kill.ts";
import { recycleRune } from "../../actions/recycle.ts";
import { exhaust } from "../../actions/states.ts";
import { startTriggerBatch } from "../../actions/trigger.ts";
import { abilityPlayedToPay, abilityUsed } from "../../actions/use.ts";
import type { AddSource } from "../../language/pool.ts";
import { ANY_DOMAIN, type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import { Limit, limitBit } from "../../state/limits.ts";
import type { State } from "../../state/records.ts";
import type { ResourceAbility } from "./available-resources.ts";
import { domainOf } from "./worth.ts";

/** What runes and other abilities Add, put into the pool (429.3). */

const NO_POWER: readonly number[] = [];

/** 164.2.a */
export function exhaustRune(s: State, seat: Seat, rune: ObjectId): void {
  exhaust(s, rune, seat);
  add(s, seat, 1, NO_POWER, Limit.none);
}

/** 164.2.b */
export function recycleForPower(s: State, seat: Seat, rune: ObjectId): void {
  const d = domainOf(s, rune);
  recycleRune(s, rune);
  add(s, seat, 0, [d], Limit.none);
}

/** Uses an ability that Adds: it finalizes and resolves at once (429.3.a). */
export function useToPay(s: State, seat: Seat, ability: ResourceAbility): void {
  const { source, object } = ability;
  emit(s, "activated", "429.3", { player: seat, object });
  abilityPlayedToPay(s, seat, object, ability.ability);
  exhaust(s, object, seat);
  if (ability.spends && s.objects[object].zone === Zone.board)
    kill(s, [object], { by: seat, source: object, flags: LastKnownFlag.byAbility, root: -1 });
  addFrom(s, seat, source);
  startTriggerBatch(s);
  abilityUsed(s, seat, object, ability.ability);
}

export function addFrom(s: State, seat: Seat, source: AddSource): void {
  const power = source.power.slice();
  for (let i = 0; i < source.universal; i++) power.push(ANY_DOMAIN);
  add(s, seat, source.energy, power, limitBit(source.limit));
}

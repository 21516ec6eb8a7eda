import type { CompiledAbility } from "../language/pool.ts";
import { type ObjectId, Zone } from "../state/ids.ts";
import type { GameObject, State } from "../state/records.ts";
import { type Active, addAll, arrangeLayers, type Draft } from "./ability-index.ts";

/** Most permanents that come or go change the index of abilities by their own entries: those are added or taken out. */

/**
 * A permanent has come, the youngest of all: what it has goes behind the rest, as if the index had been made anew. False where
 * that would be elsewhere, or where the index is not this state's own.
 */
export function addArrival(s: State, id: ObjectId): boolean {
  const index: Draft | null = s.index;
  if (index === null || index.epoch !== s.epoch || index.volatile || s.hasZoneCards || s.ongoing.length > 0) return false;
  const before = index.layered.length;
  addAll(index, s.pool.cards[s.objects[id].card], id, id);
  if (index.volatile) return false;
  if (index.layered.length > before) arrangeLayers(index);
  return true;
}

/**
 * A permanent leaves, with nothing attached to it: what it has is taken out, as if the index had been made anew. False where
 * more than its own entries would change, or where the index is not this state's own.
 */
export function removeDeparture(s: State, o: GameObject): boolean {
  const { index } = s;
  if (index === null || index.epoch !== s.epoch || index.volatile || s.ongoing.length > 0) return false;
  if (o.copyOf >= 0 || o.attachedTo >= 0 || o.attached.length > 0) return false;
  const { abilities } = s.pool.cards[o.card];
  for (let i = 0; i < abilities.length; i++) if (!isTriggerAlone(abilities[i])) return false;
  for (let i = 0; i < abilities.length; i++) {
    const { listens } = abilities[i];
    for (let k = 0; k < listens.length; k++) index.triggers[listens[k]] = withoutSource(index.triggers[listens[k]], o.id);
  }
  return true;
}

const isTriggerAlone = ({ kind, zone, statics, replacement }: CompiledAbility): boolean =>
  kind === "triggered" && zone === Zone.board && statics.length === 0 && replacement === null;

function withoutSource(list: Active[] | undefined, source: ObjectId): Active[] | undefined {
  if (list === undefined) return undefined;
  const out: Active[] = [];
  for (let i = 0; i < list.length; i++) if (list[i].source !== source) out.push(list[i]);
  return out.length === 0 ? undefined : out;
}

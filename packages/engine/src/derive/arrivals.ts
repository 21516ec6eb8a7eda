import type { CompiledAbility } from "../language/pool.ts";
import { type ObjectId, Zone } from "../state/ids.ts";
import type { GameObject, Ongoing, State } from "../state/records.ts";
import { type Active, type ActiveStatic, addAll, addOngoing, arrangeLayers, type Draft, isTimed, noteLayered } from "./ability-index.ts";
import { NO_LAYER } from "./static-kinds.ts";

/**
 * Most permanents and effects that come or go change the index of abilities by their own entries: those are added or taken out, as if
 * the index had been made anew. Each of these says false where more than that would change, or where the index is not this state's own.
 */

const ownIndex = (s: State): Draft | null => (s.index !== null && s.index.epoch === s.epoch && !s.index.volatile ? s.index : null);

/** Is anything in the index because of it? */
function isIndexed(s: State, { effect }: Ongoing): boolean {
  switch (s.pool.ongoing[effect].kind) {
    case "abilities":
    case "static":
    case "copiedText":
    case "copy":
    case "control":
    case "becomesUnit":
    case "addedLegend":
      return true;
    default:
      return false;
  }
}

/** A permanent has come, the youngest of all: what it has goes behind the rest. What lasts for a while would stand behind it. */
export function addArrival(s: State, id: ObjectId): boolean {
  const index = ownIndex(s);
  if (index === null || s.hasZoneCards) return false;
  for (let i = 0; i < s.ongoing.length; i++) if (isIndexed(s, s.ongoing[i])) return false;
  const before = index.layered.length;
  addAll(index, s.pool.cards[s.objects[id].card], id, id);
  if (index.volatile) return false;
  if (index.layered.length > before) arrangeLayers(index);
  return true;
}

/** A permanent leaves, with nothing attached to it. */
export function removeDeparture(s: State, o: GameObject): boolean {
  const index = ownIndex(s);
  if (index === null || o.copyOf >= 0 || o.attachedTo >= 0 || o.attached.length > 0) return false;
  // What it has been given for a while goes with it.
  for (let i = 0; i < s.ongoing.length; i++) if (s.pool.ongoing[s.ongoing[i].effect].kind === "abilities") return false;
  const { abilities } = s.pool.cards[o.card];
  for (let i = 0; i < abilities.length; i++) if (!isSeparable(abilities[i])) return false;
  for (let i = 0; i < abilities.length; i++) remove(index, abilities[i], o.id);
  return true;
}

/** Does nothing depend on it but its own entries? */
const isSeparable = ({ zone, replacement, converts, exchanges, adds, statics }: CompiledAbility): boolean =>
  zone === Zone.board && replacement === null && converts === null && exchanges === null && adds === null && !statics.some(isTimed);

function remove(index: Draft, { kind, listens, statics }: CompiledAbility, source: ObjectId): void {
  for (let i = 0; i < listens.length; i++) index.triggers[listens[i]] = withoutSource(index.triggers[listens[i]], source);
  if (kind === "activated") index.activated = index.activated.filter(({ object }) => object !== source);
  for (let i = 0; i < statics.length; i++) {
    const isOthers = (active: ActiveStatic): boolean => active.source !== source || active.ongoing >= 0;
    removeStatics(index, statics[i].kind, statics[i].layer, isOthers);
  }
}

function withoutSource(list: Active[] | undefined, source: ObjectId): Active[] | undefined {
  if (list === undefined) return undefined;
  const out: Active[] = [];
  for (let i = 0; i < list.length; i++) if (list[i].source !== source) out.push(list[i]);
  return out.length === 0 ? undefined : out;
}

function removeStatics(index: Draft, kind: number, layer: number, stays: (active: ActiveStatic) => boolean): void {
  const left = (index.statics[kind] ?? []).filter(stays);
  index.statics[kind] = left.length === 0 ? undefined : left;
  if (layer === NO_LAYER) return;
  index.layered = index.layered.filter(stays);
  index.grants = 0;
  index.sensitive = false;
  index.givesMight = false;
  index.dynamic = false;
  for (const active of index.layered) noteLayered(index, active);
  arrangeLayers(index);
}

/** An effect that lasts for a while has come, the youngest of all. */
export function addToIndex(s: State, ongoing: Ongoing): boolean {
  if (!isIndexed(s, ongoing)) return true;
  const index = ownIndex(s);
  if (index === null || s.pool.ongoing[ongoing.effect].kind !== "static") return false;
  const before = index.layered.length;
  addOngoing(s, index, ongoing);
  if (index.volatile) return false;
  if (index.layered.length > before) arrangeLayers(index);
  return true;
}

/** Effects that lasted for a while are over. */
export function removeFromIndex(s: State, ended: readonly Ongoing[]): boolean {
  const indexed = ended.filter((ongoing) => isIndexed(s, ongoing));
  if (indexed.length === 0) return true;
  const index = ownIndex(s);
  if (index === null) return false;
  for (const { effect } of indexed) {
    const lasting = s.pool.ongoing[effect];
    if (lasting.kind !== "static" || isTimed(lasting.static)) return false;
  }
  for (const { effect, id } of indexed) {
    const lasting = s.pool.ongoing[effect];
    if (lasting.kind === "static") removeStatics(index, lasting.static.kind, lasting.static.layer, ({ ongoing }) => ongoing !== id);
  }
  return true;
}

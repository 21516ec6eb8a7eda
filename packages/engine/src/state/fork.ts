import { copyBattlefield, copyItem, copyObject, copyPlayer } from "./copies.ts";
import type { Editable, EditableItem, EditableObject, EditablePlayer, Writable } from "./field-groups.ts";
import type { Frame } from "./frame-data.ts";
import { type ItemId, type ObjectId, type Seat, TypeBit } from "./ids.ts";
import type { BattlefieldRecord, ChainItem, GameObject, PlayerRecord, State } from "./records.ts";

let lastEpoch = 0;
let lastVersion = 0;

export const nextEpoch = (): number => ++lastEpoch;
/** Versions are unique over all states, so that whatever was derived for one can be shared by its forks. */
export const nextVersion = (): number => ++lastVersion;

/** Copies pointers; the first writer of a record copies it, on either side. */
export function fork(from: State): State {
  from.epoch = ++lastEpoch;
  return {
    epoch: ++lastEpoch,
    pool: from.pool,
    mode: from.mode,
    objects: from.objects.slice(),
    players: from.players.slice(),
    battlefields: from.battlefields.slice(),
    at: from.at.slice(),
    chain: from.chain,
    frames: from.frames.slice(),
    ongoing: from.ongoing,
    turnPlayer: from.turnPlayer,
    turnNumber: from.turnNumber,
    phase: from.phase,
    turnQueue: from.turnQueue,
    lastRegular: from.lastRegular,
    firstPlayer: from.firstPlayer,
    priority: from.priority,
    focus: from.focus,
    passes: from.passes,
    chainOpenedBy: from.chainOpenedBy,
    showdownAt: from.showdownAt,
    combat: from.combat,
    attacker: from.attacker,
    defender: from.defender,
    combatNumber: from.combatNumber,
    excessDamage: from.excessDamage,
    tied: from.tied,
    resolved: from.resolved,
    invited: from.invited,
    cleanupDue: from.cleanupDue,
    mightsWatched: from.mightsWatched,
    batch: from.batch,
    nextItem: from.nextItem,
    nextOngoing: from.nextOngoing,
    stamp: from.stamp,
    victoryScore: from.victoryScore,
    lastMight: from.lastMight,
    winners: from.winners,
    decision: from.decision,
    answer: from.answer,
    rng: from.rng,
    version: from.version,
    layersVersion: from.layersVersion,
    paymentVersion: from.paymentVersion,
    cleanupVersion: from.cleanupVersion,
    cleanFor: from.cleanFor,
    cleanIn: from.cleanIn,
    derived: from.derived,
    memory: null,
    acts: from.acts,
    actsJudged: from.actsJudged,
    actJudged: from.actJudged,
    actsVersion: from.actsVersion,
    actsSeat: from.actsSeat,
    index: from.index,
    events: from.events === null ? null : from.events.slice(),
    cause: from.cause,
    endingBegan: from.endingBegan,
    hasZoneCards: from.hasZoneCards,
    hasTrashPlays: from.hasTrashPlays,
    windows: from.windows,
  };
}

/** Records that were read so far stay as they are: writers copy them first from here on. */
export function preserve(s: State): void {
  s.epoch = ++lastEpoch;
}

/**
 * The writers of `actions/` and `procedures/` get a record of their own here, and nowhere else. Which of these functions a writer
 * takes follows from the field (field-groups.ts): any other gives a record on which that field is readonly.
 */
export function editObject(s: State, id: ObjectId): EditableObject<"nothing"> {
  return ownObject(s, id);
}

function ownObject(s: State, id: ObjectId): Writable<GameObject> {
  let o = s.objects[id];
  if (o.epoch !== s.epoch) {
    o = copyObject(o, s.epoch);
    s.objects[id] = o;
  }
  s.version = ++lastVersion;
  return o;
}

export function editPlayer(s: State, seat: Seat): EditablePlayer<"nothing"> {
  return ownPlayer(s, seat);
}

function ownPlayer(s: State, seat: Seat): Writable<PlayerRecord> {
  let p = s.players[seat];
  if (p.epoch !== s.epoch) {
    p = copyPlayer(p, s.epoch);
    s.players[seat] = p;
  }
  s.version = ++lastVersion;
  return p;
}

export function editBattlefield(s: State, index: number): Writable<BattlefieldRecord> {
  let b = s.battlefields[index];
  if (b.epoch !== s.epoch) {
    b = copyBattlefield(b, s.epoch);
    s.battlefields[index] = b;
  }
  s.version = ++lastVersion;
  s.cleanupVersion = lastVersion;
  return b;
}

/** A chain item to write, found by its id. Null if it has left the chain. */
export function editItem(s: State, id: ItemId): EditableItem | null {
  for (let i = s.chain.length - 1; i >= 0; i--) {
    if (s.chain[i].id !== id) continue;
    s.version = ++lastVersion;
    return ownItem(s, i);
  }
  return null;
}

/** The item at a place of the chain, to write what nothing is derived from: its order. */
export function editItemAt(s: State, at: number): Editable<ChainItem, "ordered"> {
  return ownItem(s, at);
}

function ownItem(s: State, at: number): ChainItem {
  const item = s.chain[at];
  if (item.epoch === s.epoch) return item;
  const chain = s.chain.slice();
  chain[at] = copyItem(item, s.epoch);
  s.chain = chain;
  return chain[at];
}

export function editFrame(s: State, index: number): Frame {
  let f = s.frames[index];
  if (f.epoch !== s.epoch) {
    f = { epoch: s.epoch, kind: f.kind, step: f.step, data: { ...f.data } } as Frame;
    s.frames[index] = f;
  }
  return f;
}

/** A player to write the Rune Pool or the runes of. */
export function editPool(s: State, seat: Seat): EditablePlayer<"payment"> {
  const p = ownPlayer(s, seat);
  s.paymentVersion = lastVersion;
  return p;
}

/** A player to write the points of. */
export function editPoints(s: State, seat: Seat): EditablePlayer<"cleanup"> {
  const p = ownPlayer(s, seat);
  s.cleanupVersion = lastVersion;
  return p;
}

/** A player to write the XP of. */
export function editXp(s: State, seat: Seat): EditablePlayer<"layers"> {
  const p = ownPlayer(s, seat);
  invalidateLayers(s);
  return p;
}

/** An object to exhaust or ready. What can be paid with runes is kept; abilities that Add are asked each time. */
export function editExhausted(s: State, id: ObjectId): EditableObject<"payment"> {
  const o = ownObject(s, id);
  if ((s.pool.cards[o.card].types & TypeBit.rune) !== 0) s.paymentVersion = lastVersion;
  return o;
}

/** An object to mark damage on. */
export function editDamage(s: State, id: ObjectId): EditableObject<"cleanup"> {
  const o = ownObject(s, id);
  s.cleanupVersion = lastVersion;
  return o;
}

/** An object to write what the layers look at. */
export function editLayerInputs(s: State, id: ObjectId): EditableObject<"layers" | "cleanup"> {
  const o = ownObject(s, id);
  s.layersVersion = lastVersion;
  s.cleanupVersion = lastVersion;
  if (s.index?.volatile === true) s.index = null;
  return o;
}

/**
 * An object to write where it is, what it is and what it is attached to. For the few writers of `actions/` that put objects
 * somewhere (tests/structure.ts lists them): they know whether abilities come or go with it, and call one of the two functions below.
 */
export function editPlacement(s: State, id: ObjectId): Writable<GameObject> {
  return ownObject(s, id);
}

/** Objects are elsewhere, or are given something. */
export function invalidateLayers(s: State): void {
  s.layersVersion = ++lastVersion;
  s.cleanupVersion = lastVersion;
  s.version = lastVersion;
  if (s.index?.volatile === true) s.index = null;
}

/** Objects came, went, or changed abilities. */
export function invalidateAbilities(s: State): void {
  s.layersVersion = ++lastVersion;
  s.paymentVersion = lastVersion;
  s.cleanupVersion = lastVersion;
  s.version = lastVersion;
  s.index = null;
}

import { copyBattlefield, copyItem, copyObject, copyPlayer } from "./copies.ts";
import type { Frame } from "./frame-data.ts";
import type { ItemId, ObjectId, Seat } from "./ids.ts";
import type { BattlefieldRecord, ChainItem, GameObject, PlayerRecord, State } from "./records.ts";

let lastEpoch = 0;
let lastVersion = 0;

export const nextEpoch = (): number => ++lastEpoch;
/** Versions are unique over all states, so that whatever was derived for one can be shared by its forks. */
export const nextVersion = (): number => ++lastVersion;

/** Copies pointers; each record is copied by whoever writes it first, on either side. */
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

/** Whoever looked at the records that are there now may rely on them: who writes from here on copies first. */
export function preserve(s: State): void {
  s.epoch = ++lastEpoch;
}

/** The writers of `actions/` and `procedures/` get a record of their own here, and nowhere else. */
export function editObject(s: State, id: ObjectId): GameObject {
  let o = s.objects[id];
  if (o.epoch !== s.epoch) {
    o = copyObject(o, s.epoch);
    s.objects[id] = o;
  }
  s.version = ++lastVersion;
  return o;
}

export function editPlayer(s: State, seat: Seat): PlayerRecord {
  let p = s.players[seat];
  if (p.epoch !== s.epoch) {
    p = copyPlayer(p, s.epoch);
    s.players[seat] = p;
  }
  s.version = ++lastVersion;
  return p;
}

export function editBattlefield(s: State, index: number): BattlefieldRecord {
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
export function editItem(s: State, id: ItemId): ChainItem | null {
  for (let i = s.chain.length - 1; i >= 0; i--) {
    if (s.chain[i].id !== id) continue;
    s.version = ++lastVersion;
    return editItemAt(s, i);
  }
  return null;
}

/** The item at a place of the chain, to write what nothing is derived from: its order. */
export function editItemAt(s: State, at: number): ChainItem {
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
export function editPool(s: State, seat: Seat): PlayerRecord {
  const p = editPlayer(s, seat);
  s.paymentVersion = lastVersion;
  return p;
}

/** A player to write the points of. */
export function editPoints(s: State, seat: Seat): PlayerRecord {
  const p = editPlayer(s, seat);
  s.cleanupVersion = lastVersion;
  return p;
}

/** A rune to exhaust or ready. */
export function editExhausted(s: State, id: ObjectId): GameObject {
  const o = editObject(s, id);
  s.paymentVersion = lastVersion;
  return o;
}

/** An object to mark damage on. */
export function editDamage(s: State, id: ObjectId): GameObject {
  const o = editObject(s, id);
  s.cleanupVersion = lastVersion;
  return o;
}

/** An object to write what the layers look at. */
export function editTraits(s: State, id: ObjectId): GameObject {
  const o = editObject(s, id);
  s.layersVersion = lastVersion;
  s.cleanupVersion = lastVersion;
  if (s.index?.volatile === true) s.index = null;
  return o;
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

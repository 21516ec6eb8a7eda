import { type Active, abilityIndex, activeStatics } from "../derive/ability-index.ts";
import { instanceKey } from "../derive/copies.ts";
import { lastKnownInfo } from "../derive/last-known-info.ts";
import { moreTriggers, type TriggersAs } from "../derive/more-triggers.ts";
import { StaticKind } from "../derive/static-kinds.ts";
import { type FlatTriggerEvent, flatTriggerEvent, type TriggerEvent } from "../derive/trigger-events.ts";
import type { CompiledTrigger } from "../language/compile/triggers.ts";
import type { CompiledAbility } from "../language/pool.ts";
import { incarnationsNow, isSame } from "../language/references.ts";
import { scopeOf } from "../language/scope.ts";
import { newItem } from "../state/chain-item.ts";
import { objectOfChoice } from "../state/decision.ts";
import { editItem, editObject } from "../state/fork.ts";
import {
  type AbilityId,
  type Incarnation,
  type ItemId,
  incarnationAt,
  NO_OBJECT,
  NOBODY,
  nextIncarnation,
  type ObjectId,
  type Seat,
  Zone,
} from "../state/ids.ts";
import { LastKnownFlag } from "../state/last-known-flags.ts";
import { mapToObjects, withNumber, withRecord } from "../state/lists.ts";
import { type ObjectRefs, refsTo } from "../state/object-refs.ts";
import type { ChainItem, LastKnownInfo, Ongoing, State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { usesOf } from "../state/uses.ts";
import { emit } from "./emit.ts";

/** A new moment: what triggers from here on is not simultaneous with what triggered before (370.1.a.2). */
export const startTriggerBatch = (s: State): void => {
  s.batch++;
};

/** 382: everything that listens to this puts its ability on the chain as a pending item. */
export function trigger(s: State, event: TriggerEvent): void {
  const { kind } = event;
  if (!isHeard(s, kind)) return;
  const flat = flatTriggerEvent(event);
  const listeners = abilityIndex(s).triggers[kind];
  if (listeners !== undefined) for (let i = 0; i < listeners.length; i++) listen(s, listeners[i], flat);
  if (isAwaited(s, kind)) listenDelayed(s, flat);
}

/** Does any ability listen to events of that kind? Bundles ask before they make the event's record (tools/lean.mjs). */
export const isHeard = (s: State, kind: number): boolean => abilityIndex(s).triggers[kind] !== undefined || isAwaited(s, kind);

/** 390.2 */
const isAwaited = (s: State, kind: number): boolean => s.pool.delayedEvents[kind] === true && s.ongoing.length > 0;

export function listen(s: State, active: Active, h: FlatTriggerEvent): void {
  const { ability, source, self } = active;
  if (ability.ofSelf && source !== h.object) return;
  const o = s.objects[source];
  // 808.1.d.2: its own death an object sees before it leaves, the deaths of others whoever is still there after them.
  if ((h.kind === TriggerKind.dies || h.kind === TriggerKind.leaves) && (source === h.object) !== ((h.flags & LastKnownFlag.own) !== 0))
    return;
  if ((h.flags & LastKnownFlag.swapped) !== 0 && !treatsHoldAsConquer(s, active)) return;
  const you = controllerOf(s, source, ability); // 191.3.d
  for (let k = 0; k < ability.triggers.length; k++) {
    const t = ability.triggers[k];
    if (t.kind !== h.kind) continue;
    const scope = scopeOf(you, source, self, o.incarnation);
    if (!t.matches(s, scope, h)) continue;
    scope.note = lastKnownInfo(s, h);
    const player = t.controller === null ? you : t.controller(scope, h);
    scope.you = player;
    if (ability.gate !== null && !ability.gate(s, scope)) return; // 727.1.c.1; 725.4, 727.1.c.1.a: as it is after the event
    if (ability.condition !== null && !ability.condition(s, scope)) return;
    if (!countsUp(s, active, t, h)) return;
    // 190.6.b: what nobody controls is the turn player's to put on the chain.
    if (player === NOBODY) addTriggers(s, ability, source, self, s.turnPlayer, ofNobody(scope.note), h);
    else addTriggers(s, ability, source, self, player, scope.note, h);
    return;
  }
}

const ofNobody = (note: LastKnownInfo): LastKnownInfo => ({ ...note, flags: note.flags | LastKnownFlag.ofNobody });

/** Skyfall of Areion: its bearer takes holds for conquers and the other way round. What is both already triggers once. */
const treatsHoldAsConquer = (s: State, { ability, source }: Active): boolean =>
  !(ability.listens.includes(TriggerKind.conquers) && ability.listens.includes(TriggerKind.holds)) &&
  activeStatics(s, StaticKind.holdsAreConquers).some((skyfall) => skyfall.source === source);

/** 190.6: a battlefield's abilities are its controller's; while it has none, the turn player's. */
export function controllerOf(s: State, source: ObjectId, ability: CompiledAbility | null): Seat {
  const o = s.objects[source];
  if (o.zone === Zone.battlefield) return s.battlefields[o.location - 4].controller;
  if (ability !== null && ability.zone !== Zone.board) return o.owner;
  return o.controller;
}

/** "The first time each turn", "once each turn", "one or more". What players do is counted for each of them. */
function countsUp(s: State, active: Active, { nth, oncePerTurn, batch, controller }: CompiledTrigger, h: FlatTriggerEvent): boolean {
  if (batch && isInBatch(s, active, h.object)) return false;
  if (nth === 0 && !oncePerTurn) return true;
  const { ability, source, self } = active;
  const instance = instanceKey(s, ability.id, source, self);
  const key = controller === null ? instance : EACH_PLAYER - (instance * MOST_PLAYERS + h.player);
  const uses = usesOf(s.objects[source].used, key) + 1;
  if ((h.flags & LastKnownFlag.asIf) !== 0) return oncePerTurn ? uses <= 1 : uses === nth;
  // 383.3.e.1; what was declined has not been counted (383.3.e.2, 383.3.e.2.a, 383.3.e.2.b).
  if (oncePerTurn) return uses <= 1 && !s.chain.some((item) => isOf(item, active) && !item.finalized);
  setUses(s, source, key, uses);
  return uses === nth;
}

const EACH_PLAYER = -100_000;
const MOST_PLAYERS = 4;

const isOf = (item: ChainItem, { ability, source, self }: Active): boolean =>
  item.ability === ability.id && item.object === source && item.self === self;

/** "When one or more ...": what happens to others at the same time is added to the one trigger. */
function isInBatch(s: State, active: Active, object: ObjectId): boolean {
  let found = false;
  for (const listed of s.chain) {
    if (!isOf(listed, active) || listed.batch !== s.batch) continue;
    found = true;
    const item = editItem(s, listed.id);
    if (item !== null && item.note !== null) item.note = { ...item.note, group: [...item.note.group, ...refsTo(s, [object])] };
  }
  return found;
}

export function setUses(s: State, id: ObjectId, key: number, count: number): void {
  const o = editObject(s, id);
  for (let i = 0; i < o.used.length; i += 2)
    if (o.used[i] === key) {
      o.used = o.used.with(i + 1, count);
      return;
    }
  o.used = withNumber(withNumber(o.used, key), count);
}

/** Once, and an additional time for everything that says so. */
export function addTriggers(
  s: State,
  ability: CompiledAbility,
  source: ObjectId,
  self: ObjectId,
  controller: Seat,
  seen: LastKnownInfo,
  h: FlatTriggerEvent,
  present = s.objects[source].incarnation,
  selfPresent = s.objects[self].incarnation,
): void {
  // 383.2.c.1, 808.1.d: what triggers on its own leaving speaks of itself as the card that it is about to become.
  const leaving = (h.flags & LastKnownFlag.own) !== 0;
  const note: LastKnownInfo = leaving ? { ...seen, incarnation: nextIncarnation(seen.incarnation) } : seen;
  const incarnation = leaving ? nextIncarnation(present) : present;
  const selfIncarnation = leaving && self === source ? nextIncarnation(selfPresent) : selfPresent;
  addTrigger(s, ability, source, self, controller, note, incarnation, selfIncarnation);
  const as = triggersAs(ability, h);
  if (as === null) return;
  for (let n = moreTriggers(s, as, controller, h.to >= 0 ? h.to : h.from); n > 0; n--)
    addTrigger(s, ability, source, self, controller, note, incarnation, selfIncarnation);
}

/** A text that treats holds as conquests was told of both; what really happened decides. */
function triggersAs(ability: CompiledAbility, { kind, flags }: FlatTriggerEvent): TriggersAs | null {
  if (ability.deathknell) return "deathknell";
  if (kind !== TriggerKind.conquers && kind !== TriggerKind.holds) return null;
  return (kind === TriggerKind.conquers) === ((flags & LastKnownFlag.swapped) === 0) ? "conquer" : "hold";
}

/** 401.1: a pending item that stands for the ability. */
export function addTrigger(
  s: State,
  ability: CompiledAbility,
  source: ObjectId,
  self: ObjectId,
  controller: Seat,
  note: LastKnownInfo | null,
  incarnation = s.objects[source].incarnation,
  selfIncarnation = s.objects[self].incarnation,
): ItemId {
  const id = addItem(s, source, ability.id, self, controller, note, true, incarnation, selfIncarnation);
  emit(s, "triggered", "383.3", { player: controller, object: note?.object ?? NO_OBJECT, source });
  return id;
}

const nextItemId = (s: State): ItemId => {
  const id = s.nextItem;
  s.nextItem = (id + 1) as ItemId;
  return id;
};

/** 329, 330.1, 330.2: what comes while there is a chain joins it, as a pending item. */
export function addItem(
  s: State,
  object: ObjectId,
  ability: AbilityId,
  self: ObjectId,
  controller: Seat,
  note: LastKnownInfo | null,
  triggered: boolean,
  incarnation = s.objects[object].incarnation,
  selfIncarnation = s.objects[self].incarnation,
): ItemId {
  const item = newItem(s, nextItemId(s), object, ability, self, controller, note, triggered, incarnation, selfIncarnation);
  if (s.chainOpenedBy === 0) s.chainOpenedBy = triggered ? 2 : 1; // what is added while the last item resolves opens no new chain
  s.chain = withRecord(s.chain, item); // 377.3.a, 377.3.a.1, 401.1: an ability, too, without a card (145.2.a.1, 151.2.a.1)
  s.cleanupDue = true; // 319.1, 319.3
  return item.id;
}

/** 390.2: delayed triggers listen too, whether or not their source is still there (392). */
function listenDelayed(s: State, h: FlatTriggerEvent): void {
  // Of what leaves they are told once, when it has left (383.2.c).
  if ((h.flags & (LastKnownFlag.swapped | LastKnownFlag.own)) !== 0) return;
  for (const ongoing of s.ongoing) {
    const effect = s.pool.ongoing[ongoing.effect];
    if (effect.kind !== "delayed") continue;
    const { ability } = effect;
    for (const t of ability.triggers) {
      if (t.kind !== h.kind) continue;
      const scope = scopeOf(ongoing.controller, ongoing.source, ongoing.source, ongoing.sourceIncarnation);
      scope.player = ongoing.player;
      if (ongoing.about.length > 0 && !isAbout(s, ongoing.about, h.object)) continue;
      if (ongoing.about.length === 0 && !t.matches(s, scope, h)) continue;
      if (ongoing.about.length > 0 && !t.matchesPlayer(s, scope, h)) continue;
      // 359.3.f.3.a, 359.3.f.3.b: the place of the moment in which it was made.
      const note: LastKnownInfo = { ...lastKnownInfo(s, h), ...(ongoing.location >= 0 ? { to: ongoing.location } : {}) };
      scope.note = note;
      if (ability.condition !== null && !ability.condition(s, scope)) continue;
      if (effect.times > 0) countDelayed(s, ongoing, effect.times);
      const first = s.nextItem;
      const { source, sourceIncarnation } = ongoing;
      addTriggers(s, ability, source, source, ongoing.controller, note, h, sourceIncarnation, sourceIncarnation);
      for (let id = first; id < s.nextItem; id++) remember(s, id, ongoing, h.object);
      break;
    }
  }
}

/** "The next three times": its amount says how often it has triggered. */
function countDelayed(s: State, ongoing: Ongoing, times: number): void {
  const amount = ongoing.amount + 1;
  s.ongoing =
    amount >= times
      ? s.ongoing.filter((other) => other.id !== ongoing.id)
      : mapToObjects(s.ongoing, (other) => (other.id === ongoing.id ? { ...other, amount } : other));
}

/** What it was made with (359.3.f.3.a). What has changed zones since is nothing that the text speaks of, unless its leaving is what was waited for. */
function remember(s: State, id: ItemId, { vars, incarnations, player }: Ongoing, subject: ObjectId): void {
  const item = editItem(s, id);
  if (item === null) return;
  item.player = player;
  if (vars.length === 0) return;
  item.targets = mapToObjects(vars, (choices, i) =>
    choices.filter(
      (choice, k) =>
        choice >= s.objects.length ||
        isSame(s, objectOfChoice(choice), incarnations[i][k]) ||
        (choice === subject && hasJustLeft(s, subject, incarnations[i][k])),
    ),
  );
  item.incarnations = mapToObjects(item.targets, (choices) => incarnationsNow(s, choices));
}

const isAbout = (s: State, about: ObjectRefs, id: ObjectId): boolean => {
  for (let i = 0; i < about.length; i += 2)
    if ((about[i] as number) === id && (isSame(s, id, incarnationAt(about, i + 1)) || hasJustLeft(s, id, incarnationAt(about, i + 1))))
      return true;
  return false;
};

/** Its leaving the board is what happened; had it come and gone again since, it would be another one by more. */
const hasJustLeft = (s: State, id: ObjectId, incarnation: Incarnation): boolean =>
  s.objects[id].zone !== Zone.board && isSame(s, id, nextIncarnation(incarnation));

import { addArrival, removeDeparture } from "../derive/arrivals.ts";
import { trueMight } from "../derive/read.ts";
import type { EditablePlayer } from "../state/field-groups.ts";
import { editBattlefield, editObject, editPlacement, editPlayer, editPool, invalidateAbilities, invalidateLayers } from "../state/fork.ts";
import {
  FIRST_BATTLEFIELD,
  isBoardZone,
  type LocationId,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type Seat,
  TypeBit,
  Zone,
} from "../state/ids.ts";
import { LastKnownFlag } from "../state/last-known-flags.ts";
import { mapToNumbers, withNumber, withoutNumber } from "../state/lists.ts";
import { idAt, isCurrentAt } from "../state/object-refs.ts";
import type { GameObject, State } from "../state/records.ts";
import { EVERYBODY, isHiddenZone, seenBy } from "../state/sight.ts";
import { TriggerKind } from "../state/triggers.ts";
import { endControlBy } from "./control.ts";
import { endCopies, endWhileAttached, forgetAppended } from "./copy.ts";
import { emit } from "./emit.ts";
import { clear } from "./new-object.ts";
import { endThose } from "./ongoing.ts";
import { trigger } from "./trigger.ts";

/** Where objects are: the lists of the zones change here and nowhere else, and each is in one of them (128.1). */

function takeOut(s: State, o: GameObject): void {
  switch (o.zone) {
    case Zone.none:
    case Zone.chain:
    case Zone.aside:
      return;
    case Zone.board:
      if (isRune(s, o)) {
        const p = editPool(s, o.controller);
        p.runes = withoutNumber(p.runes, o.id);
      } else s.at[o.location] = withoutNumber(s.at[o.location], o.id);
      return;
    case Zone.facedown: {
      const b = editBattlefield(s, o.location - FIRST_BATTLEFIELD);
      b.facedown = withoutNumber(b.facedown, o.id);
      return;
    }
    default:
      takeOutOfOwned(editPlayer(s, o.owner), o.zone, o.id);
  }
}

function takeOutOfOwned(p: EditablePlayer<"nothing">, zone: Zone, id: ObjectId): void {
  switch (zone) {
    case Zone.deck:
      p.deck = withoutNumber(p.deck, id);
      return;
    case Zone.hand:
      p.hand = withoutNumber(p.hand, id);
      return;
    case Zone.trash:
      p.trash = withoutNumber(p.trash, id);
      return;
    case Zone.banished:
      p.banished = withoutNumber(p.banished, id);
      return;
    case Zone.champion:
      p.champion = withoutNumber(p.champion, id);
      return;
    case Zone.runeDeck:
      p.runeDeck = withoutNumber(p.runeDeck, id);
      return;
    case Zone.legend:
      p.legends = withoutNumber(p.legends, id);
      return;
    default:
  }
}

const isRune = (s: State, o: GameObject): boolean => (s.pool.cards[o.card].types & TypeBit.rune) !== 0;

/** 056.2: non-board zones are the owner's. `bottom`: under the deck. */
function putIn(s: State, o: GameObject, zone: Zone, bottom: boolean): void {
  if (zone === Zone.none || zone === Zone.chain || zone === Zone.aside) return;
  const p = editPlayer(s, o.owner);
  switch (zone) {
    case Zone.deck:
      p.deck = bottom ? [o.id, ...p.deck] : withNumber(p.deck, o.id);
      return;
    case Zone.runeDeck:
      p.runeDeck = bottom ? [o.id, ...p.runeDeck] : withNumber(p.runeDeck, o.id);
      return;
    case Zone.hand:
      p.hand = withNumber(p.hand, o.id);
      return;
    case Zone.trash:
      p.trash = withNumber(p.trash, o.id);
      return;
    case Zone.banished:
      p.banished = withNumber(p.banished, o.id);
      return;
    case Zone.champion:
      p.champion = withNumber(p.champion, o.id);
      return;
    case Zone.legend:
      p.legends = withNumber(p.legends, o.id);
      return;
    default:
  }
}

function noteLastMight(s: State, id: ObjectId): void {
  const { incarnation } = s.objects[id];
  s.lastMight = [...s.lastMight, id, incarnation + 1, trueMight(s, id)];
}

/** An object goes to a non-board zone, or ceases to exist if it is a token (186.1). Nothing is asked or replaced here. */
export function leaveFor(s: State, id: ObjectId, zone: Zone, bottom = false): void {
  const before = s.objects[id];
  const fromBoard = before.zone === Zone.board;
  const rune = isRune(s, before);
  if (fromBoard && !rune) {
    noteLastMight(s, id);
    detachAll(s, id);
    // 383.2.c.1: what triggers on its own leaving sees it before it is gone.
    trigger(s, { kind: TriggerKind.leaves, player: before.controller, object: id, from: before.location, flags: LastKnownFlag.own });
  }
  const o = editPlacement(s, id);
  const { location, controller } = o;
  const wasFacedown = o.zone === Zone.facedown;
  const changesAbilities = !rune && isListening(s, o) && !(fromBoard && removeDeparture(s, o));
  const wasOnBoard = isBoardZone(o.zone);
  takeOut(s, o);
  const seen = wasFacedown ? EVERYBODY : seenBy(o);
  const { linked } = o;
  const wasCopy = o.copyOf >= 0;
  clear(o);
  if (wasCopy) endCopies(s, id);
  if (fromBoard) o.linked = linked; // 359.3.e.13: an ability that gave it up as a cost still knows what it had banished
  // 186
  const goes = o.token && zone !== Zone.chain ? Zone.none : zone;
  o.zone = goes;
  if (isHiddenZone(goes)) o.knownTo = seen; // who saw it go knows what it is
  if (o.location >= 0) o.lastLocation = o.location;
  o.location = NOWHERE;
  // 421.4: a facedown card that changes zones is shown to all.
  if (wasFacedown) emit(s, "revealed", "421.4", { player: o.owner, object: id });
  putIn(s, o, goes, bottom);
  if (changesAbilities) invalidateAbilities(s);
  else if (wasOnBoard && !rune) invalidateLayers(s);
  if (wasOnBoard && !rune) s.cleanupDue = true;
  if (fromBoard && !rune) {
    endControlBy(s, id);
    if (s.ongoing.length > 0) for (const legend of addedBy(s, id)) leaveFor(s, legend, Zone.aside);
    trigger(s, { kind: TriggerKind.leaves, player: controller, object: id, from: location });
  }
}

/** 107.4.d.2: legends that were there while it was. */
function addedBy(s: State, source: ObjectId): ObjectId[] {
  const ended = endThose(s, (o) => o.source === source && s.pool.ongoing[o.effect].kind === "addedLegend");
  return mapToNumbers(
    ended.filter(({ about }) => s.objects[idAt(about, 0)].zone === Zone.legend && isCurrentAt(s, about, 0)),
    ({ about }) => idAt(about, 0),
  );
}

const hasZoneAbilities = (s: State, o: GameObject): boolean => s.pool.cards[o.card].hasZoneAbilities;

/** Is anything of it in the index of abilities where it is? */
const isListening = (s: State, o: GameObject): boolean => (isBoardZone(o.zone) ? isIndexed(s, o) : hasZoneAbilities(s, o));

/** And while it is on the board? */
function isIndexed(s: State, o: GameObject): boolean {
  const card = s.pool.cards[o.card];
  return (
    card.hasBoardAbilities ||
    card.hasZoneAbilities ||
    card.effectText.length > 0 ||
    card.copiesText ||
    o.copyOf >= 0 ||
    o.attached.length > 0 ||
    s.ongoing.length > 0
  );
}

/** 719.5, 435.4, 435.4.b: what was attached stays where it is; with nothing attached it is no Top-Most Card (719.2). */
function detachAll(s: State, id: ObjectId): void {
  const { attached, attachedTo } = s.objects[id];
  if (attachedTo >= 0) {
    const host = editPlacement(s, attachedTo);
    host.attached = withoutNumber(host.attached, id);
    forgetAppended(host, id);
    endWhileAttached(s, id);
  }
  for (const gear of attached) {
    const g = editPlacement(s, gear);
    g.attachedTo = NO_OBJECT;
    g.attachedSince = -1;
    emit(s, "detached", "719.5", { object: gear, source: id });
    endWhileAttached(s, gear);
  }
}

/** A permanent or rune comes to the board. */
export function enterBoard(s: State, id: ObjectId, controller: Seat, location: LocationId, exhausted: boolean): void {
  const o = editPlacement(s, id);
  const from = o.zone;
  takeOut(s, o);
  const { playedFrom, paid, named, linked } = o;
  clear(o);
  o.playedFrom = playedFrom;
  o.paid = paid;
  o.named = named;
  o.linked = linked;
  o.zone = Zone.board;
  o.controller = controller;
  o.defaultController = controller;
  o.location = location;
  o.exhausted = exhausted;
  o.since = s.turnNumber;
  o.stamp = ++s.stamp;
  if (isRune(s, o)) {
    const p = editPool(s, controller);
    p.runes = withNumber(p.runes, id);
  } else {
    s.at[location] = withNumber(s.at[location], id);
    if (isIndexed(s, o) && !addArrival(s, id)) invalidateAbilities(s);
    else invalidateLayers(s);
    s.cleanupDue = true; // 319.6
  }
  emit(s, "entered", isRune(s, o) ? "430.1" : "359.2", { player: controller, object: id, from, at: location });
}

/** Changes location on the board, with everything attached (719.3.a). Neither a move nor a recall by itself. */
export function changeLocation(s: State, id: ObjectId, to: LocationId): void {
  const o = editPlacement(s, id);
  s.at[o.location] = withoutNumber(s.at[o.location], id);
  o.location = to;
  s.at[to] = withNumber(s.at[to], id);
  for (const gear of o.attached) changeLocation(s, gear, to);
  invalidateLayers(s);
  s.cleanupDue = true; // 319.8, 453
}

/** 652.3: whatever a player who has left owns is no longer part of the game. Its lists are emptied with it. */
export function removeFromGame(s: State, id: ObjectId): void {
  const o = editPlacement(s, id);
  o.zone = Zone.none;
  o.location = NOWHERE;
}

export function faceDown(s: State, id: ObjectId, controller: Seat, location: LocationId): void {
  if (s.objects[id].zone === Zone.hand) loseTrack(s, s.objects[id].owner);
  const o = editPlacement(s, id);
  const changesAbilities = isListening(s, o);
  takeOut(s, o);
  const seen = o.zone === Zone.none ? 0 : seenBy(o);
  clear(o);
  o.knownTo = seen;
  o.zone = Zone.facedown;
  o.controller = controller;
  o.location = location;
  o.since = s.turnNumber;
  o.stamp = ++s.stamp;
  const b = editBattlefield(s, location - FIRST_BATTLEFIELD);
  b.facedown = withNumber(b.facedown, id);
  if (changesAbilities) invalidateAbilities(s);
  else invalidateLayers(s);
  s.cleanupDue = true;
}

/** 108.7.d: a hand is unordered. Where a card leaves it unseen, nobody else knows any longer which are left. */
export function loseTrack(s: State, seat: Seat): void {
  const { hand } = s.players[seat];
  if (hand.length < 2) return;
  const own = 1 << seat;
  for (const id of hand) if ((s.objects[id].knownTo & ~own) !== 0) editObject(s, id).knownTo &= own;
}

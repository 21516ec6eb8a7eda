import { trueMight } from "../derive/read.ts";
import { NoteFlag } from "../language/compile/conditions.ts";
import { editBattlefield, editObject, editPlayer, restructure, retrait } from "../state/fork.ts";
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
import { numbers } from "../state/lists.ts";
import type { GameObject, PlayerRecord, State } from "../state/records.ts";
import { EVERYBODY, isHiddenZone, seenBy } from "../state/sight.ts";
import { T } from "../state/triggers.ts";
import { endControlBy } from "./control.ts";
import { clear } from "./new-object.ts";
import { tell, trigger } from "./tell.ts";

/** Where objects are: the lists of the zones change here and nowhere else. */

type OwnedZone = "deck" | "hand" | "trash" | "banished" | "champion" | "runeDeck" | "legends" | "runes";

const listName = (o: GameObject): OwnedZone | null => {
  switch (o.zone) {
    case Zone.deck:
      return "deck";
    case Zone.hand:
      return "hand";
    case Zone.trash:
      return "trash";
    case Zone.banished:
      return "banished";
    case Zone.champion:
      return "champion";
    case Zone.runeDeck:
      return "runeDeck";
    case Zone.legend:
      return "legends";
    default:
      return null;
  }
};

const without = (list: readonly ObjectId[], id: ObjectId): readonly ObjectId[] => {
  const at = list.lastIndexOf(id);
  return at === list.length - 1 ? list.slice(0, at) : list.filter((other) => other !== id);
};

function takeOut(s: State, o: GameObject): void {
  const name = listName(o);
  if (name !== null) {
    const p = editPlayer(s, o.owner) as PlayerRecord & Record<OwnedZone, readonly ObjectId[]>;
    p[name] = without(p[name], o.id);
  } else if (o.zone === Zone.board) {
    if (isRune(s, o)) {
      const p = editPlayer(s, o.controller);
      p.runes = without(p.runes, o.id);
    } else s.at[o.location] = without(s.at[o.location], o.id);
  } else if (o.zone === Zone.facedown) {
    const b = editBattlefield(s, o.location - FIRST_BATTLEFIELD);
    b.facedown = without(b.facedown, o.id);
  }
}

const isRune = (s: State, o: GameObject): boolean => (s.pool.cards[o.card].types & TypeBit.rune) !== 0;

/** 056.2: non-board zones are the owner's. `bottom`: under the deck. */
function putIn(s: State, o: GameObject, zone: Zone, bottom: boolean): void {
  if (zone === Zone.none || zone === Zone.chain || zone === Zone.aside) return;
  const p = editPlayer(s, o.owner);
  switch (zone) {
    case Zone.deck:
      p.deck = bottom ? [o.id, ...p.deck] : [...p.deck, o.id];
      return;
    case Zone.runeDeck:
      p.runeDeck = bottom ? [o.id, ...p.runeDeck] : [...p.runeDeck, o.id];
      return;
    case Zone.hand:
      p.hand = [...p.hand, o.id];
      return;
    case Zone.trash:
      p.trash = [...p.trash, o.id];
      return;
    case Zone.banished:
      p.banished = [...p.banished, o.id];
      return;
    case Zone.champion:
      p.champion = [...p.champion, o.id];
      return;
    case Zone.legend:
      p.legends = [...p.legends, o.id];
      return;
    default:
  }
}

function noteLastMight(s: State, id: ObjectId): void {
  const might = trueMight(s, id);
  for (let i = 0; i < s.lastMight.length; i += 2)
    if (s.lastMight[i] === id) {
      s.lastMight = s.lastMight.with(i + 1, might);
      return;
    }
  const noted = s.lastMight.slice();
  noted.push(id, might);
  s.lastMight = noted;
}

/** An object goes to a non-board zone, or ceases to exist if it is a token (186.1). Nothing is asked or replaced here. */
export function leaveFor(s: State, id: ObjectId, zone: Zone, bottom = false): void {
  const before = s.objects[id];
  const fromBoard = before.zone === Zone.board;
  if (fromBoard && !isRune(s, before)) {
    noteLastMight(s, id);
    detachAll(s, id);
  }
  // 383.2.c.1: what triggers on its own leaving sees it before it is gone.
  if (fromBoard && !isRune(s, before)) trigger(s, T.leaves, before.controller, id, -1, 0, before.location, NOWHERE, NoteFlag.own);
  const o = editObject(s, id);
  const { location, controller } = o;
  const wasFacedown = o.zone === Zone.facedown;
  const rune = isRune(s, o);
  const restructures = !rune && isListening(s, o);
  const wasOnBoard = isBoardZone(o.zone);
  takeOut(s, o);
  const seen = wasFacedown ? EVERYBODY : seenBy(o);
  const { linked } = o;
  clear(o);
  if (fromBoard) o.linked = linked; // 359.3.e.13: an ability that gave it up as a cost still knows what it had banished
  const goes = o.token && zone !== Zone.chain ? Zone.none : zone;
  o.zone = goes;
  if (isHiddenZone(goes)) o.knownTo = seen; // who saw it go knows what it is
  if (o.location >= 0) o.lastLocation = o.location;
  o.location = NOWHERE;
  // 421.4: a facedown card that changes zones is shown to all.
  if (wasFacedown) tell(s, "revealed", "421.4", { player: o.owner, object: id });
  putIn(s, o, goes, bottom);
  if (restructures) restructure(s);
  else if (wasOnBoard && !rune) retrait(s);
  if (wasOnBoard && !rune) s.cleanupDue = true;
  if (fromBoard && !rune) {
    endControlBy(s, id);
    for (const legend of addedBy(s, id)) leaveFor(s, legend, Zone.aside);
    trigger(s, T.leaves, controller, id, -1, 0, location, NOWHERE, 0);
  }
}

/** 107.4.d.2: legends that were there while it was. */
function addedBy(s: State, source: ObjectId): ObjectId[] {
  if (s.ongoing.length === 0) return [];
  const ended = s.ongoing.filter((o) => o.source === source && s.pool.ongoing[o.effect].kind === "addedLegend");
  if (ended.length === 0) return [];
  s.ongoing = s.ongoing.filter((o) => !ended.includes(o));
  restructure(s);
  return numbers(
    ended.filter(({ about: [id, incarnation] }) => isStillThere(s, id, incarnation)),
    ({ about }) => about[0],
  );
}

const isStillThere = (s: State, id: ObjectId, incarnation: number): boolean =>
  s.objects[id].zone === Zone.legend && s.objects[id].incarnation === incarnation;

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

/** 719.5: what was attached stays where it is. */
function detachAll(s: State, id: ObjectId): void {
  const { attached, attachedTo } = s.objects[id];
  if (attachedTo >= 0) {
    const host = editObject(s, attachedTo);
    host.attached = host.attached.filter((gear) => gear !== id);
  }
  for (const gear of attached) {
    const g = editObject(s, gear);
    g.attachedTo = NO_OBJECT;
    g.attachedSince = -1;
    tell(s, "detached", "719.5", { object: gear, source: id });
  }
}

/** A permanent or rune comes to the board. */
export function enterBoard(s: State, id: ObjectId, controller: Seat, location: LocationId, exhausted: boolean): void {
  const o = editObject(s, id);
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
  o.location = location;
  o.exhausted = exhausted;
  o.since = s.turnNumber;
  o.stamp = ++s.stamp;
  if (isRune(s, o)) {
    const p = editPlayer(s, controller);
    p.runes = [...p.runes, id];
  } else {
    s.at[location] = [...s.at[location], id];
    if (isIndexed(s, o) || s.pool.cards[o.card].hasZoneAbilities) restructure(s);
    else retrait(s);
    s.cleanupDue = true; // 319.6
  }
  tell(s, "entered", "359.2", { player: controller, object: id, from, at: location });
}

/** Changes location on the board, with everything attached (719.3.a). Neither a move nor a recall by itself. */
export function changeLocation(s: State, id: ObjectId, to: LocationId): void {
  const o = editObject(s, id);
  s.at[o.location] = without(s.at[o.location], id);
  o.location = to;
  s.at[to] = [...s.at[to], id];
  for (const gear of o.attached) changeLocation(s, gear, to);
  retrait(s);
  s.cleanupDue = true;
}

export function faceDown(s: State, id: ObjectId, controller: Seat, location: LocationId): void {
  if (s.objects[id].zone === Zone.hand) loseTrack(s, s.objects[id].owner);
  const o = editObject(s, id);
  const restructures = isListening(s, o);
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
  b.facedown = [...b.facedown, id];
  if (restructures) restructure(s);
  else retrait(s);
  s.cleanupDue = true;
}

/** 108.7.d: a hand is unordered. Where a card leaves it unseen, nobody else knows any longer which are left. */
export function loseTrack(s: State, seat: Seat): void {
  const { hand } = s.players[seat];
  if (hand.length < 2) return;
  const own = 1 << seat;
  for (const id of hand) if ((s.objects[id].knownTo & ~own) !== 0) editObject(s, id).knownTo &= own;
}

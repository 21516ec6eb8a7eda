import { editObject, editPlayer } from "../state/fork.ts";
import { NO_OBJECT, type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import { numbers } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import { Stream, shuffled } from "../state/rng.ts";
import { T } from "../state/triggers.ts";
import { enterBoard, leaveFor, loseTrack } from "./relocate.ts";
import { asSeen, replacing } from "./replace.ts";
import { newMoment, tell, trigger } from "./tell.ts";

/** Recycle (416), discard (422), banish (427), return to hand, channel (430), reveal (424). */

/** Neither legends (107.4.d, 174.4) nor battlefields (170.2.b) leave where they are, whatever an instruction says. */
export function leavable(s: State, ids: readonly ObjectId[]): readonly ObjectId[] {
  const stays = (id: ObjectId): boolean => s.objects[id].zone === Zone.legend || s.objects[id].zone === Zone.battlefield;
  return ids.some(stays) ? ids.filter((id) => !stays(id)) : ids;
}

/** 416: to the bottom of the corresponding deck, several Main Deck cards in random order (416.5). */
export function recycle(s: State, chosen: readonly ObjectId[], by: Seat): void {
  const ids = leavable(s, chosen);
  if (ids.length === 0) return;
  newMoment(s);
  const main: ObjectId[] = [];
  for (const id of ids) {
    const o = s.objects[id];
    if ((s.pool.cards[o.card].types & TypeBit.rune) !== 0) recycleRune(s, id, by);
    else main.push(id);
  }
  if (main.length === 0) return;
  const from = numbers(main, (id) => s.objects[id].zone);
  if (main.some((id) => s.objects[id].zone === Zone.hand && s.objects[id].owner === by)) loseTrack(s, by);
  putUnder(s, main);
  main.forEach((id, i) => {
    tell(s, "recycled", "416.1", { player: by, object: id, from: from[i] === Zone.board ? Zone.board : -1 });
  });
  if (main.length > 1) forgetOrder(s, main);
  trigger(s, T.recycledCard, by, main[0], -1, main.length, -1, -1, 0);
}

/** 416.5: several in random order. They leave in another one, so that nothing of what happens then tells it. */
export function putUnder(s: State, ids: readonly ObjectId[]): void {
  for (const id of ids) leaveFor(s, id, Zone.deck, true);
  if (ids.length < 2) return;
  for (const { seat } of s.players) {
    const own = ids.filter((id) => s.objects[id].owner === seat && s.objects[id].zone === Zone.deck);
    if (own.length < 2) continue;
    const order = shuffled(s, Stream.recycle + seat, own);
    const p = editPlayer(s, seat);
    p.deck = [...order, ...p.deck.slice(own.length)];
  }
}

/** Which card is where in the deck is known to nobody. */
export function forgetOrder(s: State, ids: readonly ObjectId[], but = 0): void {
  for (const id of ids) if ((s.objects[id].knownTo & ~but) !== 0) editObject(s, id).knownTo &= but;
}

export function recycleRune(s: State, id: ObjectId, by: Seat): void {
  leaveFor(s, id, Zone.runeDeck, true);
  tell(s, "recycled", "416.1.b", { player: by, object: id });
  trigger(s, T.recycledRune, by, id, -1, 1, -1, -1, 0);
}

/** 422: from hand to trash, without executing anything of it. */
export function discard(s: State, seat: Seat, chosen: readonly ObjectId[]): void {
  const ids = toTrash(s, chosen, seat);
  if (ids.length === 0) return;
  newMoment(s);
  const p = editPlayer(s, seat);
  p.discarded += ids.length;
  for (const id of ids) {
    leaveFor(s, id, Zone.trash);
    tell(s, "discarded", "422.1", { player: seat, object: id });
  }
  for (const id of ids) trigger(s, T.discarded, seat, id, -1, 1, -1, -1, 0);
}

/** What goes to a trash after all. 370.1.a.1: where that is replaced by banishing, nothing was killed or discarded either. */
export function toTrash(s: State, ids: readonly ObjectId[], by: Seat): readonly ObjectId[] {
  const effects = replacing(s, "toTrash");
  if (effects.length === 0) return ids;
  const replacerOf = (id: ObjectId): ObjectId => {
    const { owner, zone, token } = s.objects[id];
    if (token) return NO_OBJECT;
    const found = effects.find(
      ({ scope, replacement }) => scope.you === owner && !(replacement.data.from === "notDeck" && zone === Zone.deck),
    );
    return found === undefined ? NO_OBJECT : found.active.self;
  };
  const away = ids.filter((id) => replacerOf(id) !== NO_OBJECT);
  for (const id of away) tell(s, "replaced", "370.1.b", { object: id, source: replacerOf(id) });
  banish(s, away, by);
  return ids.filter((id) => !away.includes(id));
}

/** 427: neither killed nor discarded (427.2). */
export function banish(s: State, chosen: readonly ObjectId[], by: Seat): void {
  const ids = leavable(s, chosen);
  if (ids.length === 0) return;
  newMoment(s);
  for (const id of ids) {
    const mine = s.objects[id].owner === by;
    leaveFor(s, id, Zone.banished);
    tell(s, "banished", "427.1", { player: by, object: id });
    trigger(s, T.banished, by, id, -1, mine ? 1 : 0, -1, -1, 0);
  }
}

export function returnToHand(s: State, chosen: readonly ObjectId[], by: Seat): void {
  const ids = leavable(s, chosen);
  if (ids.length === 0) return;
  newMoment(s);
  for (const id of ids) {
    const { location, zone, owner } = s.objects[id];
    leaveFor(s, id, Zone.hand);
    tell(s, "returned", "108.7.b", { player: by, object: id, from: zone, to: Zone.hand });
    trigger(s, T.returnedToHand, owner, id, -1, 0, location, -1, 0);
  }
}

/** 430: as many as there are, ready unless said otherwise. Returns how many. */
export function channel(s: State, seat: Seat, n: number, exhausted: boolean): number {
  newMoment(s);
  let done = 0;
  while (done < n) {
    const { runeDeck } = s.players[seat];
    if (runeDeck.length === 0) break;
    const id = runeDeck[runeDeck.length - 1];
    enterBoard(s, id, seat, seat, exhausted);
    tell(s, "channelled", "430.1", { player: seat, object: id });
    done++;
  }
  return done;
}

/** 424: presented to all players, who then know it while it stays where it is. */
export function reveal(s: State, ids: readonly ObjectId[], by: Seat): void {
  for (const id of ids) {
    editObject(s, id).knownTo = -1;
    tell(s, "revealed", "424.1", { player: by, object: id });
    trigger(s, T.revealed, by, id, -1, 0, -1, -1, 0);
  }
  asSeen(s, ids, "reveal", by);
}

/** Only this player may look. */
export function lookAt(s: State, ids: readonly ObjectId[], by: Seat): void {
  for (const id of ids) editObject(s, id).knownTo |= 1 << by;
  if (ids.length > 0) tell(s, "looked", "128.4", { player: by, amount: ids.length });
  asSeen(s, ids, "lookedAt", by);
}

/** Puts cards back on top in the given order: the first is drawn first. */
export function putOnTop(s: State, seat: Seat, ids: readonly ObjectId[]): void {
  const p = editPlayer(s, seat);
  const rest = p.deck.filter((id) => !ids.includes(id));
  p.deck = [...rest, ...ids.toReversed()];
  if (ids.length > 1) forgetOrder(s, ids, 1 << seat);
}

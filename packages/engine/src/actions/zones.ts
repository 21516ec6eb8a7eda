import type { RuleId } from "@rulebound/rules";
import { editObject, editPlayer } from "../state/fork.ts";
import { baseOf, NO_OBJECT, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { emit } from "./emit.ts";
import { enterBoard, leaveFor, loseTrack } from "./relocate.ts";
import { asSeen, replacing } from "./replace.ts";
import { startTriggerBatch, trigger } from "./trigger.ts";

/** Discard (422), banish (427), put and return, channel (430), reveal (424). Recycling (416) has a file of its own. */

/** Neither legends (107.4.d, 174.4) nor battlefields (170.2.b) leave where they are, whatever an instruction says. */
export function leavable(s: State, ids: readonly ObjectId[]): readonly ObjectId[] {
  const stays = (id: ObjectId): boolean => s.objects[id].zone === Zone.legend || s.objects[id].zone === Zone.battlefield;
  return ids.some(stays) ? ids.filter((id) => !stays(id)) : ids;
}

/** 422: from hand to trash, without executing anything of it. */
export function discard(s: State, seat: Seat, chosen: readonly ObjectId[]): void {
  const ids = toTrash(s, chosen, seat);
  if (ids.length === 0) return;
  startTriggerBatch(s);
  const p = editPlayer(s, seat);
  p.discarded += ids.length;
  for (const id of ids) {
    leaveFor(s, id, Zone.trash);
    emit(s, "discarded", "422.1", { player: seat, object: id });
  }
  for (const id of ids) trigger(s, { kind: TriggerKind.discarded, player: seat, object: id, amount: 1 });
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
  for (const id of away) emit(s, "replaced", "370.1.b", { object: id, source: replacerOf(id) });
  banish(s, away, by);
  return ids.filter((id) => !away.includes(id));
}

/** 108.6.b, 427: neither killed nor discarded (427.2). */
export function banish(s: State, chosen: readonly ObjectId[], by: Seat): void {
  const ids = leavable(s, chosen);
  if (ids.length === 0) return;
  startTriggerBatch(s);
  for (const id of ids) {
    const mine = s.objects[id].owner === by;
    leaveFor(s, id, Zone.banished);
    emit(s, "banished", "427.1", { player: by, object: id });
    trigger(s, { kind: TriggerKind.banished, player: by, object: id, amount: mine ? 1 : 0 });
  }
}

export function returnToHand(s: State, chosen: readonly ObjectId[], by: Seat): void {
  const ids = leavable(s, chosen);
  if (ids.length === 0) return;
  startTriggerBatch(s);
  for (const id of ids) {
    const { location, zone, owner } = s.objects[id];
    leaveFor(s, id, Zone.hand); // 108.3.c: a Chosen Champion, too
    emit(s, "returned", "108.7", { player: by, object: id, from: zone, to: Zone.hand });
    trigger(s, { kind: TriggerKind.returnedToHand, player: owner, object: id, from: location });
  }
}

/** The zones into which a text may put something; it is returned only where the text says so (108.3.c.1). */
const RULE_OF: ReadonlyMap<Zone, RuleId> = new Map([
  [Zone.hand, "108.7"],
  [Zone.trash, "108.2.b"],
  [Zone.deck, "108.4"],
  [Zone.champion, "108.3.c"],
]);

/** Neither a draw, a discard, a burn nor a recycling: it is put there. `bottom`: under the deck. */
export function putInto(s: State, chosen: readonly ObjectId[], to: Zone, by: Seat, bottom = false): void {
  const ids = leavable(s, chosen);
  if (ids.length === 0) return;
  startTriggerBatch(s);
  for (const id of to === Zone.trash ? toTrash(s, ids, by) : ids) {
    const { owner, zone: from } = s.objects[id];
    if (to === Zone.champion && s.players[owner].champion.length > 0) continue; // 108.3.c.1
    if (from === Zone.hand && to === Zone.deck && owner === by) loseTrack(s, by);
    leaveFor(s, id, to, bottom);
    emit(s, to === Zone.champion ? "returned" : "put", RULE_OF.get(to) ?? "108", { player: owner, object: id, from, to });
  }
}

/** 107.3.d: facedown cards go to the trash without being discarded (422.1). */
export function removeFacedown(s: State, ids: readonly ObjectId[], rule: RuleId): void {
  for (const id of ids) {
    const { location: at, owner } = s.objects[id];
    for (const gone of toTrash(s, [id], owner)) {
      leaveFor(s, gone, Zone.trash);
      emit(s, "put", rule, { player: owner, object: gone, from: Zone.facedown, to: Zone.trash, at });
    }
  }
}

/** 430: as many as there are, ready unless said otherwise. Returns how many. */
export function channel(s: State, seat: Seat, n: number, exhausted: boolean): number {
  startTriggerBatch(s);
  let done = 0;
  while (done < n) {
    const { runeDeck } = s.players[seat];
    if (runeDeck.length === 0) break;
    const id = runeDeck[runeDeck.length - 1];
    enterBoard(s, id, seat, baseOf(seat), exhausted);
    emit(s, "channelled", "430.1", { player: seat, object: id });
    done++;
  }
  return done;
}

/** 424: presented to all players; then what happens as they are revealed. */
export function reveal(s: State, ids: readonly ObjectId[], by: Seat): void {
  present(s, ids, by);
  asSeen(s, ids, "reveal", by);
}

/** 424.1: everybody knows it while it stays where it is. */
export function present(s: State, ids: readonly ObjectId[], by: Seat): void {
  for (const id of ids) {
    editObject(s, id).knownTo = -1;
    emit(s, "revealed", "424.1", { player: by, object: id });
    // 424.1.a.1
    trigger(s, { kind: TriggerKind.revealed, player: by, object: id });
  }
}

/** Only this player may look. */
export function lookAt(s: State, ids: readonly ObjectId[], by: Seat): void {
  for (const id of ids) editObject(s, id).knownTo |= 1 << by;
  if (ids.length > 0) emit(s, "looked", "128.4", { player: by, amount: ids.length });
  asSeen(s, ids, "lookedAt", by);
}

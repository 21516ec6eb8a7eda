import type { RuleId } from "@rulebound/rules";
import { editPlayer } from "../state/fork.ts";
import { type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import { mapToNumbers } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import { Stream, shuffled } from "../state/rng.ts";
import { TriggerKind } from "../state/triggers.ts";
import { inTurnOrder } from "../state/turn-order.ts";
import { putUnder } from "./deck-order.ts";
import { emit } from "./emit.ts";
import { forgetOrder } from "./forget-order.ts";
import { leaveFor, loseTrack } from "./relocate.ts";
import { startTriggerBatch, trigger } from "./trigger.ts";
import { leavable } from "./zones.ts";

/**
 * 416: to the bottom of the corresponding deck. It is the owner who recycles a card, whoever was told to (416.1.c); `by` is
 * the latter, who has seen which cards of a hand those were.
 */
export function recycle(s: State, chosen: readonly ObjectId[], by: Seat): void {
  const ids = leavable(s, chosen);
  if (ids.length === 0) return;
  startTriggerBatch(s);
  // 178.1.a.2
  const isRune = (id: ObjectId): boolean => (s.pool.cards[s.objects[id].card].types & TypeBit.rune) !== 0;
  const cards = ids.some(isRune) ? ids.filter((id) => !isRune(id)) : ids;
  if (cards.length > 0) {
    if (cards.some((id) => s.objects[id].zone === Zone.hand && s.objects[id].owner === by)) loseTrack(s, by);
    recycleCards(s, cards, "416.1");
  }
  if (cards.length < ids.length) recycleRunes(s, ids.filter(isRune));
}

/** 431.2.b: all of a trash, for a burn out. */
export function recycleTrash(s: State, seat: Seat): void {
  startTriggerBatch(s);
  recycleCards(s, s.players[seat].trash, "431.2.b");
}

/** 416.5: several in random order. They leave in another one, so that nothing of what happens then tells it. */
function recycleCards(s: State, ids: readonly ObjectId[], rule: RuleId): void {
  const from = mapToNumbers(ids, (id) => s.objects[id].zone);
  for (const id of ids) leaveFor(s, id, Zone.deck, true);
  if (ids.length > 1) shuffleUnder(s, ids);
  for (let i = 0; i < ids.length; i++)
    emit(s, "recycled", rule, { player: s.objects[ids[i]].owner, object: ids[i], from: from[i] === Zone.board ? Zone.board : undefined });
  for (const { seat } of s.players) {
    const own = ids.filter((id) => s.objects[id].owner === seat);
    if (own.length > 1) forgetOrder(s, own); // a single one was seen to go under the deck
  }
  for (const id of ids) trigger(s, { kind: TriggerKind.recycledCard, player: s.objects[id].owner, object: id, amount: 1 });
}

function shuffleUnder(s: State, ids: readonly ObjectId[]): void {
  for (const { seat } of s.players) {
    const own = ids.filter((id) => s.objects[id].owner === seat && s.objects[id].zone === Zone.deck);
    if (own.length < 2) continue;
    const order = shuffled(s, Stream.recycle + seat, own);
    const p = editPlayer(s, seat);
    p.deck = [...order, ...p.deck.slice(own.length)];
  }
}

/** 416.5.a: their owner chooses in which order several of them lie under the Rune Deck. */
function recycleRunes(s: State, ids: readonly ObjectId[]): void {
  for (const id of ids) recycleRune(s, id);
  if (ids.length < 2) return;
  // What is pushed last is asked first: in turn order (303.2.a).
  for (const seat of inTurnOrder(s, s.turnPlayer).toReversed()) {
    const own = ids.filter((id) => s.objects[id].owner === seat && s.objects[id].zone === Zone.runeDeck);
    putUnder(s, seat, own);
  }
}

/** 161.2.b: under the Rune Deck. */
export function recycleRune(s: State, id: ObjectId): void {
  const { owner } = s.objects[id];
  leaveFor(s, id, Zone.runeDeck, true);
  emit(s, "recycled", "416.1.b", { player: owner, object: id });
  trigger(s, { kind: TriggerKind.recycledRune, player: owner, object: id, amount: 1 });
}

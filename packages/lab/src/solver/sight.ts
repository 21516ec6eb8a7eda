import {
  type Answer,
  applyInPlace,
  type CardId,
  FIRST_OBJECT,
  fork,
  isAmong,
  NO_OBJECT,
  type ObjectId,
  type Seat,
  type State,
  seenBy,
  TypeBit,
  withCards,
  Zone,
} from "@rulebound/engine/internal";

/** What a seat cannot see, and what follows when it comes to light. */

const isSeen = (s: State, seat: Seat, id: ObjectId): boolean => isAmong(seenBy(s.objects[id]), seat);

const CAN_HIDE: ReadonlySet<Zone> = new Set([Zone.deck, Zone.hand, Zone.facedown, Zone.runeDeck]);

export const isUnseen = (s: State, seat: Seat, id: ObjectId): boolean => CAN_HIDE.has(s.objects[id].zone) && !isSeen(s, seat, id);

const isRune = (s: State, id: ObjectId): boolean => (s.pool.cards[s.objects[id].card].types & TypeBit.rune) !== 0;

/** The unseen cards of the same kind (runes apart) and owner as this one, with it. */
export const mates = (s: State, seat: Seat, id: ObjectId): ObjectId[] =>
  s.objects.filter((o) => o.owner === s.objects[id].owner && isUnseen(s, seat, o.id) && isRune(s, o.id) === isRune(s, id)).map((o) => o.id);

/** A fork in which these unseen objects are those cards; other unseen ones have taken theirs. Null: there are no such cards. */
export function dealt(s: State, seat: Seat, ids: readonly ObjectId[], cards: readonly CardId[]): State | null {
  const now = new Map<ObjectId, CardId>();
  const cardOf = (id: ObjectId): CardId => now.get(id) ?? s.objects[id].card;
  for (const [i, id] of ids.entries()) {
    const fixed = ids.slice(0, i);
    const other = mates(s, seat, id).find((mate) => !fixed.includes(mate) && cardOf(mate) === cards[i]);
    if (other === undefined) return null;
    const own = cardOf(id);
    now.set(id, cards[i]);
    if (other !== id) now.set(other, own);
  }
  return withCards(s, now);
}

/** More outcomes of one answer than are gone through. */
const MOST_OUTCOMES = 64;
const MOST_REVEALED = 2;

/**
 * What an answer can lead to. One position, unless a card that the seat could not see has come to light where everybody sees
 * it: then one for every card that it may be. Null: too many to go through. A card that the seat has drawn or looked at is
 * left as it is: the seat does without it (search.ts).
 */
export function outcomes(s: State, seat: Seat, answer: Answer, played: ObjectId = NO_OBJECT): State[] | null {
  const after = applied(fork(s), answer);
  const revealed = cameToLight(s, after, seat).filter((id) => id !== played);
  if (revealed.length === 0) return [after];
  if (revealed.length > MOST_REVEALED) return null;
  let deals: State[] = [s];
  for (const id of revealed) {
    const cards = [...new Set(mates(s, seat, id).map((mate) => s.objects[mate].card))];
    if (deals.length * cards.length > MOST_OUTCOMES) return null;
    deals = deals.flatMap((one) => cards.flatMap((card) => dealt(one, seat, [id], [card]) ?? []));
  }
  return deals.map((one) => applied(one, answer));
}

function applied(s: State, answer: Answer): State {
  const refusal = applyInPlace(s, answer);
  if (refusal !== null) throw new Error(`a listed answer is refused: ${JSON.stringify(answer)} (${refusal.rule}: ${refusal.detail})`);
  return s;
}

/** Unseen before, and seen now, but for what only the seat itself sees. */
function cameToLight(before: State, after: State, seat: Seat): ObjectId[] {
  const out: ObjectId[] = [];
  for (let id = FIRST_OBJECT; id < before.objects.length; id++) {
    if (before.objects[id] === after.objects[id]) continue;
    if (!isUnseen(before, seat, id) || isUnseen(after, seat, id)) continue;
    const { zone, owner } = after.objects[id];
    const isOwnSecret = owner === seat && (zone === Zone.hand || zone === Zone.deck);
    if (!isOwnSecret && zone !== Zone.none) out.push(id);
  }
  return out;
}

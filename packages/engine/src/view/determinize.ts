import { editPlacement, editPlayer, fork, invalidateAbilities } from "../state/fork.ts";
import { editData, FrameKind } from "../state/frames.ts";
import { type CardId, Keyword, NO_CARD, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { GameObject, State } from "../state/records.ts";
import type { Chance } from "../state/rng.ts";
import { isForAliases } from "../state/rng.ts";
import { isHiddenZone } from "../state/sight.ts";
import { isSeen } from "./objects.ts";

/**
 * A game that could be the real one for all that a seat (or a spectator, -1) knows: a fork in which every card it cannot
 * see is dealt anew among the places where it may be, and the future is left to other chance. Objects keep their ids, so
 * the view of the seat is the same to the letter. Deck lists are taken as known: what is dealt is what is really missing.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const f = fork(s);
  for (const { seat: owner } of s.players) {
    const unseen = s.objects.filter(
      (o) => o.owner === owner && (isHiddenZone(o.zone) || o.zone === Zone.facedown) && !isSeen(s, seat, o.id),
    );
    redeal(
      f,
      seat,
      unseen.filter((o) => o.zone !== Zone.runeDeck),
      chance,
    );
    redeal(
      f,
      seat,
      unseen.filter((o) => o.zone === Zone.runeDeck),
      chance,
    );
  }
  rechooseBattlefields(f, seat, chance);
  f.rng = s.rng.map((at, stream) => (isForAliases(stream) ? at : chance.below(0x100000000)));
  f.events = null; // a history of the real game
  f.cause = -1;
  f.answer = null;
  renew(f);
  return f;
}

/** In a fork that nobody has looked at yet, an object that is not seen becomes that card. `renew` comes after it. */
export function becomeCard(f: State, id: ObjectId, card: CardId): void {
  editPlacement(f, id).card = card;
}

/** Objects are other cards than before: nothing that was found of them, or of lists of them, holds. */
function renew(f: State): void {
  for (const { seat } of f.players) {
    const p = editPlayer(f, seat);
    p.hand = p.hand.slice();
    p.trash = p.trash.slice();
  }
  invalidateAbilities(f);
}

const ATTEMPTS = 20;

function redeal(f: State, seat: Seat, objects: readonly GameObject[], chance: Chance): void {
  const cards = objects.map((o) => o.card);
  const bound = objects.map((o, i) => ({ i, fits: demandOn(f, seat, o) })).filter((b) => b.fits !== null);
  // In no order of theirs: with chance that somebody knows, a shuffle of the real places could be undone.
  const sorted = cards.toSorted((a, b) => a - b);
  const dealt = bound.length === 0 ? shuffled(sorted, chance) : (dealBound(sorted, bound, chance) ?? cards);
  objects.forEach((o, i) => {
    if (o.card !== dealt[i]) becomeCard(f, o.id, dealt[i]);
  });
}

interface Bound {
  readonly i: number;
  readonly fits: ((card: CardId) => boolean) | null;
}

/** Places that not every card may take are served first; null: no such deal was found. The cards as they are always fit. */
function dealBound(cards: readonly CardId[], bound: readonly Bound[], chance: Chance): readonly CardId[] | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const left = shuffled(cards, chance);
    const out: CardId[] = cards.map(() => NO_CARD);
    const served = bound.every(({ i, fits }) => {
      const at = left.findIndex((card) => fits === null || fits(card));
      if (at < 0) return false;
      [out[i]] = left.splice(at, 1);
      return true;
    });
    if (served) return out.map((card) => (card >= 0 ? card : (left.pop() ?? NO_CARD)));
  }
  return null;
}

/** What is known of a card that is not seen: a facedown one has Hidden; what somebody else may choose now is of its type. */
function demandOn(f: State, seat: Seat, o: GameObject): Bound["fits"] {
  const { cards } = f.pool;
  const own = cards[o.card];
  if (o.zone === Zone.facedown && (own.keywords & Keyword.Hidden) !== 0) return (card) => (cards[card].keywords & Keyword.Hidden) !== 0;
  const d = f.decision;
  if (d === null || d.player === seat || d.kind === "mulligan" || !d.options.includes(o.id)) return null;
  return (card) => cards[card].types === own.types;
}

/** 486.5: they are presented at once, so who is asked later does not know what others have chosen. */
function rechooseBattlefields(f: State, seat: Seat, chance: Chance): void {
  const at = f.frames.findIndex(({ kind }) => kind === FrameKind.setup);
  const frame = f.frames[at];
  if (frame?.kind !== FrameKind.setup || f.battlefields.length > 0) return;
  const { decks, chosen } = frame.data;
  editData(f, at, frame.data).chosen = chosen.map((card, owner) => {
    const own = decks[owner].battlefields;
    return owner === seat || card < 0 || own.length === 0 ? card : own[chance.below(own.length)];
  });
}

function shuffled(list: readonly CardId[], chance: Chance): CardId[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/** A fork in which these objects are those cards: for callers that try every possible unseen card. */
export function withCards(s: State, cards: ReadonlyMap<ObjectId, CardId>): State {
  const f = fork(s);
  for (const [id, card] of cards) becomeCard(f, id, card);
  renew(f);
  return f;
}

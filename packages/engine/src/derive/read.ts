import { Keyword, type LocationId, type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { ReferencedMight, TrueMight } from "../state/quantities.ts";
import type { GameObject, State } from "../state/records.ts";
import { abilityIndex } from "./ability-index.ts";
import { STRIDE, V } from "./board.ts";
import { cardOf } from "./copies.ts";
import { board, mightOnBoard } from "./layers.ts";

/** What an object is like right now. On the board that is derived (473); elsewhere it is what is printed (711). */

export { cardOf };

const isDerived = (o: GameObject): boolean => o.zone === Zone.board;

/** The true value, which may be negative (143.2.b.1). */
export function trueMight(s: State, id: ObjectId): TrueMight {
  const o = s.objects[id];
  return isDerived(o) ? mightOnBoard(s, o) : cardOf(s, o).might;
}

/** The true Might of something that has left the board since the last item began to resolve (359.3.e.13), while it is where it went. */
export function lastTrueMight(s: State, id: ObjectId): TrueMight | undefined {
  for (let i = s.lastMight.length - 3; i >= 0; i -= 3)
    if (s.lastMight[i] === id && s.lastMight[i + 1] === s.objects[id].incarnation) return s.lastMight[i + 2];
  return undefined;
}

/** Might as spells, abilities and the combat sum refer to it: below 0 it is treated as 0 (143.2.b). */
export const asReferenced = (trueValue: TrueMight): ReferencedMight => Math.max(trueValue, 0);
export const referencedMight = (s: State, id: ObjectId): ReferencedMight => asReferenced(trueMight(s, id));

/** 708, 710: by its Might as it is now. */
export const isMighty = (s: State, id: ObjectId): boolean => trueMight(s, id) >= 5;

export function keywords(s: State, id: ObjectId): number {
  const o = s.objects[id];
  return isDerived(o) ? board(s).values[id * STRIDE + V.keywords] : cardOf(s, o).keywords | o.keywordsGranted | o.keywordsTurn;
}

/** 722.1: any of them, whether its text is active or not. What nothing on the board gives to others, and nothing is attached for, is told without deriving. */
export function hasKeyword(s: State, id: ObjectId, keyword: number): boolean {
  const o = s.objects[id];
  if (!isDerived(o) || o.attached.length > 0 || (abilityIndex(s).grants & keyword) !== 0) return (keywords(s, id) & keyword) !== 0;
  return ((cardOf(s, o).keywords | o.keywordsGranted | o.keywordsTurn | o.keywordsCombat) & keyword) !== 0;
}

/** Those of the card, or of what it is a copy of, and what it has become beside; in every zone (141.2.b, 148.2.b). */
export const types = (s: State, id: ObjectId): number => cardOf(s, s.objects[id]).types | s.objects[id].typesGained;

export function tags(s: State, id: ObjectId): readonly string[] {
  const o = s.objects[id];
  return isDerived(o) ? (board(s).tags?.get(id) ?? cardOf(s, o).tags) : cardOf(s, o).tags;
}

export const isUnit = (s: State, id: ObjectId): boolean => (types(s, id) & TypeBit.unit) !== 0;
export const isGear = (s: State, id: ObjectId): boolean => (types(s, id) & TypeBit.gear) !== 0;

const assault = (s: State, id: ObjectId): number => board(s).values[id * STRIDE + V.assault];
const shield = (s: State, id: ObjectId): number => board(s).values[id * STRIDE + V.shield];
export const deflect = (s: State, id: ObjectId): number =>
  s.objects[id].zone === Zone.board ? board(s).values[id * STRIDE + V.deflect] : 0;
export const hunt = (s: State, id: ObjectId): number => board(s).values[id * STRIDE + V.hunt];

export const keywordValue = (s: State, id: ObjectId, keyword: number): number => {
  if (s.objects[id].zone !== Zone.board) return 0;
  switch (keyword) {
    case Keyword.Assault:
      return assault(s, id);
    case Keyword.Shield:
      return shield(s, id);
    case Keyword.Deflect:
      return deflect(s, id);
    case Keyword.Hunt:
      return hunt(s, id);
    default:
      return hasKeyword(s, id, keyword) ? 1 : 0;
  }
};

export function hasUnitsAt(s: State, location: LocationId, seat: Seat): boolean {
  const list = s.at[location];
  for (let i = 0; i < list.length; i++) if (s.objects[list[i]].controller === seat && isUnit(s, list[i])) return true;
  return false;
}

/** 740.1.a, 489.8.e: "friendly" is a player's own and their teammates'; "you control" is `controller === seat`. */
export const areFriendly = (s: State, a: Seat, b: Seat): boolean => a >= 0 && b >= 0 && s.players[a].team === s.players[b].team;
/** 740.1.b: "enemy", "an opponent's": never a teammate's. */
export const areOpponents = (s: State, a: Seat, b: Seat): boolean => a >= 0 && b >= 0 && s.players[a].team !== s.players[b].team;

/** 431.1.c: the top cards of a deck, the first to be drawn first; as many as there are. */
export function topOf(s: State, seat: Seat, n: number, of: "deck" | "runeDeck" = "deck"): ObjectId[] {
  const deck = s.players[seat][of];
  const top: ObjectId[] = [];
  for (let i = deck.length - 1; i >= 0 && top.length < n; i--) top.push(deck[i]);
  return top;
}

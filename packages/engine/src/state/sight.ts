import { type Seat, Zone } from "./ids.ts";
import type { HiddenCount } from "./quantities.ts";
import type { GameObject } from "./records.ts";

/** 128: who may read the face of a card. Everything that shows something to a player asks here (view/). */

export const EVERYBODY = -1;

/** Decks and hands; facedown cards lie in public zones and are private themselves (107.3.f). */
export const isHiddenZone = (zone: Zone): boolean =>
  zone === Zone.deck || zone === Zone.hand || zone === Zone.runeDeck || zone === Zone.aside;

/** Bits of the seats that may read it: by its zone (128.2.a), or because they saw it get there. EVERYBODY includes spectators. */
export function seenBy(o: GameObject): number {
  switch (o.zone) {
    case Zone.deck:
    case Zone.runeDeck:
    case Zone.aside:
      return o.knownTo; // 108.4.d, 108.5.d, 128.3
    case Zone.hand:
      return o.knownTo | (1 << o.owner); // 108.7.c, 128.4, 489.8.f
    case Zone.facedown:
      return o.knownTo | (1 << o.controller); // 107.3.f, 129.4
    default:
      return EVERYBODY; // 108.2.d, 108.3.e, 108.6.e, 128.5, 130.6
  }
}

/** A spectator (-1) sees what everybody sees. */
export const isAmong = (bits: number, seat: Seat): boolean => (seat < 0 ? bits === EVERYBODY : (bits & (1 << seat)) !== 0);

/**
 * `GameObject.hiddenCount` counts how often an object was out of sight: of its owner (a deck), and of others (a deck or a hand).
 * A viewer who lost track of a card must not recognise it by its number, so numbers in views change with the count.
 */
const OWNER = 4096;
export const hiddenCountFor = (hiddenCount: HiddenCount, isOwner: boolean): number =>
  isOwner ? Math.floor(hiddenCount / OWNER) : hiddenCount % OWNER;

/** What is added when an object leaves where it is. */
export function hiddenOnLeaving(o: GameObject): HiddenCount {
  if (o.knownTo === EVERYBODY || !isHiddenZone(o.zone)) return 0;
  return o.zone === Zone.hand || (o.knownTo & (1 << o.owner)) !== 0 ? 1 : 1 + OWNER;
}

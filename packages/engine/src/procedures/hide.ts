import { faceDown } from "../actions/relocate.ts";
import { newMoment, tell, trigger } from "../actions/tell.ts";
import { lookAt } from "../actions/zones.ts";
import type { Refusal } from "../decisions/decision.ts";
import { activeStatics } from "../derive/ability-index.ts";
import { hasKeyword } from "../derive/read.ts";
import { S } from "../derive/static-kinds.ts";
import { autopay } from "../payment/autopay.ts";
import { canAfford, type Price } from "../payment/purse.ts";
import { FIRST_BATTLEFIELD, isBattlefield, K, type LocationId, type ObjectId, Phase, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { T } from "../state/triggers.ts";
import { isClosed, isShowdown } from "./timing.ts";

/** 421, 811: hiding. It is not playing, opens no chain and cannot be answered. */

const NOT_NOW: Refusal = { rule: "811.1.b", detail: "cards are hidden on one's own turn in an Open State" };
const NOT_HIDDEN: Refusal = { rule: "811.1", detail: "only a card with Hidden in hand or the Champion Zone can be hidden" };
const NOT_CONTROLLED: Refusal = { rule: "107.3.c", detail: "the battlefield is not yours" };
const FULL: Refusal = { rule: "107.3.b", detail: "there is a facedown card already" };
const TOO_DEAR: Refusal = { rule: "811.1.b", detail: "the cost of hiding cannot be paid" };

export function refusalToHide(s: State, seat: Seat, object: ObjectId, at: LocationId): Refusal | null {
  if (s.turnPlayer !== seat || isClosed(s) || isShowdown(s) || s.phase !== Phase.main || s.invited >= 0) return NOT_NOW;
  const o = s.objects[object];
  if (o === undefined || o.owner !== seat || (o.zone !== Zone.hand && o.zone !== Zone.champion) || !hasKeyword(s, object, K.Hidden))
    return NOT_HIDDEN;
  if (!isBattlefield(at) || at >= FIRST_BATTLEFIELD + s.battlefields.length) return NOT_CONTROLLED;
  const b = s.battlefields[at - FIRST_BATTLEFIELD];
  if (b.controller !== seat) return NOT_CONTROLLED;
  if (b.facedown.length >= roomFor(s, at)) return FULL;
  return priceOfHiding(s, seat) === null ? TOO_DEAR : null;
}

/** 107.3.b.1: how many facedown cards may lie there; what a card says goes before the book (002). */
export const roomFor = (s: State, at: LocationId): number => {
  let n = 1;
  for (const { effect, source } of activeStatics(s, S.facedownLimit))
    if (effect.data.effect === "facedownLimit" && s.objects[source].location === at) n = Math.max(n, effect.data.n);
  return n;
};

const HIDING: Price = { energy: 0, power: [63], purpose: 0 };
const FREE: Price = { energy: 0, power: [], purpose: 0 };

/** [A], or what a card lets one pay instead; null: nothing of it can be paid. */
function priceOfHiding(s: State, seat: Seat): Price | null {
  if (s.ongoing.some((o) => s.pool.ongoing[o.effect].kind === "hideFree" && o.controller === seat)) return FREE;
  for (const { effect, source } of activeStatics(s, S.hideCost)) {
    if (effect.data.effect !== "hideCost" || s.objects[source].controller !== seat) continue;
    const price: Price = { energy: effect.data.cost.energy ?? 0, power: [], purpose: 0 };
    if (canAfford(s, seat, price)) return price;
  }
  return canAfford(s, seat, HIDING) ? HIDING : null;
}

export function hide(s: State, seat: Seat, object: ObjectId, at: LocationId): void {
  newMoment(s);
  const price = priceOfHiding(s, seat);
  if (price === null || !autopay(s, seat, price)) return;
  faceDown(s, object, seat, at);
  for (const o of s.ongoing) if (s.pool.ongoing[o.effect].kind === "seeFacedown" && o.player === seat) lookAt(s, [object], o.controller);
  tell(s, "hidden", "421.1", { player: seat, object, at });
  trigger(s, T.hid, seat, object, -1, 0, -1, at, 0);
}

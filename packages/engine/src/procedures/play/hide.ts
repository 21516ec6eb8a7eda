import { emit } from "../../actions/emit.ts";
import { faceDown } from "../../actions/relocate.ts";
import { startTriggerBatch, trigger } from "../../actions/trigger.ts";
import { lookAt } from "../../actions/zones.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { hasKeyword } from "../../derive/read.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { compileResources } from "../../language/run/resources.ts";
import { FrameKind, picks, popFrame, procedure, pushFrame, REPLACED } from "../../state/frames.ts";
import { FIRST_BATTLEFIELD, isBattlefield, Keyword, type LocationId, type ObjectId, Phase, type Seat, Zone } from "../../state/ids.ts";
import { type Refusal, refuse } from "../../state/reasons.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { canAfford } from "../cost/afford.ts";
import { autopay } from "../cost/autopay.ts";
import type { Price } from "../cost/available-resources.ts";
import { askPrice, openPrices } from "../cost/prices.ts";
import { isClosed, isShowdown } from "../turn/timing.ts";

/** 421, 811: hiding. It is not playing, opens no chain and cannot be answered. */

const NOT_NOW: Refusal = refuse("811.1.b", "hideNotNow");
const NOT_HIDDEN: Refusal = refuse("811.1", "notHideable");
const NOT_CONTROLLED: Refusal = refuse("107.3.c", "battlefieldNotYours");
const FULL: Refusal = refuse("107.3.b", "facedownFull");
const CANNOT_AFFORD: Refusal = refuse("811.1.b", "hideTooDear");

/** 489.8.c.1: at a battlefield of one's own, not of a teammate. */
export function refusalToHide(s: State, seat: Seat, object: ObjectId, at: LocationId): Refusal | null {
  if (s.turnPlayer !== seat || isClosed(s) || isShowdown(s) || s.phase !== Phase.main || s.invited >= 0) return NOT_NOW;
  const o = s.objects[object];
  if (o === undefined || o.owner !== seat || (o.zone !== Zone.hand && o.zone !== Zone.champion) || !hasKeyword(s, object, Keyword.Hidden))
    return NOT_HIDDEN;
  if (!isBattlefield(at) || at >= FIRST_BATTLEFIELD + s.battlefields.length) return NOT_CONTROLLED;
  const b = s.battlefields[at - FIRST_BATTLEFIELD];
  if (b.controller !== seat) return NOT_CONTROLLED;
  if (b.facedown.length >= roomFor(s, at)) return FULL;
  return pricesOfHiding(s, seat).some((price) => canAfford(s, seat, price)) ? null : CANNOT_AFFORD;
}

/** 107.3.b.1: how many facedown cards may lie there; what a card says goes before the book (002). */
export const roomFor = (s: State, at: LocationId): number => {
  let n = 1;
  for (const { effect, source } of activeStatics(s, StaticKind.facedownLimit))
    if (effect.data.effect === "facedownLimit" && s.objects[source].location === at) n = Math.max(n, effect.data.n);
  return n;
};

const HIDING: Price = { energy: 0, power: [63], purpose: 0 };
const FREE: Price = { energy: 0, power: [], purpose: 0 };

/** [A], or what cards let one pay instead. */
function pricesOfHiding(s: State, seat: Seat): readonly Price[] {
  for (const o of s.ongoing) if (s.pool.ongoing[o.effect].kind === "hideFree" && o.controller === seat) return [FREE];
  const out = [HIDING];
  for (const { effect, source } of activeStatics(s, StaticKind.hideCost))
    if (effect.data.effect === "hideCost" && s.objects[source].controller === seat)
      out.push({ ...compileResources(effect.data.cost, 0), purpose: 0 });
  return out;
}

export interface HideData {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly at: LocationId;
}

/** Those between which there is a choice. */
export const pricesToHide = (s: State, { seat }: HideData): readonly Price[] => openPrices(s, seat, pricesOfHiding(s, seat), []);

export function hide(s: State, seat: Seat, object: ObjectId, at: LocationId): void {
  const data: HideData = { seat, object, at };
  const prices = pricesToHide(s, data);
  if (prices.length > 1) pushFrame(s, FrameKind.hide, data);
  else hideFor(s, data, prices[0]);
}

const Step = { price: 0, hide: 1 } as const;

export const hideProcedure = procedure<HideData, typeof Step>("421", Step, {
  price(s, data) {
    askPrice(s, data.seat, data.object, pricesToHide(s, data));
    return Step.hide;
  },

  hide(s, data) {
    const price = pricesToHide(s, data)[picks(s)[0]];
    popFrame(s);
    hideFor(s, data, price);
    return REPLACED;
  },
});

function hideFor(s: State, { seat, object, at }: HideData, price: Price | undefined): void {
  startTriggerBatch(s);
  if (price === undefined || !autopay(s, seat, price)) return;
  faceDown(s, object, seat, at);
  for (const o of s.ongoing) if (s.pool.ongoing[o.effect].kind === "seeFacedown" && o.player === seat) lookAt(s, [object], o.controller);
  emit(s, "hidden", "421.1", { player: seat, object, at });
  trigger(s, { kind: TriggerKind.hid, player: seat, object, to: at });
}

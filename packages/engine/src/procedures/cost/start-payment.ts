import type { CompiledCost } from "../../language/compile/costs.ts";
import { kept, type Scope } from "../../language/scope.ts";
import { FrameKind, pushFrame } from "../../state/frames.ts";
import { type ItemId, NO_ITEM, type ObjectId, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import type { Price } from "./available-resources.ts";

/** A payment that is to be made, as the frame that pay.ts works on. */
export interface PayData {
  readonly seat: Seat;
  readonly costs: readonly number[];
  readonly scope: Scope;
  /** The chain item that is paid for, or -1. */
  readonly item: ItemId;
  /** Where it has been worked out; else it is that of the item, or what the cost itself says. */
  readonly price: Price | null;
  readonly anyAmount: "power" | "energy" | null;
  readonly chosen: readonly (readonly ObjectId[])[];
  readonly at: number;
  readonly amount: number;
  /** The amount has been decided before, with the choices that depend on it. */
  readonly decided: boolean;
}

/** Pays a cost that is not a chain item's. The caller has made sure that it can be paid. */
export function startPayment(s: State, seat: Seat, cost: CompiledCost, scope: Scope): void {
  pushFrame(s, FrameKind.pay, {
    seat,
    costs: [cost.id],
    scope: kept(scope),
    item: NO_ITEM,
    price: null,
    anyAmount: cost.anyAmount,
    chosen: [],
    at: 0,
    amount: 0,
    decided: false,
  });
}

/** A cost whose price has been worked out by the caller. */
export function startPricedPayment(s: State, seat: Seat, costs: readonly number[], price: Price, scope: Scope): void {
  pushFrame(s, FrameKind.pay, {
    seat,
    costs,
    scope: kept(scope),
    item: NO_ITEM,
    price,
    anyAmount: null,
    chosen: [],
    at: 0,
    amount: 0,
    decided: false,
  });
}

/** 191.4.e: whoever controls it pays. */
export function startItemPayment(
  s: State,
  item: ItemId,
  seat: Seat,
  costs: readonly number[],
  anyAmount: PayData["anyAmount"],
  scope: Scope,
  decided: boolean,
): void {
  pushFrame(s, FrameKind.pay, {
    seat,
    costs,
    scope: kept(scope),
    item,
    price: null,
    anyAmount,
    chosen: [],
    at: 0,
    amount: 0,
    decided,
  });
}

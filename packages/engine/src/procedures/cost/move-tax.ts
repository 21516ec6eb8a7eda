import { activeStatics } from "../../derive/ability-index.ts";
import { areOpponents } from "../../derive/read.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { compileResources } from "../../language/run/resources.ts";
import { isBattlefield, type LocationId, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { canAfford } from "./afford.ts";
import { autopay } from "./autopay.ts";
import type { Price } from "./available-resources.ts";

/**
 * 204.4: applied costs of moving. The player who moves the units pays, whichever player controls them, as the move is performed: in a standard
 * move and by an effect alike. A recall is no move (456).
 */
export const areMovesTaxed = (s: State): boolean => activeStatics(s, StaticKind.moveTax).length > 0;

/** What it costs that player to move so many units there at the same time: the sum of all that is asked. */
export function moveTax(s: State, seat: Seat, units: number, to: LocationId): Price | null {
  const taxes = activeStatics(s, StaticKind.moveTax);
  if (taxes.length === 0 || !isBattlefield(to)) return null;
  let energy = 0;
  const power: number[] = [];
  for (const { effect, source } of taxes) {
    const { cost, beyondFirst } = effect.data;
    if (s.objects[source].location !== to || !areOpponents(s, s.objects[source].controller, seat)) continue;
    const due = compileResources(cost, 0);
    for (let n = beyondFirst === true ? units - 1 : Math.min(units, 1); n > 0; n--) {
      energy += due.energy;
      power.push(...due.power);
    }
  }
  return energy === 0 && power.length === 0 ? null : { energy, power, purpose: 0 };
}

/** 204.4.c: who cannot pay cannot move them. */
export function canPayMoveTax(s: State, seat: Seat, units: number, to: LocationId): boolean {
  const tax = moveTax(s, seat, units, to);
  return tax === null || canAfford(s, seat, tax);
}

export function payMoveTax(s: State, seat: Seat, units: number, to: LocationId): void {
  const tax = moveTax(s, seat, units, to);
  // 204.4.b.1: with whatever Adds, too.
  if (tax !== null) autopay(s, seat, tax);
}

/** How many of so many units the player can pay for. */
export function mostPaidFor(s: State, seat: Seat, units: number, to: LocationId): number {
  let most = units;
  while (most > 0 && !canPayMoveTax(s, seat, most, to)) most--;
  return most;
}

import { editPool } from "../state/fork.ts";
import { ANY_DOMAIN, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { emit } from "./emit.ts";

/** 429: resources into a Rune Pool (165). */

/** 166.1. Power is given by domain number; ANY_DOMAIN is universal (163.2.b). */
export function add(s: State, seat: Seat, energy: number, power: readonly number[], limit: number): void {
  if (energy === 0 && power.length === 0) return;
  const p = editPool(s, seat);
  if (limit === 0) {
    p.energy += energy;
    if (power.length > 0) {
      const pool = p.power.slice();
      for (let i = 0; i < power.length; i++) pool[power[i]]++;
      p.power = pool;
    }
  } else {
    const at = Math.log2(limit);
    p.limitedEnergy = p.limitedEnergy.with(at, p.limitedEnergy[at] + energy);
    p.limitedPower = p.limitedPower.with(at, p.limitedPower[at] + power.length);
    p.limit |= limit;
  }
  if (s.events !== null) emit(s, "added", "429.1", { player: seat, amount: energy, result: power.join(",") });
}

/** How much of what is limited in its use may be spent on this. */
export function limitedTo(purpose: number, amounts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < amounts.length; i++) if ((purpose & (1 << i)) !== 0) sum += amounts[i];
  return sum;
}

/** The same amounts when that much of them has been spent on this. */
export function limitedLess(purpose: number, amounts: readonly number[], spent: number): readonly number[] {
  let due = spent;
  return amounts.map((amount, i) => {
    const taken = (purpose & (1 << i)) === 0 ? 0 : Math.min(amount, due);
    due -= taken;
    return amount - taken;
  });
}

/** 167, 316.3, 317.2.d: what is unspent is lost. */
export function emptyPools(s: State): void {
  for (const { seat, energy, power, limit } of s.players) {
    if (energy === 0 && limit === 0 && isNothing(power)) continue;
    const p = editPool(s, seat);
    p.energy = 0;
    p.power = EMPTY_POWER;
    p.limitedEnergy = NOTHING_LIMITED;
    p.limitedPower = NOTHING_LIMITED;
    p.limit = 0;
  }
}

function isNothing(power: readonly number[]): boolean {
  for (let i = 0; i < power.length; i++) if (power[i] !== 0) return false;
  return true;
}

export const NOTHING_LIMITED: readonly number[] = [0, 0, 0, 0, 0];
export const EMPTY_POWER: readonly number[] = [0, 0, 0, 0, 0, 0, 0];
export { ANY_DOMAIN };

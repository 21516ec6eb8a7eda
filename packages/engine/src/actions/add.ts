import type { AddLimit } from "../language/types.ts";
import { editPool } from "../state/fork.ts";
import { ANY_DOMAIN, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { tell } from "./tell.ts";

/** 429: resources into a Rune Pool (165). */

export const Limit = { none: 0, spells: 1, gear: 2, units: 4, showdowns: 8 } as const;
export const limitBit = (limit: AddLimit | undefined | null): number => (limit === undefined || limit === null ? 0 : Limit[limit]);

/** Power is given by domain number; ANY_DOMAIN is universal (163.2.b). */
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
    p.limitedEnergy += energy;
    p.limitedPower += power.length;
    p.limit = limit;
  }
  if (s.events !== null) tell(s, "added", "429.1", { player: seat, amount: energy, result: power.join(",") });
}

/** 167, 316.3, 317.2.d: what is unspent is lost. */
export function emptyPools(s: State): void {
  for (const { seat, energy, power, limitedEnergy, limitedPower } of s.players) {
    if (energy === 0 && limitedEnergy === 0 && limitedPower === 0 && (power === EMPTY_POWER || power.every((n) => n === 0))) continue;
    const p = editPool(s, seat);
    p.energy = 0;
    p.power = EMPTY_POWER;
    p.limitedEnergy = 0;
    p.limitedPower = 0;
    p.limit = 0;
  }
}

export const EMPTY_POWER: readonly number[] = [0, 0, 0, 0, 0, 0, 0];
export { ANY_DOMAIN };

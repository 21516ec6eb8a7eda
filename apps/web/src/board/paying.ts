import type { View } from "@rulebound/engine";
import type { Domain } from "@rulebound/engine/language";
import type { Offer } from "@rulebound/protocol/seat";
import { cardFacts } from "../card/index.ts";
import type { RuneUse } from "./board-input.ts";

/** Paying by hand: what the chosen runes bring, what is still needed, and what would be too much. */

export type Chosen = ReadonlyMap<number, RuneUse>;

export interface Need {
  readonly energy: number;
  readonly power: number;
}

type Player = View["players"][number];

const gives = (use: RuneUse | undefined): Need => ({
  energy: use === "exhaust" || use === "both" ? 1 : 0,
  power: use === "recycle" || use === "both" ? 1 : 0,
});

/** What the price asks beyond what floats in the pool and what has been chosen; null: the price is not known. */
export function stillNeeded(act: Offer | null, { pool }: Player, chosen: Chosen): Need | null {
  if (act?.price == null) return null;
  const floating = { energy: pool.energy + pool.limitedEnergy, power: pool.limitedPower + pool.power.reduce((sum, n) => sum + n, 0) };
  let energy = Math.max(0, act.price.energy - floating.energy);
  let power = Math.max(0, act.price.power - floating.power);
  for (const use of chosen.values()) {
    energy -= gives(use).energy;
    power -= gives(use).power;
  }
  return { energy, power };
}

const READY: readonly (RuneUse | undefined)[] = [undefined, "exhaust", "recycle", "both"];
const SPENT: readonly (RuneUse | undefined)[] = [undefined, "recycle"];

/**
 * The next use of a rune after the one it has now, left out where it would pay more than is asked or Power of a domain that
 * is not; null: it has none at all.
 */
export function nextUse(need: Need | null, now: RuneUse | undefined, isReady: boolean, canGivePower: boolean): RuneUse | undefined | null {
  const cycle = isReady ? READY : SPENT;
  const at = cycle.indexOf(now);
  const free = { energy: (need?.energy ?? 1) + gives(now).energy, power: (need?.power ?? 1) + gives(now).power };
  for (let step = 1; step <= cycle.length; step++) {
    const use = cycle[(at + step) % cycle.length];
    const { energy, power } = gives(use);
    if (use === now) return null;
    if (energy <= free.energy && power <= free.power && (power === 0 || canGivePower)) return use;
  }
  return null;
}

/** Whether the Power of a rune can pay for it: a card's Power has its domains, that of others any. */
export function canGivePower(player: Player, rune: number, card: number, recycles: readonly number[]): boolean {
  const domains = new Set<Domain>(card < 0 ? [] : cardFacts(card).domains);
  const domainOf = (id: number): Domain | undefined => {
    const found = player.runes.find((one) => one.id === id);
    return found === undefined ? undefined : cardFacts(found.card).domains[0];
  };
  const isAny = domains.size === 0 || recycles.some((id) => !domains.has(domainOf(id) as Domain));
  return isAny || domains.has(domainOf(rune) as Domain);
}

import { ask } from "../../state/frames.ts";
import { ALL_DOMAINS_MASK, type ObjectId, type Seat } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";
import { objectsUsed, type Playing } from "../play/playing.ts";
import { canAfford } from "./afford.ts";
import { coversPower, type Price } from "./available-resources.ts";
import { someTotal, totalCosts } from "./cost.ts";

/** 356, 357.1: which prices there are to choose from ("[1] or [A] less", "[1] or [Body]"), and which of them is best by default. */

/** A price, and "any amount" beside it. */
export function withAmount(base: Price, what: "power" | "energy" | null, amount: number): Price {
  if (what === null || amount <= 0) return base;
  if (what === "energy") return { ...base, energy: base.energy + amount };
  return { ...base, power: [...base.power, ...Array.from({ length: amount }, () => ALL_DOMAINS_MASK)] };
}

/** Can any of the prices be paid that it may come to? */
export const canAffordTotal = (s: State, playing: Playing): boolean =>
  someTotal(s, playing, (cost) => canAfford(s, playing.seat, cost, objectsUsed(playing)));

/** What is to be paid for it: one price, or several to choose from. */
export const pricesOf = (s: State, playing: Playing): readonly Price[] =>
  openPrices(s, playing.seat, totalCosts(s, playing), objectsUsed(playing));

/**
 * Of several, those that can be paid, and that no other one is a part of: to pay more of one thing and less of nothing is not
 * offered. The one that costs least to lose comes first.
 */
export function openPrices(s: State, seat: Seat, prices: readonly Price[], used: readonly ObjectId[]): readonly Price[] {
  if (prices.length < 2) return prices;
  const payable = prices.filter((price) => canAfford(s, seat, price, used));
  if (payable.length < 2) return payable;
  const open = payable.filter(
    (price, i) => !payable.some((other, k) => k !== i && isPartOf(other, price) && (k < i || !isPartOf(price, other))),
  );
  return open.toSorted((a, b) => loss(s, seat, a) - loss(s, seat, b));
}

function isPartOf(part: Price, whole: Price): boolean {
  if (part.energy > whole.energy) return false;
  const left = whole.power.slice();
  for (const pip of part.power) {
    const at = left.indexOf(pip);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** A rune that is recycled is gone, one that is exhausted comes back; what is in the pool would be lost with the turn (167). */
function loss(s: State, seat: Seat, { energy, power }: Price): number {
  const p = s.players[seat];
  const runes = Math.max(0, energy - p.energy);
  let pooled = power.length;
  while (pooled > 0 && !coversPower(p.power, power.slice(0, pooled))) pooled--;
  return 4 * (power.length - pooled) + 2 * runes + pooled + (energy - runes) / 2;
}

/** The payer chooses one of several: an option is its number in the list. */
export const askPrice = (s: State, seat: Seat, source: ObjectId, prices: readonly Price[]): void =>
  ask(s, { player: seat, kind: "mode", about: "pay", rule: "357.1", source, options: mapToNumbers(prices, (_, i) => i), min: 1, max: 1 });

import type { ObjectId, RuneUses, View } from "@rulebound/engine/internal";
import type { Offer } from "@rulebound/protocol/seat";
import type { RuneUse } from "./board-input.ts";

/** Paying by hand: what the chosen runes bring, what is still needed, and what would be too much. */

export type Chosen = ReadonlyMap<ObjectId, RuneUse>;

export interface Need {
  readonly energy: number;
  readonly power: number;
}

type Player = View["players"][number];

/** What runes can do, as the engine says (`Foresight.runes`). */
export type Runes = readonly RuneUses[];

const usesOf = (runes: Runes, rune: ObjectId): RuneUses => runes.find((one) => one.rune === rune) ?? { rune, exhaust: null, recycle: null };

function gives({ exhaust, recycle }: RuneUses, use: RuneUse | undefined): Need {
  const uses = [use === "exhaust" || use === "both" ? exhaust : null, use === "recycle" || use === "both" ? recycle : null];
  return { energy: uses.reduce((sum, one) => sum + (one?.energy ?? 0), 0), power: uses.reduce((sum, one) => sum + (one?.power ?? 0), 0) };
}

/** What the price asks beyond what floats in the pool and what has been chosen; null: the price is not known. */
export function stillNeeded(act: Offer | null, { pool }: Player, chosen: Chosen, runes: Runes): Need | null {
  if (act?.price == null) return null;
  const floating = { energy: pool.energy + pool.limitedEnergy, power: pool.limitedPower + pool.power.reduce((sum, n) => sum + n, 0) };
  let energy = Math.max(0, act.price.energy - floating.energy);
  let power = Math.max(0, act.price.power - floating.power);
  for (const [rune, use] of chosen) {
    const given = gives(usesOf(runes, rune), use);
    energy -= given.energy;
    power -= given.power;
  }
  return { energy, power };
}

/** nothing, exhaust, recycle, both: those of them that the rune can do. */
function cycleOf({ exhaust, recycle }: RuneUses): (RuneUse | undefined)[] {
  const cycle: (RuneUse | undefined)[] = [undefined];
  if (exhaust !== null) cycle.push("exhaust");
  if (recycle !== null) cycle.push("recycle");
  if (exhaust !== null && recycle !== null) cycle.push("both");
  return cycle;
}

/** The next use of a rune after the one it has now, left out where it would pay more than is asked; null: it has none at all. */
export function nextUse(need: Need | null, now: RuneUse | undefined, rune: ObjectId, runes: Runes): RuneUse | undefined | null {
  const uses = usesOf(runes, rune);
  const cycle = cycleOf(uses);
  const at = cycle.indexOf(now);
  const given = gives(uses, now);
  const free = { energy: (need?.energy ?? 1) + given.energy, power: (need?.power ?? 1) + given.power };
  for (let step = 1; step <= cycle.length; step++) {
    const use = cycle[(at + step) % cycle.length];
    const { energy, power } = gives(uses, use);
    if (use === now) return null;
    if (energy <= free.energy && power <= free.power) return use;
  }
  return null;
}

/** First everything that is exhausted, then what is recycled. */
export function runeAnswers(chosen: Chosen, runes: Runes): Offer["answer"][] {
  const uses = [...chosen].map(([rune, use]) => ({ use, ...usesOf(runes, rune) }));
  const exhausted = uses.map(({ use, exhaust }) => (use === "recycle" ? null : exhaust));
  const recycled = uses.map(({ use, recycle }) => (use === "exhaust" ? null : recycle));
  return [...exhausted, ...recycled].flatMap((use) => (use === null ? [] : [use.answer]));
}

import { activeStatics } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import { speaker } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import type { CompiledAbility } from "../../language/pool.ts";
import { compileResources } from "../../language/run/resources.ts";
import type { Resources } from "../../language/types.ts";
import { ALL_DOMAINS_MASK } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import type { Playing } from "../play/playing.ts";
import { additionalCosts } from "./additional-costs.ts";
import { type Change, isAbout } from "./cost-changes.ts";

/** 356.3, 356.4: what a change adds to a cost, or takes off it. */

/** A cost while it is being put together. */
export interface Tally {
  energy: number;
  power: number[];
  readonly path: Path;
}

/** Where a text says "or", the payer decides: one bit for each time, the first one lowest. */
export interface Path {
  /** What is decided. */
  readonly ors: number;
  /** How many of them have come up. */
  met: number;
}

/** What is decided where the next "or" comes up. */
export const takesSecond = (path: Path): boolean => ((path.ors >> path.met++) & 1) === 1;

/** The next way through all that came up; -1: that was the last. */
export function nextPath({ ors, met }: Path): number {
  for (let i = met - 1; i >= 0; i--) if ((ors & (1 << i)) === 0) return (ors & ((1 << i) - 1)) | (1 << i);
  return -1;
}

const amountOf = (s: State, change: Change): number => {
  const n = change.effect.num === null ? 1 : change.effect.num(s, change.scope);
  return Number.isNaN(n) ? 0 : n;
};

export function increase(change: Change, tally: Tally): void {
  const { more } = change.data;
  if (more === undefined) return;
  tally.energy += more.energy ?? 0;
  tally.power.push(...compileResources(more, 0).power);
}

export function discount(s: State, change: Change, tally: Tally): void {
  const { data } = change;
  if (data.ignore === "cost") {
    tally.energy = 0;
    tally.power = [];
    return;
  }
  if (data.energyBy !== undefined) {
    lessEnergy(tally, amountOf(s, change), data.min ?? 0);
    return;
  }
  const { less } = data;
  if (less === undefined) return;
  const times = data.each === undefined ? 1 : amountOf(s, change);
  for (let i = 0; i < times; i++) lessOnce(tally, less, data.either === true, data.min ?? 0);
}

function lessOnce(tally: Tally, less: Resources, either: boolean, min: number): void {
  const power = compileResources(less, 0).power;
  if (either) lessEither(tally, less.energy ?? 1, power, min);
  else {
    lessEnergy(tally, less.energy ?? 0, min);
    lessPower(tally, power);
  }
}

/** "[1] or [A] less": of what there is. Power first: it is the dearer one. */
function lessEither(tally: Tally, energy: number, power: readonly number[], min: number): void {
  const isThere = power.some((mask) => tally.power.some((pip) => (pip & mask) !== 0));
  if (!isThere || (tally.energy > min && takesSecond(tally.path))) lessEnergy(tally, energy, min);
  else lessPower(tally, power);
}

/** 356.4.e: a minimum limits this discount only. */
function lessEnergy(tally: Tally, n: number, min: number): void {
  if (tally.energy > min) tally.energy = Math.max(min, tally.energy - n);
}

/** Takes away pips that the given power could have paid: those of the fewest domains first, since others are easier to pay. */
export function lessPower(tally: Tally, masks: readonly number[]): void {
  for (const mask of masks) {
    let best = -1;
    for (let i = 0; i < tally.power.length; i++) {
      const pip = tally.power[i];
      if ((pip & mask) === 0 || pip === tally.power[best]) continue;
      if (best < 0 || isPickier(tally, pip, tally.power[best])) best = i;
    }
    if (best >= 0) tally.power.splice(best, 1);
  }
}

/** Of pips neither of which is the easier one, the payer decides which goes. */
function isPickier({ path }: Tally, pip: number, other: number): boolean {
  if ((pip & ~other) === 0) return true;
  return (other & ~pip) !== 0 && takesSecond(path);
}

/** 356.4.c: Ezreal, Prodigy; Marai Spire. */
export function componentDiscounts(s: State, playing: Playing, component: Tally, what: "optional" | "repeat"): void {
  for (const active of activeStatics(s, StaticKind.cost)) {
    const { data } = active.effect;
    if (data.effect !== "cost" || data.what === undefined) continue;
    if (data.what !== what && !(data.what === "optional" && what === "repeat")) continue;
    const scope = speaker(s, active);
    if (active.effect.condition !== null && !active.effect.condition(s, scope)) continue;
    if (data.less === undefined || !isAbout(s, playing, data, active, scope)) continue;
    lessOnce(component, data.less, data.either === true, data.min ?? 0);
  }
}

/** What taking an additional cost takes off the rest: "If you do, reduce my cost by [2]." */
export function optionalDiscounts(s: State, playing: Playing, tally: Tally): void {
  if (playing.ability !== null) return;
  const own = cardOf(s, s.objects[playing.object]).costs;
  const costs = playing.costs < 1 << own.length ? own : additionalCosts(s, playing.seat, playing.object);
  for (let i = 0; i < costs.length; i++) {
    const { data } = costs[i];
    if (costs[i].optional && (playing.costs & (1 << i)) === 0) continue;
    if (data.less !== undefined) lessOnce(tally, data.less, false, 0);
    if (data.lessEach !== undefined) for (let n = 0; n < playing.costObjects.length; n++) lessOnce(tally, data.lessEach, false, 0);
    if (data.lessByItsCost === true)
      for (const id of playing.costObjects) {
        const paid = cardOf(s, s.objects[id]);
        tally.energy = Math.max(0, tally.energy - paid.energy);
        for (let n = 0; n < paid.power; n++) lessPower(tally, [ALL_DOMAINS_MASK]);
      }
  }
}

export function abilityDiscount(s: State, playing: Playing, ability: CompiledAbility, tally: Tally): void {
  const less = ability.costLess;
  if (less === null) return;
  if (less.condition !== null && !less.condition(s, playing.scope)) return;
  if (less.energyBy !== null) {
    const n = less.energyBy(s, playing.scope);
    if (!Number.isNaN(n)) lessEnergy(tally, n, 0);
    return;
  }
  const times = less.each === null ? 1 : less.each(s, playing.scope);
  for (let i = 0; i < times; i++) {
    lessEnergy(tally, less.energy, 0);
    lessPower(tally, less.power);
  }
}

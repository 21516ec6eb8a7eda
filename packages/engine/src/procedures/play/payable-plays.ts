import { makesCheaper } from "../../language/run/additional-costs.ts";
import type { Program } from "../../language/run/program.ts";
import { type LocationId, NOWHERE } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { countExecutions } from "../chain/chosen.ts";
import { additionalCosts } from "../cost/additional-costs.ts";
import { totalCost } from "../cost/cost.ts";
import { dependsOnPlace } from "../cost/cost-changes.ts";
import { canAffordPlaying, canPayParts, mostAffordable, NOTHING_DUE } from "../cost/payable.ts";
import { needsAmbush } from "./card-timing.ts";
import { canBeChosenAndPaid, isPriceOpen } from "./completions.ts";
import { placesFor } from "./places.ts";
import { type Playing, UNDECIDED, withAmountPaid, withCosts, withPlace } from "./playing.ts";
import { hasLegalTargets } from "./targets.ts";

/** 355.1.a, 355.16: can it be played to the end, by whichever optional costs are taken and whatever is chosen? */

/** `from`: the number of the first optional cost about which nothing is decided yet; `isAffordable`: whether it can be paid as it is, if known. */
export function canBePlayed(s: State, playing: Playing, program: Program | null, from = 0, isAffordable?: boolean): boolean {
  if (isPossible(s, playing, program, isAffordable)) return true;
  if (playing.ability !== null) return false;
  const open = costsThatMatter(s, playing, program, from);
  for (let taken = 1; taken < 1 << open.length; taken++) {
    let bits = playing.costs;
    for (let i = 0; i < open.length; i++) if ((taken & (1 << i)) !== 0) bits |= 1 << open[i];
    const other = withCosts(playing, bits);
    if (canPayParts(s, playing.seat, totalCost(s, other).costs, other.scope, NOTHING) && isPossible(s, other, program)) return true;
  }
  return false;
}
const NOTHING: readonly number[] = [];

/** With these costs and no others. */
function isPossible(s: State, playing: Playing, program: Program | null, known?: boolean): boolean {
  if (program === null || program.targets.length + program.modes.length === 0)
    return playing.place === NOWHERE && dependsOnPlace(s, playing.object)
      ? placesOf(s, playing).some((at) => canAffordPlaying(s, withPlace(playing, at)))
      : (known ?? canAffordPlaying(s, playing));
  if (playing.amount === UNDECIDED && program.isCounted)
    return amounts(s, playing).some((n) => isPossible(s, withAmountPaid(playing, n), program));
  const isAffordable = known ?? canAffordPlaying(s, playing);
  if (isPriceOpen(s, playing, isAffordable)) return canBeChosenAndPaid(s, playing, program, countExecutions(playing.repeats), isAffordable);
  return isAffordable && hasLegalTargets(s, program, playing.scope, playing);
}

/** As many as there could be, and one more for what choosing them takes off. */
function amounts(s: State, playing: Playing): readonly number[] {
  const { anyAmount } = totalCost(s, playing);
  const most = anyAmount === null ? 0 : mostAffordable(s, playing.seat, anyAmount, NOTHING_DUE) + 1;
  return Array.from({ length: most + 1 }, (_, n) => n);
}

function placesOf(s: State, { seat, object, from, terms, scope }: Playing): readonly LocationId[] {
  const fromLocation = scope.item?.fromLocation ?? s.objects[object].location;
  return placesFor(s, seat, object, from, fromLocation, terms, terms === null && needsAmbush(s, seat, object));
}

/** The optional costs that make it cheaper, or other choices legal ("if you paid the additional cost, choose any unit instead"). */
function costsThatMatter(s: State, playing: Playing, program: Program | null, from: number): number[] {
  const costs = additionalCosts(s, playing.seat, playing.object);
  const out: number[] = [];
  for (let i = from; i < costs.length; i++) {
    const { optional, condition } = costs[i];
    if (!optional || (!makesCheaper(costs[i]) && program?.hasGates !== true)) continue;
    if (condition === null || condition(s, playing.scope)) out.push(i);
  }
  return out;
}

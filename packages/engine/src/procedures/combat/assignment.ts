import { canBeDealtDamage, doublings } from "../../actions/deal.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { isLethal } from "../../derive/lethal.ts";
import { hasKeyword, isUnit, referencedMight, trueMight } from "../../derive/read.ts";
import { isMe, speaker } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { isSplit } from "../../state/decision.ts";
import { type BattlefieldIndex, battlefieldLocation, Keyword, type LocationId, type ObjectId, Role, type Seat } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";

/** 465.2.c: how combat damage may be assigned. */
interface Assignment {
  readonly units: readonly ObjectId[];
  readonly total: number;
  /** What has to be assigned to each for it to be lethal; NEVER: nothing is (465.2.c.10). */
  readonly needs: readonly number[];
  /** 0 first (Tank, 815.1.b), 1, 2 last (Backline, 826.3), 3 either first or last (465.2.c.8). */
  readonly ranks: readonly number[];
}

/** More than any damage: an integer, since a list that holds Infinity is a list of fractions. */
export const NEVER = 0x3fffffff;

/** `doubledFirst`: units whose damage is doubled before it is prevented (465.2.c.5). */
export function assignmentFor(s: State, battlefield: BattlefieldIndex, side: Role, doubledFirst: readonly ObjectId[]): Assignment {
  const at = battlefieldLocation(battlefield);
  const by: Seat = side === Role.attacker ? s.attacker : s.defender;
  const other = side === Role.attacker ? Role.defender : Role.attacker;
  let total = 0;
  const units: ObjectId[] = [];
  const needs: number[] = [];
  const ranks: number[] = [];
  const ignoresTank = ignores(s, at, by, "Tank");
  const ignoresBackline = ignores(s, at, by, "Backline");
  for (const id of s.at[at]) {
    const o = s.objects[id];
    if (o.role === side && isUnit(s, id) && !o.stunned && dealsDamage(s, id)) total += referencedMight(s, id);
    else if (o.role === other && isUnit(s, id)) {
      units.push(id);
      needs.push(need(s, id, by, doubledFirst.includes(id)));
      // 815.1.b, 815.1.c.2, 815.2: Tank; 826.3, 826.4.b, 826.5: Backline. Each of a rank may come before the others of it.
      const first = !ignoresTank && hasKeyword(s, id, Keyword.Tank);
      const last = !ignoresBackline && hasKeyword(s, id, Keyword.Backline);
      ranks.push(first && last ? 3 : first ? 0 : last ? 2 : 1);
    }
  }
  return { units, total, needs, ranks };
}

/** "I don't deal combat damage", and the like for others. */
function dealsDamage(s: State, id: ObjectId): boolean {
  for (const active of activeStatics(s, StaticKind.noCombatDamage)) {
    const scope = speaker(s, active);
    if (active.effect.condition !== null && !active.effect.condition(s, scope)) continue;
    if (active.effect.of === "me" ? isMe(s, active, id) : active.effect.of?.test(s, scope, id) === true) return false;
  }
  return true;
}

function need(s: State, id: ObjectId, by: Seat, doubledFirst: boolean): number {
  if (!canBeDealtDamage(s, id)) return NEVER;
  const o = s.objects[id];
  const anyIsLethal = isLethal(s, id, 1, 1 << by) && trueMight(s, id) > 1;
  const left = anyIsLethal
    ? Math.max(0, 1 - (o.damage > 0 && isLethal(s, id, o.damage, o.damagedBy) ? 1 : 0))
    : Math.max(0, trueMight(s, id) - o.damage);
  const lethal = o.damage > 0 && isLethal(s, id, o.damage, o.damagedBy) ? 0 : Math.max(1, left);
  const factor = 1 << doublings(s, id);
  if (factor === 1) return lethal + o.prevent;
  return doubledFirst ? Math.ceil((lethal + o.prevent) / factor) : Math.ceil(lethal / factor) + o.prevent;
}

/** 767: for the assignment alone, and for the player whose text it is. */
function ignores(s: State, at: LocationId, by: Seat, keyword: "Tank" | "Backline"): boolean {
  for (const { effect, source } of activeStatics(s, StaticKind.ignore))
    if (
      effect.data.effect === "ignore" &&
      effect.data.keyword === keyword &&
      effect.data.during === "assignment" &&
      s.objects[source].controller === by &&
      s.objects[source].location === at
    )
      return true;
  return false;
}

/** Is there anything to decide? Not where one assignment alone is legal. */
export function canAssignFreely(a: Pick<Assignment, "units" | "total" | "needs" | "ranks">): boolean {
  if (a.units.length < 2 || a.total <= 0) return false;
  if (a.ranks.includes(3)) return true;
  let left = a.total;
  for (let rank = 0; rank <= 2; rank++) {
    let units = 0;
    let sum = 0;
    for (let i = 0; i < a.needs.length; i++) {
      if (a.ranks[i] !== rank || a.needs[i] >= NEVER || a.needs[i] <= 0) continue;
      units++;
      sum += a.needs[i];
    }
    if (left < sum) return left > 0 && units > 1;
    left -= sum;
  }
  return left > 0; // what is left over may go to any of them
}

/** Lethal to each in turn, as far as it goes; what is left over to the last. */
export function proposal(a: Pick<Assignment, "total" | "needs" | "ranks">): number[] {
  const order: number[] = [];
  for (let i = 0; i < a.needs.length; i++) {
    let at = i;
    order.push(i);
    for (; at > 0 && isBefore(a, i, order[at - 1]); at--) order[at] = order[at - 1];
    order[at] = i;
  }
  return fill(a, order);
}

/** By rank, and by need within a rank. */
function isBefore(a: Pick<Assignment, "needs" | "ranks">, i: number, k: number): boolean {
  const first = rankOf(a.ranks[i]) - rankOf(a.ranks[k]);
  return first < 0 || (first === 0 && a.needs[i] < a.needs[k]);
}

const rankOf = (rank: number): number => (rank === 3 ? 0 : rank);

/** What a player is to assign, as they see it: a need of null is never met. */
interface AmountsAsked {
  readonly total: number;
  readonly needs: readonly (number | null)[];
  readonly ranks: readonly number[];
}

/** A legal answer to an `assign` decision, to begin with: in combat as `proposal`, in a split 1 for each and the rest for the first. */
export function proposedAmounts({ total, needs, ranks }: AmountsAsked): number[] {
  const n = needs.length;
  if (isSplit({ ranks })) return mapToNumbers(needs, (_, i) => (total < n ? (i < total ? 1 : 0) : i === 0 ? 1 + total - n : 1));
  return proposal({ total, needs: needs.map((need) => need ?? NEVER), ranks });
}

/** Whether combat damage is enough for all of them (465.2.c.9): then it makes no difference how it is assigned. */
export const isEnoughForAll = ({ total, needs, ranks }: AmountsAsked): boolean =>
  !isSplit({ ranks }) && needs.every((need) => need !== null) && needs.reduce<number>((sum, need) => sum + (need ?? 0), 0) <= total;

/** Assigns in the given order of indices. */
export function fill(a: Pick<Assignment, "total" | "needs">, order: readonly number[]): number[] {
  const amounts: number[] = [];
  for (let i = 0; i < a.needs.length; i++) amounts.push(0);
  let left = a.total;
  let last = order.length === 0 ? -1 : order[order.length - 1];
  for (let k = 0; k < order.length; k++) {
    const i = order[k];
    if (a.needs[i] >= NEVER) continue;
    const n = Math.min(left, a.needs[i]);
    amounts[i] = n;
    left -= n;
    last = i;
  }
  if (left > 0 && last >= 0) amounts[last] += left;
  return amounts;
}

/** Which of the units may be next, given those that have been served. */
export function nextInLine(needs: readonly number[], ranks: readonly number[], served: readonly number[]): number[] {
  let lowest = 3;
  for (let i = 0; i < needs.length; i++) if (isInLine(needs, served, i)) lowest = Math.min(lowest, ranks[i] === 3 ? 2 : ranks[i]);
  const out: number[] = [];
  for (let i = 0; i < needs.length; i++) if (isInLine(needs, served, i) && (ranks[i] === lowest || ranks[i] === 3)) out.push(i);
  return out;
}

const isInLine = (needs: readonly number[], served: readonly number[], i: number): boolean => needs[i] < NEVER && !served.includes(i);

/** 465.2.c.3-c.9: may the damage be assigned like this, with each restriction obeyed as far as possible (465.2.c.6)? */
export function isLegalAssignment(total: number, needs: readonly number[], ranks: readonly number[], amounts: readonly number[]): boolean {
  if (amounts.length !== needs.length || amounts.some((n) => !Number.isInteger(n) || n < 0)) return false;
  if (amounts.reduce((sum, n) => sum + n, 0) !== total) return false;
  const either = ranks.flatMap((rank, i) => (rank === 3 ? [i] : []));
  // 465.2.c.9: for each of them by itself, which of the two holds.
  for (let bits = 0; bits < 1 << either.length; bits++) {
    const fixed = ranks.slice();
    either.forEach((i, k) => {
      fixed[i] = (bits & (1 << k)) !== 0 ? 2 : 0;
    });
    if (fitsRanks(needs, fixed, amounts)) return true;
  }
  return false;
}

function fitsRanks(needs: readonly number[], ranks: readonly number[], amounts: readonly number[]): boolean {
  const mandatory = mapToNumbers(needs, (_, i) => i).filter((i) => needs[i] < NEVER);
  const allServed = mandatory.every((i) => amounts[i] >= needs[i]);
  if (allServed) return true;
  let partial = 0;
  for (let i = 0; i < amounts.length; i++) {
    if (needs[i] >= NEVER) {
      if (amounts[i] > 0) return false;
      continue;
    }
    if (amounts[i] > needs[i]) return false;
    if (amounts[i] > 0 && amounts[i] < needs[i]) partial++;
    if (amounts[i] === 0) continue;
    for (const j of mandatory) if (ranks[j] < ranks[i] && amounts[j] < needs[j]) return false;
  }
  return partial <= 1;
}

/** 355.14: a split gives each remaining target at least 1, and drops no more of them than it must. */
export function isLegalSplit(total: number, targets: number, amounts: readonly number[]): boolean {
  if (amounts.length !== targets || amounts.some((n) => !Number.isInteger(n) || n < 0) || amounts.reduce((sum, n) => sum + n, 0) !== total)
    return false;
  return amounts.filter((n) => n > 0).length === Math.min(amounts.length, total);
}

/** Damage beyond what was lethal, which some texts look at: that of the attacker, and that of the defender. */
export function recordExcess(s: State, seat: Seat, a: Assignment, amounts: readonly number[]): void {
  let excess = 0;
  a.needs.forEach((n, i) => {
    if (n < NEVER) excess += Math.max(0, (amounts[i] ?? 0) - n);
  });
  if (excess > 0) s.excessDamage = s.excessDamage.with(seat, excess);
}

export const NO_EXCESS: readonly number[] = [0, 0, 0, 0];

import { limitedLess, limitedTo } from "../../actions/add.ts";
import { editPool } from "../../state/fork.ts";
import { ANY_DOMAIN, NO_OBJECT, type ObjectId, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { recycleForPower, useToPay } from "./add-to-pay.ts";
import {
  areAlike,
  availableResources,
  countDomains,
  coversPower,
  type Price,
  type ResourceAbility,
  resourcesWithout,
} from "./available-resources.ts";
import { domainOf, worthOf } from "./worth.ts";

/** Pays the Power of a price so that most options stay open. `used`: what does not Add for it. */
export function payPower(s: State, seat: Seat, price: Price, used: readonly ObjectId[]): void {
  const pips = inOrder(price.power);
  for (let i = 0; i < pips.length; i++) payPip(s, seat, price, pips[i], laterPips(price, pips, i, used));
}

/** Pays one Power of each of these domains, universal Power for ANY_DOMAIN, and nothing in their place. */
export function payDomains(s: State, seat: Seat, price: Price, domains: readonly number[], used: readonly ObjectId[]): void {
  const pips = domains.map((domain) => (domain === ANY_DOMAIN ? 0 : 1 << domain));
  for (let i = 0; i < pips.length; i++) payPip(s, seat, price, pips[i], { ...laterPips(price, pips, i, used), isPlanned: true });
}

/** The pips with the fewest domains first, so that no later one needs a domain more than the one that is paid. */
const inOrder = (pips: readonly number[]): readonly number[] =>
  areAlike(pips) ? pips : pips.toSorted((a, b) => countDomains(a) - countDomains(b));

/** What is still to come after a pip. */
interface Later {
  readonly pips: readonly number[];
  /** For which what those pips take may be limited. */
  readonly purpose: number;
  /** What does not Add for them. */
  readonly used: readonly ObjectId[];
  /** A plan counts on everything else: the pip is paid by its own domain, or by universal Power if it has none. */
  readonly isPlanned: boolean;
}

const NOTHING_LATER: Later = { pips: [], purpose: 0, used: [], isPlanned: false };

function laterPips(price: Price, pips: readonly number[], at: number, used: readonly ObjectId[]): Later {
  if (at + 1 === pips.length && used.length === 0) return NOTHING_LATER;
  return { pips: pips.slice(at + 1), purpose: price.purpose, used, isPlanned: false };
}

/** Can the later pips be paid without a Power of this domain? */
function canSpare(s: State, seat: Seat, domain: number, later: Later): boolean {
  if (later.pips.length === 0) return true;
  const left = resourcesWithout(availableResources(s, seat, later.purpose), later.used).power.slice();
  left[domain]--;
  return coversPower(left, later.pips);
}

/** Will this domain do for the pip, and do the later ones do without it? */
const isFree = (s: State, seat: Seat, mask: number, later: Later, domain: number): boolean =>
  (mask & (1 << domain)) !== 0 && canSpare(s, seat, domain, later);

/** Never with what a later pip cannot do without. */
function payPip(s: State, seat: Seat, price: Price, mask: number, later: Later): void {
  const p = s.players[seat];
  // From the pool: a domain of the pip, then universal power.
  const pooled = domainToSpend(s, seat, mask, later);
  if (pooled >= 0) {
    takePower(s, seat, pooled);
    return;
  }
  const universal = later.isPlanned ? mask === 0 : canSpare(s, seat, ANY_DOMAIN, later);
  if (universal && (p.limit & price.purpose) !== 0 && limitedTo(price.purpose, p.limitedPower) > 0) {
    editPool(s, seat).limitedPower = limitedLess(price.purpose, p.limitedPower, 1);
    return;
  }
  if (universal && p.power[ANY_DOMAIN] > 0) {
    takePower(s, seat, ANY_DOMAIN);
    return;
  }
  const { resourceAbilities } = resourcesWithout(availableResources(s, seat, price.purpose), later.used);
  const gives = (a: ResourceAbility): boolean =>
    (universal && a.source.universal > 0) || a.source.power.some((d) => isFree(s, seat, mask, later, d));
  const renewing = resourceAbilities.length === 0 ? undefined : resourceAbilities.find((a) => !a.spends && gives(a));
  if (renewing !== undefined) {
    useToPay(s, seat, renewing);
    payPip(s, seat, price, mask, later);
    return;
  }
  const rune = runeToRecycle(s, seat, mask, later);
  if (rune >= 0) {
    const d = domainOf(s, rune);
    // A ready rune is not exhausted for Energy that the price does not ask for: players do that by hand if they want it.
    recycleForPower(s, seat, rune);
    takePower(s, seat, d);
    return;
  }
  const spending = oneToSpend(
    s,
    seat,
    later,
    resourceAbilities.filter((a) => a.spends && gives(a)),
  );
  if (spending === undefined) throw new Error(`a price that can be paid was not: nothing is left for the Power ${mask}`);
  useToPay(s, seat, spending);
  payPip(s, seat, price, mask, later);
}

/** Who has the ability from another (Heimerdinger) loses it with that one: where both will be needed, the borrower goes first. */
function oneToSpend(s: State, seat: Seat, later: Later, resourceAbilities: readonly ResourceAbility[]): ResourceAbility | undefined {
  const own = resourceAbilities.find(({ object }) => s.pool.cards[s.objects[object].card].resourceAbilities.length > 0);
  const borrowed = resourceAbilities.filter(({ object }) => s.pool.cards[s.objects[object].card].resourceAbilities.length === 0);
  if (own === undefined || borrowed.length === 0) return resourceAbilities[0];
  if (later.isPlanned) return borrowed[0];
  const left = resourcesWithout(availableResources(s, seat, later.purpose), later.used).power.slice();
  for (const { source } of [own, ...borrowed]) {
    for (const d of source.power) left[d]--;
    left[ANY_DOMAIN] -= source.universal;
  }
  return coversPower(
    left.map((n) => Math.max(0, n)),
    later.pips,
  )
    ? own
    : borrowed[0];
}

function takePower(s: State, seat: Seat, domain: number): void {
  const p = editPool(s, seat);
  const power = p.power.slice();
  power[domain]--;
  p.power = power;
}

/** Power of the pool that will do for the pip: of the domain that is needed least, or universal (135.2.e.5.b, 163.2.b); -1: there is none. */
function domainToSpend(s: State, seat: Seat, mask: number, later: Later): number {
  const { power } = s.players[seat];
  let best = -1;
  let worth: readonly number[] | null = null;
  for (let d = 0; d < ANY_DOMAIN; d++) {
    if (power[d] === 0 || !isFree(s, seat, mask, later, d)) continue;
    if (best < 0) {
      best = d;
      continue;
    }
    worth ??= worthOf(s, seat, later.pips);
    if (worth[d] + power[d] > worth[best] + power[best]) best = d;
  }
  return best;
}

/** The rune whose loss hurts least: not needed by the later pips, exhausted before ready, of the domain the hand needs least. */
function runeToRecycle(s: State, seat: Seat, mask: number, later: Later): ObjectId {
  const p = s.players[seat];
  const worth = worthOf(s, seat, later.pips);
  let best = NO_OBJECT;
  let bestScore = LEAST;
  for (let i = 0; i < p.runes.length; i++) {
    const id = p.runes[i];
    const d = domainOf(s, id);
    if (!isFree(s, seat, mask, later, d)) continue;
    const score = (s.objects[id].exhausted ? 100 : 0) + worth[d];
    if (score > bestScore) {
      best = id;
      bestScore = score;
    }
  }
  return best;
}
const LEAST = -1_000_000;

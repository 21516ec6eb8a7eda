import { add, limitedLess, limitedTo } from "../../actions/add.ts";
import { emit } from "../../actions/emit.ts";
import { kill } from "../../actions/kill.ts";
import { recycleRune } from "../../actions/recycle.ts";
import { exhaust } from "../../actions/states.ts";
import { startTriggerBatch } from "../../actions/trigger.ts";
import { abilityPlayedToPay, abilityUsed } from "../../actions/use.ts";
import type { AddSource } from "../../language/pool.ts";
import { scopeOf } from "../../language/scope.ts";
import { editPlayer, editPool } from "../../state/fork.ts";
import { ANY_DOMAIN, type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import { Limit, limitBit, purposeNow } from "../../state/limits.ts";
import type { State } from "../../state/records.ts";
import { EVERYBODY, seenBy } from "../../state/sight.ts";
import {
  affordableWith,
  areAlike,
  availableResources,
  countDomains,
  coversPower,
  type Price,
  type ResourceAbility,
  resourcesWithout,
} from "./available-resources.ts";
import { type Conversion, conversionsFor, givenFor } from "./convert.ts";
import { givePart } from "./given-up.ts";

/**
 * Pays a price in the way that keeps most options open: what is in the pool first, then abilities that only exhaust, then
 * runes (exhausted ones are recycled before ready ones, the same rune pays Energy and Power), then Gold. The domain that
 * the hand needs least is given up for [A]. Nothing is paid if the price cannot be paid. `reserved`: what will have to be
 * paid after it; `used`: what the same cost exhausts or has given up, and what does not Add for it therefore.
 */
export function autopay(
  s: State,
  seat: Seat,
  due: Price,
  reserved: Price | null = null,
  used: readonly ObjectId[] = NOTHING_USED,
): boolean {
  if (due.energy <= 0 && due.power.length === 0) return true;
  const purpose = due.purpose | purposeNow(s);
  const price: Price = purpose === due.purpose ? due : { energy: due.energy, power: due.power, purpose };
  let have = resourcesWithout(availableResources(s, seat, price.purpose), used);
  if (!affordableWith(have, price)) {
    const conversions = conversionsFor(s, seat, have, price, used);
    if (conversions === null) return false;
    for (const conversion of conversions) convert(s, seat, conversion, price, used);
    have = resourcesWithout(availableResources(s, seat, price.purpose), used);
  }
  payEnergy(s, seat, price, have.resourceAbilities);
  const pips = inOrder(price.power);
  for (let i = 0; i < pips.length; i++) payPip(s, seat, price, pips[i], laterPips(price, pips, i, reserved, used));
  if (price.power.length > 0) editPlayer(s, seat).spentPower += price.power.length;
  if (s.events !== null) emit(s, "paid", "357.1", { player: seat, amount: price.energy, result: String(price.power.length) });
  return true;
}

/** Pips that are still to be paid after one, the purpose for which what they take may be limited, and what does not Add for them. */
interface Later {
  readonly pips: readonly number[];
  readonly purpose: number;
  readonly used: readonly ObjectId[];
}

const NOTHING_USED: readonly ObjectId[] = [];
const NOTHING_LATER: Later = { pips: [], purpose: 0, used: NOTHING_USED };

function laterPips(price: Price, pips: readonly number[], paid: number, reserved: Price | null, used: readonly ObjectId[]): Later {
  if (reserved === null && paid + 1 === pips.length && used.length === 0) return NOTHING_LATER;
  const rest = pips.slice(paid + 1);
  return reserved === null
    ? { pips: rest, purpose: price.purpose, used }
    : { pips: [...rest, ...reserved.power], purpose: reserved.purpose, used };
}

/** Can the later pips be paid without a Power of this domain? */
function canSpare(s: State, seat: Seat, domain: number, later: Later): boolean {
  if (later.pips.length === 0) return true;
  const left = resourcesWithout(availableResources(s, seat, later.purpose), later.used).power.slice();
  left[domain]--;
  return coversPower(left, later.pips);
}

/** What is paid for it comes first, since it is gone before anything is Added. */
function convert(s: State, seat: Seat, { object, ability, price: own, gives }: Conversion, price: Price, used: readonly ObjectId[]): void {
  const given = givenFor(s, seat, ability, object, used) ?? [];
  const scope = scopeOf(seat, object, object, s.objects[object].incarnation);
  emit(s, "activated", "429.3", { player: seat, object });
  abilityPlayedToPay(s, seat, object, ability.id);
  const parts = ability.cost?.parts ?? [];
  for (let i = 0; i < parts.length; i++) givePart(s, seat, parts[i], given[i], scope);
  // Energy falls short: runes give theirs before they are recycled.
  if (gives.energy > 0) exhaustForEnergy(s, seat, price, gives.energy, used);
  autopay(s, seat, own, own.power.length > 0 ? price : null, used);
  addFrom(s, seat, gives);
  startTriggerBatch(s);
  abilityUsed(s, seat, object, ability.id);
}

/** All ready runes but those that will not be needed. */
function exhaustForEnergy(s: State, seat: Seat, price: Price, coming: number, used: readonly ObjectId[]): void {
  let spare = resourcesWithout(availableResources(s, seat, price.purpose), used).energy + coming - price.energy;
  for (const id of s.players[seat].runes) if (!s.objects[id].exhausted && --spare < 0) exhaustRune(s, seat, id);
}

/** The pips with the fewest domains first, so that no later one needs a domain more than the one that is paid. */
const inOrder = (pips: readonly number[]): readonly number[] =>
  areAlike(pips) ? pips : pips.toSorted((a, b) => countDomains(a) - countDomains(b));

function payEnergy(s: State, seat: Seat, price: Price, resourceAbilities: readonly ResourceAbility[]): void {
  let due = price.energy;
  useResourceAbilities(s, seat, price, resourceAbilities, false);
  exhaustRunes(s, seat, price);
  useResourceAbilities(s, seat, price, resourceAbilities, true);
  const p = editPool(s, seat);
  if ((p.limit & price.purpose) !== 0) {
    const limited = Math.min(limitedTo(price.purpose, p.limitedEnergy), due);
    p.limitedEnergy = limitedLess(price.purpose, p.limitedEnergy, limited);
    due -= limited;
  }
  p.energy -= due;
}

function hasEnergy(s: State, seat: Seat, price: Price): boolean {
  const p = s.players[seat];
  return p.energy + ((p.limit & price.purpose) !== 0 ? limitedTo(price.purpose, p.limitedEnergy) : 0) >= price.energy;
}

function useResourceAbilities(s: State, seat: Seat, price: Price, resourceAbilities: readonly ResourceAbility[], spending: boolean): void {
  for (const ability of resourceAbilities) {
    if (ability.spends !== spending || ability.source.energy === 0) continue;
    if (hasEnergy(s, seat, price)) return;
    use(s, seat, ability);
  }
}

/** As many ready runes as it takes: those that will be recycled for this price come first. */
function exhaustRunes(s: State, seat: Seat, price: Price): void {
  let wanted = 0;
  for (let i = 0; i < price.power.length; i++) if (price.power[i] !== EVERY_DOMAIN) wanted |= price.power[i];
  if (wanted !== 0) exhaustRunesOf(s, seat, price, wanted);
  exhaustRunesOf(s, seat, price, EVERY_DOMAIN);
}

const EVERY_DOMAIN = 63;

function exhaustRunesOf(s: State, seat: Seat, price: Price, domains: number): void {
  const { runes } = s.players[seat];
  for (let i = 0; i < runes.length && !hasEnergy(s, seat, price); i++)
    if (!s.objects[runes[i]].exhausted && (domains & (1 << domainOf(s, runes[i]))) !== 0) exhaustRune(s, seat, runes[i]);
}

const domainOf = (s: State, rune: ObjectId): number => s.pool.cards[s.objects[rune].card].domainNumber;

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
  const universal = canSpare(s, seat, ANY_DOMAIN, later);
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
    use(s, seat, renewing);
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
  use(s, seat, spending);
  payPip(s, seat, price, mask, later);
}

/** Who has the ability from another (Heimerdinger) loses it with that one: where both will be needed, the borrower goes first. */
function oneToSpend(s: State, seat: Seat, later: Later, resourceAbilities: readonly ResourceAbility[]): ResourceAbility | undefined {
  const own = resourceAbilities.find(({ object }) => s.pool.cards[s.objects[object].card].resourceAbilities.length > 0);
  const borrowed = resourceAbilities.filter(({ object }) => s.pool.cards[s.objects[object].card].resourceAbilities.length === 0);
  if (own === undefined || borrowed.length === 0) return resourceAbilities[0];
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

/** Power of the pool that will do for the pip: of the domain that is needed least; -1: there is none. */
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
    worth ??= worthOf(s, seat, later);
    if (worth[d] + power[d] > worth[best] + power[best]) best = d;
  }
  return best;
}

/** How many runes there are of each domain, less what the hand and the later pips ask of it. */
function worthOf(s: State, seat: Seat, later: Later): readonly number[] {
  const p = s.players[seat];
  const worth = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < p.runes.length; i++) worth[domainOf(s, p.runes[i])]++;
  for (let i = 0; i < p.hand.length; i++) {
    const o = s.objects[p.hand[i]];
    // Which rune goes must not tell others what is in the hand, where that matters.
    if (s.windows === "public" && seenBy(o) !== EVERYBODY) continue;
    const card = s.pool.cards[o.card];
    for (let d = 0; d < 6; d++) if ((card.powerMask & (1 << d)) !== 0) worth[d] -= card.power;
  }
  for (let i = 0; i < later.pips.length; i++) for (let d = 0; d < 6; d++) if (later.pips[i] === 1 << d) worth[d] -= 10;
  return worth;
}

/** The rune whose loss hurts least: not needed by the later pips, exhausted before ready, of the domain the hand needs least. */
function runeToRecycle(s: State, seat: Seat, mask: number, later: Later): ObjectId {
  const p = s.players[seat];
  const worth = worthOf(s, seat, later);
  let best = -1;
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

const NO_POWER: readonly number[] = [];
const LEAST = -1_000_000;

/** 164.2.a */
export function exhaustRune(s: State, seat: Seat, rune: ObjectId): void {
  exhaust(s, rune, seat);
  add(s, seat, 1, NO_POWER, Limit.none);
}

/** 164.2.b */
export function recycleForPower(s: State, seat: Seat, rune: ObjectId): void {
  const d = domainOf(s, rune);
  recycleRune(s, rune);
  add(s, seat, 0, [d], Limit.none);
}

/** Uses an ability that Adds: it finalizes and resolves at once (429.3.a). */
function use(s: State, seat: Seat, ability: ResourceAbility): void {
  const { source, object } = ability;
  emit(s, "activated", "429.3", { player: seat, object });
  abilityPlayedToPay(s, seat, object, ability.ability);
  exhaust(s, object, seat);
  if (ability.spends && s.objects[object].zone === Zone.board)
    kill(s, [object], { by: seat, source: object, flags: LastKnownFlag.byAbility, root: -1 });
  addFrom(s, seat, source);
  startTriggerBatch(s);
  abilityUsed(s, seat, object, ability.ability);
}

function addFrom(s: State, seat: Seat, source: AddSource): void {
  const power = source.power.slice();
  for (let i = 0; i < source.universal; i++) power.push(ANY_DOMAIN);
  add(s, seat, source.energy, power, limitBit(source.limit));
}

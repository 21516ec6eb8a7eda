import { limitedLess, limitedTo } from "../../actions/add.ts";
import { emit } from "../../actions/emit.ts";
import { startTriggerBatch } from "../../actions/trigger.ts";
import { abilityPlayedToPay, abilityUsed } from "../../actions/use.ts";
import { scopeOf } from "../../language/scope.ts";
import { editPlayer, editPool } from "../../state/fork.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { purposeNow } from "../../state/limits.ts";
import type { State } from "../../state/records.ts";
import { addFrom, exhaustRune, useToPay } from "./add-to-pay.ts";
import { affordableWith, availableResources, type Price, type ResourceAbility, resourcesWithout } from "./available-resources.ts";
import { type Conversion, conversionsFor } from "./convert.ts";
import { givePart } from "./given-up.ts";
import { payDomains, payPower } from "./pay-power.ts";
import { domainOf } from "./worth.ts";

/**
 * Pays a price in the way that keeps most options open: what is in the pool first, then abilities that only exhaust, then
 * runes (exhausted ones are recycled before ready ones, the same rune pays Energy and Power), then Gold. The domain that
 * the hand needs least is given up for [A]. Nothing is paid if the price cannot be paid. `used`: what the same cost exhausts or
 * has given up, and what does not Add for it therefore.
 */
export function autopay(s: State, seat: Seat, due: Price, used: readonly ObjectId[] = NOTHING_USED): boolean {
  if (due.energy <= 0 && due.power.length === 0) return true;
  const purpose = due.purpose | purposeNow(s);
  const price: Price = purpose === due.purpose ? due : { energy: due.energy, power: due.power, purpose };
  let have = resourcesWithout(availableResources(s, seat, price.purpose), used);
  if (!affordableWith(have, price)) {
    const conversions = conversionsFor(s, seat, have, price, used);
    if (conversions === null) return false;
    convertAll(s, seat, price, conversions, used);
    have = resourcesWithout(availableResources(s, seat, price.purpose), used);
  }
  payEnergy(s, seat, price, have.resourceAbilities);
  payPower(s, seat, price, used);
  paid(s, seat, price.energy, price.power.length);
  return true;
}

const NOTHING_USED: readonly ObjectId[] = [];

function paid(s: State, seat: Seat, energy: number, power: number): void {
  if (power > 0) editPlayer(s, seat).spentPower += power;
  if (s.events !== null) emit(s, "paid", "357.1", { player: seat, amount: energy, result: String(power) });
}

/** What a conversion exhausts or gives up does not Add for another one. */
function convertAll(s: State, seat: Seat, price: Price, conversions: readonly Conversion[], used: readonly ObjectId[]): void {
  const taken = [...used, ...conversions.flatMap(({ object, given }) => [object, ...given.flat()])];
  exhaustForEnergy(s, seat, price, conversions, taken);
  for (const conversion of conversions) convert(s, seat, conversion, taken);
}

/** What is paid for it comes first, since it is gone before anything is Added. */
function convert(s: State, seat: Seat, conversion: Conversion, used: readonly ObjectId[]): void {
  const { object, ability, given, energy, domains, gives, other } = conversion;
  if (other !== null) {
    useToPay(s, seat, other);
    return;
  }
  const scope = scopeOf(seat, object, object, s.objects[object].incarnation);
  emit(s, "activated", "429.3", { player: seat, object });
  abilityPlayedToPay(s, seat, object, ability.id);
  const parts = ability.cost?.parts ?? [];
  for (let i = 0; i < parts.length; i++) givePart(s, seat, parts[i], given[i], scope);
  if (energy > 0 || domains.length > 0) {
    const price: Price = { energy, power: [], purpose: purposeNow(s) };
    payEnergy(s, seat, price, resourcesWithout(availableResources(s, seat, price.purpose), used).resourceAbilities);
    payDomains(s, seat, price, domains, used);
    paid(s, seat, energy, domains.length);
  }
  addFrom(s, seat, gives);
  startTriggerBatch(s);
  abilityUsed(s, seat, object, ability.id);
}

/** Energy falls short, and runes may be recycled for it: they give theirs before. All ready runes but those that will not be needed. */
function exhaustForEnergy(s: State, seat: Seat, price: Price, conversions: readonly Conversion[], used: readonly ObjectId[]): void {
  if (conversions.every(({ domains }) => domains.length === 0)) return;
  const have = (purpose: number): number => resourcesWithout(availableResources(s, seat, purpose), used).energy;
  let left = have(price.purpose) - price.energy;
  // Conversions are paid for with what can be spent on anything.
  let unlimited = have(0);
  for (const { gives, energy } of conversions) {
    left += gives.energy - energy;
    unlimited += (gives.limit === null ? gives.energy : 0) - energy;
  }
  let spare = Math.min(left, unlimited);
  for (const id of s.players[seat].runes) if (!s.objects[id].exhausted && --spare < 0) exhaustRune(s, seat, id);
}

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
    useToPay(s, seat, ability);
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

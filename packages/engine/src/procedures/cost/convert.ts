import { isUnused } from "../../actions/use.ts";
import { type Active, abilityIndex } from "../../derive/ability-index.ts";
import { scopeOf } from "../../language/scope.ts";
import { ALL_DOMAINS_MASK, ANY_DOMAIN, type ObjectId, type Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { type AvailableResources, affordableWith, availableResources, type Price } from "./available-resources.ts";

/** 429.3: abilities that Add one resource for another help to pay as well. */
export interface Conversion {
  readonly object: ObjectId;
  readonly ability: number;
  readonly pays: "energy" | "power";
  readonly n: number;
}

/** The conversions, first to last, that make a price payable which the available resources alone do not cover; null: there are none. */
export function conversionsFor(s: State, seat: Seat, have: AvailableResources, price: Price): readonly Conversion[] | null {
  const { converters } = abilityIndex(s);
  return converters.length === 0
    ? null
    : search(
        converters.filter((active) => isUsable(s, seat, active)),
        { all: have, unlimited: availableResources(s, seat, 0) },
        price,
      );
}

function isUsable(s: State, seat: Seat, { ability, source, self }: Active): boolean {
  const o = s.objects[source];
  if (o.exhausted || o.controller !== seat || o.attachedTo >= 0 || !isUnused(s, ability, source, self)) return false;
  const scope = scopeOf(seat, source, self, o.incarnation);
  return (ability.gate === null || ability.gate(s, scope)) && (ability.only === null || ability.only(s, scope));
}

/** What can be spent on the price, and of that what can be spent on anything: the cost of a conversion, for one. */
interface Means {
  readonly all: AvailableResources;
  readonly unlimited: AvailableResources;
}

function search(converters: readonly Active[], means: Means, price: Price): readonly Conversion[] | null {
  const [first, ...others] = converters;
  if (first === undefined) return null;
  // What is exhausted for one ability is not there for another.
  const rest = others.filter(({ source }) => source !== first.source);
  const left: Means = { all: without(means.all, first.source), unlimited: without(means.unlimited, first.source) };
  const pays = first.ability.converts;
  const most = pays === "energy" ? price.power.length : price.energy;
  for (let n = 1; pays !== null && n <= most && affordableWith(left.unlimited, priceOfConversion(pays, n)); n++)
    for (const due of pays === "energy" ? withoutPips(price, n) : [withoutEnergy(price, n)]) {
      const later = affordableWith(left.all, due) ? [] : search(rest, left, due);
      if (later !== null) return [{ object: first.source, ability: first.ability.id, pays, n }, ...later];
    }
  return search(others, means, price);
}

/** The resources without what an object would Add. */
function without(have: AvailableResources, object: ObjectId): AvailableResources {
  const gone = have.resourceAbilities.filter((ability) => ability.object === object);
  if (gone.length === 0) return have;
  let { energy } = have;
  const power = have.power.slice();
  for (const { source } of gone) {
    energy -= source.energy;
    for (const domain of source.power) power[domain]--;
    power[ANY_DOMAIN] -= source.universal;
  }
  return { energy, power, resourceAbilities: have.resourceAbilities.filter((ability) => ability.object !== object) };
}

export const priceOfConversion = (pays: "energy" | "power", n: number): Price => ({
  energy: pays === "energy" ? n : 0,
  power: pays === "power" ? Array.from({ length: n }, () => ALL_DOMAINS_MASK) : [],
  purpose: 0,
});

const withoutEnergy = (price: Price, n: number): Price => ({
  ...price,
  energy: price.energy - n,
  power: [...price.power, ...Array.from({ length: n }, () => ALL_DOMAINS_MASK)],
});

/** N Energy pays for N of the pips, whichever they are. */
function withoutPips(price: Price, n: number): Price[] {
  const drop = (pips: readonly number[], k: number, from: number): (readonly number[])[] =>
    k === 0 ? [pips] : pips.flatMap((_, i) => (i < from ? [] : drop(pips.toSpliced(i, 1), k - 1, i)));
  return drop(price.power, n, 0).map((power) => ({ ...price, energy: price.energy + n, power }));
}

import { isUnused } from "../../actions/use.ts";
import { type Active, abilityIndex } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import type { AddSource, CompiledAbility } from "../../language/pool.ts";
import { scopeOf } from "../../language/scope.ts";
import { ALL_DOMAINS_MASK, type ObjectId, type Seat } from "../../state/ids.ts";
import { limitBit, purposeNow } from "../../state/limits.ts";
import type { State } from "../../state/records.ts";
import { type AvailableResources, affordableWith, availableResources, type Price, resourcesWithout } from "./available-resources.ts";
import { candidatesFor, needed } from "./cost-parts.ts";

/** 429.3: abilities that Add for resources, or for something else that is given up, help to pay as well. */
export interface Conversion {
  readonly object: ObjectId;
  readonly ability: CompiledAbility;
  readonly price: Price;
  readonly gives: AddSource;
}

/** The conversions, first to last, that make a price payable which the available resources alone do not cover; null: there are none. */
export function conversionsFor(
  s: State,
  seat: Seat,
  have: AvailableResources,
  price: Price,
  used: readonly ObjectId[],
): readonly Conversion[] | null {
  const { converters } = abilityIndex(s);
  return converters.length === 0
    ? null
    : search(
        converters.filter((active) => !used.includes(active.source) && isUsable(s, seat, active, used)),
        { all: have, unlimited: resourcesWithout(availableResources(s, seat, 0), used) },
        { ...price, purpose: price.purpose | purposeNow(s) },
      );
}

function isUsable(s: State, seat: Seat, { ability, source, self }: Active, used: readonly ObjectId[]): boolean {
  const o = s.objects[source];
  if (o.exhausted || o.controller !== seat || o.attachedTo >= 0 || !isUnused(s, ability, source, self)) return false;
  const scope = scopeOf(seat, source, self, o.incarnation);
  if (ability.gate !== null && !ability.gate(s, scope)) return false;
  if (ability.only !== null && !ability.only(s, scope)) return false;
  return givenFor(s, seat, ability, source, used) !== null;
}

/**
 * What is given up for each part of its cost, where nobody is asked: of several cards those that cost least. Null: there is not
 * enough.
 */
export function givenFor(
  s: State,
  seat: Seat,
  ability: CompiledAbility,
  source: ObjectId,
  used: readonly ObjectId[],
): readonly (readonly ObjectId[])[] | null {
  const scope = scopeOf(seat, source, source, s.objects[source].incarnation);
  const given: (readonly ObjectId[])[] = [];
  for (const part of ability.cost?.parts ?? []) {
    const [least] = needed(s, part, scope);
    const candidates = candidatesFor(s, seat, part, scope).filter((id) => id === source || !used.includes(id));
    if (candidates.length < least) return null;
    given.push(candidates.toSorted((a, b) => cardOf(s, s.objects[a]).energy - cardOf(s, s.objects[b]).energy).slice(0, least));
  }
  return given;
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
  const left: Means = { all: resourcesWithout(means.all, [first.source]), unlimited: resourcesWithout(means.unlimited, [first.source]) };
  for (const conversion of conversionsOf(first, price)) {
    if (!affordableWith(left.unlimited, conversion.price)) break;
    for (const due of duesAfter(price, conversion)) {
      const later = affordableWith(left.all, due) ? [] : search(rest, left, due);
      if (later !== null) return [conversion, ...later];
    }
  }
  return search(others, means, price);
}

/** In how many ways it could help with the price, the cheapest first. */
function conversionsOf({ ability, source: object }: Active, price: Price): Conversion[] {
  const { converts, exchanges, cost } = ability;
  if (exchanges !== null) {
    const isAllowed = exchanges.limit === null || (limitBit(exchanges.limit) & price.purpose) !== 0;
    const helps = isAllowed && ((exchanges.energy > 0 && price.energy > 0) || price.power.length > 0);
    return helps ? [{ object, ability, price: { energy: cost?.energy ?? 0, power: cost?.power ?? [], purpose: 0 }, gives: exchanges }] : [];
  }
  const most = converts === "energy" ? price.power.length : price.energy;
  return Array.from({ length: most }, (_, i) => ({
    object,
    ability,
    price: converts === "energy" ? { energy: i + 1, power: [], purpose: 0 } : { energy: 0, power: anyPips(i + 1), purpose: 0 },
    gives: { ...NOTHING, energy: converts === "energy" ? 0 : i + 1, universal: converts === "energy" ? i + 1 : 0 },
  }));
}
const NOTHING: AddSource = { energy: 0, power: [], universal: 0, limit: null, instead: null };

const anyPips = (n: number): number[] => Array.from({ length: n }, () => ALL_DOMAINS_MASK);

/** What is still due, the conversion's own price included, by which of the pips it pays for. */
function duesAfter(price: Price, { price: own, gives }: Conversion): Price[] {
  const energy = Math.max(0, price.energy - gives.energy) + own.energy;
  const masks = [...gives.power.map((domain) => 1 << domain), ...anyPips(gives.universal)];
  return withoutPips(price.power, masks, 0, 0).map((power) => ({ ...price, energy, power: [...power, ...own.power] }));
}

/** Without one pip for each of the masks, as many as there are. */
function withoutPips(pips: readonly number[], masks: readonly number[], at: number, from: number): (readonly number[])[] {
  if (at === masks.length) return [pips];
  const fitting = pips.flatMap((pip, i) =>
    i >= from && (pip & masks[at]) !== 0 ? withoutPips(pips.toSpliced(i, 1), masks, at + 1, masks[at + 1] === masks[at] ? i : 0) : [],
  );
  return fitting.length > 0 ? fitting : withoutPips(pips, masks, at + 1, 0);
}

import { isUnused } from "../../actions/use.ts";
import { type Active, abilityIndex } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import type { AddSource, CompiledAbility } from "../../language/pool.ts";
import { scopeOf } from "../../language/scope.ts";
import { ALL_DOMAINS_MASK, ANY_DOMAIN, type ObjectId, type Seat } from "../../state/ids.ts";
import { limitBit, purposeNow } from "../../state/limits.ts";
import type { State } from "../../state/records.ts";
import {
  type AvailableResources,
  affordableWith,
  availableResources,
  type Price,
  type ResourceAbility,
  resourcesWithout,
  usesToAdd,
} from "./available-resources.ts";
import { candidatesFor, needed } from "./cost-parts.ts";
import { worthOf } from "./worth.ts";

/** 429.3: abilities that Add for resources, or for something else that is given up, help to pay as well. */
export interface Conversion {
  readonly object: ObjectId;
  readonly ability: CompiledAbility;
  /** What is given up for each part of its cost. */
  readonly given: readonly (readonly ObjectId[])[];
  readonly energy: number;
  /** The domain of each Power that pays for it: the rest of the plan counts on the others. */
  readonly domains: readonly number[];
  readonly gives: AddSource;
  /** It costs nothing but its object, which has a better ability for other prices (Heimerdinger). */
  readonly other: ResourceAbility | null;
}

interface Converter {
  readonly ability: CompiledAbility;
  readonly source: ObjectId;
  readonly other: ResourceAbility | null;
}

/** What can be spent on the price, and of that what can be spent on anything: the cost of a conversion, for one. */
interface Means {
  readonly all: AvailableResources;
  readonly unlimited: AvailableResources;
}

interface Planning {
  readonly s: State;
  readonly seat: Seat;
  readonly price: Price;
  /** Domains, those first that the player needs least. */
  readonly domains: readonly number[];
  /** Where a plan has been looked for without success. */
  readonly failed: Set<string>;
}

/**
 * The conversions, in the order in which they are used, that make a price payable which the available resources alone do not
 * cover: as few as there can be. What one Adds may pay for the next. Null: there are none.
 */
export function conversionsFor(
  s: State,
  seat: Seat,
  have: AvailableResources,
  price: Price,
  used: readonly ObjectId[],
): readonly Conversion[] | null {
  if (abilityIndex(s).converters.length === 0) return null;
  const purpose = price.purpose | purposeNow(s);
  const converters = [...otherUses(s, seat, have, purpose), ...usableConverters(s, seat)];
  if (converters.length === 0) return null;
  const means = { all: have, unlimited: resourcesWithout(availableResources(s, seat, 0), used) };
  const worth = worthOf(s, seat, price.power);
  const domains = DOMAINS.toSorted((a, b) => (worth[b] ?? LEAST) - (worth[a] ?? LEAST));
  for (let most = 1; most <= converters.length; most++) {
    const planning = { s, seat, price: { ...price, purpose }, domains, failed: new Set<string>() };
    const found = plan(planning, converters, means, used, most);
    if (found !== null) return found;
  }
  return null;
}
const DOMAINS: readonly number[] = [0, 1, 2, 3, 4, 5, ANY_DOMAIN];
const LEAST = -1_000_000;

function usableConverters(s: State, seat: Seat): Converter[] {
  const out: Converter[] = [];
  for (const active of abilityIndex(s).converters)
    if (active.ability.adds === null && isUsable(s, seat, active))
      out.push({ ability: active.ability, source: active.source, other: null });
  return out;
}

/** Of the objects that have several abilities that Add, those that are not among the available resources. */
function otherUses(s: State, seat: Seat, { resourceAbilities }: AvailableResources, purpose: number): Converter[] {
  return resourceAbilities.flatMap(({ object, ability }) =>
    usesToAdd(s, seat, object, purpose)
      .filter((other) => other.ability !== ability)
      .map((other) => ({ ability: s.pool.abilities[other.ability], source: object, other })),
  );
}

function isUsable(s: State, seat: Seat, { ability, source, self }: Active): boolean {
  const o = s.objects[source];
  if (o.exhausted || o.controller !== seat || o.attachedTo >= 0 || !isUnused(s, ability, source, self)) return false;
  const scope = scopeOf(seat, source, self, o.incarnation);
  return (ability.gate === null || ability.gate(s, scope)) && (ability.only === null || ability.only(s, scope));
}

function plan(
  planning: Planning,
  converters: readonly Converter[],
  means: Means,
  used: readonly ObjectId[],
  most: number,
): readonly Conversion[] | null {
  const { s, seat, price, failed } = planning;
  const place = [used, most, means.all.energy, means.all.power, means.unlimited.energy, means.unlimited.power].join(";");
  if (failed.has(place)) return null;
  for (const converter of converters) {
    const { ability, source, other } = converter;
    const given = used.includes(source) ? null : givenFor(s, seat, ability, source, used);
    if (given === null) continue;
    // What is exhausted or given up for one ability is not there for another (203.3, 414.4).
    const gone = [source, ...given.flat()];
    const left: Means = { all: resourcesWithout(means.all, gone), unlimited: resourcesWithout(means.unlimited, gone) };
    if (isShort(left.unlimited)) continue;
    for (const { energy, pips, gives } of usesOf(converter, planning, converters)) {
      if (energy > left.unlimited.energy) break;
      for (const domains of domainsFor(left.unlimited.power, pips, planning.domains)) {
        const conversion: Conversion = { object: source, ability, given, energy, domains, gives, other };
        const all = afterwards(left.all, conversion, true);
        if (affordableWith(all, price)) return [conversion];
        if (most === 1) continue;
        const then = { all, unlimited: afterwards(left.unlimited, conversion, gives.limit === null) };
        const later = plan(planning, converters, then, [...used, ...gone], most - 1);
        if (later !== null) return [conversion, ...later];
      }
    }
  }
  failed.add(place);
  return null;
}

/** Has something been spent that is now needed for another ability? */
const isShort = ({ energy, power }: AvailableResources): boolean => energy < 0 || power.some((n) => n < 0);

/** What is given up for each part of its cost where nobody is asked: of several cards those that cost least. Null: there is not enough. */
function givenFor(
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

interface Use {
  readonly energy: number;
  readonly pips: readonly number[];
  readonly gives: AddSource;
}

/** In which ways it could help, the cheapest first. */
function usesOf({ ability, other }: Converter, { price }: Planning, converters: readonly Converter[]): Use[] {
  if (other !== null) return [{ energy: 0, pips: [], gives: other.source }];
  const { converts, exchanges, cost } = ability;
  if (exchanges !== null) {
    const isAllowed = exchanges.limit === null || (limitBit(exchanges.limit) & price.purpose) !== 0;
    return isAllowed ? [{ energy: cost?.energy ?? 0, pips: cost?.power ?? [], gives: exchanges }] : [];
  }
  // No more than the price and the other conversions ask for.
  const others = converters.reduce((sum, one) => sum + (one.ability.cost?.power.length ?? 0), 0);
  const most = converts === "energy" ? price.power.length + others : price.energy + price.power.length;
  return Array.from({ length: most }, (_, i) =>
    converts === "energy"
      ? { energy: i + 1, pips: [], gives: { ...NOTHING, universal: i + 1 } }
      : { energy: 0, pips: anyPips(i + 1), gives: { ...NOTHING, energy: i + 1 } },
  );
}
const NOTHING: AddSource = { energy: 0, power: [], universal: 0, limit: null, instead: null };

const anyPips = (n: number): number[] => Array.from({ length: n }, () => ALL_DOMAINS_MASK);

/** All ways to pay the pips, as domains of Power. Pips that are alike are paid in the order of the domains. */
function domainsFor(supply: readonly number[], pips: readonly number[], domains: readonly number[], from = 0): (readonly number[])[] {
  if (pips.length === 0) return [[]];
  const [pip, ...rest] = pips;
  return domains.flatMap((domain, i) => {
    if (i < from || supply[domain] <= 0 || (domain !== ANY_DOMAIN && (pip & (1 << domain)) === 0)) return [];
    const left = supply.with(domain, supply[domain] - 1);
    return domainsFor(left, rest, domains, rest[0] === pip ? i : 0).map((others) => [domain, ...others]);
  });
}

/** What is there when the conversion has been paid for and, unless that cannot be spent here, has Added. */
function afterwards(have: AvailableResources, { energy, domains, gives }: Conversion, isAdded: boolean): AvailableResources {
  const power = have.power.slice();
  for (const domain of domains) power[domain]--;
  if (!isAdded) return { ...have, energy: have.energy - energy, power };
  for (const domain of gives.power) power[domain]++;
  power[ANY_DOMAIN] += gives.universal;
  return { ...have, energy: have.energy - energy + gives.energy, power };
}

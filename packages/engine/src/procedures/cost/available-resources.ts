import { limitedTo } from "../../actions/add.ts";
import { isUnused } from "../../actions/use.ts";
import { abilityIndex, activatedAbilities, activeStatics } from "../../derive/ability-index.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import type { AddSource, CompiledAbility } from "../../language/pool.ts";
import { ownScope, type Scope, scopeOf } from "../../language/scope.ts";
import { type AbilityId, ANY_DOMAIN, type ObjectId, type Seat } from "../../state/ids.ts";
import { limitBit, purposeNow } from "../../state/limits.ts";
import { emptyObjectArray } from "../../state/lists.ts";
import { seatMemory } from "../../state/memory.ts";
import type { State } from "../../state/records.ts";

/** What a player could pay with right now: the pool, the runes, and other abilities that Add (429.3). */

/** A price in resources. `purpose` are the Limit bits that this payment satisfies. */
export interface Price {
  readonly energy: number;
  /** One mask of domains per pip. */
  readonly power: readonly number[];
  readonly purpose: number;
}

export interface ResourceAbility {
  readonly object: ObjectId;
  readonly ability: AbilityId;
  readonly source: AddSource;
  /** It is used up (Gold), and so kept for last. */
  readonly spends: boolean;
}

export interface AvailableResources {
  readonly energy: number;
  /** Power by domain, and universal at ANY_DOMAIN. */
  readonly power: readonly number[];
  readonly resourceAbilities: readonly ResourceAbility[];
}

/** Counted anew when something has changed: several cards in a row ask for the same. */
export function availableResources(s: State, seat: Seat, wanted: number): AvailableResources {
  const purpose = wanted | purposeNow(s);
  const { limited, resourceAbilities } = abilityIndex(s);
  // Without resources limited to a purpose, one count serves every purpose.
  const kept = s.players[seat].limit === 0 && !limited ? 0 : purpose;
  // Abilities that Add may have conditions of any kind.
  const madeFrom = resourceAbilities.length === 0 ? s.paymentVersion : s.version;
  const m = seatMemory(s, seat);
  if (m.resources !== null && m.resourcesMadeFrom === madeFrom && m.resourcesPurpose === kept) return m.resources;
  const counted = count(s, seat, purpose);
  m.resourcesMadeFrom = madeFrom;
  m.resourcesPurpose = kept;
  m.resources = counted;
  return counted;
}

function count(s: State, seat: Seat, purpose: number): AvailableResources {
  const p = s.players[seat];
  let energy = p.energy;
  for (let i = 0; i < p.runes.length; i++) if (!s.objects[p.runes[i]].exhausted) energy++;
  const resourceAbilities = resourceAbilitiesOf(s, seat, purpose);
  const limited = p.limit !== 0 && (p.limit & purpose) !== 0;
  const known = powerOf(s, seat);
  if (resourceAbilities.length === 0 && !limited) return { energy, power: known, resourceAbilities };
  const power = known.slice();
  if (limited) {
    energy += limitedTo(purpose, p.limitedEnergy);
    power[ANY_DOMAIN] += limitedTo(purpose, p.limitedPower);
  }
  for (let i = 0; i < resourceAbilities.length; i++) {
    const { source } = resourceAbilities[i];
    energy += source.energy;
    for (let k = 0; k < source.power.length; k++) power[source.power[k]]++;
    power[ANY_DOMAIN] += source.universal;
  }
  return { energy, power, resourceAbilities };
}

/** Power in the pool and in runes, which change more seldom than runes are exhausted. */
function powerOf(s: State, seat: Seat): readonly number[] {
  const p = s.players[seat];
  const m = seatMemory(s, seat);
  if (m.powerPool === p.power && m.powerRunes === p.runes) return m.power;
  const power = p.power.slice();
  for (let i = 0; i < p.runes.length; i++) power[s.pool.cards[s.objects[p.runes[i]].card].domainNumber]++;
  m.powerPool = p.power;
  m.powerRunes = p.runes;
  m.power = power;
  return power;
}

/** "Your Gold [Add] an additional [1]." */
export function moreFromGold(s: State, seat: Seat, id: ObjectId): number {
  const effects = activeStatics(s, StaticKind.goldAdds);
  if (effects.length === 0 || s.pool.cards[s.objects[id].card].data.name !== "Gold") return 0;
  let more = 0;
  for (const { effect, source, self } of effects) {
    const scope = ownScope(s, source, self);
    if (effect.data.effect === "goldAdds" && scope.you === seat && (effect.condition === null || effect.condition(s, scope)))
      more += effect.data.resources.energy ?? 0;
  }
  return more;
}

const NO_RESOURCE_ABILITIES: readonly ResourceAbility[] = emptyObjectArray();

/** Ready objects other than runes whose ability Adds for the price of exhausting or killing themselves. */
function resourceAbilitiesOf(s: State, seat: Seat, purpose: number): readonly ResourceAbility[] {
  const { resourceAbilities } = abilityIndex(s);
  if (resourceAbilities.length === 0) return NO_RESOURCE_ABILITIES;
  const out: ResourceAbility[] = [];
  for (let i = 0; i < resourceAbilities.length; i++) {
    const found = resourceAbilityOf(s, seat, resourceAbilities[i], purpose);
    if (found !== null) out.push(found);
  }
  return out;
}

function resourceAbilityOf(s: State, seat: Seat, id: ObjectId, purpose: number): ResourceAbility | null {
  if (!canBeUsed(s, seat, id)) return null;
  let best: ResourceAbility | null = null;
  for (const { ability } of activatedAbilities(s, id)) {
    const use = useToAdd(s, seat, id, ability, purpose);
    if (use !== null && (best === null || isBetter(use, best))) best = use;
  }
  return best;
}

/** All abilities of an object of which one can be used to Add. */
export function usesToAdd(s: State, seat: Seat, id: ObjectId, purpose: number): readonly ResourceAbility[] {
  if (!canBeUsed(s, seat, id)) return NO_RESOURCE_ABILITIES;
  return activatedAbilities(s, id)
    .map(({ ability }) => useToAdd(s, seat, id, ability, purpose))
    .filter((use) => use !== null);
}

function canBeUsed(s: State, seat: Seat, id: ObjectId): boolean {
  const o = s.objects[id];
  return !o.exhausted && o.controller === seat && o.attachedTo < 0;
}

function useToAdd(s: State, seat: Seat, id: ObjectId, ability: CompiledAbility, purpose: number): ResourceAbility | null {
  if (ability.adds === null) return null;
  const scope = scopeOf(seat, id, id, s.objects[id].incarnation);
  const source = sourceNow(s, scope, ability.adds);
  const limit = limitBit(source.limit);
  if (limit !== 0 && (limit & purpose) === 0) return null;
  if (ability.gate !== null && !ability.gate(s, scope)) return null;
  if (ability.only !== null && !ability.only(s, scope)) return null;
  if (!isUnused(s, ability, id, id)) return null;
  const more = moreFromGold(s, seat, id);
  return {
    object: id,
    ability: ability.id,
    source: more === 0 ? source : { ...source, energy: source.energy + more },
    spends: ability.spendsItself,
  };
}

/** One object has one use: of two abilities that exhaust it, the one that Adds more, and rather one that does not use it up. */
function isBetter(one: ResourceAbility, other: ResourceAbility): boolean {
  const more = amountOf(one.source) - amountOf(other.source);
  return more > 0 || (more === 0 && other.spends && !one.spends);
}

const amountOf = ({ energy, power, universal }: AddSource): number => energy + power.length + universal;

/** What it Adds now: some Add something else while a condition holds. */
const sourceNow = (s: State, scope: Scope, source: AddSource): AddSource =>
  source.instead !== null && source.instead.condition(s, scope) ? source.instead.source : source;

/** The resources without what these objects would Add: what a cost exhausts or has given up does not pay for it as well (203.3, 414.4). */
export function resourcesWithout(all: AvailableResources, used: readonly ObjectId[]): AvailableResources {
  if (used.length === 0 || all.resourceAbilities.length === 0) return all;
  const gone = all.resourceAbilities.filter(({ object }) => used.includes(object));
  if (gone.length === 0) return all;
  let { energy } = all;
  const power = all.power.slice();
  for (const { source } of gone) {
    energy -= source.energy;
    for (const domain of source.power) power[domain]--;
    power[ANY_DOMAIN] -= source.universal;
  }
  return { energy, power, resourceAbilities: all.resourceAbilities.filter((ability) => !gone.includes(ability)) };
}

/** Can these pips be paid by these amounts of power? Small enough for trying. */
export function coversPower(supply: readonly number[], pips: readonly number[]): boolean {
  if (pips.length === 1) return coversPip(supply, pips[0]);
  if (areAlike(pips)) return supplyOf(supply, pips[0]) >= pips.length;
  const left = supply.slice();
  const needs = pips.toSorted((a, b) => countDomains(a) - countDomains(b));
  const tryFrom = (i: number): boolean => {
    if (i === needs.length) return true;
    const mask = needs[i];
    let tried = -1;
    for (let d = 0; d < ANY_DOMAIN; d++) {
      if ((mask & (1 << d)) === 0 || left[d] === 0) continue;
      // Of equal supplies one try is enough when every domain will do.
      if (mask === 63 && tried >= 0) continue;
      tried = d;
      left[d]--;
      if (tryFrom(i + 1)) return true;
      left[d]++;
    }
    if (left[ANY_DOMAIN] === 0) return false;
    left[ANY_DOMAIN]--;
    if (tryFrom(i + 1)) return true;
    left[ANY_DOMAIN]++;
    return false;
  };
  return tryFrom(0);
}

/** The pips of one card, mostly. */
export function areAlike(pips: readonly number[]): boolean {
  for (let i = 1; i < pips.length; i++) if (pips[i] !== pips[0]) return false;
  return true;
}

function supplyOf(supply: readonly number[], mask: number): number {
  let n = supply[ANY_DOMAIN];
  for (let d = 0; d < ANY_DOMAIN; d++) if ((mask & (1 << d)) !== 0) n += supply[d];
  return n;
}

const coversPip = (supply: readonly number[], mask: number): boolean => {
  if (supply[ANY_DOMAIN] > 0) return true;
  for (let d = 0; d < ANY_DOMAIN; d++) if ((mask & (1 << d)) !== 0 && supply[d] > 0) return true;
  return false;
};

export const countDomains = (mask: number): number => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};

export const affordableWith = (p: AvailableResources, price: Price): boolean =>
  p.energy >= price.energy && (price.power.length === 0 || coversPower(p.power, price.power));

import { controlOnChain } from "../../actions/control.ts";
import { emit } from "../../actions/emit.ts";
import { leaveFor } from "../../actions/relocate.ts";
import { addItem, controllerOf, startTriggerBatch } from "../../actions/trigger.ts";
import { isUnused } from "../../actions/use.ts";
import { abilityIndex, activatedAbilities, activeStatics } from "../../derive/ability-index.ts";
import { isNameForbidden, isPlayerForbidden, isPlayerForbiddenAt } from "../../derive/prohibitions.ts";
import { cardOf } from "../../derive/read.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import type { CompiledCard } from "../../language/pool.ts";
import type { Program } from "../../language/run/program.ts";
import { type Scope, scopeOf } from "../../language/scope.ts";
import { newItem } from "../../state/chain-item.ts";
import { editItem } from "../../state/fork.ts";
import { type AbilityId, type ItemId, NO_ABILITY, NO_ITEM, type ObjectId, type Seat, TypeBit, Zone } from "../../state/ids.ts";
import { refersTo } from "../../state/object-refs.ts";
import { type Refusal, refuse } from "../../state/reasons.ts";
import type { ChainItem, GameObject, PlayTerms, State } from "../../state/records.ts";
import { canAfford } from "../cost/afford.ts";
import { type AvailableResources, affordableWith, availableResources } from "../cost/available-resources.ts";
import { printedCost, type TotalCost, totalCost } from "../cost/cost.ts";
import { dependsOnPlace } from "../cost/cost-changes.ts";
import { MAY_PLAY } from "../cost/other-costs.ts";
import { canPayParts, canSpareWhatAdds, lowersPrice } from "../cost/payable.ts";
import { canAffordTotal } from "../cost/prices.ts";
import { isClosed, isShowdown, refusalByTiming } from "../turn/timing.ts";
import { needsAmbush, timingOf } from "./card-timing.ts";
import { isPriceOpen, mayBecomeCheaper } from "./completions.ts";
import { canBePlayed } from "./payable-plays.ts";
import { hasPlace } from "./places.ts";
import { objectsUsed, type Playing, playingAbility, playingCard } from "./playing.ts";
import { hasLegalTargets } from "./targets.ts";

/** 349-354, 376-381: what may be played or activated now, and putting it on the chain. */

const NOT_FROM_THERE: Refusal = refuse("419.1.a", "notFromThere");
const NOT_YOURS: Refusal = refuse("191.2", "notYoursToPlay");
const JUST_HIDDEN: Refusal = refuse("811.1.b", "justHidden");
const NO_PLACE: Refusal = refuse("355.2", "noPlace");
const NO_TARGET: Refusal = refuse("355.8", "noTarget");
const NO_HIDDEN_TARGET: Refusal = refuse("811.1.d", "noHiddenTarget");
const CANNOT_AFFORD: Refusal = refuse("357.1", "tooDear");
const COST_IMPOSSIBLE: Refusal = refuse("203.3", "costImpossible");
const FORBIDDEN: Refusal = refuse("054.1", "forbidden");
const HAS_NO_ABILITY: Refusal = refuse("378", "noAbility");
const NOT_ACTIVE: Refusal = refuse("721.2", "abilityInactive");
const CONDITION: Refusal = refuse("377.2.b", "conditionNotMet");
const USED: Refusal = refuse("377.2.b", "abilityUsed");
const ONLY_SPELLS: Refusal = refuse("316.5.b.1", "onlySpells");
const NOT_PLAYABLE: Refusal = refuse("133.4", "notPlayable");

/** How a card can be played from where it is: 0 as usual, n: its n-th alternative cost. Empty: not at all. */
export function alternativeCostsToPlay(s: State, seat: Seat, object: ObjectId): readonly number[] {
  const o = s.objects[object];
  const card = cardOf(s, o);
  if ((card.types & (TypeBit.unit | TypeBit.gear | TypeBit.spell)) === 0) return NO_COSTS_TO_PLAY;
  // 108.3.d
  const usual = o.zone === Zone.hand || o.zone === Zone.champion || o.zone === Zone.facedown;
  const permissions = activeStatics(s, StaticKind.mayPlay);
  if (o.zone === Zone.banished) return isPermitted(s, seat, object) ? PRINTED_COST : NO_COSTS_TO_PLAY;
  if (card.flows.length === 0 && card.alternativeCosts.length === 0 && o.zone !== Zone.trash && permissions.length === 0)
    return usual ? PRINTED_COST : NO_COSTS_TO_PLAY;
  return allWaysToPlay(s, seat, o, usual);
}

function allWaysToPlay(s: State, seat: Seat, o: GameObject, usual: boolean): readonly number[] {
  const object = o.id;
  const card = cardOf(s, o);
  const out: number[] = usual ? [0] : [];
  for (const { effect, source, self, you, ongoing } of activeStatics(s, StaticKind.mayPlay))
    if (
      you === seat &&
      effect.of !== null &&
      effect.of !== "me" &&
      effect.of.test(s, scopeOf(you, source, self, s.objects[source].incarnation), object)
    )
      out.push(MAY_PLAY + ongoing);
  if (o.zone === Zone.trash) {
    card.flows.forEach((_, i) => {
      out.push(i + 1);
    });
    if (s.ongoing.some((e) => s.pool.ongoing[e.effect].kind === "flow" && refersTo(s, e.about, object)))
      out.push(card.flows.length + card.alternativeCosts.length + 1);
    if (activeStatics(s, StaticKind.playFromTrash).some((a) => s.objects[a.source].controller === seat)) out.push(0);
  }
  card.alternativeCosts.forEach((other, i) => {
    if (other.from !== o.zone) return;
    if (other.condition === null || other.condition(s, scopeOf(seat, object, object, o.incarnation))) out.push(card.flows.length + i + 1);
  });
  return out;
}
/** A card that an effect has opened to its player for a while. */
const isPermitted = (s: State, seat: Seat, object: ObjectId): boolean =>
  s.ongoing.some((o) => s.pool.ongoing[o.effect].kind === "permit" && o.controller === seat && refersTo(s, o.about, object));

const NO_COSTS_TO_PLAY: readonly number[] = [];
const PRINTED_COST: readonly number[] = [0];

/** Why a card cannot be played now; null: it can. */
export function refusalToPlay(
  s: State,
  seat: Seat,
  object: ObjectId,
  alternativeCost: number,
  have: AvailableResources | null = null,
): Refusal | null {
  const o = s.objects[object];
  if (o === undefined || (o.zone === Zone.facedown ? o.controller : o.owner) !== seat) return NOT_YOURS;
  const card = cardOf(s, o);
  if ((card.types & (TypeBit.unit | TypeBit.gear | TypeBit.spell)) === 0) return NOT_PLAYABLE; // 170.2.a, 174.2.a
  if (!alternativeCostsToPlay(s, seat, object).includes(alternativeCost)) return NOT_FROM_THERE;
  return refusalByAlternativeCost(s, seat, o, alternativeCost, have);
}

/** Why it cannot be played for one of its costs (`alternativeCostsToPlay`); null: it can. */
export function refusalByAlternativeCost(
  s: State,
  seat: Seat,
  o: GameObject,
  alternativeCost: number,
  have: AvailableResources | null = null,
): Refusal | null {
  const object = o.id;
  if (o.zone === Zone.facedown) {
    if (o.since >= s.turnNumber) return JUST_HIDDEN;
    if (isPlayerForbiddenAt(s, "revealHiddenHere", seat, o.location)) return FORBIDDEN;
  }
  // In a Neutral Open State permissions do not matter.
  const timing = refusalByTiming(s, seat, isClosed(s) || isShowdown(s) ? timingOf(s, seat, object) : 0);
  if (timing !== null) return timing;
  if (s.invited === seat && (cardOf(s, o).types & TypeBit.spell) === 0) return ONLY_SPELLS;
  if (cardsForbidden(s, seat, object)) return FORBIDDEN;
  return refusalOnTerms(s, seat, object, alternativeCost, null, have);
}

function cardsForbidden(s: State, seat: Seat, object: ObjectId): boolean {
  const card = cardOf(s, s.objects[object]);
  if (card.own.length > 0)
    for (const own of card.own)
      if (own.data.effect === "cant" && own.data.what === "bePlayedBeforeTurn4" && s.turnPlayer === seat && s.players[seat].turnsTaken < 4)
        return true;
  if (activeStatics(s, StaticKind.cant).length === 0) return false;
  if (isPlayerForbidden(s, "playCards", seat) >= 0) return true;
  if ((card.types & TypeBit.spell) === 0) return false;
  return isPlayerForbidden(s, "playSpells", seat) >= 0 || isNameForbidden(s, seat, card.data.name);
}

/** 419.2.a: choices and costs, whatever the timing: also for what effects have a player play (419.3). */
function refusalOnTerms(
  s: State,
  seat: Seat,
  object: ObjectId,
  alternativeCost: number,
  terms: PlayTerms | null,
  have: AvailableResources | null,
): Refusal | null {
  const o = s.objects[object];
  const card = cardOf(s, o);
  if (alternativeCost === 0 && terms === null && o.zone !== Zone.facedown) {
    // Most cards: what is printed is paid, or is not.
    const printed = printedCost(s, o);
    if (printed !== null && affordableWith(have ?? availableResources(s, seat, printed.purpose), printed))
      return (card.types & (TypeBit.unit | TypeBit.gear)) !== 0
        ? refusalByPlace(s, seat, o, terms)
        : hasChoices(card.program)
          ? refusalByChoices(s, playingFrom(s, seat, o, alternativeCost, terms), true)
          : null;
    if (
      printed !== null &&
      !card.mayBeCheaper &&
      abilityIndex(s).converters.length === 0 &&
      activeStatics(s, StaticKind.optionalCostFor).length === 0
    )
      return CANNOT_AFFORD;
  }
  const playing = playingFrom(s, seat, o, alternativeCost, terms);
  const cost = totalCost(s, playing);
  // 204.2.a, 358.2: all of it, or it is not played.
  if (cost.costs.length > 0 && !canPayParts(s, seat, cost.costs, playing.scope, NOTHING)) return COST_IMPOSSIBLE;
  const isPlain = cost.costs.length === 0 && affordableWith(have ?? availableResources(s, seat, cost.purpose), cost);
  const affordable = isPlain || isAffordable(s, playing, cost);
  if (!affordable && !isDiscountable(s, playing, card)) return CANNOT_AFFORD;
  return refusalByChoices(s, playing, affordable);
}

/** May an additional cost, a choice or the place take something off what it costs as it is? */
const isDiscountable = (s: State, playing: Playing, card: CompiledCard): boolean =>
  card.costsTakeOff ||
  activeStatics(s, StaticKind.optionalCostFor).length > 0 ||
  mayBecomeCheaper(s, playing) ||
  dependsOnPlace(s, playing.object);

/** Nothing has been chosen for it yet. */
function playingFrom(s: State, seat: Seat, o: GameObject, alternativeCost: number, terms: PlayTerms | null): Playing {
  const scope: Scope = scopeOf(seat, o.id, o.id, o.incarnation);
  const playing = playingCard(seat, o.id, o.zone, alternativeCost, terms, scope);
  const card = cardOf(s, o);
  if (
    o.zone === Zone.facedown ||
    card.costs.length > 0 ||
    alternativeCost > 0 ||
    card.program?.isCounted === true ||
    activeStatics(s, StaticKind.optionalCostFor).length > 0
  )
    scope.item = virtualItem(s, playing); // 354: on the chain, and not in the hand to be discarded for itself
  return playing;
}

/** Where it would go, what it has to choose, and whether all of that can be paid (355.2, 355.8, 355.16). `affordable`: it can before any choice. */
function refusalByChoices(s: State, playing: Playing, affordable: boolean): Refusal | null {
  const { seat, object, terms } = playing;
  const o = s.objects[object];
  const { types, program } = cardOf(s, o);
  if ((types & (TypeBit.unit | TypeBit.gear)) !== 0) {
    const noPlace = refusalByPlace(s, seat, o, terms);
    if (noPlace !== null) return noPlace;
    return (affordable && !dependsOnPlace(s, playing.object)) || canBePlayed(s, playing, null) ? null : CANNOT_AFFORD;
  }
  if (program === null || !hasChoices(program)) return affordable || canBePlayed(s, playing, null) ? null : CANNOT_AFFORD;
  const legal = hasLegalTargets(s, program, playing.scope, playing);
  if (legal && affordable && !isPriceOpen(s, playing, true)) return null;
  if (!legal && !program.hasGates) return o.zone === Zone.facedown ? NO_HIDDEN_TARGET : NO_TARGET;
  if (canBePlayed(s, playing, program, 0, isKnown(s, playing, affordable))) return null;
  return legal ? CANNOT_AFFORD : o.zone === Zone.facedown ? NO_HIDDEN_TARGET : NO_TARGET;
}
const NOTHING: readonly number[] = [];

/** What cannot be paid as it is may be paid with what is given up. */
const isKnown = (s: State, playing: Playing, affordable: boolean): boolean | undefined =>
  !affordable && lowersPrice(s, playing) ? undefined : affordable;

const hasChoices = (program: Program | null): boolean => program !== null && program.targets.length + program.modes.length > 0;

const isAffordable = (s: State, playing: Playing, cost: TotalCost): boolean =>
  (canAfford(s, playing.seat, cost, objectsUsed(playing)) || (cost.open && canAffordTotal(s, playing))) &&
  (cost.costs.length === 0 || canSpareWhatAdds(s, playing));

/** 358.3: not where it could not be. */
const refusalByPlace = (s: State, seat: Seat, o: GameObject, terms: PlayTerms | null): Refusal | null =>
  hasPlace(s, seat, o.id, o.zone, o.location, terms, terms === null && needsAmbush(s, seat, o.id)) ? null : NO_PLACE;

/** A chain item that is not there yet, for tests that ask who is choosing and from where. */
function virtualItem(s: State, { object, seat }: Playing): ChainItem {
  const item = newItem(s, NO_ITEM, object, NO_ABILITY, object, seat, null, false);
  item.from = s.objects[object].zone;
  item.fromLocation = s.objects[object].location;
  return item;
}

export const mayPlayOnTerms = (s: State, seat: Seat, object: ObjectId, terms: PlayTerms): boolean =>
  !cardsForbidden(s, seat, object) && refusalOnTerms(s, seat, object, 0, terms, null) === null;

/** 354, 342.1: the card, or the token (350.2), goes to the chain as a pending item. Returns the item's id. */
export function startPlay(s: State, seat: Seat, object: ObjectId, alternativeCost: number, terms: PlayTerms | null): ItemId {
  startTriggerBatch(s);
  const { zone, location } = s.objects[object];
  const card = cardOf(s, s.objects[object]);
  if (zone !== Zone.chain) leaveFor(s, object, Zone.chain); // 811.1.c.3: from facedown, too
  controlOnChain(s, object, seat); // 156
  const id = addItem(s, object, NO_ABILITY, object, seat, null, false);
  const item = editItem(s, id);
  if (item === null) return id;
  item.from = zone === Zone.chain ? Zone.none : zone;
  item.fromLocation = location;
  item.alternativeCost = alternativeCost;
  item.terms = terms;
  const flow =
    alternativeCost > 0 &&
    alternativeCost < MAY_PLAY &&
    (alternativeCost <= card.flows.length || alternativeCost > card.flows.length + card.alternativeCosts.length);
  if (flow) item.leavesTo = "banish"; // 829.1.b.1
  emit(s, "played", "354", { player: seat, object, from: item.from });
  return id;
}

// ------------------------------------------------------------------------------------------------ activated abilities

/** Which of an object's activated abilities may be used now. Runes have their own two (164.2). */
export function refusalToUse(s: State, seat: Seat, object: ObjectId, number: number): Refusal | null {
  const o = s.objects[object];
  if (o === undefined) return HAS_NO_ABILITY;
  const active = activatedAbilities(s, object)[number];
  if (active === undefined) return HAS_NO_ABILITY;
  const { ability } = active;
  if (!ability.byEachPlayer && controllerOf(s, object, null) !== seat) return NOT_YOURS; // 191.3.b
  const scope = scopeOf(seat, object, active.self, o.incarnation);
  if (ability.gate !== null && !ability.gate(s, scope)) return NOT_ACTIVE; // 727.1.b, 727.1.c.3
  const timing = refusalByTiming(s, seat, ability.timing);
  if (timing !== null) return timing;
  if (ability.only !== null && !ability.only(s, scope)) return CONDITION;
  if (!isUnused(s, ability, object, active.self)) return USED;
  if (ability.exhausts && o.exhausted) return COST_IMPOSSIBLE;
  const playing = playingAbility(seat, active.source, ability, scope);
  const cost = totalCost(s, playing);
  if (cost.costs.length > 0 && !canPayParts(s, seat, cost.costs, scope, NOTHING)) return COST_IMPOSSIBLE;
  const { program } = ability;
  const affordable = isAffordable(s, playing, cost);
  if (program === null || !hasChoices(program)) return affordable ? null : CANNOT_AFFORD;
  if (!hasLegalTargets(s, program, scope, playing)) return NO_TARGET;
  return (affordable && !isPriceOpen(s, playing, true)) || canBePlayed(s, playing, program, 0, isKnown(s, playing, affordable))
    ? null
    : CANNOT_AFFORD;
}

/** 377.3: the ability goes on the chain, and is finalized and resolved like a spell without a card. */
export function startUse(s: State, seat: Seat, object: ObjectId, number: number): ItemId {
  startTriggerBatch(s);
  const active = activatedAbilities(s, object)[number];
  const opens = s.chainOpenedBy === 0;
  const id = addItem(s, object, active.ability.id, active.self, seat, null, false);
  if (opens && active.ability.isAdd) s.chainOpenedBy = 3; // 346.1
  emit(s, "activated", "377.3.a", { player: seat, object });
  return id;
}

export const isAddAbility = (s: State, ability: AbilityId): boolean => ability >= 0 && s.pool.abilities[ability].isAdd;

import { chosenBy } from "../../language/chosen.ts";
import type { CompiledAbility } from "../../language/pool.ts";
import { itemScope, type Scope, withItem } from "../../language/scope.ts";
import { copyItem } from "../../state/copies.ts";
import type { Choice } from "../../state/decision.ts";
import { type LocationId, NOWHERE, type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import { withNumber } from "../../state/lists.ts";
import { idsOf } from "../../state/object-refs.ts";
import type { ChainItem, PlayTerms, State } from "../../state/records.ts";

/** What is being played, as far as it has been decided. */
export interface Playing {
  readonly seat: Seat;
  readonly object: ObjectId;
  /** Null for a card. */
  readonly ability: CompiledAbility | null;
  readonly from: Zone;
  /** The alternative cost that is used: index into its flows and its alternative costs, + 1; 0 none. */
  readonly alternativeCost: number;
  readonly terms: PlayTerms | null;
  /** Where a permanent will enter; NOWHERE while that is not decided. */
  readonly place: LocationId;
  /** Optional additional costs taken, Repeat costs taken (bits). */
  readonly costs: number;
  readonly repeats: number;
  /** What has been chosen as targets. */
  readonly chosen: readonly Choice[];
  readonly costObjects: readonly ObjectId[];
  /** How much of "any amount" will be paid; UNDECIDED counts for nothing. */
  readonly amount: number;
  readonly scope: Scope;
}

export const UNDECIDED = -1;
const NOTHING: readonly never[] = [];

/** A card, with nothing chosen yet. */
export const playingCard = (
  seat: Seat,
  object: ObjectId,
  from: Zone,
  alternativeCost: number,
  terms: PlayTerms | null,
  scope: Scope,
): Playing => newPlaying(seat, object, null, from, alternativeCost, terms, NOWHERE, 0, 0, NOTHING, NOTHING, UNDECIDED, scope);

/** An activated ability, with nothing chosen yet. */
export const playingAbility = (seat: Seat, source: ObjectId, ability: CompiledAbility, scope: Scope): Playing =>
  newPlaying(seat, source, ability, Zone.board, 0, null, NOWHERE, 0, 0, NOTHING, NOTHING, 0, scope);

/** The same with other optional costs, or other Repeat costs, taken. */
export const withCosts = (p: Playing, costs: number): Playing =>
  newPlaying(
    p.seat,
    p.object,
    p.ability,
    p.from,
    p.alternativeCost,
    p.terms,
    p.place,
    costs,
    p.repeats,
    p.chosen,
    p.costObjects,
    p.amount,
    paying(p.scope, costs),
  );

/** The text may look at how much it is. */
export function withAmountPaid(p: Playing, amount: number): Playing {
  let { scope } = p;
  if (scope.item !== null) {
    const item = copyItem(scope.item, scope.item.epoch);
    item.amountPaid = amount;
    scope = withItem(scope, item);
  }
  return newPlaying(
    p.seat,
    p.object,
    p.ability,
    p.from,
    p.alternativeCost,
    p.terms,
    p.place,
    p.costs,
    p.repeats,
    p.chosen,
    p.costObjects,
    amount,
    scope,
  );
}

/** The text may look at which were paid. */
function paying(scope: Scope, costs: number): Scope {
  if (scope.item === null) return scope;
  const item = copyItem(scope.item, scope.item.epoch);
  item.costs = costs;
  return withItem(scope, item);
}

export const withRepeats = (p: Playing, repeats: number): Playing =>
  newPlaying(
    p.seat,
    p.object,
    p.ability,
    p.from,
    p.alternativeCost,
    p.terms,
    p.place,
    p.costs,
    repeats,
    p.chosen,
    p.costObjects,
    p.amount,
    p.scope,
  );

export const withChosen = (p: Playing, chosen: readonly Choice[], scope: Scope): Playing =>
  newPlaying(
    p.seat,
    p.object,
    p.ability,
    p.from,
    p.alternativeCost,
    p.terms,
    p.place,
    p.costs,
    p.repeats,
    chosen,
    p.costObjects,
    p.amount,
    scope,
  );

export const withPlace = (p: Playing, place: LocationId): Playing =>
  newPlaying(
    p.seat,
    p.object,
    p.ability,
    p.from,
    p.alternativeCost,
    p.terms,
    place,
    p.costs,
    p.repeats,
    p.chosen,
    p.costObjects,
    p.amount,
    p.scope,
  );

export const withCostObjects = (p: Playing, ids: readonly ObjectId[]): Playing =>
  newPlaying(
    p.seat,
    p.object,
    p.ability,
    p.from,
    p.alternativeCost,
    p.terms,
    p.place,
    p.costs,
    p.repeats,
    p.chosen,
    ids,
    p.amount,
    p.scope,
  );

/** What its cost exhausts or has given up, as far as that is known. */
export const objectsUsed = ({ ability, object, costObjects }: Playing): readonly ObjectId[] => usedBy(ability, object, costObjects);

export const objectsUsedFor = (s: State, item: ChainItem): readonly ObjectId[] =>
  usedBy(abilityOf(s, item), item.object, idsOf(item.costObjects));

const usedBy = (ability: CompiledAbility | null, object: ObjectId, costObjects: readonly ObjectId[]): readonly ObjectId[] =>
  ability !== null && (ability.exhausts || ability.spendsItself) ? withNumber(costObjects, object) : costObjects;

const abilityOf = (s: State, { ability }: ChainItem): CompiledAbility | null => (ability < 0 ? null : s.pool.abilities[ability]);

/** Made here and nowhere else, so that all have one shape (docs/decisions/0006). */
const newPlaying = (
  seat: Seat,
  object: ObjectId,
  ability: CompiledAbility | null,
  from: Zone,
  alternativeCost: number,
  terms: PlayTerms | null,
  place: LocationId,
  costs: number,
  repeats: number,
  chosen: readonly Choice[],
  costObjects: readonly ObjectId[],
  amount: number,
  scope: Scope,
): Playing => ({
  seat,
  object,
  ability,
  from,
  alternativeCost: alternativeCost,
  terms,
  place,
  costs,
  repeats,
  chosen,
  costObjects,
  amount,
  scope,
});

export const playingOf = (s: State, item: ChainItem): Playing =>
  newPlaying(
    item.controller,
    item.object,
    abilityOf(s, item),
    item.from,
    item.alternativeCost,
    item.terms,
    item.place,
    item.costs,
    item.repeats,
    chosenBy(s, item),
    idsOf(item.costObjects),
    item.amountPaid,
    itemScope(item),
  );

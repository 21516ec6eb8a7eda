import { incarnationsNow, isSame } from "../../language/references.ts";
import type { Program } from "../../language/run/program.ts";
import { itemScope, type Scope } from "../../language/scope.ts";
import { type Choice, objectOfChoice } from "../../state/decision.ts";
import { editItem } from "../../state/fork.ts";
import { type Incarnation, type ItemId, type LocationId, NO_OBJECT, NOWHERE, nextIncarnation, type ObjectId } from "../../state/ids.ts";
import { mapToNumbers, mapToObjects, withListAt } from "../../state/lists.ts";
import { modeChoice } from "../../state/mode-choices.ts";
import type { ChainItem, State } from "../../state/records.ts";

/** What has been chosen for an item: read, and written down on finalization, on payment, and where choices are made anew. */

/** How often a repeated text is executed (820). */
export const executions = (item: ChainItem): number => countExecutions(item.repeats);

export const countExecutions = (repeats: number): number => {
  let n = 1;
  for (let bits = repeats; bits !== 0; bits &= bits - 1) n++;
  return n;
};

/** The scope in which an item's choices are made: what has been chosen so far, and for which execution. */
export function choosingScope(item: ChainItem, program: Program | null, execution: number): Scope {
  const scope = itemScope(item);
  if (program === null) return scope;
  if (execution > 0) {
    scope.vars = item.targets.slice(execution * program.vars);
    scope.incarnations = item.incarnations.slice(execution * program.vars);
  }
  scope.execution = execution;
  scope.destinationsPerExecution = program.destinations.length;
  return scope;
}

export const isModeChosen = (item: ChainItem, mode: readonly [number, number], execution: number): boolean =>
  item.modes.includes(modeChoice(mode[0], execution, mode[1]));

/** `number`: of the variable, counted through all executions. */
export function setTargets(s: State, id: ItemId, number: number, choices: readonly number[]): void {
  const item = editItem(s, id);
  if (item === null) return;
  item.targets = withListAt(item.targets, number, choices);
  item.incarnations = withListAt(item.incarnations, number, incarnationsNow(s, choices));
  if (choices.length > 1) item.locations = withListAt(item.locations, number, locationsOf(s, choices));
}

function locationsOf(s: State, choices: readonly Choice[]): readonly LocationId[] {
  const out: LocationId[] = [];
  for (let i = 0; i < choices.length; i++) out.push(choices[i] < s.objects.length ? s.objects[choices[i]].location : NOWHERE);
  return out;
}

/** `number`: of the destination, counted through all executions. -1: there is none. */
export function setDestination(s: State, id: ItemId, number: number, place: LocationId): void {
  const item = editItem(s, id);
  if (item === null) return;
  const destinations = item.destinations.slice();
  while (destinations.length <= number) destinations.push(NOWHERE);
  destinations[number] = place;
  item.destinations = destinations;
}

/** What was given up to pay for an item: it goes on speaking of it where it is now (359.3.e.13). */
export function followItem(s: State, id: ItemId, moved: readonly ObjectId[]): void {
  const item = moved.length === 0 ? null : editItem(s, id);
  if (item === null) return;
  if (moved.includes(item.object)) item.incarnation = next(s, item.object, item.incarnation);
  if (moved.includes(item.self)) item.selfIncarnation = next(s, item.self, item.selfIncarnation);
  item.incarnations = mapToObjects(item.incarnations, (known, number) =>
    mapToNumbers(known, (incarnation, i) => {
      const id = objectOfChoice(item.targets[number]?.[i] ?? NO_OBJECT);
      return moved.includes(id) ? next(s, id, incarnation) : incarnation;
    }),
  );
}

const next = (s: State, id: ObjectId, incarnation: Incarnation): Incarnation =>
  isSame(s, id, nextIncarnation(incarnation)) ? nextIncarnation(incarnation) : incarnation;

/** A card on the chain has become a permanent: texts that had it played, and speak of it, mean that ("If they do, stun it"). */
export function followPlayed(s: State, object: ObjectId): void {
  for (const item of s.chain) if (item.targets.some((choices) => choices.includes(object))) followItem(s, item.id, [object]);
  if (s.ongoing.some((o) => o.vars.some((choices) => choices.includes(object))))
    s.ongoing = mapToObjects(s.ongoing, (o) => ({
      ...o,
      incarnations: mapToObjects(o.incarnations, (known, number) =>
        mapToNumbers(known, (incarnation, i) => (o.vars[number]?.[i] === object ? next(s, object, incarnation) : incarnation)),
      ),
    }));
}

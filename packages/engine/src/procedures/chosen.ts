import type { Program } from "../language/compile/program.ts";
import { itemScope, type Scope } from "../language/scope.ts";
import { editItem } from "../state/fork.ts";
import type { LocationId } from "../state/ids.ts";
import { numbers } from "../state/lists.ts";
import { modeChoice } from "../state/mode-choices.ts";
import type { ChainItem, State } from "../state/records.ts";

/** What has been chosen for an item: read, and written down on finalization, on payment, and where choices are made anew. */

/** How often a repeated text is executed (820). */
export const executions = (item: ChainItem): number => {
  let n = 1;
  for (let bits = item.repeats; bits !== 0; bits &= bits - 1) n++;
  return n;
};

/** The scope in which an item's choices are made: what has been chosen so far, and for which execution. */
export function choosingScope(item: ChainItem, program: Program | null, execution: number): Scope {
  const scope = itemScope(item);
  if (program === null) return scope;
  if (execution > 0) scope.vars = item.targets.slice(execution * program.vars);
  scope.execution = execution;
  scope.destinationsPerExecution = program.destinations.length;
  return scope;
}

export const isModeChosen = (item: ChainItem, mode: readonly [number, number], execution: number): boolean =>
  item.modes.includes(modeChoice(mode[0], execution, mode[1]));

/** `number`: of the variable, counted through all executions. */
export function setTargets(s: State, id: number, number: number, choices: readonly number[]): void {
  const item = editItem(s, id);
  if (item === null) return;
  const targets = item.targets.slice();
  const incarnations = item.incarnations.slice();
  while (targets.length <= number) {
    targets.push([]);
    incarnations.push([]);
  }
  targets[number] = choices;
  incarnations[number] = numbers(choices, (choice) => (choice < s.objects.length ? s.objects[choice].incarnation : 0));
  item.targets = targets;
  item.incarnations = incarnations;
  if (choices.length > 1) {
    const locations = item.locations.slice();
    while (locations.length <= number) locations.push([]);
    locations[number] = numbers(choices, (choice) => (choice < s.objects.length ? s.objects[choice].location : -1));
    item.locations = locations;
  }
}

/** `number`: of the destination, counted through all executions. -1: there is none. */
export function setDestination(s: State, id: number, number: number, place: LocationId): void {
  const item = editItem(s, id);
  if (item === null) return;
  const destinations = item.destinations.slice();
  while (destinations.length <= number) destinations.push(-1);
  destinations[number] = place;
  item.destinations = destinations;
}

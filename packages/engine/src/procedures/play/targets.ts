import { cardOf } from "../../derive/read.ts";
import type { ModeGroup, Program, TargetSlot } from "../../language/run/program.ts";
import { isTargetable } from "../../language/run/targetable.ts";
import { type Scope, withVars } from "../../language/scope.ts";
import type { Choice } from "../../state/decision.ts";
import type { State } from "../../state/records.ts";
import { isWithinHiding } from "../chain/legal-targets.ts";
import { isTimely } from "./card-timing.ts";
import type { Playing } from "./playing.ts";

/** 355.6-355.14: what may be chosen. */

/** Legal choices for a slot, whatever they cost: that is asked of all choices together (completions.ts). */
export function targetOptions(s: State, scope: Scope, slot: TargetSlot, playing: Playing | null): Choice[] {
  const out: Choice[] = [];
  const choices = slot.sel.filter.candidates(s, scope);
  for (let i = 0; i < choices.length; i++) if (isOption(s, scope, slot, choices[i], playing)) out.push(choices[i]);
  return out;
}

export function isOption(s: State, scope: Scope, slot: TargetSlot, choice: Choice, playing: Playing | null): boolean {
  if (!isTargetable(s, scope, choice) || !isWithinHiding(s, scope, slot, choice)) return false;
  return playing === null || isInTime(s, playing, choice);
}

/** Where what is chosen may give the card its Action or Reaction: does this? */
function isInTime(s: State, playing: Playing, choice: Choice): boolean {
  const { seat, object, ability, terms, scope } = playing;
  if (ability !== null || terms !== null || cardOf(s, s.objects[object]).ownTiming === 0) return true;
  return isTimely(s, seat, object, withVars(scope, [...scope.vars, [choice]]));
}

/** As if that object had been chosen to be given up. */
export function withGiven(scope: Scope, pick: Program["givenUp"][number], id: Choice): Scope {
  const vars = scope.vars.slice();
  vars[pick.number] = [id];
  return withVars(scope, vars);
}

const isActive = (s: State, scope: Scope, slot: TargetSlot): boolean => slot.gate === null || slot.gate(s, scope);

/** 355.8: can every target be chosen? Modes: is there one (or as many as needed) whose targets can? */
export function hasLegalTargets(s: State, program: Program, scope: Scope, playing: Playing | null): boolean {
  const open = program.givenUp.length === 0 ? undefined : program.givenUp.find((pick) => (scope.vars[pick.number] ?? []).length === 0);
  if (open !== undefined)
    return open.filter.candidates(s, scope).some((id) => hasLegalTargets(s, program, withGiven(scope, open, id), playing));
  for (let i = 0; i < program.targets.length; i++) {
    const slot = program.targets[i];
    if (slot.mode !== null || slot.sel.count.min === 0 || !isActive(s, scope, slot)) continue;
    if (!hasOptions(s, scope, slot, program, playing)) return false;
  }
  for (let g = 0; g < program.modes.length; g++) {
    const group = program.modes[g];
    if (legalModes(s, program, scope, g, playing).length < group.min) return false;
  }
  for (let i = 0; i < program.destinations.length; i++) {
    const destination = program.destinations[i];
    if (destination.mode !== null) continue;
    // What moves has not been chosen yet: any target with somewhere to go will do.
    if (!hasDestination(s, program, scope, destination.number, playing)) return false;
  }
  return true;
}

function hasOptions(s: State, scope: Scope, slot: TargetSlot, program: Program, playing: Playing | null): boolean {
  const { min } = slot.sel.count;
  if (program.targets.length === 1 && min === 1) {
    return slot.sel.filter.some(s, scope, (choice) => isOption(s, scope, slot, choice, playing));
  }
  if (slot === program.targets[0]) return targetOptions(s, scope, slot, playing).length >= min;
  // Later choices may depend on earlier ones ("another", "at its location"): try each earlier choice.
  const first = program.targets[0];
  if (first.mode !== null || first.sel.count.min === 0 || !isActive(s, scope, first))
    return targetOptions(s, scope, slot, playing).length >= min || dependsOnEarlier(s, scope, slot, first, playing);
  return dependsOnEarlier(s, scope, slot, first, playing);
}

function dependsOnEarlier(s: State, scope: Scope, slot: TargetSlot, first: TargetSlot, playing: Playing | null): boolean {
  for (const choice of targetOptions(s, scope, first, playing)) {
    const vars: (readonly Choice[])[] = [];
    vars[first.sel.number] = [choice];
    if (targetOptions(s, withVars(scope, vars), slot, playing).length >= slot.sel.count.min) return true;
  }
  return false;
}

function hasDestination(s: State, program: Program, scope: Scope, number: number, playing: Playing | null): boolean {
  const destination = program.destinations[number];
  const movers = program.targets.filter((slot) => slot.mode === null);
  if (movers.length === 0) return true;
  if (movers.some((slot) => slot.sel.count.min === 0)) return true;
  for (const slot of movers)
    for (const choice of targetOptions(s, scope, slot, playing)) {
      const vars: (readonly Choice[])[] = [];
      vars[slot.sel.number] = [choice];
      if (destination.options(s, withVars(scope, vars)).length > 0) return true;
    }
  return destination.options(s, scope).length > 0;
}

/** Modes of a group whose own targets could be chosen. */
export function legalModes(s: State, program: Program, scope: Scope, group: number, playing: Playing | null): number[] {
  const out: number[] = [];
  const { count }: ModeGroup = program.modes[group];
  for (let mode = 0; mode < count; mode++) {
    const slots = program.targets.filter(
      (slot) => slot.mode !== null && slot.mode[0] === group && slot.mode[1] === mode && slot.sel.count.min > 0,
    );
    if (slots.every((slot) => targetOptions(s, scope, slot, playing).length >= slot.sel.count.min)) out.push(mode);
  }
  return out;
}

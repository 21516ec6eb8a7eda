import { programOf } from "../../language/chosen.ts";
import type { Program } from "../../language/compile/program.ts";
import type { Scope } from "../../language/scope.ts";
import { LOCATION, locationChoice } from "../../state/decision.ts";
import { editItem } from "../../state/fork.ts";
import { ask, editData, goTo, picks, popFrame } from "../../state/frames.ts";
import { mapToNumbers } from "../../state/lists.ts";
import { modeChoice } from "../../state/mode-choices.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { choosingScope, executions, isModeChosen, setDestination, setTargets } from "../chain/chosen.ts";
import { cancelItem } from "../chain/leave-chain.ts";
import { givenUpOptions, isAsked, isUsedMode, leadingOn, payableModes, payableTargets, sparing } from "./finalize-options.ts";
import { type FinalizeData, STEP } from "./finalize-steps.ts";
import { playingOf } from "./playing.ts";
import { mostInRooms, splitRooms } from "./split.ts";
import { legalModes, targetOptions } from "./targets.ts";

/** 355.3-355.16: what an item does and to whom. Modes of all executions come first, then all targets, then all destinations. */

/** 355.16: what targets depend on is chosen before them, and given up when the cost is paid. */
export function nextGivenUp(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  const given = programOf(s, item)?.givenUp ?? [];
  if (data.at >= given.length) {
    editData<FinalizeData>(s, frame).at = 0;
    goTo(s, STEP.modes);
    return;
  }
  const pick = given[data.at];
  const options = givenUpOptions(s, item, pick);
  goTo(s, STEP.givenUpChosen);
  if (options.length <= 1) s.answer = { do: "choose", picks: options };
  else ask(s, item.controller, "choose", "pay", "357.2", item.object, options, 1, 1);
}

export function givenUpChosen(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  const program = programOf(s, item);
  const number = program?.givenUp[data.at]?.number;
  if (program !== null && number !== undefined)
    for (let e = 0; e < executions(item); e++) setTargets(s, item.id, number + e * program.vars, picks(s));
  editData<FinalizeData>(s, frame).at = data.at + 1;
  goTo(s, STEP.givenUp);
}

/** 355.3: for each execution, each group of modes. */
export function nextMode(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  const program = programOf(s, item);
  const d = editData<FinalizeData>(s, frame);
  if (program === null || program.modes.length === 0 || data.execution >= executions(item)) {
    d.at = 0;
    d.execution = 0;
    goTo(s, STEP.targets);
    return;
  }
  if (data.at >= program.modes.length) {
    d.at = 0;
    d.execution = data.execution + 1;
    return;
  }
  const group = program.modes[data.at];
  const scope = choosingScope(item, program, data.execution);
  const legal = legalModes(s, program, scope, data.at, item.triggered ? null : playingOf(s, item)).filter(
    (mode) => !isUsedMode(s, item, group.unchosen, data.at, mode),
  );
  const options = item.triggered ? legal : payableModes(s, item, program, data, legal);
  goTo(s, STEP.modeChosen);
  if (options.length <= group.min) s.answer = { do: "choose", picks: options };
  else ask(s, item.controller, "mode", "mode", "355.3", item.object, options, group.min, Math.min(group.max, options.length));
}

export function modeChosen(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  const edited = editItem(s, item.id);
  if (edited !== null) edited.modes = [...edited.modes, ...mapToNumbers(picks(s), (mode) => modeChoice(data.at, data.execution, mode))];
  editData<FinalizeData>(s, frame).at = data.at + 1;
  goTo(s, STEP.modes);
}

/** 355.5: targets in the order of the text. */
export function nextTarget(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  const program = programOf(s, item);
  const d = editData<FinalizeData>(s, frame);
  if (program === null || data.execution >= executions(item)) {
    d.at = 0;
    d.execution = 0;
    goTo(s, STEP.destinations);
    return;
  }
  if (data.at >= program.targets.length) {
    d.at = 0;
    d.execution = data.execution + 1;
    return;
  }
  const slot = program.targets[data.at];
  const scope = choosingScope(item, program, data.execution);
  if (!isAsked(s, item, scope, slot)) {
    d.at = data.at + 1;
    return;
  }
  askTargets(s, item, scope, program, data);
}

function askTargets(s: State, item: ChainItem, scope: Scope, program: Program, data: FinalizeData): void {
  const { at } = data;
  const slot = program.targets[at];
  const playing = item.triggered ? null : playingOf(s, item);
  const { max, exact } = slot.sel.count;
  const legal = targetOptions(s, scope, slot, playing);
  let options: readonly number[] = legal;
  if (playing !== null) options = sparing(s, playing, scope, payableTargets(s, item, playing, program, data, legal), slot.sel.count.min);
  let most = max === null ? options.length : Math.min(options.length, max(s, scope));
  if (most === 1) options = leadingOn(s, item, scope, program, at, options, playing);
  const rooms = splitRooms(s, scope, slot, options);
  most = mostInRooms(rooms, most);
  const min = exact ? most : slot.sel.count.min;
  goTo(s, STEP.targeted);
  if (options.length < min && !item.triggered) {
    cancelItem(s, item.id, "355.8");
    popFrame(s);
    return;
  }
  if (most === 0 || (options.length === min && most === min)) {
    s.answer = { do: "choose", picks: options.slice(0, most) };
    return;
  }
  ask(
    s,
    item.controller,
    "choose",
    "targets",
    "355.5",
    item.object,
    options,
    Math.min(min, most),
    most,
    slot.sel.filter.group?.index ?? -1,
    "",
    rooms,
  );
}

export function targeted(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  const program = programOf(s, item);
  if (program === null) return;
  const slot = program.targets[data.at];
  setTargets(s, item.id, slot.sel.number + data.execution * program.vars, picks(s));
  editData<FinalizeData>(s, frame).at = data.at + 1;
  goTo(s, STEP.targets);
}

/** 355.4 */
export function nextDestination(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  const program = programOf(s, item);
  const d = editData<FinalizeData>(s, frame);
  if (program === null || program.destinations.length === 0 || data.execution >= executions(item)) {
    d.at = 0;
    goTo(s, STEP.price);
    return;
  }
  if (data.at >= program.destinations.length) {
    d.at = 0;
    d.execution = data.execution + 1;
    return;
  }
  const slot = program.destinations[data.at];
  const scope = choosingScope(item, program, data.execution);
  const asked = slot.mode === null || isModeChosen(item, slot.mode, data.execution);
  const options = asked && (slot.gate === null || slot.gate(s, scope)) ? slot.options(s, scope) : [];
  goTo(s, STEP.destined);
  if (options.length <= 1) s.answer = { do: "choose", picks: mapToNumbers(options, locationChoice) };
  else ask(s, item.controller, "choose", "location", "355.4", item.object, mapToNumbers(options, locationChoice), 1, 1);
}

export function destined(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  const program = programOf(s, item);
  const chosen = picks(s);
  if (program !== null)
    setDestination(s, item.id, data.at + data.execution * program.destinations.length, chosen.length === 0 ? -1 : chosen[0] - LOCATION);
  editData<FinalizeData>(s, frame).at = data.at + 1;
  goTo(s, STEP.destinations);
}

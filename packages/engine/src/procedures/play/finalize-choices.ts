import { programOf } from "../../language/chosen.ts";
import type { Program } from "../../language/run/program.ts";
import type { Scope } from "../../language/scope.ts";
import { locationChoice, locationOfChoice } from "../../state/decision.ts";
import { editItem } from "../../state/fork.ts";
import { ask, editData, FINISHED, picks } from "../../state/frames.ts";
import { NOWHERE } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import { modeChoice } from "../../state/mode-choices.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { choosingScope, executions, isModeChosen, setDestination, setTargets } from "../chain/chosen.ts";
import { cancelItem } from "../chain/leave-chain.ts";
import { givenUpOptions, isAsked, isUsedMode, leadingOn, payableModes, payableTargets, sparing } from "./finalize-options.ts";
import { type FinalizeData, FinalizeStep, type NextStep } from "./finalize-steps.ts";
import { playingOf } from "./playing.ts";
import { mostInRooms, splitRooms } from "./split.ts";
import { legalModes, targetOptions } from "./targets.ts";

/** 355.3-355.16: what an item does and to whom. Modes of all executions come first, then all targets, then all destinations. */

/** 355.16: what targets depend on is chosen before them, and given up when the cost is paid. */
export function nextGivenUp(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const given = programOf(s, item)?.givenUp ?? [];
  if (data.at >= given.length) {
    editData(s, frame, data).at = 0;
    return FinalizeStep.modes;
  }
  const pick = given[data.at];
  const options = givenUpOptions(s, item, pick);
  if (options.length <= 1) s.answer = { do: "choose", picks: options };
  else ask(s, { player: item.controller, kind: "choose", about: "pay", rule: "357.2", source: item.object, options, min: 1, max: 1 });
  return FinalizeStep.givenUpChosen;
}

export function givenUpChosen(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const program = programOf(s, item);
  const number = program?.givenUp[data.at]?.number;
  if (program !== null && number !== undefined)
    for (let e = 0; e < executions(item); e++) setTargets(s, item.id, number + e * program.vars, picks(s));
  editData(s, frame, data).at = data.at + 1;
  return FinalizeStep.givenUp;
}

/** 355.3: for each execution, each group of modes. */
/** 191.4.d: its controller chooses. */
export function nextMode(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const program = programOf(s, item);
  const d = editData(s, frame, data);
  if (program === null || program.modes.length === 0 || data.execution >= executions(item)) {
    d.at = 0;
    d.execution = 0;
    return FinalizeStep.targets;
  }
  if (data.at >= program.modes.length) {
    d.at = 0;
    d.execution = data.execution + 1;
    return FinalizeStep.modes;
  }
  const group = program.modes[data.at];
  const scope = choosingScope(item, program, data.execution);
  const legal = legalModes(s, program, scope, data.at, item.triggered ? null : playingOf(s, item)).filter(
    (mode) => !isUsedMode(s, item, group.unchosen, data.at, mode),
  );
  const options = item.triggered ? legal : payableModes(s, item, program, data, legal);
  if (options.length <= group.min) s.answer = { do: "choose", picks: options };
  else
    ask(s, {
      player: item.controller,
      kind: "mode",
      about: "mode",
      rule: "355.3",
      source: item.object,
      options,
      min: group.min,
      max: Math.min(group.max, options.length),
    });
  return FinalizeStep.modeChosen;
}

export function modeChosen(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const edited = editItem(s, item.id);
  if (edited !== null) edited.modes = [...edited.modes, ...mapToNumbers(picks(s), (mode) => modeChoice(data.at, data.execution, mode))];
  editData(s, frame, data).at = data.at + 1;
  return FinalizeStep.modes;
}

/** 355.5: targets in the order of the text. */
export function nextTarget(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const program = programOf(s, item);
  if (program === null) return FinalizeStep.price;
  const d = editData(s, frame, data);
  while (d.at >= program.targets.length && d.execution < executions(item)) {
    d.at = 0;
    d.execution++;
  }
  if (d.execution >= executions(item)) {
    d.at = 0;
    d.execution = 0;
    return program.destinations.length > 0 ? FinalizeStep.destinations : FinalizeStep.price;
  }
  const slot = program.targets[d.at];
  const scope = choosingScope(item, program, d.execution);
  if (!isAsked(s, item, scope, slot)) {
    d.at++;
    return FinalizeStep.targets;
  }
  return askTargets(s, item, scope, program, d);
}

/** 191.4.c: its controller chooses. */
function askTargets(s: State, item: ChainItem, scope: Scope, program: Program, data: FinalizeData): NextStep {
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
  if (options.length < min && !item.triggered) {
    cancelItem(s, item.id, "355.8");
    return FINISHED;
  }
  if (most === 0 || (options.length === min && most === min)) {
    s.answer = { do: "choose", picks: options.slice(0, most) };
    return FinalizeStep.targeted;
  }
  ask(s, {
    player: item.controller,
    kind: "choose",
    about: "targets",
    rule: "355.5",
    source: item.object,
    options,
    min: Math.min(min, most),
    max: most,
    group: slot.sel.filter.group?.index ?? -1,
    rooms,
  });
  return FinalizeStep.targeted;
}

export function targeted(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const program = programOf(s, item);
  if (program === null) return FINISHED;
  const slot = program.targets[data.at];
  setTargets(s, item.id, slot.sel.number + data.execution * program.vars, picks(s));
  editData(s, frame, data).at = data.at + 1;
  return FinalizeStep.targets;
}

/** 355.4 */
export function nextDestination(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const program = programOf(s, item);
  const d = editData(s, frame, data);
  if (program === null || program.destinations.length === 0 || data.execution >= executions(item)) {
    d.at = 0;
    return FinalizeStep.price;
  }
  if (data.at >= program.destinations.length) {
    d.at = 0;
    d.execution = data.execution + 1;
    return FinalizeStep.destinations;
  }
  const slot = program.destinations[data.at];
  const scope = choosingScope(item, program, data.execution);
  const asked = slot.mode === null || isModeChosen(item, slot.mode, data.execution);
  const options = asked && (slot.gate === null || slot.gate(s, scope)) ? slot.options(s, scope) : [];
  if (options.length <= 1) s.answer = { do: "choose", picks: mapToNumbers(options, locationChoice) };
  else
    ask(s, {
      player: item.controller,
      kind: "choose",
      about: "location",
      rule: "355.4",
      source: item.object,
      options: mapToNumbers(options, locationChoice),
      min: 1,
      max: 1,
    });
  return FinalizeStep.destined;
}

export function destined(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const program = programOf(s, item);
  const chosen = picks(s);
  if (program !== null)
    setDestination(
      s,
      item.id,
      data.at + data.execution * program.destinations.length,
      chosen.length === 0 ? NOWHERE : locationOfChoice(chosen[0]),
    );
  editData(s, frame, data).at = data.at + 1;
  return FinalizeStep.destinations;
}

import { chosenBy, programOf } from "../../language/chosen.ts";
import type { Program } from "../../language/run/program.ts";
import { locationChoice, locationOfChoice } from "../../state/decision.ts";
import { editItem } from "../../state/fork.ts";
import { ask, editData, FINISHED, FrameKind, type Next, picks, popFrame, procedure, pushFrame, REPLACED } from "../../state/frames.ts";
import type { ItemId, LocationId, Seat } from "../../state/ids.ts";
import { isOfExecution, modeChoice } from "../../state/mode-choices.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { isAsked } from "../play/finalize-options.ts";
import { mostInRooms, splitRooms } from "../play/split.ts";
import { objectsChosen } from "../play/targeting.ts";
import { legalModes, targetOptions } from "../play/targets.ts";
import { choosingScope, executions, isModeChosen, setDestination, setTargets } from "./chosen.ts";

/** 750-755: new choices for a finalized item. Costs that they would incur are ignored. */
export interface NewChoicesData {
  readonly item: ItemId;
  readonly seat: Seat;
  /** What it targeted before (754). */
  readonly before: readonly number[];
  at: number;
  execution: number;
}

export function startNewChoices(s: State, id: ItemId, seat: Seat): void {
  const item = itemOf(s, id);
  const before = item === undefined ? [] : chosenBy(s, item);
  pushFrame(s, FrameKind.newChoices, { item: id, seat, before, at: 0, execution: 0 });
}

const itemOf = (s: State, id: ItemId): ChainItem | undefined => s.chain.find((item) => item.id === id);

/** 753.2: is there anything to choose that is not chosen now (751.1)? */
export function canChooseAnew(s: State, id: ItemId): boolean {
  const item = itemOf(s, id);
  const program = item === undefined ? null : programOf(s, item);
  if (item === undefined || program === null) return false;
  for (let e = 0; e < executions(item); e++) {
    if (program.modes.some((_, g) => otherModes(s, item, program, e, g).length > 0)) return true;
    if (program.targets.some((_, t) => otherTargets(s, item, program, e, t).length > 0)) return true;
    if (program.destinations.some((_, d) => otherPlaces(s, item, program, e, d).length > 0)) return true;
  }
  return false;
}

const modesOf = (s: State, item: ChainItem, program: Program, e: number, g: number): number[] =>
  legalModes(s, program, choosingScope(item, program, e), g, null);

/** A mode that must not have been chosen before is none that could be chosen now. */
const otherModes = (s: State, item: ChainItem, program: Program, e: number, g: number): number[] =>
  program.modes[g].unchosen === null ? modesOf(s, item, program, e, g).filter((mode) => !isModeChosen(item, [g, mode], e)) : [];

/** 753.1 */
function targetsOf(s: State, item: ChainItem, program: Program, e: number, t: number): readonly number[] {
  const scope = choosingScope(item, program, e);
  return isAsked(s, item, scope, program.targets[t]) ? targetOptions(s, scope, program.targets[t], null) : [];
}

/** 753: what is chosen now may stay; 753.1: nothing else than what is legal can be chosen. */
function otherTargets(s: State, item: ChainItem, program: Program, e: number, t: number): number[] {
  const now = item.targets[program.targets[t].sel.number + e * program.vars] ?? [];
  return targetsOf(s, item, program, e, t).filter((option) => !now.includes(option));
}

function placesOf(s: State, item: ChainItem, program: Program, e: number, d: number): readonly LocationId[] {
  const slot = program.destinations[d];
  const scope = choosingScope(item, program, e);
  const asked = (slot.mode === null || isModeChosen(item, slot.mode, e)) && (slot.gate === null || slot.gate(s, scope));
  return asked ? slot.options(s, scope) : [];
}

const otherPlaces = (s: State, item: ChainItem, program: Program, e: number, d: number): LocationId[] =>
  placesOf(s, item, program, e, d).filter((at) => at !== item.destinations[d + e * program.destinations.length]);

const Step = { modes: 0, modeChosen: 1, targets: 2, targeted: 3, destinations: 4, destined: 5, done: 6 } as const;
type NextStep = Next<typeof Step>;
type Run = (s: State, data: NewChoicesData, frame: number) => NextStep;

/** A step for the next choice of one kind, of each execution; what offers nothing new stays as it is (753). */
function each(
  count: (program: Program) => number,
  go: { readonly again: NextStep; readonly asked: NextStep; readonly next: NextStep },
  choose: (s: State, item: ChainItem, program: Program, data: NewChoicesData) => boolean,
): Run {
  return (s, data, frame) => {
    const item = itemOf(s, data.item);
    const program = item === undefined ? null : programOf(s, item);
    if (item === undefined || program === null) return FINISHED;
    const d = editData(s, frame, data);
    if (data.execution >= executions(item)) {
      d.execution = 0;
      return go.next;
    }
    if (data.at >= count(program)) {
      d.at = 0;
      d.execution = data.execution + 1;
    } else if (choose(s, item, program, data)) return go.asked;
    else d.at = data.at + 1;
    return go.again;
  };
}

/** A step that writes down what was chosen. */
function chosen(back: NextStep, write: (s: State, item: ChainItem, program: Program, data: NewChoicesData) => void): Run {
  return (s, data, frame) => {
    const item = itemOf(s, data.item);
    const program = item === undefined ? null : programOf(s, item);
    if (item !== undefined && program !== null) write(s, item, program, data);
    editData(s, frame, data).at = data.at + 1;
    return back;
  };
}

export const newChoicesProcedure = procedure<NewChoicesData, typeof Step>("751", Step, {
  modes: each(
    (program) => program.modes.length,
    { again: Step.modes, asked: Step.modeChosen, next: Step.targets },
    (s, item, program, { at, execution, seat }) => {
      if (otherModes(s, item, program, execution, at).length === 0) return false;
      const group = program.modes[at];
      const options = modesOf(s, item, program, execution, at);
      if (options.length <= group.min) s.answer = { do: "choose", picks: options };
      else
        ask(s, {
          player: seat,
          kind: "mode",
          about: "mode",
          rule: "752.1",
          source: item.object,
          options,
          min: group.min,
          max: Math.min(group.max, options.length),
        });
      return true;
    },
  ),

  modeChosen: chosen(Step.modes, (s, item, _program, { at, execution }) => {
    const edited = editItem(s, item.id);
    if (edited === null) return;
    const others = item.modes.filter((choice) => !isOfExecution(choice, at, execution));
    edited.modes = [...others, ...picks(s).map((mode) => modeChoice(at, execution, mode))];
  }),

  targets: each(
    (program) => program.targets.length,
    { again: Step.targets, asked: Step.targeted, next: Step.destinations },
    (s, item, program, { at, execution, seat }) => {
      const slot = program.targets[at];
      const scope = choosingScope(item, program, execution);
      // What was chosen for a mode that is no longer chosen is no target any more.
      if (!isAsked(s, item, scope, slot)) setTargets(s, item.id, slot.sel.number + execution * program.vars, []);
      if (otherTargets(s, item, program, execution, at).length === 0) return false;
      const options = targetsOf(s, item, program, execution, at);
      // 755: whether it could be paid for is not asked.
      const rooms = splitRooms(s, scope, slot, options);
      const most = mostInRooms(
        rooms,
        slot.sel.count.max === null ? options.length : Math.min(options.length, slot.sel.count.max(s, scope)),
      );
      const least = Math.min(slot.sel.count.min, options.length);
      if (options.length === least && most === least) s.answer = { do: "choose", picks: options };
      else
        ask(s, {
          player: seat,
          kind: "choose",
          about: "targets",
          rule: "752.1",
          source: item.object,
          options,
          min: least,
          max: most,
          group: slot.sel.filter.group?.index ?? -1,
          rooms,
        });
      return true;
    },
  ),

  targeted: chosen(Step.targets, (s, item, program, { at, execution }) =>
    setTargets(s, item.id, program.targets[at].sel.number + execution * program.vars, picks(s)),
  ),

  destinations: each(
    (program) => program.destinations.length,
    { again: Step.destinations, asked: Step.destined, next: Step.done },
    (s, item, program, { at, execution, seat }) => {
      if (otherPlaces(s, item, program, execution, at).length === 0) return false;
      const options = placesOf(s, item, program, execution, at).map(locationChoice);
      if (options.length <= 1) s.answer = { do: "choose", picks: options };
      else ask(s, { player: seat, kind: "choose", about: "location", rule: "752.1", source: item.object, options, min: 1, max: 1 });
      return true;
    },
  ),

  destined: chosen(Step.destinations, (s, item, program, { at, execution }) =>
    setDestination(s, item.id, at + execution * program.destinations.length, locationOfChoice(picks(s)[0])),
  ),

  /** 754 */
  done(s, data) {
    popFrame(s);
    const item = itemOf(s, data.item);
    if (item !== undefined) objectsChosen(s, item, data.before);
    return REPLACED;
  },
});

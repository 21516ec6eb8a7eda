import { chosenBy, programOf } from "../../language/chosen.ts";
import type { Program } from "../../language/compile/program.ts";
import { LOCATION, locationChoice } from "../../state/decision.ts";
import { editItem } from "../../state/fork.ts";
import { ask, editData, FrameKind, goTo, type Procedure, picks, popFrame, pushFrame } from "../../state/frames.ts";
import type { LocationId, Seat } from "../../state/ids.ts";
import { isOfExecution, modeChoice } from "../../state/mode-choices.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { isAsked } from "../play/finalize-options.ts";
import { mostInRooms, splitRooms } from "../play/split.ts";
import { objectsChosen } from "../play/targeting.ts";
import { legalModes, targetOptions } from "../play/targets.ts";
import { choosingScope, executions, isModeChosen, setDestination, setTargets } from "./chosen.ts";

/** 750-755: new choices for a finalized item. Costs that they would incur are ignored. */
interface NewChoicesData {
  readonly item: number;
  readonly seat: Seat;
  /** What it targeted before (754). */
  readonly before: readonly number[];
  at: number;
  execution: number;
}

export function startNewChoices(s: State, id: number, seat: Seat): void {
  const item = itemOf(s, id);
  const before = item === undefined ? [] : chosenBy(s, item);
  pushFrame(s, FrameKind.newChoices, { item: id, seat, before, at: 0, execution: 0 } satisfies NewChoicesData);
}

const itemOf = (s: State, id: number): ChainItem | undefined => s.chain.find((item) => item.id === id);

/** 753.2: is there anything to choose that is not chosen now (751.1)? */
export function canChooseAnew(s: State, id: number): boolean {
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

function targetsOf(s: State, item: ChainItem, program: Program, e: number, t: number): readonly number[] {
  const scope = choosingScope(item, program, e);
  return isAsked(s, item, scope, program.targets[t]) ? targetOptions(s, scope, program.targets[t], null) : [];
}

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

/** A step for the next choice of one kind, of each execution; what offers nothing new stays as it is (753). */
function each(
  count: (program: Program) => number,
  next: number,
  choose: (s: State, item: ChainItem, program: Program, data: NewChoicesData) => boolean,
): Procedure["steps"][number] {
  return (s: State, data: NewChoicesData, frame: number) => {
    const item = itemOf(s, data.item);
    const program = item === undefined ? null : programOf(s, item);
    if (item === undefined || program === null) {
      popFrame(s);
      return;
    }
    const d = editData<NewChoicesData>(s, frame);
    if (data.execution >= executions(item)) {
      d.execution = 0;
      goTo(s, next);
    } else if (data.at >= count(program)) {
      d.at = 0;
      d.execution = data.execution + 1;
    } else if (!choose(s, item, program, data)) d.at = data.at + 1;
  };
}

/** A step that writes down what was chosen. */
function chosen(
  back: number,
  write: (s: State, item: ChainItem, program: Program, data: NewChoicesData) => void,
): Procedure["steps"][number] {
  return (s: State, data: NewChoicesData, frame: number) => {
    const item = itemOf(s, data.item);
    const program = item === undefined ? null : programOf(s, item);
    if (item !== undefined && program !== null) write(s, item, program, data);
    editData<NewChoicesData>(s, frame).at = data.at + 1;
    goTo(s, back);
  };
}

const STEP = { modes: 0, targets: 2, destinations: 4, done: 6 } as const;

export const newChoicesProcedure: Procedure = {
  rule: "751",
  steps: [
    each(
      (program) => program.modes.length,
      STEP.targets,
      (s, item, program, { at, execution, seat }) => {
        if (otherModes(s, item, program, execution, at).length === 0) return false;
        const group = program.modes[at];
        const options = modesOf(s, item, program, execution, at);
        goTo(s, STEP.modes + 1);
        if (options.length <= group.min) s.answer = { do: "choose", picks: options };
        else ask(s, seat, "mode", "mode", "752.1", item.object, options, group.min, Math.min(group.max, options.length));
        return true;
      },
    ),
    chosen(STEP.modes, (s, item, _program, { at, execution }) => {
      const edited = editItem(s, item.id);
      if (edited === null) return;
      const others = item.modes.filter((choice) => !isOfExecution(choice, at, execution));
      edited.modes = [...others, ...picks(s).map((mode) => modeChoice(at, execution, mode))];
    }),
    each(
      (program) => program.targets.length,
      STEP.destinations,
      (s, item, program, { at, execution, seat }) => {
        const slot = program.targets[at];
        const scope = choosingScope(item, program, execution);
        // What was chosen for a mode that is no longer chosen is no target any more.
        if (!isAsked(s, item, scope, slot)) setTargets(s, item.id, slot.sel.number + execution * program.vars, []);
        if (otherTargets(s, item, program, execution, at).length === 0) return false;
        const options = targetsOf(s, item, program, execution, at);
        const rooms = splitRooms(s, scope, slot, options);
        const most = mostInRooms(
          rooms,
          slot.sel.count.max === null ? options.length : Math.min(options.length, slot.sel.count.max(s, scope)),
        );
        const least = Math.min(slot.sel.count.min, options.length);
        goTo(s, STEP.targets + 1);
        if (options.length === least && most === least) s.answer = { do: "choose", picks: options };
        else ask(s, seat, "choose", "targets", "752.1", item.object, options, least, most, slot.sel.filter.group?.index ?? -1, "", rooms);
        return true;
      },
    ),
    chosen(STEP.targets, (s, item, program, { at, execution }) =>
      setTargets(s, item.id, program.targets[at].sel.number + execution * program.vars, picks(s)),
    ),
    each(
      (program) => program.destinations.length,
      STEP.done,
      (s, item, program, { at, execution, seat }) => {
        if (otherPlaces(s, item, program, execution, at).length === 0) return false;
        const options = placesOf(s, item, program, execution, at).map(locationChoice);
        goTo(s, STEP.destinations + 1);
        if (options.length <= 1) s.answer = { do: "choose", picks: options };
        else ask(s, seat, "choose", "location", "752.1", item.object, options, 1, 1);
        return true;
      },
    ),
    chosen(STEP.destinations, (s, item, program, { at, execution }) =>
      setDestination(s, item.id, at + execution * program.destinations.length, picks(s)[0] - LOCATION),
    ),
    function done(s, data: NewChoicesData) {
      popFrame(s);
      const item = itemOf(s, data.item);
      if (item !== undefined) objectsChosen(s, item, data.before); // 754
    },
  ],
};

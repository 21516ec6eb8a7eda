import { LOCATION, locationChoice } from "../decisions/decision.ts";
import { editItem } from "../state/fork.ts";
import { ask, editData, F, goTo, type Procedure, picks, popFrame, pushFrame } from "../state/frames.ts";
import type { Seat } from "../state/ids.ts";
import type { ChainItem, State } from "../state/records.ts";
import { programOf } from "./effect.ts";
import { choosingScope, chosenTriggers, setTargets } from "./finalize.ts";
import { targetOptions } from "./targets.ts";

/** 750-755: new choices for a finalized item. Costs that they would incur are ignored. */
interface NewChoicesData {
  readonly item: number;
  readonly seat: Seat;
  at: number;
}

export function startNewChoices(s: State, item: number, seat: Seat): void {
  pushFrame(s, F.newChoices, { item, seat, at: 0 } satisfies NewChoicesData);
}

const itemOf = (s: State, id: number): ChainItem | undefined => s.chain.find((item) => item.id === id);

/** 753.2: is there anything to choose that is not chosen now (751.1)? */
export function canChooseAnew(s: State, id: number): boolean {
  const item = itemOf(s, id);
  const program = item === undefined ? null : programOf(s, item);
  if (item === undefined || program === null) return false;
  const scope = choosingScope(item, program, 0);
  return program.targets.some((slot) => {
    const options = targetOptions(s, scope, slot, null);
    const now = item.targets[slot.sel.number] ?? [];
    return options.some((option) => !now.includes(option));
  });
}

export const newChoicesProcedure: Procedure = {
  rule: "751",
  steps: [
    function next(s, data: NewChoicesData) {
      const item = itemOf(s, data.item);
      const program = item === undefined ? null : programOf(s, item);
      if (item === undefined || program === null) {
        popFrame(s);
        return;
      }
      if (data.at >= program.targets.length) {
        chosenTriggers(s, item); // 754
        goTo(s, 2);
        return;
      }
      const slot = program.targets[data.at];
      const scope = choosingScope(item, program, 0);
      const options = targetOptions(s, scope, slot, null);
      const most = slot.sel.count.max === null ? options.length : Math.min(options.length, slot.sel.count.max(s, scope));
      const least = Math.min(slot.sel.count.min, options.length);
      goTo(s, 1);
      if (options.length === least && most === least) s.answer = { do: "choose", picks: options };
      else ask(s, data.seat, "choose", "targets", "752.1", item.object, options, least, most, slot.sel.filter.group?.index ?? -1);
    },
    function chosen(s, data: NewChoicesData, frame: number) {
      const item = itemOf(s, data.item);
      const program = item === undefined ? null : programOf(s, item);
      if (item !== undefined && program !== null) setTargets(s, item.id, program.targets[data.at].sel.number, picks(s));
      editData<NewChoicesData>(s, frame).at = data.at + 1;
      goTo(s, 0);
    },
    function destination(s, data: NewChoicesData) {
      const item = itemOf(s, data.item);
      const program = item === undefined ? null : programOf(s, item);
      if (item === undefined || program === null || program.destinations.length === 0) {
        popFrame(s);
        return;
      }
      const options = program.destinations[0].options(s, choosingScope(item, program, 0));
      goTo(s, 3);
      if (options.length <= 1) s.answer = { do: "choose", picks: options.map(locationChoice) };
      else ask(s, data.seat, "choose", "location", "752.1", item.object, options.map(locationChoice), 1, 1);
    },
    function destined(s, data: NewChoicesData) {
      popFrame(s);
      const item = editItem(s, data.item);
      const [to] = picks(s);
      if (item !== null && to !== undefined) item.destinations = [to - LOCATION];
    },
  ],
};

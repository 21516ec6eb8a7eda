import { emit } from "../../../actions/emit.ts";
import { addOngoing, Until } from "../../../actions/ongoing.ts";
import { leaveFor } from "../../../actions/relocate.ts";
import { invalidateAbilities } from "../../../state/fork.ts";
import { ask, pickedObjects } from "../../../state/frames.ts";
import { type ObjectId, type Seat, Zone } from "../../../state/ids.ts";
import { ONGOING } from "../../../state/ongoing-numbers.ts";
import type { State } from "../../../state/records.ts";
import { isSame } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { InstructionCompiler } from "./context.ts";

/** 107.4.d.1: a legend beside the Champion Legend, for as long as what adds it is on the board (actions/control.ts ends it). */
export function compileAddLegend(c: InstructionCompiler): Step {
  const add = (s: State, legend: ObjectId, source: ObjectId, seat: Seat): void => {
    leaveFor(s, legend, Zone.legend);
    invalidateAbilities(s);
    emit(s, "entered", "107.4.d.1", { player: seat, object: legend });
    addOngoing(s, ONGOING.addedLegend, { controller: seat, source, about: [legend], until: Until.sourceOnBoard });
  };
  return c.step((s, scope, at) => {
    const { source, you } = scope;
    if (!isSame(s, source, scope.sourceIncarnation) || s.objects[source].zone !== Zone.board) return DONE;
    const options = s.players[you].furtherLegends.filter((id) => s.objects[id].zone === Zone.aside);
    if (at === 0 && options.length > 1) {
      ask(s, { player: you, kind: "choose", about: "cards", rule: "355.17", source, options, min: 1, max: 1 });
      return 1;
    }
    const [legend] = at === 0 ? options : pickedObjects(s);
    if (legend !== undefined) add(s, legend, source, you);
    return DONE;
  });
}

import type { Place } from "../actions/action.ts";
import { FIRST_BATTLEFIELD, isUnit, type State, Zone } from "../adapter.ts";
import type { BattlefieldCheck, Located } from "../case.ts";
import type { Checker } from "./checker.ts";

export function checkBattlefield(checker: Checker, place: Place, checks: readonly Located<BattlefieldCheck>[]): void {
  const { state, names } = checker.situation;
  const location = names.location(place, state.turnPlayer);
  const index = location - FIRST_BATTLEFIELD;
  const battlefield = state.battlefields[index];
  const name = names.locationName(location);
  for (const check of checks) {
    const { line } = check;
    const what = `${name}'s ${check.key}`;
    switch (check.key) {
      case "controller":
        checker.sameSeat(line, what, check.seat, battlefield.controller);
        break;
      case "contested":
        checker.sameSeat(line, `who contests ${name}`, check.seat, battlefield.contestedBy);
        break;
      case "showdown":
        checker.same(line, what, check.is, state.showdownAt === index);
        break;
      case "combat":
        checker.same(line, what, check.combat, combatAt(state, index));
        break;
      case "facedown":
        checker.sameObjects(line, what, check.things, battlefield.facedown);
        break;
      case "units":
        checker.sameObjects(
          line,
          what,
          check.things,
          state.at[location].filter((id) => isUnit(state, id)),
        );
        break;
      case "zone":
        checker.same(line, what, check.zone, state.objects[battlefield.object].zone === Zone.battlefield ? "board" : "none");
        break;
    }
  }
}

function combatAt({ battlefields, combat, showdownAt }: State, index: number): "staged" | "ongoing" | "none" {
  if (combat && showdownAt === index) return "ongoing";
  return battlefields[index].combatStaged ? "staged" : "none";
}

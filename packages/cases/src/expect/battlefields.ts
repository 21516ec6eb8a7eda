import type { Place } from "../actions/action.ts";
import { cardOf, FIRST_BATTLEFIELD, isUnit, type ObjectId, type State, Zone, zoneWord } from "../adapter.ts";
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
        checker.same(line, what, check.zone, zoneOf(state, place, battlefield.object));
        break;
    }
  }
}

/** The zone of the battlefield that is called so, or was and has been replaced (438.5). */
function zoneOf(state: State, place: Place, now: ObjectId): string {
  const isMeant = (id: ObjectId) => place.kind === "battlefield" && cardOf(state, id).name.toLowerCase() === place.name.toLowerCase();
  const replaced = isMeant(now) ? undefined : state.objects.find(({ id, zone }) => isMeant(id) && zone === Zone.banished);
  const { zone } = replaced ?? state.objects[now];
  return zone === Zone.battlefield ? "board" : zoneWord(zone);
}

function combatAt({ battlefields, combat, showdownAt }: State, index: number): "staged" | "ongoing" | "none" {
  if (combat && showdownAt === index) return "ongoing";
  return battlefields[index].combatStaged ? "staged" : "none";
}

import { isAlone } from "../../derive/alone.ts";
import { cardOf, isMighty, isUnit, tags } from "../../derive/read.ts";
import { FIRST_BATTLEFIELD, type LocationId, type ObjectId, Role, Zone } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import type { Status } from "../types.ts";
import type { ObjectTest } from "./terms.ts";

export function statusTest(status: Status): ObjectTest {
  switch (status) {
    case "ready":
      return (s, _c, id) => !s.objects[id].exhausted;
    case "exhausted":
      return (s, _c, id) => s.objects[id].exhausted;
    case "stunned":
      return (s, _c, id) => s.objects[id].stunned;
    case "buffed": // 704
      return (s, _c, id) => s.objects[id].buffs > 0;
    case "damaged":
      return (s, _c, id) => s.objects[id].damage > 0;
    case "mighty":
      return (s, _c, id) => isMighty(s, id);
    case "empowered":
      return (s, _c, id) => s.objects[id].empowered > 0;
    case "equipped":
      return (s, _c, id) => s.objects[id].attached.some((gear) => tags(s, gear).includes("Equipment"));
    case "attached":
      return (s, _c, id) => s.objects[id].attachedTo >= 0;
    case "detached":
      return (s, _c, id) => s.objects[id].attachedTo < 0;
    case "attacking":
      return (s, _c, id) => s.objects[id].role === Role.attacker;
    case "defending":
      return (s, _c, id) => s.objects[id].role === Role.defender;
    case "inCombat": // 740.2.c
      return (s, _c, id) => s.objects[id].role !== Role.none;
    case "inShowdown":
      return (s, _c, id) => s.showdownAt >= 0 && s.objects[id].location === s.showdownAt + FIRST_BATTLEFIELD;
    case "alone":
      return (s, _c, id) => isAlone(s, id);
    case "onlyYours":
      return (s, scope, id) => {
        const { location, controller } = s.objects[id];
        if (location < 0 || controller !== scope.you) return false;
        return s.at[location].every((other) => other === id || s.objects[other].controller !== scope.you || !isUnit(s, other));
      };
    case "token":
      return (s, _c, id) => s.objects[id].token;
    case "champion":
      return (s, _c, id) => cardOf(s, s.objects[id]).champion;
    case "facedown":
      return (s, _c, id) => s.objects[id].zone === Zone.facedown;
    case "uncontrolled": // 170.11.b
      return (s, _c, id) => battlefieldAt(s, id).controller < 0;
    case "occupied": // 170.11.a
      return (s, _c, id) => isOccupied(s, s.objects[id].location);
    case "open": // 170.11.c
      return (s, _c, id) => battlefieldAt(s, id).controller < 0 && !isOccupied(s, s.objects[id].location);
    case "conqueredThisTurn":
      return (s, scope, id) => (battlefieldAt(s, id).conqueredBy & (1 << scope.you)) !== 0;
    case "chosenChampion": // 103.2.a.3
      return (s, _c, id) => s.objects[id].card === s.players[s.objects[id].owner].chosen;
    case "movedThisTurn":
      return (s, _c, id) => s.objects[id].moves > 0;
    case "playedThisTurn":
      return (s, _c, id) => s.objects[id].since === s.turnNumber;
    default: // 190.3.d: Contested, among others, is nothing that a text can look at.
      throw new Error(`a text cannot ask whether something is "${String(status satisfies never)}"`);
  }
}

const battlefieldAt = (s: State, id: ObjectId) => s.battlefields[s.objects[id].location - FIRST_BATTLEFIELD];
const isOccupied = (s: State, location: LocationId): boolean => s.at[location].some((id) => isUnit(s, id));

import type { ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { activeStatics } from "./ability-index.ts";
import { trueMight } from "./read.ts";
import { speaker } from "./speaker.ts";
import { StaticKind } from "./static-kinds.ts";

/** 142.4: non-zero damage of at least its Might; any damage of a player whose text says so (142.4.c). */
export function isLethal(s: State, id: ObjectId, damage: number, damagedBy: number): boolean {
  if (damage <= 0) return false;
  if (damage >= trueMight(s, id)) return true;
  for (const active of activeStatics(s, StaticKind.lethal)) {
    const scope = speaker(s, active);
    if ((damagedBy & (1 << scope.you)) === 0) continue; // "your damage": not a teammate's
    const { of } = active.effect;
    if (of !== null && of !== "me" && of.test(s, scope, id)) return true;
  }
  return false;
}

import type { ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { activeStatics } from "./ability-index.ts";
import { StaticKind } from "./static-kinds.ts";

/** Once, unless a text says how often (Kayle, Justified). */
export const canBeEmpowered = (s: State, id: ObjectId): boolean => {
  const most = activeStatics(s, StaticKind.empowerTimes).find((active) => active.source === id)?.effect.data;
  return s.objects[id].empowered < (most !== undefined && most.effect === "empowerTimes" ? most.n : 1);
};

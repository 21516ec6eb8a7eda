import type { ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { areFriendly, isUnit } from "./read.ts";

/** 740.2.a */
export const isAlone = (s: State, id: ObjectId): boolean => {
  const o = s.objects[id];
  if (o.location < 0) return false;
  for (const other of s.at[o.location])
    if (other !== id && areFriendly(s, s.objects[other].controller, o.controller) && isUnit(s, other)) return false;
  return true;
};

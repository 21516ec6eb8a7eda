import type { ChainItem, State } from "../state/records.ts";
import { usesOf } from "../state/uses.ts";
import { instanceKey } from "./copies.ts";

/** Modes used this turn by an ability, as bits under a key of their own. */
const MODES_KEY = -100;

export const usedModesOf = (s: State, item: ChainItem): number => usesOf(s.objects[item.object].used, modesKey(s, item));
export const modesKey = (s: State, { ability, object, self }: ChainItem): number => MODES_KEY - instanceKey(s, ability, object, self);

import { editObject } from "../state/fork.ts";
import type { ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";

/** Which card is where in the deck is known to nobody. */
export function forgetOrder(s: State, ids: readonly ObjectId[], but = 0): void {
  for (const id of ids) if ((s.objects[id].knownTo & ~but) !== 0) editObject(s, id).knownTo &= but;
}

import type { ObjectId, Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { affordableWith, availableResources, type Price, resourcesWithout } from "./available-resources.ts";
import { conversionsFor } from "./convert.ts";

/** `used`: what the same cost exhausts or has given up. */
export function canAfford(s: State, seat: Seat, price: Price, used: readonly ObjectId[] = NOTHING): boolean {
  if (price.energy <= 0 && price.power.length === 0) return true;
  const have = resourcesWithout(availableResources(s, seat, price.purpose), used);
  return affordableWith(have, price) || conversionsFor(s, seat, have, price, used) !== null;
}
const NOTHING: readonly ObjectId[] = [];

import type { Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { affordableWith, availableResources, type Price } from "./available-resources.ts";
import { conversionsFor } from "./convert.ts";

export function canAfford(s: State, seat: Seat, price: Price): boolean {
  if (price.energy <= 0 && price.power.length === 0) return true;
  const have = availableResources(s, seat, price.purpose);
  return affordableWith(have, price) || conversionsFor(s, seat, have, price) !== null;
}

import type { Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { conversionsFor } from "./convert.ts";
import { affordableWith, type Price, purse } from "./purse.ts";

export function canAfford(s: State, seat: Seat, price: Price): boolean {
  if (price.energy <= 0 && price.power.length === 0) return true;
  const have = purse(s, seat, price.purpose);
  return affordableWith(have, price) || conversionsFor(s, seat, have, price) !== null;
}

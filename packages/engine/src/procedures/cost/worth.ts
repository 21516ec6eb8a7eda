import type { ObjectId, Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { EVERYBODY, seenBy } from "../../state/sight.ts";

/** How many runes there are of each domain, less what the hand and the pips to be paid ask of it: what is worth most is spared least. */
export function worthOf(s: State, seat: Seat, pips: readonly number[]): readonly number[] {
  const p = s.players[seat];
  const worth = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < p.runes.length; i++) worth[domainOf(s, p.runes[i])]++;
  for (let i = 0; i < p.hand.length; i++) {
    const o = s.objects[p.hand[i]];
    // Which rune goes must not tell others what is in the hand, where that matters.
    if (s.windows === "public" && seenBy(o) !== EVERYBODY) continue;
    const card = s.pool.cards[o.card];
    for (let d = 0; d < 6; d++) if ((card.powerMask & (1 << d)) !== 0) worth[d] -= card.power;
  }
  for (let i = 0; i < pips.length; i++) for (let d = 0; d < 6; d++) if (pips[i] === 1 << d) worth[d] -= 10;
  return worth;
}

export const domainOf = (s: State, rune: ObjectId): number => s.pool.cards[s.objects[rune].card].domainNumber;

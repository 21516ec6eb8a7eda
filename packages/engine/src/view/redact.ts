import { type FlatEvent, flatEvent, type GameEvent } from "../state/events.ts";
import { type CardId, NO_CARD, NO_OBJECT, type ObjectId, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { isAmong } from "../state/sight.ts";
import { aliasThen } from "./aliases.ts";
import { seenAlias, seenCard } from "./objects.ts";
import type { EventView } from "./view.ts";

/**
 * What a seat, or a spectator (-1), may know of an event: that it happened and to how many, but of cards only those whose
 * face they could see at that time. No event is left out, so causes keep their numbers.
 */
export function redact(event: GameEvent, s: State, viewer: Seat): EventView {
  const e = flatEvent(event);
  const { object, card } = subject(e, s, viewer);
  return {
    type: e.type,
    rule: e.rule,
    cause: e.cause,
    player: e.player,
    object,
    card,
    source: seenAlias(s, viewer, e.source),
    sourceCard: seenCard(s, viewer, e.source),
    amount: e.amount,
    from: e.from,
    to: e.to,
    at: e.at,
    result: e.result,
  };
}

function subject(e: FlatEvent, s: State, viewer: Seat): { readonly object: ObjectId; readonly card: CardId } {
  if (e.object < 0) return { object: NO_OBJECT, card: NO_CARD };
  const o = s.objects[e.object];
  const seen = isAmong(e.seenBy, viewer);
  // A card that is hidden can be followed from here on, though it is not seen.
  if (!seen && e.type !== "hidden") return { object: NO_OBJECT, card: NO_CARD };
  return { object: aliasThen(s, viewer, o, e.hiddenCount), card: seen ? o.card : NO_CARD };
}

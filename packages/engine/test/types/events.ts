import { emit } from "../../src/actions/emit.ts";
import type { GameEvent } from "../../src/state/events.ts";
import { type LocationId, type ObjectId, type Seat, Zone } from "../../src/state/ids.ts";
import type { State } from "../../src/state/records.ts";

/** Events tell what their kind has, and nothing else: checked by `npm run check`, never run. */
export function emitted(s: State, player: Seat, object: ObjectId, at: LocationId): void {
  emit(s, "moved", "446.1", { player, object, from: at, to: at });
  emit(s, "played", "354", { player, object, from: Zone.hand });
  // @ts-expect-error: nothing says where it moved to
  emit(s, "moved", "446.1", { player, object, from: at });
  // @ts-expect-error: a card that is drawn has no amount
  emit(s, "drew", "413.1", { player, object, amount: 1 });
  // @ts-expect-error: a zone is no place
  emit(s, "conquer", "469.1", { player, at: Zone.hand });
  // @ts-expect-error: a place is no zone
  emit(s, "played", "354", { player, object, from: at });
  // @ts-expect-error: no such kind
  emit(s, "yawned", "413.1", { player });
}

export function read(event: GameEvent): number {
  if (event.type === "dealt") return event.amount + event.source;
  // @ts-expect-error: not every event has an amount
  if (event.type === "conceded") return event.amount;
  // @ts-expect-error: of which kind it is has to be asked first
  return event.object;
}

import type { Place, Thing } from "../actions/action.ts";
import { endOf, type FlatEvent, type LocationId, type ObjectId, type Zone, zoneWord } from "../adapter.ts";
import type { EventCheck, ZoneWord } from "../case.ts";
import { eventText } from "../explain.ts";
import type { Checker } from "./checker.ts";

/** In this order, with others between them. */
export function checkEvents(checker: Checker, expected: readonly EventCheck[]): void {
  const { events, state, names } = checker.situation;
  let from = 0;
  for (const wanted of expected) {
    const at = events.findIndex((event, i) => i >= from && matches(checker, wanted, event));
    if (at < 0) {
      const earlier = events.some((event) => matches(checker, wanted, event)) ? ", in this order" : "";
      const shown = events.slice(from).map((event) => eventText(event, state, names));
      checker.fail(
        wanted.line,
        `expected the event ${inWords(wanted)} since the last expect${earlier}; what happened: ${shown.join("; ") || "nothing"}.`,
      );
      return;
    }
    from = at + 1;
  }
}

export function checkNoEvents(checker: Checker, unwanted: readonly EventCheck[]): void {
  const { events, state, names } = checker.situation;
  for (const wanted of unwanted) {
    const found = events.find((event) => matches(checker, wanted, event));
    if (found !== undefined)
      checker.fail(wanted.line, `expected no event ${inWords(wanted)} since the last expect, but: ${eventText(found, state, names)}.`);
  }
}

function matches(checker: Checker, wanted: EventCheck, event: FlatEvent): boolean {
  if (wanted.type !== event.type) return false;
  if (wanted.player !== null && wanted.player !== event.player) return false;
  if (wanted.amount !== null && wanted.amount !== event.amount) return false;
  if (wanted.result !== null && wanted.result !== event.result) return false;
  if (wanted.object !== null && !isThing(checker, wanted.object, event.object)) return false;
  if (wanted.source !== null && !isThing(checker, wanted.source, event.source)) return false;
  if (wanted.at !== null && !isPlace(checker, wanted.at, event.at, event)) return false;
  return isEnd(checker, wanted.from, event.from, event) && isEnd(checker, wanted.to, event.to, event);
}

/** Where it is now says nothing about where it was then. */
function isThing(checker: Checker, thing: Thing, id: ObjectId): boolean {
  if (id < 0) return false;
  return checker.isCalled(thing.kind === "named" ? { ...thing, at: null } : thing, id);
}

/** `from` and `to` are locations of what moves, and zones of anything else; what enters comes to the board `at` a place. */
function isEnd(checker: Checker, wanted: ZoneWord | Place | null, actual: Zone | LocationId, event: FlatEvent): boolean {
  if (wanted === null) return true;
  const isWanted =
    typeof wanted === "string"
      ? endOf(
          event.type,
          actual,
          () => false,
          (zone) => zoneWord(zone) === wanted,
        )
      : endOf(
          event.type,
          actual,
          (at) => isPlace(checker, wanted, at, event),
          () => isPlace(checker, wanted, event.at, event),
        );
  return isWanted ?? false;
}

function isPlace(checker: Checker, place: Place, location: LocationId, { player }: FlatEvent): boolean {
  const { names, state } = checker.situation;
  return location >= 0 && names.location(place, player >= 0 ? player : state.turnPlayer) === location;
}

function inWords({ type, player, object, source, amount, result }: EventCheck): string {
  const parts = [
    player === null ? null : `player: P${player + 1}`,
    object === null ? null : `object: ${object.text}`,
    source === null ? null : `source: ${source.text}`,
    amount === null ? null : `amount: ${amount}`,
    result === null ? null : `result: ${result}`,
  ].filter((part) => part !== null);
  return `{${[`type: ${type}`, ...parts].join(", ")}}`;
}

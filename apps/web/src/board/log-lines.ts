import { type EventView, eventWords, isLocationEvent, isWorthSeeing, type Seat } from "@rulebound/engine";
import { cardFacts } from "../card/index.ts";
import type { Strings } from "../strings/index.ts";

/** Events as lines of a log. */

export interface Line {
  /** Its place among all events. */
  readonly at: number;
  readonly text: string;
  readonly rule: string;
  readonly times: number;
  readonly objects: readonly number[];
}

export interface TurnEvents {
  readonly turn: number;
  readonly player: Seat;
  /** The first event of the turn, and the first after it. */
  readonly from: number;
  readonly to: number;
}

export interface Names {
  player(seat: Seat): string;
  place(location: number): string;
}

export function lineOf(event: EventView, names: Names, words: Strings["board"]): string {
  const card = (number: number): string | null => (number < 0 ? null : cardFacts(number).name);
  const end = (value: number): string | null => {
    if (value < 0) return null;
    return isLocationEvent(event.type) ? names.place(value) : (words.zones[value as keyof typeof words.zones] ?? null);
  };
  const text = eventWords(event, {
    player: event.player < 0 ? null : names.player(event.player),
    object: card(event.card),
    source: card(event.sourceCard),
    at: event.at < 0 ? null : names.place(event.at),
    from: end(event.from),
    to: end(event.to),
  });
  return words.line(text.charAt(0).toUpperCase() + text.slice(1));
}

export function turnsOf(events: readonly EventView[]): readonly TurnEvents[] {
  const starts = events.flatMap((event, at) =>
    event.type === "turnBegan" ? [{ turn: event.amount, player: event.player, from: at }] : [],
  );
  const turns = [{ turn: 0, player: -1, from: 0 }, ...starts].map((start, at) => ({ ...start, to: starts[at]?.from ?? events.length }));
  return turns.filter(({ turn, from, to }) => turn > 0 || events.slice(from, to).some(isWorthSeeing));
}

/** Events of one turn as lines; what happened several times in a row is one. */
export function linesOf(events: readonly EventView[], from: number, to: number, names: Names, words: Strings["board"]): readonly Line[] {
  const lines: Line[] = [];
  for (let at = from; at < to; at++) {
    const event = events[at];
    if (event.type === "turnBegan" || !isWorthSeeing(event)) continue;
    const text = lineOf(event, names, words);
    const last = lines[lines.length - 1];
    if (last?.text === text) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ at, text, rule: event.rule, times: 1, objects: [event.object, event.source].filter((id) => id >= 0) });
  }
  return lines;
}

import { type EventView, eventWords, isLocationEvent, type Seat } from "@rulebound/engine";
import { cardFacts } from "../card/index.ts";
import { isWorthSeeing } from "../engine/visible.ts";
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

export interface TurnLines {
  readonly turn: number;
  readonly player: Seat;
  /** The first event of the turn. */
  readonly from: number;
  readonly lines: readonly Line[];
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

export function turnsOf(events: readonly EventView[], names: Names, words: Strings["board"]): readonly TurnLines[] {
  const turns: { turn: number; player: Seat; from: number; lines: Line[] }[] = [{ turn: 0, player: -1, from: 0, lines: [] }];
  events.forEach((event, at) => {
    if (event.type === "turnBegan") {
      turns.push({ turn: event.amount, player: event.player, from: at, lines: [] });
      return;
    }
    if (!isWorthSeeing(event)) return;
    const { lines } = turns[turns.length - 1];
    const text = lineOf(event, names, words);
    const last = lines[lines.length - 1];
    if (last?.text === text) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ at, text, rule: event.rule, times: 1, objects: [event.object, event.source].filter((id) => id >= 0) });
  });
  return turns.filter(({ lines, turn }) => lines.length > 0 || turn > 0);
}

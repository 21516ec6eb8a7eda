import {
  type EventView,
  endOf,
  isWorthSeeing,
  type LocationId,
  NOBODY,
  type Seat,
  seatOfBase,
  type Zone,
} from "@rulebound/engine/internal";
import type { Language, LogPlace } from "@rulebound/languages";
import { cardFacts } from "../card/index.ts";
import type { Strings } from "../strings/index.ts";

/** Events as lines of a log. */

export interface Line {
  /** Its place among all events. */
  readonly at: number;
  /** Words, and names of cards that can be read. */
  readonly parts: readonly LinePart[];
  readonly text: string;
  readonly rule: string;
  readonly times: number;
  readonly objects: readonly number[];
  /** Runes and cards that a player got in a row, folded into one line. */
  readonly gained?: Gained;
}

interface Gained {
  readonly player: Seat;
  readonly runes: number;
  /** Those drawn, by their numbers; -1: unknown. */
  readonly cards: readonly number[];
}

export type LinePart = string | { readonly name: string; readonly card: number };

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

/** Who reads the log, where, and in which words. */
export interface Reader extends Names {
  readonly viewer: Seat;
  /** The name of the battlefield at that location; null: it is a base. */
  battlefield(location: LocationId): string | null;
  readonly words: Strings["board"];
  readonly language: Language;
}

/** Around the name of a card while a line is put together. */
const OPEN = "\u0001";
const CLOSE = "\u0002";

export function partsOf(event: EventView, { viewer, player: nameOf, battlefield, language }: Reader): readonly LinePart[] {
  const card = (number: number): string | null => (number < 0 ? null : `${OPEN}${number} ${cardFacts(number).name}${CLOSE}`);
  const player = (seat: Seat) => (seat < 0 ? null : { name: nameOf(seat), isYou: seat === viewer });
  const place = (location: LocationId): LogPlace | null => {
    const name = location < 0 ? null : battlefield(location);
    const base = player(seatOfBase(location));
    return name !== null ? { battlefield: name } : base === null ? null : { base };
  };
  const end = (value: Zone | LocationId) => endOf<LogPlace | null>(event.type, value, place, (zone) => ({ zone }));
  return language
    .logLine(event, {
      player: player(event.player),
      object: card(event.card),
      source: card(event.sourceCard),
      at: place(event.at),
      from: end(event.from),
      to: end(event.to),
    })
    .split(new RegExp(`[${OPEN}${CLOSE}]`))
    .map((part, at) => (at % 2 === 0 ? part : { card: Number.parseInt(part, 10), name: part.slice(part.indexOf(" ") + 1) }))
    .filter((part) => part !== "");
}

const textOf = (parts: readonly LinePart[]): string => parts.map((part) => (typeof part === "string" ? part : part.name)).join("");

export function turnsOf(events: readonly EventView[]): readonly TurnEvents[] {
  const starts = events.flatMap((event, at) =>
    event.type === "turnBegan" ? [{ turn: event.amount, player: event.player, from: at }] : [],
  );
  const turns = [{ turn: 0, player: NOBODY, from: 0 }, ...starts].map((start, at) => ({ ...start, to: starts[at]?.from ?? events.length }));
  return turns.filter(({ turn, from, to }) => turn > 0 || events.slice(from, to).some(isWorthSeeing));
}

/** Channelling and drawing are the same every turn: all of it in one line, with the cards that one may know. */
function folded(event: EventView, at: number, last: Line | undefined, { words, player: nameOf }: Reader): Line {
  const before = last?.gained?.player === event.player ? last : undefined;
  const { runes, cards } = before?.gained ?? { runes: 0, cards: [] };
  const gained: Gained =
    event.type === "drew"
      ? { player: event.player, runes, cards: [...cards, event.card] }
      : { player: event.player, runes: runes + 1, cards };
  const known = gained.cards.filter((card) => card >= 0);
  const parts: LinePart[] = [
    words.gained(nameOf(event.player), gained.runes, gained.cards.length),
    ...known.flatMap((card, n): LinePart[] => [n === 0 ? " · " : ", ", { name: cardFacts(card).name, card }]),
  ];
  const objects = [event.object].filter((id) => id >= 0);
  return {
    at: before?.at ?? at,
    parts,
    text: textOf(parts),
    rule: before?.rule ?? event.rule,
    times: 1,
    objects: before?.objects ?? objects,
    gained,
  };
}

/** Events of one turn as lines; what happened several times in a row is one. */
export function linesOf(events: readonly EventView[], from: number, to: number, reader: Reader): readonly Line[] {
  const lines: Line[] = [];
  for (let at = from; at < to; at++) {
    const event = events[at];
    if (event.type === "turnBegan" || !isWorthSeeing(event)) continue;
    const last = lines[lines.length - 1];
    const objects = [event.object, event.source].filter((id) => id >= 0);
    if (event.type === "channelled" || event.type === "drew") {
      const line = folded(event, at, last, reader);
      if (line.at === at) lines.push(line);
      else lines[lines.length - 1] = { ...line, objects: [...line.objects, ...objects] };
      continue;
    }
    const parts = partsOf(event, reader);
    const text = textOf(parts);
    if (last?.text === text) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ at, parts, text, rule: event.rule, times: 1, objects });
  }
  return lines;
}

import { nthSeat, type Seat } from "@rulebound/engine/internal";
import type { SavedGame } from "../../app/saved.ts";

/** A finished game from the side of the person who played it. */
export interface Outcome {
  readonly id: string;
  readonly when: number;
  readonly result: "won" | "lost" | "drawn";
  readonly deck: string;
  readonly legend: string;
  readonly rival: string;
  /** Names of the bots; empty: only people. */
  readonly bot: string;
  readonly mode: string;
  readonly first: boolean | null;
  readonly turns: number;
  readonly points: number;
  readonly rivalPoints: number;
  readonly minutes: number;
}

/** Nobody to lose to: games to try a deck alone say nothing of how one plays. */
const isAlone = ({ seats }: SavedGame): boolean => seats.every(({ bot }, seat) => bot === "passive" || (seat === 0 && bot === null));

/** Games of bots alone are nobody's. Where several people sat at one screen, the first seat counts. */
export function outcomesOf(games: readonly SavedGame[]): Outcome[] {
  return games.flatMap((game) => {
    const seat = game.me ?? game.seats.findIndex(({ bot }) => bot === null);
    return seat < 0 || isAlone(game) ? [] : [outcomeFor(game, nthSeat(seat))];
  });
}

function outcomeFor({ id, when, replay, seats, winners, points, turns, lastedMs }: SavedGame, seat: Seat): Outcome {
  const rivals = seats.filter((_, other) => other !== seat && !(replay.mode === "2v2" && other % 2 === seat % 2));
  return {
    id,
    when,
    result: winners.length === 0 ? "drawn" : winners.includes(seat) ? "won" : "lost",
    deck: seats[seat].deck,
    legend: seats[seat].legend,
    rival: rivals.map(({ legend }) => legend).join(" + "),
    bot: [...new Set(rivals.flatMap(({ bot }) => bot ?? []))].join(" + "),
    mode: replay.mode,
    first: replay.firstPlayer === null ? null : replay.firstPlayer === seat,
    turns,
    points: points[seat] ?? 0,
    rivalPoints: Math.max(0, ...points.filter((_, other) => other !== seat)),
    minutes: lastedMs / 60_000,
  };
}

export interface Tally {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** Outcomes by something that they have in common, the most frequent first. */
export function tallied(outcomes: readonly Outcome[], by: (outcome: Outcome) => string | null): Tally[] {
  const found = new Map<string, { games: number; won: number }>();
  for (const outcome of outcomes) {
    const name = by(outcome);
    if (name === null) continue;
    const tally = found.get(name) ?? { games: 0, won: 0 };
    found.set(name, { games: tally.games + 1, won: tally.won + Number(outcome.result === "won") });
  }
  return [...found].map(([name, tally]) => ({ name, ...tally })).sort((a, b) => b.games - a.games || b.won - a.won);
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const COLUMNS = [
  "id",
  "when",
  "result",
  "deck",
  "legend",
  "rival",
  "bot",
  "mode",
  "first",
  "turns",
  "points",
  "rivalPoints",
  "minutes",
] as const;

/** RFC 4180: what holds a comma, a quote or a line break stands in quotes. */
export function csvOf(outcomes: readonly Outcome[], notes: Readonly<Record<string, string>> = {}): string {
  const cell = (value: unknown): string => {
    const text = value === null ? "" : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const row = (outcome: Outcome): string =>
    [
      ...COLUMNS.map((column) =>
        cell(
          column === "when" ? new Date(outcome.when).toISOString() : column === "minutes" ? outcome.minutes.toFixed(1) : outcome[column],
        ),
      ),
      cell(notes[outcome.id] ?? ""),
    ].join(",");
  return [[...COLUMNS, "note"].join(","), ...outcomes.map(row)].join("\r\n");
}

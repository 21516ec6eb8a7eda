import type { Outcome } from "./counting.ts";

/** Games between two legends, by who began; those of which that is not known count in `all` alone. */
export interface Meeting {
  readonly all: Count;
  readonly first: Count;
  readonly second: Count;
}

export interface Count {
  readonly won: number;
  readonly played: number;
}

export interface Matrix {
  /** One's own legends, and those that one has met, the most frequent first. */
  readonly own: readonly string[];
  readonly rivals: readonly string[];
  /** Null: they have never met. */
  meeting(own: string, rival: string): Meeting | null;
}

const count = (outcomes: readonly Outcome[]): Count => ({
  won: outcomes.filter(({ result }) => result === "won").length,
  played: outcomes.length,
});

function grouped<Key>(outcomes: readonly Outcome[], by: (outcome: Outcome) => Key): ReadonlyMap<Key, readonly Outcome[]> {
  const groups = new Map<Key, Outcome[]>();
  for (const outcome of outcomes) {
    const group = groups.get(by(outcome));
    if (group === undefined) groups.set(by(outcome), [outcome]);
    else group.push(outcome);
  }
  return groups;
}

const byFrequency = (names: readonly string[]): string[] => {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([name]) => name);
};

/** Duels and matches: in a game of several nobody's legend meets just one other. */
export function matchupsOf(outcomes: readonly Outcome[]): Matrix {
  const duels = outcomes.filter(({ mode }) => mode === "duel" || mode === "match");
  const met = grouped(duels, ({ legend, rival }) => JSON.stringify([legend, rival]));
  return {
    own: byFrequency(duels.map(({ legend }) => legend)),
    rivals: byFrequency(duels.map(({ rival }) => rival)),
    meeting: (own, rival) => {
      const games = met.get(JSON.stringify([own, rival]));
      if (games === undefined) return null;
      return {
        all: count(games),
        first: count(games.filter(({ first }) => first === true)),
        second: count(games.filter(({ first }) => first === false)),
      };
    },
  };
}

export interface Period extends Count {
  /** Where it begins: milliseconds since 1970. */
  readonly from: number;
}

export type Span = "day" | "week" | "month";
const MOST_PERIODS = 14;

/** The beginning of the day, week (from Monday) or month that a moment is in, where one is. */
export function startOf(when: number, span: Span): number {
  const date = new Date(when);
  date.setHours(0, 0, 0, 0);
  if (span === "week") date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  if (span === "month") date.setDate(1);
  return date.getTime();
}

function after(from: number, span: Span): number {
  const date = new Date(from);
  if (span === "month") date.setMonth(date.getMonth() + 1);
  else date.setDate(date.getDate() + (span === "week" ? 7 : 1));
  return date.getTime();
}

/** Wins over time, in the shortest spans of which not too many lie between the first and the last game; the latest of them. */
export function trendOf(outcomes: readonly Outcome[]): { readonly span: Span; readonly periods: readonly Period[] } {
  if (outcomes.length === 0) return { span: "day", periods: [] };
  const times = outcomes.map(({ when }) => when);
  const [earliest, latest] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))];
  const startsOf = (span: Span): number[] => {
    const starts: number[] = [];
    for (let from = startOf(earliest, span); from <= latest && starts.length < 600; from = after(from, span)) starts.push(from);
    return starts;
  };
  const span = (["day", "week"] as const).find((one) => startsOf(one).length <= MOST_PERIODS) ?? "month";
  const games = grouped(outcomes, ({ when }) => startOf(when, span));
  const periods = startsOf(span).map((from) => ({ from, ...count(games.get(from) ?? []) }));
  return { span, periods: periods.slice(-MOST_PERIODS) };
}

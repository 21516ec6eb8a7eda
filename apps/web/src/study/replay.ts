import { chanceOf, evaluate } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import {
  type Answer,
  describe as actionLine,
  type CardPool,
  decision,
  fork,
  legal,
  loadPool,
  type Phase,
  parseReplay,
  type Replay,
  type ReplayError,
  replay,
  type Seat,
  type State,
} from "@rulebound/engine";
import type { SavedGame, SavedSeat } from "../app/saved.ts";
import { type Scene, shown } from "./scene.ts";

/** A recorded game, played through once: where one can stop, what was done there, and how it stood. */

/** A moment at which somebody could act, or the game was over. Choices within a play are part of it. */
export interface Stop {
  /** How many answers had been given. */
  readonly at: number;
  readonly turn: number;
  readonly turnPlayer: Seat;
  readonly phase: Phase;
  /** What led here: who did what. Null: nothing yet. */
  readonly by: Seat | null;
  readonly did: string;
  readonly points: readonly number[];
  /** How likely each seat is to win, by the bots' evaluation. */
  readonly chances: readonly number[];
  /** How many events there had been. */
  readonly events: number;
}

/** Where a game took a turn: what was done changed a seat's chances by that much. */
export interface TurningPoint {
  readonly stop: number;
  readonly seat: Seat;
  readonly change: number;
}

export interface Watching {
  readonly stops: readonly Stop[];
  readonly turningPoints: readonly TurningPoint[];
  readonly seats: number;
  readonly mode: Replay["mode"];
  readonly winners: readonly Seat[];
  readonly legends: readonly string[];
}

let pool: CardPool | null = null;
export const everyCardCompiled = (): CardPool => {
  pool ??= loadPool(CARDS).pool;
  return pool;
};

let watched: { readonly game: Replay; readonly states: readonly State[] } | null = null;

/** Throws with what is wrong, and where, if the game cannot be played again. */
export function watch(game: Replay): Watching {
  const stops: Stop[] = [];
  const states: State[] = [];
  let since = 0;
  let did: readonly { readonly by: Seat; readonly what: string }[] = [];
  let before: State | null = null;
  const note = (s: State, at: number): void => {
    if (before !== null && at > 0) did = [...did, lineOf(before, game.answers[at - 1])];
    before = fork(s);
    if (at < game.answers.length && (!isResting(s) || isIdle(s, game.answers[at]))) return;
    stops.push(stopAt(s, at, did));
    states.push(before);
    since = at;
    did = [];
  };
  const end = replay(everyCardCompiled(), game, { record: true, visit: note });
  if (since !== game.answers.length && before !== null) {
    stops.push(stopAt(before, game.answers.length, did));
    states.push(before);
  }
  watched = { game, states };
  return {
    stops,
    turningPoints: turningPointsOf(stops, states),
    seats: end.players.length,
    mode: game.mode,
    winners: end.winners,
    legends: game.decks.map(({ legend }) => legend),
  };
}

const isResting = (s: State): boolean => {
  const asked = decision(s);
  return (
    asked === null || asked.kind === "act" || ((asked.kind === "mulligan" || asked.kind === "battlefield") && asked.picked.length === 0)
  );
};

/** A window in which nobody could have done anything else. */
const isIdle = (s: State, answer: Answer): boolean => s.windows === "all" && answer.do === "pass" && legal(s).length === 1;

const lineOf = (s: State, answer: Answer): { by: Seat; what: string } => ({ by: s.decision?.player ?? -1, what: actionLine(s, answer) });

function stopAt(s: State, at: number, did: readonly { readonly by: Seat; readonly what: string }[]): Stop {
  const { turnNumber: turn, turnPlayer, phase, players, events } = s;
  return {
    at,
    turn,
    turnPlayer,
    phase,
    by: did[0]?.by ?? null,
    did: said(did),
    points: players.map(({ points }) => points),
    chances: chancesOf(s),
    events: events?.length ?? 0,
  };
}

/** A play with its choices; of picks only the last, which tells them all. */
function said(did: readonly { readonly what: string }[]): string {
  const lines = did.map(({ what }) => what);
  return lines.filter((line, i) => i === 0 || !lines[i + 1]?.startsWith(line)).join(", ");
}

function chancesOf(s: State): number[] {
  if (s.winners.length > 0) return s.players.map(({ seat }) => (s.winners.includes(seat) ? 1 : 0));
  const raw = s.players.map(({ seat }) => chanceOf(evaluate(s, seat)));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((chance) => (raw.length === 2 ? chance / sum : chance));
}

const BIG = 0.12;
const MOST = 6;

/** Between moments of calm: in the middle of a combat numbers mean little. */
function turningPointsOf(stops: readonly Stop[], states: readonly State[]): TurningPoint[] {
  const calm = stops.map((_, i) => i).filter((i) => i === stops.length - 1 || (states[i].chain.length === 0 && states[i].showdownAt < 0));
  const points = calm.slice(1).flatMap((stop, i) => {
    const from = stops[calm[i]];
    const to = stops[stop];
    const change = to.chances[0] - from.chances[0];
    const seat = change > 0 ? 0 : 1;
    return Math.abs(change) < BIG ? [] : [{ stop, seat, change: Math.abs(change) }];
  });
  return points
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST)
    .sort((a, b) => a.stop - b.stop);
}

/** The board at a stop, from a seat, with all hands open or as the seat saw it. */
export function replayScene(stop: number, seat: Seat, open: boolean, names: readonly string[]): Scene | null {
  const state = watched?.states[stop];
  return state === undefined ? null : shown(state, seat, { open, names, still: true });
}

/** Reads what somebody sent: a replay, or a game as this page saves it. Throws with what is wrong. */
export function readReplay(text: string): { readonly replay: Replay; readonly seats: readonly SavedSeat[] | null } {
  let saved: Partial<SavedGame> | null = null;
  try {
    saved = JSON.parse(text) as Partial<SavedGame> | null;
  } catch {
    // parseReplay says what is wrong with it
  }
  const isSaved = typeof saved === "object" && saved !== null && typeof saved.replay === "object";
  return { replay: parseReplay(isSaved ? JSON.stringify(saved?.replay) : text), seats: isSaved ? (saved?.seats ?? null) : null };
}

/** What is left of the game up to a stop, to be played on from there. */
export function untilStop(at: number): Replay | null {
  if (watched === null) return null;
  const { game } = watched;
  return { ...game, answers: game.answers.slice(0, at), fingerprints: game.fingerprints.filter(({ after }) => after <= at) };
}

export type { ReplayError };

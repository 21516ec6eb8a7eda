import { CARDS } from "@rulebound/cards";
import { replayInReport } from "@rulebound/cases/report";
import {
  type Answer,
  describe as actionLine,
  type CardPool,
  decision,
  fork,
  legal,
  loadPool,
  NOBODY,
  nthSeat,
  type Phase,
  parseReplay,
  type Replay,
  type ReplayError,
  replay,
  type Seat,
  type State,
} from "@rulebound/engine/internal";
import { chancesOf, together } from "@rulebound/lab/analysis";
import type { SavedGame, SavedSeat } from "../app/saved.ts";
import { type Beat, beatOf, seenOf } from "./beats.ts";
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

/** Where a game took a turn: what was done between two calm stops changed a seat's chances by that much. */
export interface TurningPoint {
  readonly from: number;
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

let watched: { readonly game: Replay; readonly stops: readonly Stop[]; readonly states: readonly State[] } | null = null;

/** The game that is being watched: what was answered from a stop to the next, and the game as it was there. */
export function answersFrom(stop: number): { readonly state: State; readonly first: number; readonly answers: readonly Answer[] } | null {
  const [here, next] = [watched?.stops[stop], watched?.stops[stop + 1]];
  if (watched === null || here === undefined || next === undefined) return null;
  return { state: watched.states[stop], first: here.at, answers: watched.game.answers.slice(here.at, next.at) };
}

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
  watched = { game, stops, states };
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

const lineOf = (s: State, answer: Answer): { by: Seat; what: string } => ({
  by: s.decision?.player ?? NOBODY,
  what: actionLine(s, answer),
});

function stopAt(s: State, at: number, did: readonly { readonly by: Seat; readonly what: string }[]): Stop {
  const { turnNumber: turn, turnPlayer, phase, players, events } = s;
  return {
    at,
    turn,
    turnPlayer,
    phase,
    by: did[0]?.by ?? null,
    did: together(did.map(({ what }) => what)),
    points: players.map(({ points }) => points),
    chances: chancesOf(s),
    events: events?.length ?? 0,
  };
}

const BIG = 0.12;
const MOST = 6;

/** Between moments of calm: in the middle of a combat numbers mean little. */
function turningPointsOf(stops: readonly Stop[], states: readonly State[]): TurningPoint[] {
  const calm = stops.map((_, i) => i).filter((i) => i === stops.length - 1 || (states[i].chain.length === 0 && states[i].showdownAt < 0));
  const points = calm.slice(1).flatMap((stop, i) => {
    const from = calm[i];
    const gains = stops[stop].chances.map((chance, seat) => chance - stops[from].chances[seat]);
    const change = Math.max(...gains);
    return change < BIG ? [] : [{ from, stop, seat: nthSeat(gains.indexOf(change)), change }];
  });
  return points
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST)
    .sort((a, b) => a.stop - b.stop);
}

/** The board at a stop, from a seat, with all hands open or as the seat saw it; and what could be seen on the way from the stop before. */
export interface Footage {
  readonly beats: readonly Beat[];
  readonly scene: Scene;
}

export function replayScene(stop: number, seat: Seat, open: boolean, names: readonly string[], way: "step" | "jump"): Footage | null {
  const state = watched?.states[stop];
  if (state === undefined) return null;
  const showing = { open, names, still: true };
  const beats: Beat[] = [];
  const moved = way === "step" ? answersFrom(stop - 1) : null;
  if (moved !== null) {
    const game = fork(moved.state);
    for (const answer of moved.answers) for (const beat of seenOf(game, answer).beats) beats.push(beatOf(beat, seat, showing));
  }
  return { beats: beats.filter(({ events }) => events < (state.events?.length ?? 0)), scene: shown(state, seat, showing) };
}

/** Reads what somebody sent: a replay, a game as this page saves it, or a report of a problem. Throws with what is wrong. */
export function readReplay(sent: string): { readonly replay: Replay; readonly seats: readonly SavedSeat[] | null } {
  const text = replayInReport(sent) ?? sent;
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

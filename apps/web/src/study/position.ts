import { CARDS, starterDecks } from "@rulebound/cards";
import { everyCard, gameAfter, readCases } from "@rulebound/cases/judging";
import {
  type Answer,
  describe as actionLine,
  type Choice,
  decision,
  fork,
  fromAliases,
  isRefusal,
  legal,
  newGame,
  type Refusal,
  type Seat,
  type State,
  toAliases,
} from "@rulebound/engine/internal";
import { seatSnapshot } from "@rulebound/protocol/seat";
import { type Stops, USUAL_STOPS } from "../engine/table.ts";
import { unaskedAnswer } from "../engine/unasked.ts";
import { type Beat, beatOf, seenOf } from "./beats.ts";
import { type Goal, isReached } from "./goals.ts";
import { type Against, bestReply, type Standing, standingOf } from "./opposition.ts";
import { everyCardCompiled } from "./replay.ts";
import { type Scene, type Showing, shown } from "./scene.ts";
import { isRuneUse, isScripted, type Next, nextOf, type Script } from "./script.ts";

/** A board that somebody plays from: one seat is theirs, the others do the least they can or the best they can. */

/** A case, or the beginning of a game between two starter decks. */
export type StartBoard = string | { readonly decks: readonly [string, string]; readonly seed: number };

/** What a lesson asks for, and how it is done. */
export interface Task {
  readonly goal: Goal;
  readonly script: Script;
  /** What the rival does, as action lines: each as soon as it can be done. Else they do the least they can. */
  readonly rival?: readonly string[];
}

/** What a learner has done instead of what was asked: one of these is told apart, to be answered with its own words. */
export type Instead = "endTurn" | "pass" | "other";

export interface Played {
  /** What happened on the way, one thing after the other. */
  readonly beats: readonly Beat[];
  /** How it stands in the end. */
  readonly scene: Scene;
  readonly refusal: Refusal | null;
  readonly instead: Instead | null;
  /** The goal has been reached: nobody is asked anything any more. */
  readonly isDone: boolean;
  /** How many steps of the script have been taken, and what comes next. */
  readonly at: number;
  readonly next: Next | null;
  readonly canUndo: boolean;
  /** Whether there is still a sure win this turn; null where nobody asks. */
  readonly standing: Standing | null;
}

/** An earlier question of the learner. */
interface Earlier {
  readonly state: State;
  readonly at: number;
  readonly rivalAt: number;
}

interface Position {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly goal: Goal;
  readonly script: Script | null;
  readonly rival: readonly string[];
  /** Null: the others do the least they can. */
  readonly against: Against | null;
  stops: Stops;
  readonly start: State;
  /** Events of the set-up do not count. */
  readonly from: number;
  state: State;
  /** Where in the script, and in what the rival does. */
  at: number;
  rivalAt: number;
  past: Earlier[];
  /** What could be seen since somebody was asked last. */
  beats: Beat[];
}

let position: Position | null = null;

/** A board to learn on. The steps of a case have been taken before. */
export function begin(board: StartBoard, seat: Seat, names: readonly string[], { goal, script, rival = [] }: Task): Played {
  return beginAt(startOf(board), { seat, names, goal, script, rival, against: null, stops: USUAL_STOPS });
}

function startOf(board: StartBoard): State {
  if (typeof board === "string") {
    const [from] = readCases("lesson", board, everyCard());
    return gameAfter(from.steps.length, from, CARDS).state;
  }
  const pool = everyCardCompiled();
  const all = starterDecks(pool);
  const decks = board.decks.map((id) => {
    const found = all.find((one) => one.id === id);
    if (found === undefined) throw new Error(`there is no starter deck called ${id}`);
    return found.deck;
  });
  return newGame({ pool, mode: "duel", decks, seed: board.seed, firstPlayer: 0, record: true });
}

/** A board to be won this turn, by whoever's turn it is. The steps of the case are the solution, and are not looked at. */
export function beginPuzzle(text: string, names: readonly string[], against: Against, stops: Stops = USUAL_STOPS): Played {
  const [from] = readCases("puzzle", text, everyCard());
  const { state } = gameAfter(0, from, CARDS);
  const seat = state.turnPlayer;
  const goal: Goal = { type: "won", player: seat };
  return beginAt(state, { seat, names: seat === 0 ? names : [...names].reverse(), goal, script: null, rival: [], against, stops });
}

/** Every window comes up, so that each step can be seen, as at a table that is played at. */
function beginAt(state: State, about: Pick<Position, "seat" | "names" | "goal" | "script" | "rival" | "against" | "stops">): Played {
  state.windows = "all";
  position = { ...about, start: fork(state), from: state.events?.length ?? 0, state, at: 0, rivalAt: 0, past: [], beats: [] };
  return fromStart(position);
}

export function answer(answers: readonly Answer[], queuedTargets: readonly Choice[]): Played | null {
  if (position === null) return null;
  const { seat } = position;
  const before: Earlier = { state: fork(position.state), at: position.at, rivalAt: position.rivalAt };
  const undone = (why: Partial<Pick<Played, "refusal" | "instead">>): Played => {
    if (position === null) throw new Error("there is no position");
    Object.assign(position, before, { beats: [] });
    return played(position, why);
  };
  for (const one of answers) {
    const meant = fromAliases(position.state, seat, one);
    if (isRefusal(meant)) return undone({ refusal: meant });
    const result = take(position, meant);
    if (result !== null) return undone(result);
  }
  for (const queuedTarget of queuedTargets) {
    const pick = pickOf(position, queuedTarget);
    const result = pick === null ? null : take(position, pick);
    if (result !== null) return undone(result);
  }
  position.past.push(before);
  goOn(position);
  return played(position);
}

/** What somebody decides: null if it is done, or why it is not. */
function take(here: Position, meant: Answer): Partial<Pick<Played, "refusal" | "instead">> | null {
  const { state, script } = here;
  if (script !== null && !isRuneUse(state, meant)) {
    if (!isScripted(state, script[here.at], meant)) return { instead: insteadOf(meant) };
    here.at++;
  }
  const refusal = go(here, meant);
  return refusal === null ? null : { refusal };
}

const insteadOf = (answer: Answer): Instead => (answer.do === "endTurn" || answer.do === "pass" ? answer.do : "other");

/** The answer that picks a queued target, if it is asked for. */
function pickOf({ state, seat }: Position, queuedTarget: Choice): Answer | null {
  if (state.decision?.player !== seat || state.decision.kind !== "choose") return null;
  const found = legal(state).find((one) => {
    const named = toAliases(state, seat, one);
    return named.do === "pick" && named.pick === queuedTarget;
  });
  return found ?? null;
}

/** A card has been read; null: nobody has asked for that. */
export function hasRead(card: number): Played | null {
  if (position?.script === undefined || position?.script === null) return null;
  const next = nextOf(position.state, position.seat, position.script, position.at);
  if (next?.do !== "read" || next.card !== card) return null;
  position.at++;
  return played(position);
}

export const back = (): Played | null => backTo(() => true);

/** To the decision to play what is being played. */
export const takeBack = (): Played | null => backTo(({ decision: asked }) => asked?.kind === "act");

function backTo(fits: (state: State) => boolean): Played | null {
  const found = position?.past.findLastIndex(({ state }) => fits(state)) ?? -1;
  if (position === null || found < 0) return null;
  Object.assign(position, position.past[found]);
  position.past.length = found;
  return played(position);
}

export function again(): Played | null {
  if (position === null) return null;
  Object.assign(position, { state: fork(position.start), at: 0, rivalAt: 0, past: [], beats: [] });
  return fromStart(position);
}

/** The board is seen before anybody does something on it. */
function fromStart(here: Position): Played {
  look(here, here.state);
  goOn(here);
  return played(here);
}

/** Where the learner wants to be asked from now on. */
export function stopAt(stops: Stops): Played | null {
  if (position === null) return null;
  position.stops = stops;
  return played(position);
}

const isDone = ({ state, goal, from }: Position): boolean => isReached(state, goal, from);

/** Until somebody has to decide something, or the goal is reached. */
function goOn(here: Position): void {
  while (decision(here.state) !== null && !isDone(here)) {
    const answer = nextAnswer(here);
    if (answer === null || go(here, answer) !== null) break;
  }
}

/** One answer, with all that can be seen of it. */
function go(here: Position, answer: Answer): Refusal | null {
  const { refusal, beats } = seenOf(here.state, answer);
  for (const beat of beats) look(here, beat);
  return refusal;
}

/** What is answered without the learner; null: they have to be asked. */
function nextAnswer(here: Position): Answer | null {
  const { state, seat, against, start, stops } = here;
  const asked = decision(state);
  if (asked === null) return null;
  if (asked.player === seat) return unaskedAnswer(state, seat, legal(state), stops, () => seatSnapshot(state, seat));
  if (against === null) return lessonReply(here);
  return state.turnNumber === start.turnNumber ? bestReply(state, seat, against) : null; // nobody plays on behind the turn
}

function lessonReply(here: Position): Answer | null {
  const { state, rival, rivalAt } = here;
  const wanted = legal(state).find((one) => actionLine(state, one) === rival[rivalAt]);
  if (wanted === undefined) return leastReply(state);
  here.rivalAt++;
  return wanted;
}

/** Passes, ends the turn, declines, and takes the first of what must be chosen. */
function leastReply(state: State): Answer | null {
  const open = legal(state);
  return open.find((one) => one.do === "pass" || one.do === "endTurn" || one.do === "no" || one.do === "done") ?? open[0] ?? null;
}

const momentsOf = ({ past }: Position) => past.map(({ state }) => ({ turn: state.turnNumber, events: state.events?.length ?? 0 }));

const showingOf = (here: Position): Showing => ({ open: false, names: here.names, moments: momentsOf(here), stops: here.stops });

function look(here: Position, state: State): void {
  here.beats.push(beatOf(state, here.seat, showingOf(here)));
}

function played(here: Position, why: Partial<Pick<Played, "refusal" | "instead">> = {}): Played {
  const { state, seat, script, past, against, start } = here;
  const done = isDone(here);
  const scene = shown(state, seat, { ...showingOf(here), still: done || decision(state) === null });
  const beats = here.beats.filter(({ events }) => events < scene.events.length);
  here.beats = [];
  return {
    beats,
    scene,
    refusal: null,
    instead: null,
    ...why,
    isDone: done,
    at: here.at,
    next: script === null || done ? null : nextOf(state, seat, script, here.at),
    canUndo: past.length > 0,
    standing: against === null ? null : past.length === 0 ? "winning" : standingOf(state, seat, against, start.turnNumber),
  };
}

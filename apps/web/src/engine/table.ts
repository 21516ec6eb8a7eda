import type { Answer, Choice, EventView, ModeName, Phase, Refusal, Replay, Seat, Swap } from "@rulebound/engine/internal";
import type { Foresight, SeatSnapshot } from "@rulebound/protocol/seat";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { BetweenGames } from "./between.ts";
import type { Habits } from "./habits.ts";
import { share } from "./share.ts";

/** Where a board gets its game from: a worker here, a server elsewhere, a replay, a case. */

export interface SeatInfo {
  readonly name: string;
  /** The bot that plays it; null: a person. */
  readonly bot: string | null;
  readonly deck: string;
}

/** "something": until somebody else does something; "turn": until one's own next turn. */
export type AutoPass = "something" | "turn";

/** Where passing by itself always stops, and whether it happens at all. */
export interface Stops {
  /** Full control: every window is asked for, also where one can only pass. */
  readonly full?: boolean;
  readonly chain: boolean;
  readonly showdown: boolean;
  /** Phases of any turn in which one wants to be asked. */
  readonly phases: readonly Phase[];
  /** What is done without asking, card by card. */
  readonly habits?: Habits;
}

export const USUAL_STOPS: Stops = { chain: true, showdown: true, phases: [] };

/** An earlier decision of one's own, to which the game can be taken back. */
export interface Moment {
  readonly turn: number;
  readonly events: number;
}

export interface MatchInfo {
  readonly bestOf: 3 | 5;
  readonly wins: readonly number[];
  readonly game: number;
  readonly isOver: boolean;
  /** What can be chosen before the next game; null: it is not between two games, or that is done elsewhere. */
  readonly between: BetweenGames | null;
}

/** One moment of a game as one seat sees it. */
export interface Frame {
  /** Whose view it is; -1: a spectator. */
  readonly viewer: Seat;
  readonly snapshot: SeatSnapshot;
  readonly seats: readonly SeatInfo[];
  readonly mode: ModeName;
  readonly seed: number;
  /** How many answers there have been. */
  readonly at: number;
  readonly moments: readonly Moment[];
  readonly auto: AutoPass | null;
  readonly stops: Stops;
  readonly match: MatchInfo | null;
  /** Several people share the screen: the next one has to take over first. */
  readonly curtain: boolean;
  /** It is only to be looked at: nobody has a move. */
  readonly still?: boolean;
  /** The game as it is kept here: the id of its table, and that of its record once it is over. */
  readonly kept?: { readonly id: string; readonly record: string };
  /** It is played on a server: nothing is begun anew, and going back needs the others' consent. */
  readonly online?: boolean;
}

export interface TableState {
  readonly frame: Frame | null;
  /** Everything that has happened, as the viewer may know it; causes are indices into it. */
  readonly events: readonly EventView[];
  /** How many of them the frame has brought: they are what moves. */
  readonly fresh: number;
  /** Who is thinking. */
  readonly thinking: Seat | null;
  readonly crashed: string | null;
}

export interface Table {
  readonly store: StoreApi<TableState>;
  /** `queuedTargets`: what should be picked in the questions that follow, if it can be. */
  answer(answers: readonly Answer[], queuedTargets?: readonly Choice[]): void;
  explain(answer: Answer): Promise<Refusal | null>;
  /** `aim`: what it would be used on. */
  foresee(answer: Answer, aim?: Choice): Promise<Foresight | null>;
  /** To the last own decision, or to the last one before that many events. */
  undo(before?: number): void;
  /** Before what is being played is finalized: to the decision to play it. */
  takeBack(): void;
  pass(until: AutoPass | null): void;
  stopAt(stops: Stops): void;
  concede(): void;
  restart(): void;
  /** `swaps`: what each seat exchanges with its sideboard before. */
  nextGame(firstPlayer: Seat, swaps?: readonly (Swap | null)[]): void;
  /** The next person has sat down. */
  liftCurtain(): void;
  /** The game up to here, where it is kept on this device and nobody's secrets are in it. */
  record?(): Promise<Replay | null>;
}

/** As it looks before anybody is asked. */
export function unasked(snapshot: SeatSnapshot): SeatSnapshot {
  const { question } = snapshot;
  return question?.mine === true ? { ...snapshot, question: { mine: false, player: question.player, asked: "act" } } : snapshot;
}

/** Questions are always new: the same question asked again is another one. */
export function sharedFrame(before: Frame, now: Frame): Frame {
  const { view, refusals, sums } = before.snapshot;
  const snapshot = {
    ...now.snapshot,
    view: share(view, now.snapshot.view),
    refusals: share(refusals, now.snapshot.refusals),
    sums: share(sums, now.snapshot.sums),
  };
  return { ...now, snapshot, seats: share(before.seats, now.seats) };
}

export const EMPTY: TableState = { frame: null, events: [], fresh: 0, thinking: null, crashed: null };

/** A board to look at: nothing can be done. */
export function stillTable(frame: Frame | null, events: readonly EventView[] = []): Table {
  const nothing = (): void => {};
  return {
    store: createStore<TableState>(() => ({ ...EMPTY, frame, events })),
    answer: nothing,
    explain: async () => null,
    foresee: async () => null,
    undo: nothing,
    takeBack: nothing,
    pass: nothing,
    stopAt: nothing,
    concede: nothing,
    restart: nothing,
    nextGame: nothing,
    liftCurtain: nothing,
  };
}

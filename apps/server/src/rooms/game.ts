import { type Answer, type GameEvent, type GameSetup, NOBODY, type Refusal, type State } from "@rulebound/engine/internal";
import type { Terms } from "@rulebound/protocol";
import type { Rules } from "../rules/rules.ts";
import { Clocks, type IncrementRule } from "./clocks.ts";
import type { LossReason } from "./entries.ts";

export interface Given {
  readonly seat: number;
  readonly answer: Answer;
  readonly at: number;
}

export type Reason = "played" | "drawn" | LossReason;

/** No game takes so many; whoever would go on for ever is stopped. */
export const MOST_ANSWERS = 20_000;

/** Whoever comes into the room is told of so many events, the last ones. */
export const EVENTS_KEPT = 200;

const LONG_AGO: GameEvent = {
  type: "passed",
  rule: "100",
  cause: -1,
  player: NOBODY,
  seenBy: 0,
  hiddenCount: 0,
};

/** The engine failed on an answer: a defect of ours. The game is as it was before. */
export class EngineFailure extends Error {}

/** One game: what it began from, what was answered, and where that led. */
export class Game {
  state: State;
  answers: Given[] = [];
  takenBack = 0;
  /** Of all that has happened in it (rules/trace.ts). */
  trace: number;
  readonly clocks: Clocks | null;
  /** So many events from the start on are LONG_AGO. */
  private forgotten = 0;
  /** Why the last of those who left had to. */
  private left: LossReason | null = null;
  /** What could be seen on the way from the last answer to what is asked now. */
  private beats: readonly State[] = [];

  constructor(
    /** By which it is played to its end. */
    readonly rules: Rules,
    readonly setup: GameSetup,
    terms: Terms,
    isTimed: (seat: number) => boolean,
    readonly startedAt: number,
    increments: IncrementRule = "turn",
  ) {
    this.state = rules.newGame({ ...setup, record: true });
    this.trace = rules.opening(this.state);
    this.clocks = terms.clock === null ? null : new Clocks(terms.clock, this.state.players.length, isTimed, increments);
    this.clocks?.skip(startedAt);
    this.clocks?.ask(this.asked, startedAt);
  }

  /** Whose decision is open; null: the game is over. */
  get asked(): number | null {
    return this.state.decision?.player ?? null;
  }

  get isOver(): boolean {
    return this.state.decision === null;
  }

  get reason(): Reason {
    if (this.state.winners.length === 0) return "drawn";
    return this.left !== null && this.answers.at(-1)?.answer.do === "concede" ? this.left : "played";
  }

  /** Null, or why not; a refused answer changes nothing. */
  give(seat: number, answer: Answer, at: number, why: LossReason = "conceded"): Refusal | null {
    this.forget(); // before it, so that whatever comes of it is told
    const { turnNumber, turnPlayer, invited } = this.state;
    const isIdle = answer.do === "invite" || (answer.do === "pass" && invited === seat);
    const refusal = this.attempt(answer);
    if (refusal !== null) return refusal;
    if (answer.do === "concede") this.left = why;
    this.answers.push({ seat, answer, at });
    if (this.state.turnNumber !== turnNumber) this.clocks?.turnOver(turnPlayer, turnNumber);
    this.clocks?.ask(this.asked, at, isIdle ? "idly" : "anew");
    return null;
  }

  /** Nobody is told again of what happened long ago: its place in the stream stays, and what it was goes. */
  private forget(): void {
    const { events } = this.state;
    if (events === null) return;
    for (; this.forgotten < events.length - EVENTS_KEPT; this.forgotten++) events[this.forgotten] = LONG_AGO;
  }

  private attempt(answer: Answer): Refusal | null {
    try {
      const told = this.state.events?.length ?? 0;
      const { refusal, beats } = this.rules.applyShown(this.state, answer);
      if (refusal === null) this.trace = this.rules.traced(this.trace, this.state, told);
      this.beats = beats;
      return refusal;
    } catch (error) {
      this.rebuild();
      throw new EngineFailure(`${JSON.stringify(answer)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** What could be seen on the way here, once. */
  seen(): readonly State[] {
    const { beats } = this;
    this.beats = [];
    return beats;
  }

  /** 0 or more answers from the start; what came later did not happen. */
  takeBack(to: number, at: number): void {
    this.answers = this.answers.slice(0, to);
    this.takenBack++;
    this.rebuild();
    this.clocks?.ask(this.asked, at);
  }

  /** The answer that a seat would take back: its last one, unless it has left. */
  lastAnswerOf(seat: number): number | null {
    const last = this.answers.findLastIndex((given) => given.seat === seat && given.answer.do !== "concede");
    return last < 0 || this.answers.slice(last).some(({ answer }) => answer.do === "concede") ? null : last;
  }

  /** The game as it was after so many answers. */
  after(answers: number): State {
    const { rules } = this;
    const state = rules.newGame(this.setup);
    for (const { answer } of this.answers.slice(0, answers)) rules.apply(state, answer);
    return state;
  }

  private rebuild(): void {
    const { rules } = this;
    const state = rules.newGame({ ...this.setup, record: true });
    let trace = rules.opening(state);
    for (const { answer } of this.answers) {
      const told = state.events?.length ?? 0;
      const refusal = rules.apply(state, answer);
      if (refusal !== null) throw new EngineFailure(`a game cannot be played again: ${refusal.detail} (${refusal.rule})`);
      trace = rules.traced(trace, state, told);
    }
    this.state = state;
    this.trace = trace;
    this.beats = [];
    this.forgotten = 0;
  }
}

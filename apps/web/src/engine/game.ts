import {
  type Answer,
  applyShown,
  type CardPool,
  type Choice,
  fork,
  fromAliases,
  type GameSetup,
  hash,
  isRefusal,
  legal,
  NOBODY,
  newGame,
  Recorder,
  type Refusal,
  type Replay,
  replay,
  type Seat,
  type State,
  toAliases,
} from "@rulebound/engine/internal";

/** A decision of a person, as the game was when it was asked. */
export interface Before {
  readonly state: State;
  readonly answers: number;
  readonly isAct: boolean;
}

/**
 * One game with its inputs, and a fork for every decision of a person, so that any of them can be taken again. It knows
 * nothing of bots, clocks or screens.
 */
export class Game {
  readonly past: Before[] = [];
  /** What could be seen on the way since somebody last looked. */
  private beats: State[] = [];
  private answers: Answer[] = [];

  private constructor(
    public state: State,
    private readonly header: Replay,
    private readonly isPerson: (seat: Seat) => boolean,
  ) {}

  static begin(setup: GameSetup, isPerson: (seat: Seat) => boolean): Game {
    return new Game(newGame({ ...setup, record: true }), new Recorder(setup).replay(), isPerson);
  }

  /** `moments`: after how many answers a person did something new; without it, wherever a person was asked. */
  static resume(pool: CardPool, saved: Replay, isPerson: (seat: Seat) => boolean, moments?: readonly number[]): Game {
    const past: Before[] = [];
    const state = replay(pool, saved, {
      record: true,
      visit: (s, answers) => {
        if (answers >= saved.answers.length || s.decision === null || !isPerson(s.decision.player)) return;
        if (moments === undefined || moments.includes(answers)) past.push(momentOf(s, answers));
      },
    });
    const game = new Game(state, saved, isPerson);
    game.past.push(...past);
    game.answers = [...saved.answers];
    return game;
  }

  get count(): number {
    return this.answers.length;
  }

  get asked(): Seat {
    return this.state.decision?.player ?? NOBODY;
  }

  get isOver(): boolean {
    return this.state.decision === null;
  }

  /** In the engine's numbers. `gesture`: a person has done something new, to which the game can be taken back. */
  take(answer: Answer, gesture: "new" | "same" = "new"): Refusal | null {
    const before = gesture === "new" && this.isPerson(this.asked) ? momentOf(this.state, this.count) : null;
    const { refusal, beats } = applyShown(this.state, answer);
    if (refusal !== null) return refusal;
    this.beats.push(...beats);
    if (before !== null) this.past.push(before);
    this.answers.push(answer);
    return null;
  }

  /** What could be seen on the way here, each once. */
  seen(): readonly State[] {
    return this.beats.splice(0);
  }

  /** In the numbers of a seat. */
  takeFrom(seat: Seat, answer: Answer, gesture: "new" | "same" = "new"): Refusal | null {
    const meant = fromAliases(this.state, seat, answer);
    return isRefusal(meant) ? meant : this.take(meant, gesture);
  }

  /** Picks what was hoped for, as long as the next question has it among its legal picks. */
  fulfil(seat: Seat, queuedTargets: readonly Choice[]): void {
    for (const queuedTarget of queuedTargets) {
      if (this.asked !== seat || this.state.decision?.kind !== "choose") return;
      const answer = legal(this.state).find((one) => {
        const shown = toAliases(this.state, seat, one);
        return shown.do === "pick" && shown.pick === queuedTarget;
      });
      if (answer === undefined || this.take(answer, "same") !== null) return;
    }
  }

  /** Back to a decision of a person: the last one, or the last that fits. False: there is none. */
  back(fits: (before: Before) => boolean = () => true): boolean {
    const at = this.past.findLastIndex(fits);
    if (at < 0) return false;
    const { state, answers } = this.past[at];
    this.past.length = at;
    this.beats = [];
    this.state = state;
    this.answers.length = answers;
    return true;
  }

  replay(): Replay {
    return { ...this.header, answers: [...this.answers], fingerprints: [{ after: this.count, hash: hash(this.state) }] };
  }
}

const momentOf = (s: State, answers: number): Before => ({ state: fork(s), answers, isAct: s.decision?.kind === "act" });

import { type Answer, type Choice, NOBODY, nthSeat, type Refusal } from "@rulebound/engine/internal";
import { type Foresight, type OwnQuestion, plainAnswer, type SeatSnapshot } from "@rulebound/protocol/seat";
import { createStore } from "zustand/vanilla";
import { useSettings } from "../app/settings.ts";
import { cardOf as cardIn } from "../board/seats.ts";
import { cardFacts } from "../card/facts.ts";
import { automaticAnswer } from "../engine/automatic.ts";
import { habitualAnswer, NO_HABITS } from "../engine/habits.ts";
import { type AutoPass, EMPTY, type Frame, type Stops, sharedFrame, type Table, type TableState, unasked } from "../engine/table.ts";
import { Refused } from "./connection.ts";
import { passHere, passingFrom, type ViewPassing } from "./passing.ts";
import type { OnlineRoom, RoomState } from "./room.ts";

/** What is answered by itself takes a while that differs, so that the others cannot tell by it that there was no choice. */
const LEAST_MS = 250;
const SPREAD_MS = 450;
/** What has just appeared under a finger that was about to press something else is not pressed. */
const SETTLE_MS = 400;
/** An answer that the server could not take just now is given again. */
const AGAIN_MS = 1000;

/** Bots of a kind have one name: the second of them is called so. */
const toldApart = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });

const nameOf = (card: number): string => (card < 0 ? "" : cardFacts(card).name);

/** A room's game as a table for the board: answers go to the server, one for each question. */
export class OnlineTable implements Table {
  readonly store = createStore<TableState>(() => EMPTY);
  private queue: readonly Answer[] = [];
  private queuedTargets: readonly Choice[] = [];
  private passing: ViewPassing | null = null;
  private stops: Stops = useSettings.getState().stops;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The question that has been answered: it is not asked any more while the answer is on its way. */
  private answered: OwnQuestion | null = null;
  private shownAt = Number.NEGATIVE_INFINITY;
  private readonly unwatch: () => void;

  constructor(
    private readonly room: OnlineRoom,
    private readonly refused: (error: Refused) => void,
    private readonly pause: () => number = () => LEAST_MS + Math.random() * SPREAD_MS,
    private readonly settleMs = SETTLE_MS,
  ) {
    this.unwatch = room.store.subscribe((state, before) => this.update(state, before));
    this.update(room.store.getState(), null);
    this.goOn();
  }

  close(): void {
    clearTimeout(this.timer);
    this.unwatch();
  }

  answer(answers: readonly Answer[], queuedTargets: readonly Choice[] = []): void {
    if (this.isOnItsWay || performance.now() - this.shownAt < this.settleMs) return;
    this.queue = answers;
    this.queuedTargets = queuedTargets;
    this.goOn();
  }

  /** Null as well where the server cannot tell: it judges the answer itself when it is given. */
  async explain(answer: Answer): Promise<Refusal | null> {
    const { game } = this.room.store.getState();
    return game === null ? null : this.room.explain({ at: game.at, answer }).catch(() => null);
  }

  async foresee(answer: Answer, aim?: Choice): Promise<Foresight | null> {
    const { game } = this.room.store.getState();
    if (game === null) return null;
    return (await this.room.foresee({ at: game.at, answer, ...(aim === undefined ? {} : { aim }) }).catch(() => null)) as Foresight | null;
  }

  /** Others have to agree. */
  undo(): void {
    void this.tell(() => this.room.say({ type: "askTakeBack" }));
  }

  takeBack(): void {
    this.undo();
  }

  pass(until: AutoPass | null): void {
    const { game } = this.room.store.getState();
    this.passing = until === null || game === null ? null : passingFrom(game.snapshot.view, until);
    this.update(this.room.store.getState(), null);
    this.goOn();
  }

  stopAt(stops: Stops): void {
    this.stops = stops;
    this.update(this.room.store.getState(), null);
    this.goOn();
  }

  concede(): void {
    void this.tell(() => this.room.say({ type: "concede" }));
  }

  restart(): void {}
  nextGame(): void {}
  liftCurtain(): void {}

  private get isOnItsWay(): boolean {
    return this.answered !== null && this.answered === this.room.store.getState().game?.snapshot.question;
  }

  private update({ view, game }: RoomState, before: RoomState | null): void {
    if (view === null || game === null) return;
    if (before !== null && before.game === game && before.view === view) return;
    const isNew = before !== null && before.game !== game;
    const { question } = game.snapshot;
    const isAnswered = question?.mine === true && (this.isOnItsWay || this.automatic(game.snapshot) !== null);
    // A table that was closed without a result still has the question that was open then.
    const isOver = view.phase === "over";
    const frame: Frame = {
      viewer: view.you === null ? NOBODY : nthSeat(view.you),
      snapshot: isOver ? { ...game.snapshot, question: null } : isAnswered ? unasked(game.snapshot) : game.snapshot,
      seats: toldApart(view.seats.map(({ person }) => person?.name ?? "")).map((name, seat) => {
        const person = view.seats[seat].person;
        return { name, bot: person?.kind === "bot" ? person.name : null, deck: "" };
      }),
      mode: view.terms.mode,
      seed: 0,
      at: game.at,
      moments: [],
      auto: this.passing?.until ?? null,
      stops: this.stops,
      match:
        view.terms.mode === "match" && view.terms.bestOf !== 1
          ? { bestOf: view.terms.bestOf, wins: view.wins, game: view.game, isOver: view.matchWinners !== null, between: null }
          : null,
      curtain: false,
      online: true,
    };
    const shown = this.store.getState().frame;
    if (isNew && question?.mine === true && !isAnswered) this.shownAt = performance.now();
    this.store.setState({
      frame: shown === null ? frame : sharedFrame(shown, frame),
      events: game.events,
      fresh: isNew ? game.fresh : 0,
      thinking: question?.mine === false ? question.player : null,
    });
    if (isNew) this.goOn();
  }

  /** What was meant to follow, as long as it fits the question; then passing by itself. */
  private goOn(): void {
    const { game } = this.room.store.getState();
    const answer = game === null ? null : this.next(game.snapshot);
    clearTimeout(this.timer);
    if (game === null) return;
    if (answer === null) {
      const automatic = this.automatic(game.snapshot);
      if (automatic !== null) this.timer = setTimeout(() => this.say(game.at, automatic), this.pause());
      return;
    }
    this.say(game.at, answer);
  }

  private automatic({ question, view }: SeatSnapshot): Answer | null {
    if (question?.mine !== true) return null;
    const { player: seat, kind, offers } = question;
    const next = view.chain.at(-1)?.controller ?? null;
    const cardOf = (answer: Answer): string => ("object" in answer ? nameOf(cardIn(view, answer.object)) : "");
    const asked = { seat, kind, answers: offers.map(({ answer }) => answer), phase: view.turn.phase, next, cardOf };
    const { habits = NO_HABITS, full } = this.stops;
    if (full === true) return null;
    return plainAnswer(question) ?? automaticAnswer(asked, this.stops) ?? habitualAnswer(question, nameOf(question.sourceCard), habits);
  }

  private say(at: number, answer: Answer): void {
    const question = this.room.store.getState().game?.snapshot.question;
    if (this.room.store.getState().game?.at !== at || question?.mine !== true || this.answered === question) return;
    this.answered = question;
    this.update(this.room.store.getState(), null);
    void this.tell(() => this.room.say({ type: "answer", at, answer } as Parameters<OnlineRoom["say"]>[0]));
  }

  private next({ question, view }: SeatSnapshot): Answer | null {
    if (question?.mine !== true) return null;
    if (this.queue.length > 0) {
      const [first, ...rest] = this.queue;
      this.queue = rest;
      return first;
    }
    const [queuedTarget, ...others] = this.queuedTargets;
    this.queuedTargets = others;
    const pick =
      queuedTarget === undefined ? undefined : question.offers.find(({ answer }) => answer.do === "pick" && answer.pick === queuedTarget);
    if (pick !== undefined && question.kind === "choose") return pick.answer;
    this.queuedTargets = [];
    const pass = this.passing === null ? null : passHere(view, question, this.passing, this.stops);
    if (pass === null) this.passing = null;
    return pass;
  }

  private async tell(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.queue = [];
      this.queuedTargets = [];
      this.passing = null;
      this.answered = null;
      this.update(this.room.store.getState(), null);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.goOn(), AGAIN_MS);
      if (error instanceof Refused && error.code !== "stale" && error.code !== "unavailable") this.refused(error);
    }
  }
}

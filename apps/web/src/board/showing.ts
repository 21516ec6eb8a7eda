import { createStore, type StoreApi } from "zustand/vanilla";
import { type Frame, type Table, type TableState, unasked } from "../engine/table.ts";
import { whenDrawn } from "./drawn.ts";
import { lengthOf, type Moment, momentsOf } from "./moments.ts";

/**
 * Between a table and what is drawn of it: frames that come faster than they can be followed wait until what the one before has
 * brought has been seen, moment by moment. Whoever acts does not wait: what is left to show is then skipped.
 */
export class Showing {
  readonly store: StoreApi<TableState>;
  readonly moment: StoreApi<{ readonly moment: Moment | null; readonly isAgain: boolean; readonly canRepeat: boolean }>;
  private waiting: TableState[] = [];
  /** What was shown of this turn and of those since the viewer's own, to be shown again. */
  private shown: TableState[] = [];
  private latest: TableState;
  /** Ends the moment that is being shown before its time. */
  private cut: (() => void) | null = null;

  /**
   * `factor`: how much longer than usual everything takes; 0: nothing waits. `onRest`: everything that has arrived, up to the frame
   * of that number, can be seen and has been announced. `drawn`: time runs from when a moment can be seen, however long drawing takes.
   */
  constructor(
    private readonly table: Table,
    private readonly factor: () => number,
    private readonly onRest: (at: number) => void = () => {},
    private readonly drawn: typeof whenDrawn = whenDrawn,
  ) {
    this.latest = table.store.getState();
    this.store = createStore<TableState>(() => this.latest);
    this.moment = createStore(() => ({ moment: null, isAgain: false, canRepeat: false }));
  }

  /** Returns what ends it. */
  open(): () => void {
    const close = this.table.store.subscribe((now) => this.receive(now));
    this.latest = this.table.store.getState();
    this.store.setState(this.latest, true);
    if (this.latest.frame !== null) this.begin(momentsOf(this.latest, true));
    return () => {
      close();
      this.stop();
    };
  }

  /** Everything that has arrived is shown at once. */
  finish(): void {
    this.stop();
    this.waiting = [];
    if (this.store.getState() !== this.latest) this.put(this.latest);
    this.moment.setState({ moment: null, isAgain: false });
    this.rest();
  }

  /** The last turn of the others, once more. */
  again(): void {
    const number = this.latest.frame?.snapshot.view.turn.number ?? 0;
    const isOwnTurn = this.latest.frame?.snapshot.view.turn.player === this.latest.frame?.viewer;
    const turns = this.shown.filter((state) => state.frame !== this.latest.frame && (!isOwnTurn || turnOf(state) < number));
    if (turns.length === 0) return;
    this.stop();
    this.waiting = [...turns, this.latest];
    this.moment.setState({ moment: null, isAgain: true });
    this.next();
  }

  private receive(now: TableState): void {
    const before = this.latest;
    this.latest = now;
    if (now.frame === before.frame) {
      const { thinking, crashed } = now;
      this.store.setState({ thinking, crashed });
      if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = now;
      return;
    }
    if (now.frame === null || before.frame === null || isJump(before.frame, now.frame, before, now) || this.factor() === 0) {
      this.stop();
      this.waiting = [];
      const at = now.frame === null || before.frame === null ? 0 : now.frame.at; // what was taken back is not shown again
      this.shown = this.shown.filter(({ frame }) => frame !== null && frame.at < at);
      this.put(now);
      this.moment.setState({ moment: null, isAgain: false });
      this.begin(this.factor() === 0 ? [] : momentsOf(now, before.frame === null || now.fresh === now.events.length));
    } else if (now.frame.at === before.frame.at && now.fresh === 0) this.replace(before, now);
    else {
      this.waiting.push(now);
      if (this.cut === null) this.next();
    }
  }

  /** The same moment, with another question or other settings. */
  private replace(before: TableState, now: TableState): void {
    const at = this.waiting.indexOf(before);
    if (at < 0) this.put(now);
    else this.waiting[at] = { ...now, fresh: before.fresh };
  }

  private next(): void {
    const state = this.waiting.shift();
    if (state === undefined) {
      this.moment.setState({ moment: null, isAgain: false });
      return;
    }
    const before = this.store.getState().frame;
    this.put(this.waiting.length === 0 ? state : withoutQuestion(state));
    // To somebody else who looks on now, all of it is new.
    this.begin(before?.viewer === state.frame?.viewer ? momentsOf(state, false) : []);
  }

  private begin(moments: readonly Moment[]): void {
    const [moment, ...others] = moments;
    const factor = this.factor();
    if (moment === undefined || factor === 0) {
      this.cut = null;
      if (this.moment.getState().moment !== null) this.moment.setState({ moment: null });
      if (this.waiting.length > 0 || this.moment.getState().isAgain) this.next();
      else this.rest();
      return;
    }
    this.moment.setState({ moment });
    this.cut = this.drawn(() => {
      const timer = setTimeout(() => this.begin(others), lengthOf(moment) * factor);
      this.cut = () => clearTimeout(timer);
    });
  }

  private put(state: TableState): void {
    this.store.setState(state, true);
    const { frame } = state;
    if (frame === null || this.moment.getState().isAgain) return;
    const { turn, players } = frame.snapshot.view;
    this.shown = [...this.shown.filter((one) => turnOf(one) > turn.number - players.length && one.frame?.viewer === frame.viewer), state];
    const canRepeat = this.shown.some((one) => turnOf(one) < turn.number);
    if (canRepeat !== this.moment.getState().canRepeat) this.moment.setState({ canRepeat });
  }

  private rest(): void {
    const { frame } = this.store.getState();
    if (frame !== null) this.onRest(frame.at);
  }

  private stop(): void {
    this.cut?.();
    this.cut = null;
  }
}

const turnOf = ({ frame }: TableState): number => frame?.snapshot.view.turn.number ?? 0;

/** Something was taken back: there is nothing to follow. */
const isJump = (from: Frame, to: Frame, before: TableState, now: TableState): boolean =>
  to.at < from.at || now.events.length < before.events.length;

/** More is to be shown before anybody is asked. */
const withoutQuestion = (state: TableState): TableState =>
  state.frame === null ? state : { ...state, frame: { ...state.frame, snapshot: unasked(state.frame.snapshot) } };

import { type Answer, apply, fork, hash, load, type Refusal, type State, save } from "../adapter.ts";

/** How answers are applied: plainly, or under conditions that would show a defect of forking, saving or loading. */
export const TABLES = ["plain", "forked", "saved"] as const;
export type Table = (typeof TABLES)[number];

/** What came of an answer: the state to go on with, and the reason if it was refused. */
interface Outcome {
  readonly state: State;
  readonly refused: Refusal | null;
}

export const APPLY: Readonly<Record<Table, (state: State, answer: Answer) => Outcome>> = {
  plain: (state, answer) => ({ refused: apply(state, answer), state }),

  /** Forks share records both ways: whichever of them goes on, the others must stay as they were. */
  forked(state, answer) {
    const before = hash(state);
    const goesOn = fork(state);
    const waits = fork(state);
    const refused = apply(goesOn, answer);
    mustBe(hash(state), before, "the state changed when its fork went on");
    mustBe(hash(waits), before, "a fork changed when another one went on");
    const after = hash(goesOn);
    apply(state, answer);
    mustBe(hash(state), after, "a state and its fork went different ways");
    mustBe(hash(waits), before, "a fork changed when its state went on");
    return { state: goesOn, refused };
  },

  /** A game goes on from a file as if nothing had happened, beside one that was never saved. Events are not part of it. */
  saved(state, answer) {
    const loaded = load(state.pool, save(state));
    mustBe(hash(loaded), hash(state), "the state is another one after saving and loading");
    loaded.events = state.events;
    const refused = apply(loaded, answer);
    const unsaved = UNSAVED.get(state) ?? state;
    unsaved.events = null;
    apply(unsaved, answer);
    mustBe(hash(loaded), hash(unsaved), "a game that was saved and loaded went another way");
    UNSAVED.set(loaded, unsaved);
    return { state: loaded, refused };
  },
};

/** The game that was never saved, by the one that was. */
const UNSAVED = new WeakMap<State, State>();

function mustBe(actual: string, expected: string, otherwise: string): void {
  if (actual !== expected) throw new Error(`${otherwise}: ${expected} became ${actual}`);
}

import type { Thing } from "../actions/action.ts";
import type { Decision, FlatEvent, ObjectId, Seat, State } from "../adapter.ts";
import { StepFailure } from "../failure.ts";
import { compareLists } from "../lists.ts";
import type { Names } from "../names.ts";

/** What expectations are held against. */
export interface Situation {
  readonly state: State;
  readonly names: Names;
  readonly decision: Decision | null;
  /** Since the last `expect`. */
  readonly events: readonly FlatEvent[];
}

/** Compares, and collects what is not as expected. */
export class Checker {
  private readonly failures: { readonly line: number; readonly message: string }[] = [];

  constructor(readonly situation: Situation) {}

  fail(line: number, message: string): void {
    this.failures.push({ line, message });
  }

  same(line: number, what: string, expected: string | number | boolean, actual: string | number | boolean): void {
    if (expected !== actual) this.fail(line, `expected ${what} to be ${expected}, but it is ${actual}.`);
  }

  sameSeat(line: number, what: string, expected: Seat, actual: Seat): void {
    this.same(line, what, seatName(expected), seatName(actual));
  }

  /** Exactly these objects, in any order. */
  sameObjects(line: number, what: string, expected: readonly Thing[], actual: readonly ObjectId[]): void {
    const { missing, surplus } = this.compareObjects(expected, actual);
    if (missing.length === 0 && surplus.length === 0) return;
    this.fail(line, `expected ${what} to be [${expected.map(({ text }) => text).join(", ")}], but it is [${this.list(actual)}].`);
  }

  compareObjects(expected: readonly Thing[], actual: readonly ObjectId[]) {
    return compareLists(expected, actual, (thing, id) => this.isCalled(thing, id));
  }

  isCalled(thing: Thing, id: ObjectId): boolean {
    const { state, names } = this.situation;
    return names.means(state, thing, id, state.turnPlayer, "in a list");
  }

  list(ids: readonly ObjectId[]): string {
    const { state, names } = this.situation;
    return ids.map((id) => names.nameOf(state, id)).join(", ");
  }

  /** Throws if anything failed: the first line, and every message. */
  finish(): void {
    const [first] = this.failures;
    if (first === undefined) return;
    const messages = this.failures.map(({ line, message }) => (line === first.line ? message : `line ${line}: ${message}`));
    throw new StepFailure(messages.join("\n"), first.line);
  }
}

export const seatName = (seat: Seat): string => (seat < 0 ? "none" : `P${seat + 1}`);
